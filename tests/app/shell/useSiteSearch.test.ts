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

/** Creates a fake element that can have the focus. */
function elementIn(document: object) {
  const element = {
    isConnected: true,
    focus: () => void Object.assign(document, { activeElement: element }),
    blur: () => void Object.assign(document, { activeElement: null }),
    select: () => {},
  };
  return element;
}

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
    appearance: { get: () => ({ locale: 'en', theme: 'light' }) },
    search: { everything: (_: unknown, __: unknown, query: string) => answers.ask(query) },
  } as unknown as Services;
  const page = mounted(() => useSiteSearch(loads.ask), null, around);
  const field = elementIn(document);
  Object.assign(page.value().field.ref, { current: field });
  const rest = () => act(() => vi.advanceTimersByTimeAsync(1));
  return {
    page,
    field,
    /** Creates an element with the focus. */
    focusElsewhere() {
      const element = elementIn(document);
      element.focus();
      return element;
    },
    focused: (): unknown => Reflect.get(document, 'activeElement'),
    state: () => page.value().snapshot?.value,
    async open() {
      page.act(() => page.value().openCommands());
      await rest();
    },
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
      loads.last().resolve(
        startSiteSearch(services, {
          current: { go: (to) => page.value().go(to), onSignOut: false },
        }),
      );
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

it('openCommands focuses the field immediately, and opens the commands once their code has loaded', async () => {
  const { open, load, field, focused, state } = start();
  await open();
  expect([focused() === field, state()]).toEqual([true, undefined]);
  await load();
  await vi.waitFor(() => expect(state()).toBe('offered'));
});

it('openCommands opens nothing if the user leaves the field before the code has loaded', async () => {
  const { open, load, focusElsewhere, state } = start();
  await open();
  focusElsewhere();
  await load();
  expect(state()).toBe('closed');
});

it('Escape and a command return the focus to where it was before the commands opened, and clear the text', async () => {
  const { page, open, load, type, focusElsewhere, focused, state } = start();
  const origin = focusElsewhere();
  await open();
  await load();
  await type('sta');
  page.act(() => page.value().field.onEscape());
  expect([focused() === origin, state(), page.value().field.query]).toEqual([true, 'closed', '']);
  await open();
  const run = vi.fn(() => focused() === origin);
  page.act(() => page.value().run({ id: 'theme', label: 'Switch theme', run }));
  expect([run.mock.results, state()]).toEqual([[{ type: 'return', value: true }], 'closed']);
});

it('Escape in a search without commands closes the list, and keeps the focus and the text', async () => {
  const { page, load, type, field, focused, isOpen } = start();
  field.focus();
  await type('min');
  await load();
  page.act(() => page.value().field.onEscape());
  expect([focused() === field, isOpen(), page.value().field.query]).toEqual([true, false, 'min']);
});

it('Enter runs the active command', async () => {
  const { open, load, type, enter, visits } = start();
  await open();
  await load();
  await type('boa');
  await enter();
  expect(visits).toEqual(['push /pipeline/board']);
});
