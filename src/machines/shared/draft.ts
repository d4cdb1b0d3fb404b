import { type EventObject, fromCallback } from 'xstate';

// What is typed is kept when typing has rested, at once when the page is hidden, and when the machine is stopped. A
// machine that holds a draft names the delay `draftDelay` and the guard `isDraftUnkept`, and its events that type lead to
// `typing` anew.

/** What the `pageHide` actor sends back: the page may not come back. */
export type PageHidden = { type: 'page.hidden' };

/** Tells that the page is being hidden; `app` knows how. */
export const pageHide = fromCallback<EventObject, void>(() => {});

/** What an actor that writes is given: no exit is taken when its machine is stopped, so it asks then. */
export type Unkept<Change> = { unkept: () => readonly Change[] };

/** The states of a draft; `keep` writes it. */
export const draftStates = <const Keep>(keep: Keep) =>
  ({
    kept: { always: { guard: 'isDraftUnkept', target: 'typing' } },
    typing: {
      meta: { unseen: 'It looks as kept.' },
      after: { draftDelay: { target: 'kept', actions: keep } },
    },
  }) as const;
