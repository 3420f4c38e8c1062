/// <reference types="node" />
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const browsers = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const switches = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--mute-audio'];

export const laptop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
// The same page in a quarter of the dots, for long games that nobody looks at: drawing them is most of the work.
export const small: BrowserContextOptions = { ...laptop, deviceScaleFactor: 0.5 };
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export interface Stored {
  settings?: object; // on top of battles at once and no motion
  language?: 'en' | 'pl';
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  faults: string[]; // what the console, the security policy or a broken script has complained about
}

let browser: Browser;

// Call it once per file: one browser for all of its tests.
export function useBrowser(): void {
  beforeAll(async () => {
    const executablePath = browsers.find((path) => path && existsSync(path));
    if (!executablePath) throw new Error('no chromium found: set CHROMIUM to its path');
    browser = await chromium.launch({ executablePath, args: switches });
  });
  afterAll(() => browser.close());
}

export function address(path = ''): string {
  return `${inject('address')}#/${path}`;
}

function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
}

// A browser that has never been here. Whatever the page complains about fails the test when the visit ends.
export async function visit(
  what: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = laptop,
  stored: Stored = {},
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', colorScheme: 'dark', ...options });
  const faults: string[] = [];
  const settings = { battleSpeed: 'instant', reducedMotion: true, ...stored.settings };
  await context.addInitScript(
    ({ settings, language }) => {
      localStorage.getItem('nhx.settings') ?? localStorage.setItem('nhx.settings', JSON.stringify(settings));
      if (language) localStorage.getItem('nhx.language') ?? localStorage.setItem('nhx.language', language);
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`),
      );
    },
    { settings, language: stored.language },
  );
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  listen(page, faults);
  try {
    await what({ page, context, faults });
    expect(faults).toEqual([]);
  } catch (error) {
    if (faults.length > 0) console.error('the page complained:', faults);
    const name = expect.getState().currentTestName?.replace(/\W+/g, '-').slice(-60);
    await page.screenshot({ path: `tests/e2e/shots/failure${name}.png` }).catch(() => undefined);
    throw error;
  } finally {
    await context.close();
  }
}

export const byId = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

// Pages come in parts; this waits for the last of them.
export async function complete(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}
