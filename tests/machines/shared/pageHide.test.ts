import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { onPageHide } from '@/app/services/onPageHide';
import { pageHideActor } from '@/machines/shared/pageHide';

afterEach(() => vi.unstubAllGlobals());

test('tells its machine each time the page is hidden, as long as it runs', () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  let hidden = 0;
  const machine = setup({
    actors: { pageHide: pageHideActor(onPageHide) },
    actions: {
      count: () => {
        hidden += 1;
      },
    },
  }).createMachine({ invoke: { src: 'pageHide' }, on: { 'page.hidden': { actions: 'count' } } });
  const actor = createActor(machine).start();
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('pagehide'));
  expect(hidden).toBe(2);
  actor.stop();
  const remove = vi.spyOn(console, 'warn').mockImplementation(() => {});
  page.dispatchEvent(new Event('pagehide'));
  expect([hidden, remove.mock.calls]).toEqual([2, []]);
});
