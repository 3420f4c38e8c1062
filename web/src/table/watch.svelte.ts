import { untrack } from 'svelte';
import type { GameEvent } from '../engine/api';
import { engine } from '../engine/client';
import { playSound } from '../browser/sound';
import { settings, type BattleSpeed } from '../browser/settings.svelte';
import type { Frame } from '../playback/timeline';
import type { TableModel } from './model.svelte';
import type { Pace } from './tableGame';

const speeds: Record<BattleSpeed, Pace> = {
  slow: { speed: 0.5, botPause: 900 },
  normal: { speed: 1, botPause: 500 },
  fast: { speed: 2.5, botPause: 150 },
  instant: { speed: 0, botPause: 0 },
};

// What happens by itself at a table that is shown: call it while a component is set up.
export function watchTable(model: TableModel): void {
  const { played, game, showing, choosing, adviser, warner, chances } = model;

  $effect(() => {
    Object.assign(played.pace, speeds[settings.battleSpeed]);
  });

  $effect(() => {
    untrack(() => void game.goOn());
    return () => played.close();
  });

  // Another question.
  $effect(() => {
    const view = model.isAsked ? game.view : null;
    untrack(() => {
      model.isLoose = false;
      model.pointedAnswer = null;
      model.pointsAt = null;
      model.pointedHexes = [];
      choosing.begin(view);
    });
    return () => {
      adviser.close();
      warner.clear();
      if (model.sheetTab === 'hint') model.sheetTab = null;
    };
  });

  $effect(() => {
    if (settings.chances) void chances.ask(model.view.position);
  });

  // Whoever points at an answer sees what it covers.
  $effect(() => {
    const { pointedAnswer } = model;
    model.pointedArea = [];
    if (!pointedAnswer) return;
    const { position } = untrack(() => game.view);
    void engine.ask('aim', { position, action: pointedAnswer }).then((aimed) => {
      if (model.pointedAnswer === pointedAnswer && 'covers' in aimed) model.pointedArea = aimed.covers;
    });
  });

  $effect(() => {
    const frame = showing.playback?.frame;
    if (frame) untrack(() => soundOf(frame));
  });

  let heard = game.entries.length;
  $effect(() => {
    const { entries } = game;
    const fresh = entries.slice(heard);
    heard = entries.length;
    if (fresh.some((entry) => entry.chance)) playSound('draw');
    else if (fresh.some((entry) => entry.events.some((event) => event.kind === 'placed'))) playSound('place');
    if (fresh.some((entry) => entry.events.some((event) => event.kind === 'won'))) playSound('win');
  });
}

function soundOf(frame: Frame): void {
  const tells = (...kinds: GameEvent['kind'][]) => frame.events.some((event) => kinds.includes(event.kind));
  if (frame.banner) playSound('battle');
  else if (tells('hp', 'score')) playSound('hq');
  else if (tells('destroyed', 'exploded')) playSound('destroyed');
  else if (tells('hit')) playSound('hit');
}
