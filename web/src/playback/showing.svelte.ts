import type { View } from '../engine/api';
import { wordsOf } from '../engine/notation';
import type { Entry } from '../game/entry';
import type { Game, Listener } from '../game/game.svelte';
import { Playback } from './playback.svelte';
import { timelineOf, type Frame } from './timeline';

// Shows what happens in a game before the game goes on.
export class Showing implements Listener {
  playback: Playback | null = $state.raw(null); // what is being shown
  view: View | null = $state.raw(null); // what the players are told until that is over, instead of the game's
  battleFrames: Frame[] = $state.raw([]); // of the last Battle, also of one that is still fought
  isReplaying = $state(false); // the last Battle is shown once more
  #game: Game;
  #pace: { speed: number }; // 0: results are shown at once

  constructor(game: Game, pace: { speed: number }) {
    this.#game = game;
    this.#pace = pace;
    game.listen(this);
  }

  async happened(entry: Entry, before: View, after: View): Promise<void> {
    const frames = this.#framesOf(entry, before);
    const { speed } = this.#pace;
    if (frames.length === 0 || speed === 0) return;
    this.view = duringWhat(before, after);
    await this.#playBack(frames, speed);
    this.view = null;
  }

  // The game waits.
  async showBattleAgain(): Promise<void> {
    if (this.playback || this.#game.busy) return;
    this.isReplaying = true;
    await this.#playBack(this.battleFrames, this.#pace.speed || 1);
    this.isReplaying = false;
  }

  skip(): void {
    this.playback?.skip();
  }

  #framesOf(entry: Entry, before: View): Frame[] {
    const battle = entry.actions.some((action) => wordsOf(action).word === 'battle');
    const frames = timelineOf(before, entry.events, { battle, quiet: this.#game.isHere(entry.seat) });
    const isBattle = frames.some((frame) => frame.segment !== null || frame.banner !== null);
    if (isBattle) this.battleFrames = before.battle ? [...this.battleFrames, ...frames] : frames;
    return frames;
  }

  async #playBack(frames: Frame[], speed: number): Promise<void> {
    this.playback = new Playback(frames, speed);
    await this.playback.run();
    this.playback = null;
  }
}

// While something is shown it is still the turn of whoever has caused it. What is paid for it has left the hands already.
function duringWhat(before: View, after: View): View {
  const players = before.players.map((player, index) => {
    const { hand, energy } = after.players[index]!;
    return { ...player, hand, energy };
  });
  return { ...before, players, seat: before.battle?.causer ?? before.seat };
}
