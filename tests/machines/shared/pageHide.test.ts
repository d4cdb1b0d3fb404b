import { expect, test, vi } from 'vitest';
import { onPageHide } from '@/app/services/onPageHide';

test('onPageHide calls its listener each time the page is hidden, until it stops', () => {
  const page = new EventTarget();
  const listener = vi.fn();
  vi.stubGlobal('window', page);
  const stop = onPageHide(listener);
  for (const _ of ['first', 'second']) page.dispatchEvent(new Event('pagehide'));
  stop();
  page.dispatchEvent(new Event('pagehide'));
  expect(listener).toHaveBeenCalledTimes(2);
});
