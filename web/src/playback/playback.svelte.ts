import type { GameEvent } from '../engine/api';
import type { Frame } from './timeline';

// Shows frames one after the other, at a speed the person chooses, or step by step.
export class Playback {
  readonly frames: Frame[];
  index = $state(0);
  paused = $state(false);
  speed = $state(1); // 2: twice as fast
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;
  #finish: () => void = () => {};

  constructor(frames: Frame[], speed: number) {
    this.frames = frames;
    this.speed = speed;
  }

  get frame(): Frame {
    return this.frames[this.index]!;
  }

  get isBattle(): boolean {
    return this.frames.some((frame) => frame.segment !== null || frame.banner !== null);
  }

  // Events of the frames that have been shown so far.
  get told(): GameEvent[] {
    return this.frames.slice(0, this.index + 1).flatMap((frame) => frame.events);
  }

  // Resolves when the last frame has been shown or the rest was skipped.
  run(): Promise<void> {
    return new Promise((resolve) => {
      this.#finish = resolve;
      if (this.#isOver) resolve();
      else this.#wait();
    });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.paused) this.#timer = setTimeout(() => this.#advance(), this.frame.lasts / this.speed);
  }

  #advance(): void {
    if (this.index + 1 >= this.frames.length) return this.skip();
    ++this.index;
    this.#wait();
  }

  // Stops the clock and goes one frame on.
  step(): void {
    this.paused = true;
    clearTimeout(this.#timer);
    this.#advance();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
  }

  resume(): void {
    this.paused = false;
    this.#wait();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#isOver = true;
    this.#finish();
  }
}
