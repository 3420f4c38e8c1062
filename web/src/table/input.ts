import type { ActionText, HexName } from '../engine/api';
import { settings } from '../browser/settings.svelte';
import { playSound } from '../browser/sound';
import type { Step } from '../game/choosing/steps';
import type { Looked, TableModel } from './model.svelte';

// What clicks, taps, drags and keys mean at the table.

export function pickHex(model: TableModel, hex: HexName): void {
  if (!model.isAsked) return explainUnit(model, hex);
  const { choosing } = model;
  const { choice } = choosing;
  if (choice.action && choice.chosenHexes.includes(hex) && !canBeNext(model, hex)) {
    if (model.isLoose) return putDown(model);
    if (model.usesKeys || choice.turns.length === 0) return void confirm(model);
    return turn(model, 1, hex);
  }
  model.isLoose = false;
  if (choosing.pick(`hex ${hex}`)) {
    playSound('turn');
    return look(model, hex);
  }
  if (choice.picks.length === 0) return explainUnit(model, hex);
  look(model, hex);
  void choosing.explain(hex);
}

// Help comes to the front, where it is not always in sight.
export function explain(model: TableModel, looked: Looked): void {
  model.looked = looked;
  model.sheetTab = 'help';
}

function explainUnit(model: TableModel, hex: HexName): void {
  if (model.unitAt(hex)) explain(model, { hex });
}

// A hex can be chosen once more where a move may end where it began.
function canBeNext(model: TableModel, hex: HexName): boolean {
  return model.choosing.choice.next.includes(`hex ${hex}`);
}

function putDown(model: TableModel): void {
  model.isLoose = false;
  playSound('turn');
}

// Pointer or focus on a hex: help explains it; a tile in hand shows itself there.
export function pointAt(model: TableModel, hex: HexName | null): void {
  model.pointsAt = hex;
  if (hex && isLongPress(model)) explainUnit(model, hex);
  if (hex && model.unitAt(hex) && !model.ghosts.fresh.includes(hex)) model.looked = { hex };
  if (!model.isAsked) return;
  const { choosing } = model;
  if (!hex) return dropLoose(model);
  const isOpen = model.isLoose || !choosing.choice.action;
  if (!isOpen || !choosing.choice.tile || !choosing.choice.targets.includes(hex)) return;
  const next = choosing.choice.pick(`hex ${hex}`);
  if (next?.action && choosing.pick(`hex ${hex}`)) model.isLoose = true;
}

// A finger that looks at a hex has been on it for a while; a tap picks.
function isLongPress(model: TableModel): boolean {
  return model.touchedAt !== null && performance.now() - model.touchedAt > 400;
}

function dropLoose(model: TableModel): void {
  if (!model.isLoose) return;
  model.isLoose = false;
  model.choosing.back();
}

function look(model: TableModel, hex: HexName): void {
  if (model.unitAt(hex)) model.looked = { hex };
}

export function pickTile(model: TableModel, tile: string): void {
  const { army } = model.player(model.ownSeat);
  model.looked = { army, tile };
  if (!model.isAsked) return;
  model.isLoose = false;
  if (model.choosing.choice.tile === tile && model.choosing.choice.picks.length > 0) return model.choosing.clear();
  model.choosing.clear();
  if (!model.choosing.pick(`tile ${tile}`))
    void model.choosing.explainTile(tile, model.tile(army, tile).kind === 'instant');
}

export function turn(model: TableModel, sixths: number, hex?: HexName): void {
  model.choosing.turn(sixths, hex);
  playSound('turn');
}

export async function confirm(model: TableModel): Promise<void> {
  const { action } = model.choosing.choice;
  if (!action || !model.isAsked) return;
  model.isLoose = false;
  await play(model, action);
}

// Whoever wants to be warned is asked first.
async function play(model: TableModel, action: ActionText): Promise<void> {
  const { game, warner } = model;
  if (warner.checking !== null) return;
  if (settings.blunderWarnings && !(await warner.allows(game, action))) return;
  await game.play(action);
}

// A button of the question.
export async function press(model: TableModel, step: Step): Promise<void> {
  const action = model.choosing.choice.actionOf(step);
  model.pointedAnswer = null;
  if (action) await play(model, action);
  else model.choosing.pick(step);
}

// Opens the hint, or puts it away.
export function toggleHint(model: TableModel): void {
  const { adviser } = model;
  if (adviser.isOpen) {
    adviser.close();
    model.sheetTab = null;
  } else if (model.canAskForHint) {
    model.choosing.clear();
    model.sheetTab = 'hint';
    void adviser.open(model.view.position);
  }
}

export function goBack(model: TableModel): void {
  dropLoose(model);
  model.choosing.back();
}

// True when the key meant something.
export function pressKey(model: TableModel, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const isField = event.target instanceof HTMLElement && event.target.matches('input, select, textarea, dialog *');
  if (isField) return false;
  const key = event.key.toLowerCase();
  const hand = model.player(model.ownSeat).hand;
  const tile = hand[Number(key) - 1];
  if (tile) pickTile(model, tile);
  else if (key === 'q' || key === 'e') turn(model, key === 'q' ? -1 : 1);
  else if (key === 'escape' && model.choosing.hasPicks) goBack(model);
  else if (key === 'escape' && model.adviser.isOpen) toggleHint(model);
  else if (key === 'u' && model.canUndo) void model.game.undo();
  else if (key === 'i' && (model.canAskForHint || model.adviser.isOpen)) toggleHint(model);
  else if (key === 'enter' && !isControl(event.target)) void confirm(model);
  else return false;
  return true;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], summary') !== null;
}
