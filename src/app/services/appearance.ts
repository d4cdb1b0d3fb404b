import { isLocale, type Locale } from '@messages';
import { reporting } from '@/data/log/report';
import { type Theme, themes } from '@/data/schema/shapes/themes';
import { createStore } from '../hooks/createStore';

/** The chosen theme and language. A script in `index.html` applies them before the first paint. */
export type Appearance = { theme: Theme; locale: Locale };

const key = 'updraft.appearance';
const defaults: Appearance = { theme: 'light', locale: 'en' };
const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

function read(): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { theme, locale } = (stored ?? {}) as Record<string, unknown>;
    return {
      theme: isTheme(theme) ? theme : defaults.theme,
      locale: isLocale(locale) ? locale : defaults.locale,
    };
  } catch {
    return defaults;
  }
}

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

function show({ theme, locale }: Appearance) {
  const isDark = theme === 'dark' || (theme === 'system' && darkDevice().matches);
  const shown = isDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = shown;
  // Colours the browser's toolbar. The `meta` element in index.html contains the colour for each theme.
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = bar.dataset[shown] ?? '';
  document.documentElement.lang = locale;
}

const store = createStore<Appearance>(typeof window === 'undefined' ? defaults : read());

function set(next: Appearance) {
  show(next);
  store.set(next);
}

/** The store of the chosen theme and language, for `useSyncExternalStore`. A choice applies in all tabs. */
export const appearance = {
  get: store.get,
  atBuild: () => defaults,
  subscribe: store.subscribe,
  /** Applies the choice immediately. Resolves when the choice is on disk, so that it survives a crash. */
  async choose(change: Partial<Appearance>): Promise<void> {
    const chosen = { ...store.get(), ...change };
    set(chosen);
    try {
      localStorage.setItem(key, JSON.stringify(chosen));
    } catch {
      // Without storage, as in some private windows, the choice ends with the page.
    }
    // Stores the choice in IndexedDB too, because browsers write local storage to disk some seconds late.
    const { dataset } = document.documentElement;
    dataset.unsaved = 'pending';
    await import('./durable')
      .then(({ durable }) => durable.save({ [key]: JSON.stringify(chosen) }))
      .catch(reporting('appearance'));
    if (chosen === store.get()) delete dataset.unsaved;
  },
  /** Follows the system theme and other tabs for the lifetime of the page. */
  follow() {
    darkDevice().addEventListener('change', () => show(store.get()));
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) set(read());
    });
  },
};
