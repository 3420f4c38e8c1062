// Counts what the page asks the module while a tile is placed and while a Battle is fought: `npm run measure:questions`, after
// `./play --build`. Prints tables for docs/speed.md.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newPage, openBrowser, serve, web } from './browser.mjs';

const game = readFileSync(resolve(web, '../games/rulebook-3.0-game.nhx'), 'utf8');
const rounds = 20; // of each question; the fastest counts

// The game up to the line before which it is opened.
const upTo = (line) => game.slice(0, game.indexOf(`\n${line}\n`) + 1);

// Notes every question of the page and its answer, in the order in which they were asked.
function listen() {
  window.asked = [];
  window.UnheardWorker = Worker;
  window.Worker = class extends window.UnheardWorker {
    constructor(url, options) {
      super(url, options);
      window.workerUrl = String(url);
      this.addEventListener('message', ({ data }) => {
        if (!('answer' in data)) return;
        const question = window.asked.find((each) => each.worker === this && each.id === data.id);
        question.received = JSON.stringify(data.answer).length;
      });
    }
    postMessage(message) {
      const { id, question, parameters } = message;
      const sent = JSON.stringify(parameters).length;
      window.asked.push({ worker: this, id, question, parameters, sent, received: 0 });
      super.postMessage(message);
    }
  };
}

// The questions of one gesture: all that are asked until nothing has been asked for a while.
async function during(page, gesture) {
  await quiet(page);
  await page.evaluate(() => void (window.asked.length = 0));
  await gesture();
  await quiet(page);
  return page.evaluate(() =>
    window.asked.map(({ question, parameters, sent, received }) => ({ question, parameters, sent, received })),
  );
}

async function quiet(page) {
  await page.evaluate(async () => {
    const open = () => window.asked.filter(({ received }) => received === 0).length;
    for (let before = -1; before !== window.asked.length || open() > 0;) {
      before = window.asked.length;
      await new Promise((wait) => setTimeout(wait, 400));
    }
  });
}

// Milliseconds from question to answer, asked again in the same order of a worker that does nothing else.
async function timed(page, questions) {
  return page.evaluate(
    async ({ questions, rounds }) => {
      const worker = new window.UnheardWorker(window.workerUrl, { type: 'module' });
      const ask = (id, { question, parameters }) =>
        new Promise((told) => {
          worker.onmessage = ({ data }) => 'answer' in data && told();
          worker.postMessage({ id, question, parameters });
        });
      const times = questions.map(() => Infinity);
      for (let round = 0; round < rounds; ++round) {
        for (const [id, question] of questions.entries()) {
          const start = performance.now();
          await ask(id, question);
          times[id] = Math.min(times[id], performance.now() - start);
        }
      }
      worker.terminate();
      return times;
    },
    { questions, rounds },
  );
}

async function openGame(page, address, text) {
  await page.goto(address);
  await page.locator('[data-testid="file-input"]').setInputFiles({
    name: 'game.nhx',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.locator('[data-testid="table"][data-asked="true"]').waitFor();
}

// A first decision: once it is made, the game has been saved.
async function place(page, tile, hex) {
  await page.locator(`[data-testid="hand-tile"][data-tile="${tile}"]`).click();
  await page.locator(`[data-hex="${hex}"]`).click();
  await page.locator('[data-testid="confirm"]').click();
}

async function print(page, what, questions) {
  const times = await timed(page, questions);
  const sum = (values) => values.reduce((a, b) => a + b, 0);
  const names = questions.map(({ question }) => `\`${question}\``).join(', ');
  const bytes = (key) => sum(questions.map((each) => each[key])).toLocaleString('en');
  console.log(`| ${what} | ${names} | ${bytes('sent')} | ${bytes('received')} | ${sum(times).toFixed(1)} |`);
}

const { server, address } = await serve();
const browser = await openBrowser();
try {
  const page = await newPage(browser, { battleSpeed: 'instant', reducedMotion: true });
  await page.addInitScript(listen);
  console.log('| gesture | questions | bytes sent | bytes received | milliseconds |\n|---|---|---|---|---|');

  await openGame(page, address, upTo('2 place ganger e3 nw'));
  await place(page, 'ganger', 'e3');
  await page.locator('[data-testid="hand-tile"][data-tile="boss"]').click();
  const aim = await during(page, () => page.locator('[data-hex="c2"]').click());
  await print(page, 'aim a tile at a hex', aim);
  const confirm = await during(page, () => page.locator('[data-testid="confirm"]').click());
  await print(page, 'confirm it', confirm);

  await openGame(page, address, upTo('1 sniper a3'));
  await place(page, 'sniper', 'a3');
  await page.locator('[data-testid="hand-tile"][data-tile="battle"]').click();
  const battle = await during(page, () => page.locator('[data-testid="start-battle"]').click());
  await print(page, 'a Battle, with the draw after it', battle);
} finally {
  await browser.close();
  server.kill();
}
