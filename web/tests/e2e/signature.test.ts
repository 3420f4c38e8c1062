/// <reference types="node" />
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as native from '../unit/native';
import { address, useBrowser, visit } from './site';

useBrowser();

it('the engine in the page gives the signature of the native one', () =>
  visit(async ({ page }) => {
    await page.goto(address());
    const assets = readdirSync(resolve(import.meta.dirname, '../../dist/assets'));
    const worker = assets.find((name) => /^worker.*\.js$/.test(name));
    const told = await page.evaluate(
      (url) =>
        new Promise<{ answer: { signature: string } }>((hear) => {
          const engine = new Worker(url, { type: 'module' });
          engine.onmessage = (event) => hear(event.data);
          engine.postMessage({ id: 1, question: 'bench', parameters: { quick: false } });
        }),
      `assets/${worker}`,
    );
    expect(told.answer.signature).toBe(native.bench().signature);
  }));
