import { vi } from 'vitest';

/** A fake Storage with its content in `values`. It throws while `isBroken` is set. */
function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  const storage = {
    values,
    isBroken: false,
    getItem(key: string): string | null {
      check();
      return values.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      check();
      values.set(key, value);
    },
    removeItem(key: string) {
      check();
      values.delete(key);
    },
  };
  function check() {
    if (storage.isBroken) throw new DOMException('Denied', 'SecurityError');
  }
  return storage;
}

/**
 * Stubs the globals of a page at a path that the app's code outside React uses: location, history, scrolling,
 * storage and the system theme.
 */
export function stubBrowser(path = '/') {
  let location = new URL(path, 'https://updraft.example');
  /** The navigations in order, such as `push /discover`. */
  const visits: string[] = [];
  const scrolls: [number, number][] = [];
  /** The ids of the elements on the page. `shown`: the ids of the elements that were scrolled into view. */
  const ids = new Set<string>();
  const shown: string[] = [];
  const storage = memoryStorage();
  const darkness = Object.assign(new EventTarget(), { matches: false });
  const sessionStorage = memoryStorage();
  /** The states of the history entries, up to the current entry. */
  const states: unknown[] = [null];
  function visit(kind: string, state: unknown, to?: string) {
    states.splice(kind === 'push' ? states.length : -1, 1, state);
    if (to === undefined) return;
    location = new URL(to, location);
    visits.push(`${kind} ${to}`);
  }
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return states.at(-1);
    },
    pushState: (state: unknown, _title: string, to?: string) => visit('push', state, to),
    replaceState: (state: unknown, _title: string, to?: string) => visit('replace', state, to),
  };
  const window = Object.assign(new EventTarget(), {
    history,
    localStorage: storage,
    scrollY: 0,
    matchMedia: () => darkness,
    scrollTo: (x: number, y: number) => void scrolls.push([x, y]),
  });
  Object.defineProperty(window, 'location', { get: () => location });
  const bar = { content: '', dataset: { light: 'white', dark: 'black' } };
  const navigator = { onLine: true };
  const document = Object.assign(new EventTarget(), {
    documentElement: {
      dataset: {} as Record<string, string>,
      lang: '',
      /** The heights of the page and of the viewport, in px. */
      scrollHeight: 800,
      clientHeight: 800,
    },
    body: {},
    /** Finds the theme-color element, as in `index.html`. */
    querySelector: (selector: string) => (selector === 'meta[name="theme-color"]' ? bar : null),
    querySelectorAll: (): unknown[] => [],
    getElementById: (id: string) => (ids.has(id) ? { scrollIntoView: () => void shown.push(id) } : null),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('history', history);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('location', {
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
  });
  return {
    window,
    document,
    bar,
    navigator,
    visits,
    scrolls,
    ids,
    shown,
    storage,
    sessionStorage,
    states,
    darkness,
    /** Dispatches the event of another tab that changed this key, or all keys if `null`. */
    tellOfStorage: (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}
