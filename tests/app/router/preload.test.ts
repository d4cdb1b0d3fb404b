import { deferred, settled } from '@kit/deferred';
import type { Locale } from '@messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chunks, loadPage, type PageModule, provideChunks } from '@/app/router/chunks';
import { preload } from '@/app/router/preload';
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

describe('preload', () => {
  const app = ['shell', 'en common', 'en app'];
  it.each<[string, string, Locale | undefined, boolean, string[]]>([
    [
      'the page and the English messages of /about',
      '/about',
      undefined,
      true,
      ['page About', 'en common', 'en site', 'en pages'],
    ],
    [
      'the page and the Hindi messages of /about',
      '/about',
      'hi',
      true,
      ['page About', 'hi common', 'hi site', 'hi pages'],
    ],
    [
      'the page, the app shell and the messages of /discover',
      '/discover',
      undefined,
      true,
      ['guard', 'page Discover', ...app, 'en choices', 'en directory'],
    ],
    [
      'the page, the app shell and the messages of /explore',
      '/explore',
      undefined,
      true,
      ['guard', 'page Explore', ...app, 'en feed'],
    ],
    [
      'the login page for /explore if no user is signed in',
      '/explore',
      undefined,
      false,
      ['guard', 'page Auth', 'en common', 'en auth'],
    ],
    [
      'the not-found page for the unknown path /nowhere',
      '/nowhere',
      undefined,
      true,
      ['page NotFound', 'en common', 'en site', 'en errors'],
    ],
  ])('fetches %s', async (_, pathname, locale, isIn, needed) => {
    isSignedIn = isIn;
    await preload(pathname, locale);
    expect(fetched).toEqual(needed);
  });

  it.each([
    ['the modules', () => provide({ pages: Object.fromEntries([['About', refuse]]) })],
    ['the messages', () => Object.assign(words, { load: refuse })],
  ])('rejects when %s of the page fail to load', async (_, lose) => {
    lose();
    await expect(preload('/about')).rejects.toThrow('No chunk');
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

it('loadPage and chunks fetch each module only once, even if called twice', async () => {
  await Promise.all([loadPage(routeAt('/about')), loadPage(routeAt('/About/'))]);
  await Promise.all([chunks.shell(), chunks.shell(), chunks.guard(), chunks.guard()]);
  await Promise.all([chunks.loadFailed(), chunks.loadFailed()]);
  expect(fetched).toEqual(['page About', 'shell', 'guard', 'loadFailed']);
});
