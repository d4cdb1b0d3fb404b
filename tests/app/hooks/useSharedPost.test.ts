import { beforeEach, expect, it, vi } from 'vitest';
import { useSharedPost } from '@/app/hooks/useSharedPost';
import { stubBrowser } from '../../support/browser';
import { mounted } from '../../support/hook';

const [idea, round] = [{ id: 'idea' }, { id: 'a round' }];
const both = [idea, round];

let browser: ReturnType<typeof stubBrowser>;
/** The page at an address, with these elements on it. */
function at(path: string, ...ids: string[]) {
  browser = stubBrowser(path);
  for (const id of ids) browser.ids.add(id);
  browser.document.querySelectorAll = () => [...browser.ids].map((id) => ({ id }));
  // What tells that the address moved.
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  Object.assign(browser.document, { activeElement: null });
  return (asked: Parameters<typeof useSharedPost>[0]) => mounted(useSharedPost, asked);
}
beforeEach(() => void at('/'));

it('is the post that the address names, brought into view once the page shows what is asked for', () => {
  const page = at('/explore#a%20round', 'a round')({ shown: both, all: both, isAsked: false });
  expect([page.value(), browser.shown]).toEqual([{ id: 'a round', isGone: false }, []]);
  page.draw({ shown: both, all: both, isAsked: true });
  expect([page.value(), browser.shown]).toEqual([{ id: 'a round', isGone: false }, ['a round']]);
});

it('is none where the address names none', () => {
  const { value } = at('/explore')({ shown: both, all: both, isAsked: true });
  expect(value()).toEqual({ id: undefined, isGone: false });
});

it('is gone where there is no such post, once all are known', () => {
  const page = at('/explore#lost', 'post-gone')({ shown: both, all: null, isAsked: true });
  expect(page.value()).toEqual({ id: undefined, isGone: false });
  page.draw({ shown: both, all: both, isAsked: false });
  expect(page.value()).toEqual({ id: undefined, isGone: false });
  page.draw({ shown: both, all: both, isAsked: true });
  expect([page.value(), browser.shown]).toEqual([{ id: undefined, isGone: true }, ['post-gone']]);
  const lost = { id: 'lost' };
  page.draw({ shown: [lost], all: [lost], isAsked: true });
  expect(page.value()).toEqual({ id: 'lost', isGone: false });
});

it('isn’t gone where a filter hides it, where it was there when one came, or where a place of the page is meant', () => {
  expect(at('/explore#idea')({ shown: [round], all: both, isAsked: true }).value().isGone).toBe(false);
  const page = at('/explore#idea', 'idea')({ shown: both, all: both, isAsked: true });
  browser.ids.delete('idea');
  page.draw({ shown: [round], all: [round], isAsked: true });
  expect(page.value()).toEqual({ id: undefined, isGone: false });
  expect(at('/explore#main', 'main')({ shown: both, all: both, isAsked: true }).value().isGone).toBe(false);
  expect(at('/explore#%')({ shown: both, all: both, isAsked: true }).value().isGone).toBe(true);
});
