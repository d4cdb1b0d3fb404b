import { vi } from 'vitest';

/** Local storage of the test's: `values` is what lies in it. It throws once it is broken. */
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
 * The globals of a page at an address, as far as the app's own code outside React asks for them: where one is and has
 * been, what was scrolled, what is stored, whether the device is dark.
 */
export function stubBrowser(path = '/') {
  let location = new URL(path, 'https://updraft.example');
  /** `push /discover`, in order. */
  const visits: string[] = [];
  const scrolls: [number, number][] = [];
  /** The ids of the elements on the page, and those that were brought into view. */
  const ids = new Set<string>();
  const shown: string[] = [];
  const storage = memoryStorage();
  const darkness = Object.assign(new EventTarget(), { matches: false });
  const sessionStorage = memoryStorage();
  /** The states of the entries of the history, up to the present one. */
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
      /** The height of the page, and of the screen, px. */
      scrollHeight: 800,
      clientHeight: 800,
    },
    body: {},
    /** The colour of the browser's bar, as `index.html` has it. */
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
    /** Another tab changed this key, or all of them. */
    tellOfStorage: (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}
