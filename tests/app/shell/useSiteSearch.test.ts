import { asking } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '@/app/services/createServices';
import { startSiteSearch } from '@/app/shell/topBarSearch';
import { useSiteSearch } from '@/app/shell/useSiteSearch';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import { searchPatience } from '@/data/schema/shapes/constants';
import type { SearchGroup } from '@/data/schema/shapes/siteSearch';
import { mounted } from '../../support/hook';
import { stubAddress } from '../../support/stubAddress';
import { stubBrowser } from '../../support/stubBrowser';

type Search = ReturnType<typeof startSiteSearch>;

const hit = { kind: 'investor', href: '/investors/mina-okafor', name: 'Mina Okafor' };
const investors = [{ kind: 'investor', hits: [hit], total: 1 }] as unknown as SearchGroup[];

/** Receives the events of navigations. One for all tests, because the router subscribes only once. */
const target = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Mounts the search. The test decides when its code loads, and when the results of each query arrive. */
function start() {
  const { window, document } = stubBrowser('/explore');
  Object.assign(document, { querySelector: () => null });
  vi.stubGlobal('location', { href: 'https://updraft.example/explore' });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  const { around, visits } = stubAddress('/explore');
  const loads = asking<[], Search>();
  const answers = asking<[string], SearchGroup[]>();
  const services = {
    directory: async () => fakePort<Directory>({ loadPart: async () => ({}) as never }).port,
    feed: async () => fakePort<FeedStore>({ load: async () => ({ posts: [] }) as never }).port,
    search: { everything: (_: unknown, __: unknown, query: string) => answers.ask(query) },
  } as unknown as Services;
  const page = mounted(() => useSiteSearch(loads.ask), null, around);
  Object.assign(page.value().field.ref, { current: { blur: () => {} } });
  const rest = () => act(() => vi.advanceTimersByTimeAsync(1));
  return {
    page,
    visits,
    searched: () => answers.asked().flat(),
    isOpen: () => page.value().snapshot?.matches('open') ?? false,
    async type(text: string) {
      for (let end = 1; end <= text.length; end += 1)
        page.act(() => page.value().field.onQueryChange(text.slice(0, end)));
      await rest();
    },
    async enter() {
      page.act(() => void page.value().field.onEnter());
      await rest();
    },
    async load() {
      loads.last().resolve(startSiteSearch(services, { current: null }));
      await rest();
    },
    async fail() {
      loads.last().reject(new Error('No chunk'));
      await rest();
    },
    async answer(groups: SearchGroup[]) {
      answers.last().resolve(groups);
      await rest();
    },
    wait: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    /** Changes the address of the browser, as a link does. */
    async leaveTo(path: string) {
      window.history.pushState(null, '', path);
      page.act(() => void target.dispatchEvent(new Event('pushState')));
      await rest();
    },
  };
}

it('useSiteSearch searches text that was typed before its code has loaded, only as a whole', async () => {
  const { type, load, searched, isOpen } = start();
  await type('min');
  await load();
  expect([searched(), isOpen()]).toEqual([['min'], true]);
});

it('Enter before the code has loaded opens the tab of the first result for the typed text', async () => {
  const { page, type, enter, load, answer, visits, isOpen } = start();
  await type('min');
  await enter();
  await load();
  expect(visits).toEqual([]);
  await answer(investors);
  expect([visits, page.value().field.query, isOpen()]).toEqual([
    ['push /discover?tab=investors&q=min'],
    '',
    false,
  ]);
});

it('Enter opens Discover for the typed text if the code takes too long, and no list opens there later', async () => {
  const { page, type, enter, load, wait, visits, searched, isOpen } = start();
  await type('min');
  await enter();
  await wait(searchPatience);
  expect([visits, page.value().field.query]).toEqual([['push /discover?q=min'], '']);
  await load();
  expect([isOpen(), searched()]).toEqual([false, []]);
});

it('Enter waits for the results of the latest text, not of an earlier one', async () => {
  const { type, enter, load, answer, visits } = start();
  await type('mi');
  await load();
  await answer([]);
  await type('min');
  await enter();
  expect(visits).toEqual([]);
  await answer(investors);
  expect(visits).toEqual(['push /discover?tab=investors&q=min']);
});

it('Enter pressed twice while results load adds one history entry', async () => {
  const { type, enter, load, answer, visits } = start();
  await type('min');
  await load();
  await enter();
  await enter();
  await answer(investors);
  expect(visits).toEqual(['push /discover?tab=investors&q=min']);
});

it('Enter does nothing if the text changes, or the user opens another page, before the results arrive', async () => {
  const { page, type, enter, load, wait, visits, leaveTo, isOpen } = start();
  await type('min');
  await enter();
  await type('mint');
  await wait(searchPatience);
  expect(visits).toEqual([]);
  await enter();
  await leaveTo('/starred');
  await wait(searchPatience);
  expect([visits, page.value().field.query]).toEqual([[], '']);
  await load();
  expect(isOpen()).toBe(false);
});

it('Enter opens Discover without delay after the code failed to load', async () => {
  const { page, type, enter, fail, visits } = start();
  await type('mi');
  await fail();
  expect(page.value().hasFailed).toBe(true);
  await enter();
  expect(visits).toEqual(['push /discover?q=mi']);
});

it('the next letter loads the code again after it failed to load', async () => {
  const { page, type, load, fail, searched } = start();
  await type('mi');
  await fail();
  await type('min');
  await load();
  expect([page.value().hasFailed, searched()]).toEqual([false, ['min']]);
});
