// Measures the finished page in a real browser: `npm run measure`, after `./play --build`. Prints a table for docs/speed.md.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newPage, openBrowser, serve, web } from './browser.mjs';

const battle = readFileSync(resolve(web, '../games/rulebook-3.0-battle.nhx'), 'utf8');
const rounds = 5;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const best = (values) => Math.min(...values);

// From an empty cache to a board on which the first HQ can be placed: bytes as transferred, milliseconds.
async function firstBoard(browser, address) {
  const page = await newPage(browser, {});
  const requests = [];
  page.context().on('requestfinished', (request) => requests.push(request));
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[data-testid="play-now"]').click();
  await page.locator('[data-testid="table"][data-asked="true"]').waitFor();
  const milliseconds = performance.now() - start;
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.context().close();
  const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
  return { milliseconds, kilobytes: bytes / 1000, urls: requests.map((request) => request.url()) };
}

// Frames a second while the example Battle of the rulebook is shown.
async function battleFrames(browser, address) {
  const page = await newPage(browser, { battleSpeed: 'normal' });
  await page.goto(address);
  await page.locator('[data-testid="file-input"]').setInputFiles({
    name: 'battle.nhx',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${battle.replace('nhx 1', 'nhx 1\ngame battle')}\nmoves\n`),
  });
  await page.locator('[data-testid="hand-tile"][data-tile="battle"]').click();
  await page.locator('[data-testid="start-battle"]').click();
  const frames = await page.evaluate(
    () =>
      new Promise((done) => {
        const times = [];
        const next = (time) => {
          times.push(time);
          if (time - times[0] < 4000) requestAnimationFrame(next);
          else done(times);
        };
        requestAnimationFrame(next);
      }),
  );
  await page.context().close();
  const gaps = frames.slice(1).map((time, index) => time - frames[index]);
  return { perSecond: (gaps.length * 1000) / (frames.at(-1) - frames[0]), longest: Math.max(...gaps) };
}

// Milliseconds from question to answer through the worker, on the crowded board of the same Battle.
async function lookTimes(browser, address, workerUrl) {
  const page = await newPage(browser, {});
  await page.goto(address);
  const times = await page.evaluate(
    async ({ workerUrl, position }) => {
      const worker = new Worker(workerUrl, { type: 'module' });
      const ask = (id, question, parameters) =>
        new Promise((told) => {
          worker.onmessage = (event) => told(event.data);
          worker.postMessage({ id, question, parameters });
        });
      await ask(0, 'look', { position });
      const times = [];
      for (let id = 1; id <= 200; ++id) {
        const start = performance.now();
        await ask(id, 'look', { position });
        times.push(performance.now() - start);
      }
      worker.terminate();
      return times;
    },
    { workerUrl, position: battle },
  );
  await page.context().close();
  return times.toSorted((a, b) => a - b);
}

const { server, address } = await serve();
const browser = await openBrowser();
try {
  const boards = [];
  for (let round = 0; round < rounds; ++round) boards.push(await firstBoard(browser, address));
  const workerUrl = boards[0].urls.find((url) => /worker.*\.js$/.test(url));
  const looks = await lookTimes(browser, address, workerUrl);
  const frames = await battleFrames(browser, address);
  const times = boards.map((board) => board.milliseconds);
  const rows = [
    ['first playable board, transferred', `${median(boards.map((board) => board.kilobytes)).toFixed(0)} KB gzipped`],
    [
      'from the address to that board',
      `${best(times).toFixed(0)} ms at best, ${median(times).toFixed(0)} ms median of ${rounds}`,
    ],
    [
      'board with its preview, question to answer',
      `${looks[100].toFixed(1)} ms median, ${looks[198].toFixed(1)} ms slowest but one of 200`,
    ],
    ['Battle animation', `${frames.perSecond.toFixed(1)} frames a second, longest gap ${frames.longest.toFixed(0)} ms`],
  ];
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
} finally {
  await browser.close();
  server.kill();
}
