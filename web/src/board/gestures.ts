import type { HexName } from '../engine/api';
import type { BoardEvents } from './types';

const longPress = 450; // milliseconds
const slop = 12; // pixels a finger may tremble
const catchAngle = 35; // degrees of dragging after which the tile snaps to its next facing

// Turns pointer events on hexes into picks, looks and turns.
export class Gestures {
  #events: () => Partial<BoardEvents>;
  #isGhost: (hex: HexName) => boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #start: { x: number; y: number } | null = null;
  #rim: { hex: HexName; x: number; y: number; angle: number } | null = null; // a ghost's centre on screen, angle already turned to
  #done = false; // this press was a look or a turn: no pick follows
  pointing = false; // the pointer was used last, not the keyboard

  constructor(events: () => Partial<BoardEvents>, isGhost: (hex: HexName) => boolean) {
    this.#events = events;
    this.#isGhost = isGhost;
  }

  enter(hex: HexName, event: PointerEvent) {
    if (event.pointerType === 'mouse') this.#events().look?.(hex);
  }

  leave(event: PointerEvent) {
    if (event.pointerType === 'mouse' && !this.#rim) this.#events().look?.(null);
  }

  down(hex: HexName, event: PointerEvent) {
    this.#done = false;
    this.pointing = true;
    this.#start = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#timer);
    if (this.#isGhost(hex) && this.#grabRim(hex, event)) return;
    if (event.pointerType !== 'mouse') {
      this.#timer = setTimeout(() => {
        this.#done = true;
        this.#events().look?.(hex);
      }, longPress);
    }
  }

  move(event: PointerEvent) {
    if (this.#start && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > slop)
      clearTimeout(this.#timer);
    if (!this.#rim) return;
    const turned = difference(angleFrom(this.#rim, event), this.#rim.angle);
    if (Math.abs(turned) < catchAngle) return;
    const step = Math.sign(turned);
    this.#rim.angle += step * 60;
    this.#done = true;
    this.#events().turn?.(step, this.#rim.hex);
  }

  up() {
    clearTimeout(this.#timer);
    this.#start = null;
    this.#rim = null;
  }

  click(hex: HexName) {
    if (!this.#done) this.#events().pick?.(hex);
    this.#done = false;
  }

  // A long press on a touch screen must not open the browser's menu as well.
  menu(event: Event) {
    if (this.#start || this.#done) event.preventDefault();
  }

  wheel(hex: HexName, event: WheelEvent) {
    if (!this.#isGhost(hex) || event.deltaY === 0) return;
    event.preventDefault();
    this.#events().turn?.(Math.sign(event.deltaY), hex);
  }

  #grabRim(hex: HexName, event: PointerEvent): boolean {
    const element = event.currentTarget as SVGElement;
    const box = element.getBoundingClientRect();
    const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (Math.hypot(event.clientX - centre.x, event.clientY - centre.y) < box.height * 0.26) return false;
    this.#rim = { hex, ...centre, angle: angleFrom(centre, event) };
    element.setPointerCapture?.(event.pointerId);
    return true;
  }
}

function angleFrom(centre: { x: number; y: number }, event: PointerEvent): number {
  return (Math.atan2(event.clientY - centre.y, event.clientX - centre.x) * 180) / Math.PI;
}

function difference(a: number, b: number): number {
  return ((((a - b + 180) % 360) + 360) % 360) - 180;
}
