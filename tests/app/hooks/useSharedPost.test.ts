import { beforeEach, expect, it, vi } from 'vitest';
import { useSharedPost } from '@/app/hooks/useSharedPost';
import { mounted } from '../../support/hook';
import { stubBrowser } from '../../support/stubBrowser';

const [idea, round] = [{ id: 'idea' }, { id: 'a round' }];
const both = [idea, round];
const all = { shown: both, all: both, isAsked: true };

let browser: ReturnType<typeof stubBrowser>;
/** Mounts the hook on a page at `path` that contains elements with these ids. */
function at(path: string, ...ids: string[]) {
  browser = stubBrowser(path);
  for (const id of ids) browser.ids.add(id);
  browser.document.querySelectorAll = () => [...browser.ids].map((id) => ({ id }));
  // Stubs the window's listener methods: the hook listens for URL changes.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  Object.assign(browser.document, { activeElement: null });
  return (asked: Parameters<typeof useSharedPost>[0]) => mounted(useSharedPost, asked);
}
beforeEach(() => void at('/'));

it('useSharedPost scrolls to the post named by the URL hash after the page has applied the URL’s filter', () => {
  const page = at('/explore#a%20round', 'a round')({ ...all, isAsked: false });
  expect([page.value(), browser.shown]).toEqual([{ id: 'a round', isMissing: false }, []]);
  page.render(all);
  expect([page.value(), browser.shown]).toEqual([{ id: 'a round', isMissing: false }, ['a round']]);
});

it('useSharedPost returns no post id when the URL has no hash', () => {
  expect(at('/explore')(all).value()).toEqual({ id: undefined, isMissing: false });
});

it('useSharedPost returns `isMissing: true` if all posts are loaded and none has the id in the URL hash', () => {
  const page = at('/explore#lost', 'post-missing')({ ...all, all: null });
  expect(page.value()).toEqual({ id: undefined, isMissing: false });
  page.render({ ...all, isAsked: false });
  expect(page.value()).toEqual({ id: undefined, isMissing: false });
  page.render(all);
  expect([page.value(), browser.shown]).toEqual([{ id: undefined, isMissing: true }, ['post-missing']]);
  // The list is read again.
  page.render({ ...all, all: null });
  expect(page.value()).toEqual({ id: undefined, isMissing: true });
  const lost = { id: 'lost' };
  page.render({ shown: [lost], all: null, isAsked: true });
  expect(page.value()).toEqual({ id: 'lost', isMissing: false });
  page.render({ shown: [lost], all: [lost], isAsked: true });
  expect(page.value()).toEqual({ id: 'lost', isMissing: false });
});

it('useSharedPost returns `isMissing: false` for a post that a filter hides or that was shown before its deletion', () => {
  expect(at('/explore#idea')({ ...all, shown: [round] }).value().isMissing).toBe(false);
  const page = at('/explore#idea', 'idea')(all);
  browser.ids.delete('idea');
  page.render({ shown: [round], all: [round], isAsked: true });
  expect(page.value()).toEqual({ id: undefined, isMissing: false });
  expect(at('/explore#main', 'main')(all).value().isMissing).toBe(false);
  expect(at('/explore#%')(all).value().isMissing).toBe(true);
});
