import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Engine, Facing, GameSetup } from '../../src/engine/api';
import { facings } from '../../src/engine/hexes';
import { kindOf, sequencesOf, wordOf, type Step } from '../../src/game/choosing/steps';
import { nodeEngine, setups } from '../unit/nodeEngine';
import { address, byId } from './site';

// Plays at the table by clicks alone, and knows from the saved game what has come of them.

let engine: Engine | null = null;

export async function rules(): Promise<Engine> {
  return (engine ??= await nodeEngine());
}

// The record of the game played last, as it is saved in the browser.
export async function savedRecord(page: Page): Promise<string> {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('nhx.game.'))
      .map(([, value]) => JSON.parse(value as string) as { savedAt: number; text: string })
      .sort((one, other) => other.savedAt - one.savedAt)
      .map((game) => game.text),
  );
  return texts[0] ?? '';
}

export async function savedMoves(page: Page): Promise<string[]> {
  const lines = (await savedRecord(page)).split('\n');
  return lines.slice(lines.indexOf('moves') + 1).filter((line) => /^\d /.test(line));
}

// Where the game stands, told by what is saved.
export async function position(page: Page): Promise<string> {
  const read = await (await rules()).ask('read', { text: await savedRecord(page) });
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const moves = read.record.moves.map((move) => move.action);
  const replayed = await (await rules()).ask('replay', { start: read.record.start, moves });
  if ('illegal' in replayed) throw new Error(replayed.sentence);
  return replayed.steps.at(-1)!.position;
}

export async function startPosition(setup: GameSetup): Promise<string> {
  const started = await (await rules()).ask('start', { setup });
  if ('faults' in started) throw new Error(JSON.stringify(started.faults));
  return started.position;
}

export const two: GameSetup = setups.two!;

// Fills in the page "New game"; whoever is not a person is a bot.
export async function begin(page: Page, setup: GameSetup, people: number[]): Promise<string> {
  await page.goto(address('new'));
  await byId(page, `mode-${setup.mode}`).check({ force: true });
  await byId(page, `board-${setup.board}`).check({ force: true });
  for (const [index, { army }] of setup.seats.entries()) {
    const seat = index + 1;
    await byId(page, `seat-${seat}-${army}`).check({ force: true });
    await byId(page, `who-${seat}-${people.includes(seat) ? 'person' : 'bot'}`).check({ force: true });
  }
  await byId(page, 'start-game').click();
  await byId(page, 'table').waitFor();
  return startPosition(setup);
}

// Opens a record as a file, on the home page: the game goes on at the table.
export async function openRecord(page: Page, text: string): Promise<void> {
  await page.goto(address());
  await byId(page, 'file-input').setInputFiles({
    name: 'game.nhx',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await byId(page, 'table').waitFor();
}

type Press = (page: Page, selector: string) => Promise<void>;
// A click of the mouse on the middle of what is there and not covered; where it is not, page.click waits or says why.
const click: Press = async (page, selector) => {
  const middle = await page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  });
  if (middle) await page.mouse.click(middle.x, middle.y);
  else await page.click(selector);
};
export const tap: Press = (page, selector) => page.tap(selector);

async function isPressed(page: Page, selector: string): Promise<boolean> {
  return (await page.getAttribute(selector, 'aria-pressed')) === 'true';
}

// "face c3 ne": turns the tile in the making on c3 until it faces ne. Where two are turned, a click on each turns it.
async function turnTo(page: Page, wanted: Step, isOneOfTwo: boolean, press: Press): Promise<void> {
  const [, hex = '', facing] = wanted.split(' ');
  for (let turns = 0; turns < 6; ++turns) {
    const action = await page.getAttribute('[data-testid="confirm"]', 'data-action');
    const now = sequencesOf(action ?? '')[0]?.find((step) => step.startsWith(`face ${hex} `));
    if (now === wanted) return;
    const sixths = facings.indexOf(facing as Facing) - facings.indexOf(now?.split(' ')[2] as Facing);
    const side = (sixths + 6) % 6 > 3 ? 'left' : 'right';
    await press(page, isOneOfTwo ? `[data-hex="${hex}"]` : `[data-testid="turn-${side}"]`);
  }
}

async function take(page: Page, step: Step, action: string, isRepeated: boolean, press: Press): Promise<void> {
  const word = wordOf(step);
  const hand = `[data-testid="hand-tile"][data-tile="${word}"]`;
  const hex = `[data-hex="${word}"]`;
  const way = `[data-step="${step}"]`;
  switch (kindOf(step)) {
    case 'tile':
      if (word === 'hq' || (await page.locator(`${hand}[aria-pressed="true"]`).count()) > 0) return;
      return press(page, `${hand} >> nth=0`);
    case 'hex':
      if (isRepeated || !(await isPressed(page, hex))) await press(page, hex); // else it was the only one
      return;
    case 'way':
      if ((await page.locator(way).count()) > 0 && !(await isPressed(page, way))) await press(page, way);
      return;
    case 'face':
      return turnTo(page, step, sequencesOf(action)[0]!.filter((each) => kindOf(each) === 'face').length > 1, press);
    case 'do':
      return press(page, `[data-action="${action}"]`);
  }
}

// "1 energy 2 mutant": a tile and an HQ point, in a form of its own.
async function buyEnergy(page: Page, action: string, press: Press): Promise<void> {
  const [, , points = '', list = ''] = action.split(' ');
  const given = list.split(',').flatMap((entry) => {
    const [word = '', copies = '1'] = entry.split('*');
    return word === '' ? [] : Array<string>(Number(copies)).fill(word);
  });
  const hand = await page
    .locator('[data-testid="hand-tile"]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile') ?? ''));
  await press(page, '[data-testid="buy-energy"]');
  for (const word of given) {
    const place = hand.indexOf(word);
    hand[place] = '';
    await press(page, `[data-testid="give-tile"] >> nth=${place}`);
  }
  for (let paid = given.length; paid < Number(points); ++paid) await press(page, '[data-testid="more-points"]');
  await press(page, '[data-testid="buy"]');
}

async function choose(page: Page, action: string, press: Press): Promise<void> {
  if (action.split(' ')[1] === 'energy') return buyEnergy(page, action, press);
  const steps = sequencesOf(action)[0]!;
  for (const [index, step] of steps.entries()) await take(page, step, action, steps.indexOf(step) < index, press);
  if (kindOf(steps.at(-1)!) === 'do') return;
  expect(await page.getAttribute('[data-testid="confirm"]', 'data-action')).toBe(action);
  await press(page, '[data-testid="confirm"]');
}

// Carries out an action by clicks, and waits until the game has it.
export async function perform(page: Page, action: string, press: Press = click): Promise<void> {
  const before = (await savedMoves(page)).length;
  try {
    await choose(page, action, press);
    await expect.poll(async () => (await savedMoves(page))[before], { timeout: 30_000, interval: 15 }).toBe(action);
  } catch (error) {
    throw new Error(`"${action}" cannot be clicked`, { cause: error });
  }
}

// Waits until a person is asked or the game is over; bots and dealing take their time.
export async function settled(page: Page): Promise<'asked' | 'over'> {
  const asked = '[data-testid="table"][data-asked="true"], [data-testid="game-over"]';
  await page.waitForSelector(asked, { timeout: 120_000 }); // several bots in a row, on a busy machine
  return (await byId(page, 'game-over').count()) > 0 ? 'over' : 'asked';
}

// Plays for every person at the table, as the bot of the engine would, until the game is over. Returns the number of decisions.
export async function playToTheEnd(page: Page, start: string, press: Press = click): Promise<number> {
  const asked = await rules();
  let now = start;
  let known = 0;
  for (let decisions = 0; decisions < 600; ++decisions) {
    if ((await settled(page)) === 'over') return decisions;
    const moves = await savedMoves(page);
    for (const move of moves.slice(known)) {
      const played = await asked.ask('play', { position: now, action: move });
      if ('illegal' in played) throw new Error(`${move}: ${played.sentence}`);
      now = played.view.position;
    }
    known = moves.length;
    const { action } = await asked.ask('bot', { position: now, seed: String(decisions + 1) });
    await perform(page, action, press);
  }
  throw new Error('the game does not end');
}
