import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { onPageHide } from '@/app/services/onPageHide';
import { pageHideActor } from '@/machines/shared/pageHide';

afterEach(() => vi.unstubAllGlobals());

test('tells its machine each time the page is hidden, as long as it runs', () => {
  const page = new EventTarget();
  const listen = vi.spyOn(page, 'addEventListener');
  const forget = vi.spyOn(page, 'removeEventListener');
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
  const listener = listen.mock.calls[0]?.[1];
  actor.stop();
  expect(forget.mock.calls).toEqual([['pagehide', listener]]);
});
