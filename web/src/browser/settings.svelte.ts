import { store, storedValue } from './storage';

// What a person has chosen for this browser. Language has its own place, in texts. Where nothing can be stored, it lasts as long as the page.

export type Theme = 'auto' | 'dark' | 'light';
export type BattleSpeed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Settings {
  theme: Theme;
  battleSpeed: BattleSpeed;
  sound: boolean;
  reducedMotion: boolean; // on top of what the system asks for
  previewHints: boolean; // the table says at any time what a Battle would do now
  chances: boolean; // the table shows how likely each side is to win
  blunderWarnings: boolean; // the table asks before a turn that gives much away
}

const key = 'nhx.settings';
const choices = { theme: ['auto', 'dark', 'light'], battleSpeed: ['slow', 'normal', 'fast', 'instant'] };
const switches = ['sound', 'reducedMotion', 'previewHints', 'chances', 'blunderWarnings'] as const;
const defaults: Settings = {
  theme: 'auto',
  battleSpeed: 'normal',
  sound: false,
  reducedMotion: false,
  previewHints: true,
  chances: true,
  blunderWarnings: false,
};

// Whatever is stored, the result is whole: unknown or broken entries give way to the defaults.
export function wholeSettings(stored: unknown): Settings {
  const whole: Settings = { ...defaults };
  if (typeof stored !== 'object' || stored === null) return whole;
  const given = stored as Record<string, unknown>;
  if (choices.theme.includes(given.theme as string)) whole.theme = given.theme as Theme;
  if (choices.battleSpeed.includes(given.battleSpeed as string)) whole.battleSpeed = given.battleSpeed as BattleSpeed;
  for (const key of switches) {
    const value = given[key];
    if (typeof value === 'boolean') whole[key] = value;
  }
  return whole;
}

export const settings: Settings = $state(wholeSettings(storedValue(key)));

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  store(key, JSON.stringify(settings));
}

const stillness =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : { matches: false };

// False: nothing flies, falls or pulses.
export function wantsMotion(): boolean {
  return !settings.reducedMotion && !stillness.matches;
}
