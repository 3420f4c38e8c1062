/// <reference types="node" />
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

// A static host that knows about precompressed files sends these instead.
function compress(dist: string): void {
  for (const file of filesBelow(dist)) {
    if (!compressible.test(file)) continue;
    const content = readFileSync(file);
    if (content.length >= worthCompressing) writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
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
