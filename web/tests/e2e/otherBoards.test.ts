import { expect, it } from 'vitest';
import type { GameSetup } from '../../src/engine/api';
import { small, useBrowser, visit } from './site';
import { setups } from '../unit/nodeEngine';
import { begin, playToTheEnd, savedMoves, two } from './table';

useBrowser();

it('two teams play on the large board', () =>
  visit(async ({ page }) => {
    await playToTheEnd(page, await begin(page, setups.team!, [1]));
    expect(new Set((await savedMoves(page)).map((move) => move[0]))).toEqual(new Set(['1', '2', '3', '4']));
  }, small));

it('a person and the bot play on the Duel board', () =>
  visit(async ({ page }) => {
    const setup: GameSetup = { ...two, board: 'duel', seats: [{ army: 'hegemony' }, { army: 'borgo' }] };
    await playToTheEnd(page, await begin(page, setup, [2]));
  }, small));
