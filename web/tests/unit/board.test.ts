import { execFileSync } from 'node:child_process';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/board/Board.svelte';
import type { BoardTile, Mark } from '../../src/board/types';

const catalogue = JSON.parse(execFileSync('../build/nhx', ['tiles', '--json'], { encoding: 'utf8' })).armies;
const hexes = [
  'a1',
  'a2',
  'a3',
  'b1',
  'b2',
  'b3',
  'b4',
  'c1',
  'c2',
  'c3',
  'c4',
  'c5',
  'd2',
  'd3',
  'd4',
  'd5',
  'e3',
  'e4',
  'e5',
];
const mutant: BoardTile = {
  hex: 'c3',
  army: 'borgo',
  tile: 'mutant',
  facing: 'n',
  wounds: 0,
  controller: null,
  netted: false,
  initiative: null,
};

let events: string[];
let component: ReturnType<typeof mount>;

function show(
  changes: { tiles?: BoardTile[]; targets?: string[]; chosen?: string[]; marks?: Mark[]; terminals?: string[] } = {},
) {
  component = mount(Board, {
    target: document.body,
    props: {
      hexes,
      terminals: [],
      tiles: [mutant],
      targets: ['b2', 'd4'],
      chosen: [],
      marks: [],
      label: (hex: string) => `hex ${hex}`,
      animate: false,
      lively: false,
      name: 'Board',
      catalogue,
      pick: (hex: string) => events.push(`pick ${hex}`),
      look: (hex: string | null) => events.push(`look ${hex ?? 'nothing'}`),
      turn: (steps: number) => events.push(`turn ${steps}`),
      ...changes,
    },
  });
  flushSync();
}

const hex = (name: string) => document.querySelector<SVGElement>(`[data-hex="${name}"]`)!;
const key = (name: string, pressed: string) => {
  hex(name).dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
  flushSync();
};
const pointer = (name: string, type: string, more: PointerEventInit = {}) =>
  hex(name).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', pointerId: 1, ...more }));

beforeEach(() => {
  events = [];
  vi.useFakeTimers();
});
afterEach(() => {
  void unmount(component);
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the board', () => {
  it('offers every hex as a button with its name', () => {
    show();
    expect(document.querySelectorAll('[data-hex][role="button"]')).toHaveLength(19);
    expect(hex('c3').getAttribute('aria-label')).toBe('hex c3');
    expect(document.querySelectorAll('[data-tile="mutant"][data-at="c3"]')).toHaveLength(1);
    expect(document.querySelectorAll('.target')).toHaveLength(2);
  });

  it('reports a click on any hex', () => {
    show();
    hex('b2').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    hex('a1').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(events).toEqual(['pick b2', 'pick a1']);
  });

  it('reports what the mouse is over', () => {
    show();
    pointer('c3', 'pointerenter', { bubbles: false });
    pointer('c3', 'pointerleave', { bubbles: false });
    expect(events).toEqual(['look c3', 'look nothing']);
  });

  it('takes a long press for a look, not for a pick', () => {
    show();
    pointer('c3', 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    pointer('c3', 'pointerup', { pointerType: 'touch' });
    hex('c3').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(events).toEqual(['look c3']);
    hex('c3').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(events).toEqual(['look c3', 'pick c3']);
  });

  it('takes a short tap for a pick', () => {
    show();
    pointer('b2', 'pointerdown', { pointerType: 'touch' });
    vi.advanceTimersByTime(100);
    pointer('b2', 'pointerup', { pointerType: 'touch' });
    hex('b2').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    vi.advanceTimersByTime(1000);
    expect(events).toEqual(['pick b2']);
  });

  it('lets the Tab key reach one hex, a target first, and arrows the rest', () => {
    show();
    const reachable = () =>
      [...document.querySelectorAll('[tabindex="0"]')].map((element) => element.getAttribute('data-hex'));
    expect(reachable()).toEqual(['b2']);
    hex('b2').focus();
    key('b2', 'ArrowUp');
    expect(document.activeElement).toBe(hex('b3'));
    key('b3', 'ArrowRight');
    expect(['c3', 'c4']).toContain(document.activeElement?.getAttribute('data-hex'));
    expect(reachable()).toEqual([document.activeElement?.getAttribute('data-hex')]);
  });

  it('picks by Enter and Space, turns by q, e, comma and full stop', () => {
    show();
    for (const pressed of ['Enter', ' ', 'q', 'e', ',', '.', 'x']) key('d4', pressed);
    expect(events).toEqual(['pick d4', 'pick d4', 'turn -1', 'turn 1', 'turn -1', 'turn 1']);
  });

  it('looks where the keyboard goes, not where a tap leaves the focus', () => {
    show();
    pointer('b2', 'pointerdown', { pointerType: 'touch' });
    pointer('b2', 'pointerup', { pointerType: 'touch' });
    hex('b2').focus();
    expect(events).toEqual([]);
    key('b2', 'ArrowUp');
    expect(events).toEqual(['look b3']);
  });

  it('leads from target to target', () => {
    show();
    hex('a1').focus();
    key('a1', 'PageDown');
    expect(document.activeElement).toBe(hex('b2'));
    key('b2', 'PageUp');
    expect(document.activeElement).toBe(hex('d4'));
  });

  it('turns the ghost by the wheel, and only the ghost', () => {
    show({ tiles: [{ ...mutant, ghost: true }] });
    const wheel = (name: string, deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      hex(name).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([wheel('c3', 100), wheel('c3', -100), wheel('b2', 100)]).toEqual([true, true, false]);
    expect(events).toEqual(['turn 1', 'turn -1']);
  });

  it('turns the ghost by dragging its rim, without picking it', () => {
    show({ tiles: [{ ...mutant, ghost: true }] });
    hex('c3').getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 86 }) as DOMRect;
    pointer('c3', 'pointerdown', { clientX: 50, clientY: 3 });
    pointer('c3', 'pointermove', { clientX: 85, clientY: 23 });
    pointer('c3', 'pointermove', { clientX: 85, clientY: 63 });
    pointer('c3', 'pointerup', { clientX: 85, clientY: 63 });
    hex('c3').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(events).toEqual(['turn 1', 'turn 1']);
  });

  it('shows what has become of a tile, terminals and what was chosen', () => {
    show({
      tiles: [{ ...mutant, netted: true, controller: 'vegas' }],
      terminals: ['c3', 'b4'],
      chosen: ['c3'],
    });
    expect(document.querySelectorAll('.mesh')).toHaveLength(1);
    expect(document.querySelectorAll('.controller.army-vegas')).toHaveLength(1);
    expect(document.querySelectorAll('.spark')).toHaveLength(2);
    expect(document.querySelectorAll('[data-at="c3"] .terminal')).toHaveLength(1);
    expect(hex('c3').getAttribute('aria-pressed')).toBe('true');
  });

  it('draws every kind of mark', () => {
    const marks: Mark[] = [
      { kind: 'fire', from: 'c3', path: ['c4', 'c5'], shot: 'ranged', hits: ['c5'], strength: 2, flying: true },
      { kind: 'fire', from: 'c3', path: ['d4'], shot: 'melee', hits: [], strength: 1 },
      { kind: 'link', from: 'c3', to: 'b3' },
      { kind: 'net', from: 'c3', to: 'c2' },
      { kind: 'area', hexes: ['a1', 'a2', 'b2'] },
      { kind: 'damage', hex: 'e5', text: '3' },
      { kind: 'saved', hex: 'd3', by: 'd4' },
      { kind: 'blocked', from: 'b2', to: 'b3' },
      { kind: 'burst', hex: 'a3' },
      { kind: 'doomed', hex: 'e3', certain: false },
    ];
    show({ marks });
    expect([...document.querySelectorAll('[data-mark]')].map((mark) => mark.getAttribute('data-mark'))).toEqual(
      marks.map((mark) => mark.kind),
    );
    expect(document.querySelectorAll('[data-mark="area"] path')).toHaveLength(3);
    expect(document.querySelector('[data-mark="damage"]')?.textContent).toBe('3');
  });
});
