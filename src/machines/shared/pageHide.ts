import { type EventObject, fromCallback } from 'xstate';
import type { PageHidden } from './draft';

/** Calls back whenever the page is being left or put aside. Returns the function that stops it. */
export type OnPageHide = (listener: () => void) => () => void;

/** Tells that the page is being hidden, for whoever holds something that is not written yet. */
export const pageHideActor = (onPageHide: OnPageHide) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    onPageHide(() => sendBack({ type: 'page.hidden' } satisfies PageHidden)),
  );
