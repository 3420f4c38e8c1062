import { untrack } from 'svelte';
import type { Phase } from '../engine/api';
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

const forecastPhases: Phase[] = ['discard', 'play', 'retreat', 'captive', 'medic', 'battle'];

// What happens by itself at a table that is shown: call it while a component is set up.
export function watchTable(model: TableModel): void {
  const { played, game, showing, choosing, previewer, adviser, warner, chances } = model;

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

  $effect(() => {
    const { view } = game;
    const { action } = choosing.choice;
    const position = action ? view.position : (model.foreseen?.position ?? view.position);
    const isWanted = settings.previewHints && !showing.playback && forecastPhases.includes(view.phase);
    untrack(() => {
      if (isWanted) previewer.ask(position, action ? [action] : []);
      else previewer.clear();
    });
  });

  // Whoever points at an answer sees what it covers.
  $effect(() => {
    const { pointedAnswer } = model;
    model.pointedArea = [];
    if (!pointedAnswer) return;
    const { position } = untrack(() => game.view);
    void engine.ask('try', { position, actions: [pointedAnswer] }).then((tried) => {
      if (model.pointedAnswer === pointedAnswer && 'covers' in tried) model.pointedArea = tried.covers;
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
    else if (fresh.some((entry) => entry.events.some((event) => event.startsWith('placed ')))) playSound('place');
    if (fresh.some((entry) => entry.events.some((event) => event.startsWith('won ')))) playSound('win');
  });
}

function soundOf(frame: Frame): void {
  const words = frame.events.map((event) => event.split(' ', 1)[0]);
  if (frame.banner) playSound('battle');
  else if (words.includes('hp') || words.includes('score')) playSound('hq');
  else if (words.includes('destroyed') || words.includes('exploded')) playSound('destroyed');
  else if (words.includes('hit')) playSound('hit');
}
