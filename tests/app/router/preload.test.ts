import { deferred, settled } from '@kit/deferred';
import type { Locale } from '@messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chunks, loadPage, type PageModule, provideChunks } from '@/app/router/chunks';
import { preload, preloadCode } from '@/app/router/preload';
import { loginRoute, type Route, routeAt } from '@/app/router/routeTable';

const words = vi.hoisted(() => ({
  load: (_locale: string, _namespace: string): Promise<unknown> => Promise.resolve(),
}));
vi.mock('@messages', async (original) => ({
  ...(await original<object>()),
  loadMessages: (locale: string, namespace: string) => words.load(locale, namespace),
}));

/** The fetched modules and messages, in order. */
let fetched: string[];
let isSignedIn: boolean;

const refuse = () => Promise.reject(new Error('No chunk'));
const nothing = {
  shell: { AppShell: () => null, PageFailed: () => null },
  loadFailed: { default: () => null },
};

const fetching =
  <Module>(name: string, module: Module) =>
  async () => {
    fetched.push(name);
    return module;
  };
const guarded = (route: Route) =>
  route.isProtected && !isSignedIn ? { ...loginRoute, name: route.name } : route;
const page = (name: string) => fetching(`page ${name}`, { default: () => name } as unknown as PageModule);

const provide = (more: Partial<Parameters<typeof provideChunks>[0]> = {}) =>
  provideChunks({
    pages: Object.fromEntries(
      ['About', 'Explore', 'Discover', 'Auth', 'NotFound'].map((name) => [name, page(name)]),
    ),
    shell: fetching('shell', nothing.shell),
    guard: fetching('guard', { guarded, useGuarded: guarded }),
    loadFailed: fetching('loadFailed', nothing.loadFailed),
    ...more,
  });

beforeEach(() => {
  fetched = [];
  isSignedIn = true;
  words.load = async (locale, namespace) => void fetched.push(`${locale} ${namespace}`);
  provide();
});

const app = ['shell', 'en common', 'en app'];
const inApp = (name: string, ...messages: string[]) => ['guard', `page ${name}`, ...app, ...messages];

describe('preload', () => {
  it.each<[string, string, string[], Locale?]>([
    ['/about', 'the page and its English messages', ['page About', 'en common', 'en site', 'en pages']],
    ['/about', 'the page and its Hindi messages', ['page About', 'hi common', 'hi site', 'hi pages'], 'hi'],
    ['/discover', 'the page, the app shell and messages', inApp('Discover', 'en choices', 'en directory')],
    ['/explore', 'the page, the app shell and messages', inApp('Explore', 'en feed')],
    ['/nowhere', 'the not-found page', ['page NotFound', 'en common', 'en site', 'en errors']],
  ])('for the URL path %s, fetches %s', async (pathname, _, needed, locale) => {
    await preload(pathname, locale);
    expect(fetched).toEqual(needed);
  });

  it('fetches the login page instead of an app page if no user is signed in', async () => {
    isSignedIn = false;
    await preload('/explore');
    expect(fetched).toEqual(['guard', 'page Auth', 'en common', 'en auth']);
  });

  it.each([
    ['the modules', () => provide({ pages: Object.fromEntries([['About', refuse]]) })],
    ['the messages', () => Object.assign(words, { load: refuse })],
  ])('rejects when %s of the page fail to load', async (_, lose) => {
    lose();
    await expect(preload('/about')).rejects.toThrow('No chunk');
  });

  it('starts to load the data of the page at the path, and resolves before it has loaded', async () => {
    const data = deferred<void>();
    const preloadData = vi.fn(() => data.promise);
    const module = { default: () => null, preloadData } as unknown as PageModule;
    provide({ pages: Object.fromEntries([['Discover', async () => module]]) });
    const { data: loading } = await preload('/discover');
    expect(preloadData).toHaveBeenCalledExactlyOnceWith('/discover');
    data.reject(new Error('No database'));
    await expect(loading).resolves.toBeUndefined();
  });

  it('resolves only after all modules are loaded', async () => {
    const shell = deferred<typeof nothing.shell>();
    provide({ shell: () => shell.promise });
    const arrived = vi.fn();
    preload('/discover').then(arrived);
    await settled();
    expect(arrived).not.toHaveBeenCalled();
    shell.resolve(nothing.shell);
    await settled();
    expect(arrived).toHaveBeenCalledOnce();
  });
});

it('preloadCode loads the code and messages of the page at the path, but not its data', async () => {
  const preloadData = vi.fn();
  const module = { default: () => null, preloadData } as unknown as PageModule;
  provide({ pages: { Discover: fetching('page Discover', module) } });
  await preloadCode('/discover');
  expect(fetched).toEqual(inApp('Discover', 'en choices', 'en directory'));
  expect(preloadData).not.toHaveBeenCalled();
});

it('loadPage and chunks fetch each module only once, even if called twice', async () => {
  await Promise.all([loadPage(routeAt('/about')), loadPage(routeAt('/About/'))]);
  await Promise.all([chunks.shell(), chunks.shell(), chunks.guard(), chunks.guard()]);
  await Promise.all([chunks.loadFailed(), chunks.loadFailed()]);
  expect(fetched).toEqual(['page About', 'shell', 'guard', 'loadFailed']);
});
