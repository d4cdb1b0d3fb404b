import { listening } from '@kit/listening';
import { expect, test, vi } from 'vitest';
import { onPageHide } from '@/app/services/onPageHide';
import { pageHideActor } from '@/machines/shared/pageHide';
import { startActor } from '../../support/actors';

test('onPageHide calls the listener whenever the page is hidden, until the returned function is called', () => {
  const page = new EventTarget();
  const listener = vi.fn();
  vi.stubGlobal('window', page);
  const stop = onPageHide(listener);
  for (const _ of ['first', 'second']) page.dispatchEvent(new Event('pagehide'));
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('pageHideActor sends page.hidden when the page is hidden, until the actor stops', () => {
  const { listen, tell, count } = listening();
  const { reports, stop } = startActor(pageHideActor(listen));
  tell();
  stop();
  expect([reports, count()]).toEqual([[{ type: 'page.hidden' }], 0]);
});
