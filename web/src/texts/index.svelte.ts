import { store, stored } from '../browser/storage';
import { en } from './en';
import { pl } from './pl';
import type { Language, Texts } from './types';

export type { Language, Texts } from './types';

const key = 'nhx.language';
const all: Record<Language, Texts> = { en, pl };

function firstLanguage(): Language {
  const kept = stored(key);
  if (kept === 'en' || kept === 'pl') return kept;
  return typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

class CurrentLanguage {
  #current = $state<Language>(firstLanguage());

  get current(): Language {
    return this.#current;
  }

  set current(value: Language) {
    this.#current = value;
    store(key, value);
  }
}

export const language = new CurrentLanguage();

export function t(): Texts {
  return all[language.current];
}
