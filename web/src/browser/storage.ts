// What this browser keeps for the page. Storage can be forbidden or full: then there is nothing, and nothing is kept.

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

// Of something that was stored as JSON; null also for what cannot be read.
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return null;
  }
}

// False: it is not kept.
export function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

export function storedKeys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  } catch {
    return [];
  }
}
