/// <reference types="node" />
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

// A plain host that serves a copy of dist in a folder, and can be given a new version of it.
export interface StaticHost {
  address: string;
  release(): void; // the first file of the page gets another name and content, as after a change of the code
  close(): void;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export async function staticHost(): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nhx-host-'));
  cpSync(resolve(import.meta.dirname, '../../dist'), folder, { recursive: true });

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.replace(/^\/games\/hex\//, '');
    const file = join(folder, path === '' ? 'index.html' : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[extname(file)] ?? 'text/plain';
    return response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };

  function release(): void {
    const change = (name: string, how: (text: string) => string) =>
      writeFileSync(join(folder, name), how(readFileSync(join(folder, name), 'utf8')));
    const [, old = ''] = readFileSync(join(folder, 'index.html'), 'utf8').match(/src=".\/(assets\/[^"]+)"/) ?? [];
    const fresh = old.replace('.js', 'new.js');
    renameSync(join(folder, old), join(folder, fresh));
    const texts = [...readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`), 'index.html', 'sw.js'];
    for (const name of texts.filter((each) => /\.(js|html)$/.test(each)))
      change(name, (text) => text.replaceAll(old.split('/')[1]!, fresh.split('/')[1]!));
    change('sw.js', (text) => text.replace(/"[0-9a-f]{12}"/, '"the-next-one"'));
  }

  return {
    address: `http://127.0.0.1:${port}/games/hex/`,
    release,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
