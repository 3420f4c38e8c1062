import { expect, it } from 'vitest';
import { byId, useBrowser, visit } from './site';
import { scenario } from './scenarios';
import { openRecord, perform, position, savedMoves } from './table';

useBrowser();

// Everything that can be decided is decided by clicks, in games that start where it matters.
const decided: Record<string, string[]> = {
  instants: [
    'movement/a-move-goes-one-hex-and-turns',
    'push-back/an-hq-pushes',
    'instants/a-sniper-kills-a-unit-without-toughness',
    'instants/a-grenade-destroys-the-toughest-unit',
    'instants/an-air-strike-hits-friend-and-foe-but-no-hq',
    'instants/a-small-bomb-hits-three-hexes',
    'movement/castled-units-keep-their-facings',
    'movement/a-rotation-turns-one-own-unit',
    'smart-turns/terror-does-not-bind-its-player',
  ],
  'moves without a tile': [
    'movement/each-mobile-unit-walks-for-itself',
    'movement/a-transport-moves-a-unit-beside-it',
    'smart-turns/the-smart-hq-moves-a-unit-beside-it',
    'movement/the-doomsday-hq-turns-one-unit-in-a-turn',
  ],
  'answers outside a Battle': [
    'turn/a-forced-answer-interrupts-the-turn',
    'capture/castled-captives-are-captured-anew',
    'instants/the-striker-may-let-himself-decide-first',
    'full-board/an-agitator-that-fills-the-board-turns-its-captive-after-the-battle',
  ],
  'choices of a Battle': [
    'moloch/a-mother-gives-the-clown-a-second-chance-to-explode',
    'hegemony/an-unused-quartermaster-is-offered-in-the-next-segment',
    'medics/the-controller-picks-the-unit-to-save',
    'medics/the-causer-orders-two-deciding-seats',
  ],
  procedures: [
    'duel-board/rotation-costs-one-and-may-be-run-again',
    'duel-board/swap-may-leave-the-facings',
    'duel-board/the-push-procedure-costs-two',
    'duel-board/the-laser-destroys-what-stands-between-two-links',
    'duel-board/elimination-takes-a-unit-between-three-links',
    'duel-board/detonation-destroys-all-enemy-links',
  ],
};

it.each(Object.entries(decided))('%s', (_, names) =>
  visit(async ({ page }) => {
    for (const name of names) {
      const { record, actions } = scenario(name);
      await openRecord(page, record);
      for (const action of actions) await perform(page, action);
      expect((await savedMoves(page)).slice(0, actions.length)).toEqual(actions);
    }
  }),
);

it('energy is bought with tiles and HQ points', () =>
  visit(async ({ page }) => {
    const { record, actions } = scenario('duel-board/tiles-and-hq-points-together-give-energy');
    await openRecord(page, record);
    await perform(page, actions[0]!);
  }));

it('an unlucky draw is drawn anew', () =>
  visit(async ({ page }) => {
    const record = `nhx 1
game unlucky
player 1 borgo hand battle,move*2
player 2 moloch
to-act 1 discard turn 9 drawn battle,move*2 redraw
a1 1 hq
e5 2 hq
moves
`;
    await openRecord(page, record);
    await byId(page, 'redraw').click();
    await expect
      .poll(async () => (await savedMoves(page)).slice(0, 4).map((move) => move.split(' ')[1]))
      .toEqual(['redraw', 'draw', 'draw', 'draw']);
  }));

it('what has revealed nothing can be taken back', () =>
  visit(async ({ page }) => {
    const { record, actions } = scenario('movement/a-move-goes-one-hex-and-turns');
    await openRecord(page, record);
    const before = await position(page);
    await perform(page, actions[0]!);
    await byId(page, 'undo').click();
    await expect.poll(() => savedMoves(page)).toEqual([]);
    expect(await position(page)).toBe(before);
  }));

it('an illegal attempt says why', () =>
  visit(async ({ page }) => {
    const { record } = scenario('instants/a-sniper-kills-a-unit-without-toughness');
    await openRecord(page, record);
    await page.click('[data-testid="hand-tile"][data-tile="sniper"]');
    const hq = (await position(page)).match(/^(\S+) 2 hq/m)![1]!;
    await page.click(`[data-hex="${hq}"]`);
    expect((await byId(page, 'refused').innerText()).length).toBeGreaterThan(10);
  }));

it('whoever resigns has lost', () =>
  visit(async ({ page }) => {
    await openRecord(page, scenario('resign/whoever-resigns-has-lost').record);
    await byId(page, 'table-menu').click();
    await byId(page, 'resign').click();
    await byId(page, 'resign-yes').click();
    await byId(page, 'game-over').waitFor();
    expect(await savedMoves(page)).toEqual(['1 resign']);
  }));

it('a Battle is shown segment by segment, can be stepped through and skipped', () =>
  visit(
    async ({ page }) => {
      const { record } = scenario('battles/rulebook-3-0-battle');
      await openRecord(page, record);
      await page.click('[data-testid="hand-tile"][data-tile="battle"]');
      await byId(page, 'start-battle').click();
      await byId(page, 'battle-controls').waitFor();
      await byId(page, 'battle-step').click();
      await byId(page, 'battle-step').click();
      await byId(page, 'segment').waitFor();
      const below = page.locator('.own [data-testid^="hp-"]'); // whose points are at the bottom
      expect(await below.getAttribute('data-testid')).toBe('hp-1');
      await byId(page, 'battle-skip').click();
      await byId(page, 'battle-controls').waitFor({ state: 'detached' });
      await expect.poll(() => below.getAttribute('data-testid')).toBe('hp-2');
    },
    undefined,
    { settings: { battleSpeed: 'slow', reducedMotion: false } },
  ));
