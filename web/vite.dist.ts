/// <reference types="node" />
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|webmanifest|wasm)$/;
const worthCompressing = 512; // bytes

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

// The service worker is told what to keep and under which name: another build has another name.
function nameTheFiles(dist: string): void {
  const worker = join(dist, 'sw.js');
  const files = filesBelow(dist).filter((file) => file !== worker && !file.endsWith('.gz'));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(dist.length)).update(readFileSync(file));
  const names = files.map((file) => relative(dist, file).replaceAll('\\', '/'));
  const code = readFileSync(worker, 'utf8')
    .replace(/\bnhxFiles\b/g, JSON.stringify(names))
    .replace(/\bnhxBuild\b/g, JSON.stringify(hash.digest('hex').slice(0, 12)));
  writeFileSync(worker, code);
}

// A static host that knows about precompressed files sends these instead. Those of zopfli are a twentieth smaller.
function compress(dist: string): void {
  const files = filesBelow(dist).filter((file) => compressible.test(file) && statSync(file).size >= worthCompressing);
  if (spawnSync('zopfli', files).status === 0) return;
  for (const file of files) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
}

export function finishedDist(): Plugin {
  return {
    name: 'nhx-finished-dist',
    apply: 'build',
    writeBundle(options) {
      if (!options.dir) throw new Error('the build has no output folder');
      nameTheFiles(options.dir);
      compress(options.dir);
    },
  };
}
