/// <reference types="node" />
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string; // of the page, with a slash at its end
  }
}

const web = resolve(import.meta.dirname, '../..');
const program = process.env.NHX ?? resolve(web, '../build/nhx');

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

export default async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(resolve(web, 'dist/index.html'))) throw new Error('there is no dist: run `npm run build` first');
  const port = await freePort();
  const args = ['serve', '--port', String(port), '--root', resolve(web, 'dist')];
  const server = spawn(program, args, { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  for (let tries = 0; !(await answers(address)); ++tries) {
    if (tries > 100) throw new Error(`${program} ${args.join(' ')} does not answer on ${address}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  project.provide('address', address);
  return () => void server.kill();
}
