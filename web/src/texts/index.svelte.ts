import { en } from './en';
import { pl } from './pl';
import type { Language, Texts } from './types';

export type { Language, Texts } from './types';

const key = 'nhx.language';
const all: Record<Language, Texts> = { en, pl };

function firstLanguage(): Language {
  const kept = readKept();
  if (kept === 'en' || kept === 'pl') return kept;
  return typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

// Storage can be forbidden by the browser; then the choice lasts as long as the page.
function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(value: Language): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}

class Choice {
  #current = $state<Language>(firstLanguage());

  get current(): Language {
    return this.#current;
  }

  set current(value: Language) {
    this.#current = value;
    keep(value);
  }
}

export const language = new Choice();

export function t(): Texts {
  return all[language.current];
}
