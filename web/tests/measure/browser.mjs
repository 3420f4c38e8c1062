// What the measurements have in common: the finished page, served as people get it, and a real browser.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';

export const web = resolve(import.meta.dirname, '../..');
const program = process.env.NHX ?? resolve(web, '../build/nhx');
const browsers = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

// `nhx serve` on a free port; its first line tells the address.
export async function serve() {
  const server = spawn(program, ['serve', '--port', '0', '--root', resolve(web, 'dist')]);
  const address = await new Promise((found, failed) => {
    server.stdout.on('data', (data) => {
      const [match] = /http:\S+/.exec(String(data)) ?? [];
      if (match) found(match);
    });
    server.stderr.on('data', (data) => failed(new Error(String(data))));
  });
  return { server, address };
}

export function openBrowser() {
  const executablePath = browsers.find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

// Without the service worker: what it fetches for later would be counted too.
export async function newPage(browser, settings) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.addInitScript((value) => localStorage.setItem('nhx.settings', JSON.stringify(value)), settings);
  return context.newPage();
}
