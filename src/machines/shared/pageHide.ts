import { type EventObject, fromCallback } from 'xstate';
import type { PageHidden } from './draftStates';

/** Calls back whenever the user leaves or hides the page. Returns the unsubscribe function. */
export type OnPageHide = (listener: () => void) => () => void;

/** Returns the actor that reports when the page is hidden, for machines with unsaved data. */
export const pageHideActor = (onPageHide: OnPageHide) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    onPageHide(() => sendBack({ type: 'page.hidden' } satisfies PageHidden)),
  );
