import { deferred } from '@kit/deferred';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../support/stubBrowser';

const key = 'updraft.appearance';
let browser: ReturnType<typeof stubBrowser>;
const save = vi.hoisted(() => vi.fn());
vi.mock('@/app/services/durable', () => ({ durable: { save } }));
const unsaved = () => browser.document.documentElement.dataset.unsaved;

beforeEach(() => {
  browser = stubBrowser();
  save.mockReset().mockResolvedValue(undefined);
});

// A choice is stored after a lazy import. Waits for the write, so that the next test doesn't count it.
afterEach(() => vi.waitFor(() => expect(unsaved()).toBeUndefined()));

/** Opens a page with this localStorage value and returns its appearance. */
async function open(stored?: unknown) {
  if (stored !== undefined)
    browser.storage.values.set(key, typeof stored === 'string' ? stored : JSON.stringify(stored));
  vi.resetModules();
  const { appearance } = await import('@/app/services/appearance');
  return appearance;
}

const shown = () => [browser.document.documentElement.dataset.theme, browser.document.documentElement.lang];
const kept = () => JSON.parse(browser.storage.values.get(key) ?? 'null');
const plain = { theme: 'light', locale: 'en' };

it.each([
  [undefined, plain],
  [
    { theme: 'dark', locale: 'hi' },
    { theme: 'dark', locale: 'hi' },
  ],
  [{ theme: 'system' }, { theme: 'system', locale: 'en' }],
  [{ theme: 'sepia', locale: 'fr' }, plain],
  ['null', plain],
  ['{', plain],
])('given the stored value %j, appearance.get returns %j', async (stored, chosen) => {
  expect((await open(stored)).get()).toEqual(chosen);
});

it('appearance.get returns the default theme and language if localStorage throws or the page is prerendered', async () => {
  browser.storage.isBroken = true;
  expect((await open()).get()).toEqual(plain);
  browser.storage.isBroken = false;
  expect((await open({ theme: 'dark' })).atBuild()).toEqual(plain);
  vi.stubGlobal('window', undefined);
  expect((await open({ theme: 'dark' })).get()).toEqual(plain);
});

it('appearance.choose changes only the theme or only the language, and stores both', async () => {
  const appearance = await open({ theme: 'dark', locale: 'en' });
  const listener = vi.fn();
  const stop = appearance.subscribe(listener);
  appearance.choose({ locale: 'es' });
  expect([appearance.get(), kept(), shown()]).toEqual([
    { theme: 'dark', locale: 'es' },
    { theme: 'dark', locale: 'es' },
    ['dark', 'es'],
  ]);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  appearance.choose({ theme: 'light' });
  expect([listener.mock.calls.length, shown()]).toEqual([1, ['light', 'es']]);
});

it('appearance.choose applies the theme to the open page even if localStorage throws', async () => {
  const appearance = await open();
  browser.storage.isBroken = true;
  appearance.choose({ theme: 'dark' });
  expect([appearance.get().theme, shown()]).toEqual(['dark', ['dark', 'en']]);
});

describe('appearance.follow', () => {
  async function follow(stored?: unknown) {
    const appearance = await open(stored);
    appearance.follow();
    return appearance;
  }
  /** Stores a value as another tab does. */
  function write(stored: object | null, changed: string | null = key) {
    if (stored) browser.storage.values.set(key, JSON.stringify(stored));
    else browser.storage.values.clear();
    browser.tellOfStorage(changed);
  }

  it('applies changes of the system theme while the chosen theme is `system`', async () => {
    const appearance = await follow({ theme: 'system', locale: 'hi' });
    browser.darkness.matches = true;
    browser.darkness.dispatchEvent(new Event('change'));
    expect([shown(), browser.bar.content]).toEqual([['dark', 'hi'], 'black']);
    appearance.choose({ theme: 'light' });
    browser.darkness.dispatchEvent(new Event('change'));
    expect([shown(), browser.bar.content]).toEqual([['light', 'hi'], 'white']);
    appearance.choose({ theme: 'system' });
    expect(shown()).toEqual(['dark', 'hi']);
  });

  it('applies the theme that another tab stores, and the default theme when another tab clears localStorage', async () => {
    const appearance = await follow();
    const listener = vi.fn();
    appearance.subscribe(listener);
    write({ theme: 'dark', locale: 'es' });
    expect([appearance.get(), shown()]).toEqual([{ theme: 'dark', locale: 'es' }, ['dark', 'es']]);
    expect(listener).toHaveBeenCalledTimes(1);
    write(null, null);
    expect([appearance.get(), shown()]).toEqual([plain, ['light', 'en']]);
  });
});

it('appearance.choose marks the document as unsaved until the last of several choices is stored', async () => {
  const writings = [deferred(), deferred()] as const;
  for (const { promise } of writings) save.mockReturnValueOnce(promise);
  const appearance = await open();
  const first = appearance.choose({ theme: 'dark' });
  expect(unsaved()).toBe('pending');
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const second = appearance.choose({ theme: 'light' });
  await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  writings[0].resolve();
  await first;
  expect(unsaved()).toBe('pending');
  writings[1].resolve();
  await second;
  expect(unsaved()).toBeUndefined();
});
