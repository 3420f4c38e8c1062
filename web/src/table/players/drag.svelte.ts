const slop = 8; // pixels that are still a click
const longPress = 450; // milliseconds

interface DragEvents {
  start: (place: number) => boolean; // false: this tile cannot be dragged
  over: (x: number, y: number) => void;
  drop: (x: number, y: number) => void;
  hold: (place: number) => void; // a long press on a touch screen
}

// A tile of the hand under the pointer, from the press to the place where it is let go.
export class Drag {
  place: number | null = $state(null);
  x = $state(0);
  y = $state(0);
  isAway = $state(false); // has left its place in the hand
  wasDragged = false; // the press that ends now was no click
  #from = { x: 0, y: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #events: DragEvents;

  constructor(events: DragEvents) {
    this.#events = events;
  }

  down(event: PointerEvent, place: number): void {
    if (event.button !== 0) return;
    this.place = place;
    this.isAway = false;
    this.wasDragged = false;
    this.#from = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      if (this.isAway || this.place === null) return;
      this.wasDragged = true;
      this.#events.hold(this.place);
      this.place = null;
    }, longPress);
  }

  move(event: PointerEvent): void {
    if (this.place === null) return;
    const distance = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
    if (!this.isAway) {
      if (distance < slop) return;
      clearTimeout(this.#timer);
      if (!this.#events.start(this.place)) return this.cancel();
      this.isAway = true;
      this.wasDragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.x = event.clientX;
    this.y = event.clientY;
    this.#events.over(this.x, this.y);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (this.place !== null && this.isAway) this.#events.drop(event.clientX, event.clientY);
    this.cancel();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.place = null;
    this.isAway = false;
  }
}
