import { type EventObject, fromCallback } from 'xstate';
import type { PageHidden } from '@/machines/shared/draft';

/** Tells that the page is being left or put aside, for whoever holds something that is not written yet. */
export const pageHide = fromCallback<EventObject, void>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'page.hidden' } satisfies PageHidden);
  window.addEventListener('pagehide', tell);
  return () => window.removeEventListener('pagehide', tell);
});
