// Which page is shown: everything behind the # of the address, so that any static host will do.

export type Route =
  | { page: 'home' | 'new' | 'play' | 'saved' | 'settings' | 'unknown' }
  | { page: 'armies'; army: string | null }
  | { page: 'rules'; section: string | null }
  | { page: 'replay'; source: 'file' | 'save' | 'link'; data: string };

export function parseRoute(hash: string): Route {
  const [page = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('?')[0]!
    .split('/')
    .map((word) => safelyDecoded(word));
  if (page === '' && rest.length === 0) return { page: 'home' };
  if (page === 'new' || page === 'play' || page === 'saved' || page === 'settings') return { page };
  if (page === 'armies') return { page, army: rest[0] || null };
  if (page === 'rules') return { page, section: rest[0] || null };
  if (page === 'replay' && rest.length < 2) return { page, source: 'file', data: '' };
  if (page === 'replay' && rest[0] === 'z') return { page, source: 'link', data: rest[1]! };
  if (page === 'replay' && rest[0] === 'save') return { page, source: 'save', data: rest[1]! };
  return { page: 'unknown' };
}

function safelyDecoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));
  #started = false;

  start(): void {
    if (this.#started) return;
    this.#started = true;
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }
}

export const router = new Router();

export function goTo(path: string): void {
  location.hash = path;
}
