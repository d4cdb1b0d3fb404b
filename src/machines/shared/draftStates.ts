import { type EventObject, fromCallback } from 'xstate';

// A draft is stored `draftDelay` after the last input, immediately when the page is hidden, and when the
// machine stops. A machine with a draft defines the delay `draftDelay` and the guard `isDraftUnsaved`. Its
// input events re-enter `typing`.

/** Sent by the `pageHide` actor: the page may never be shown again. */
export type PageHidden = { type: 'page.hidden' };

/** Placeholder for the actor that reports when the page is hidden; `app` provides the real one. */
export const pageHide = fromCallback<EventObject, void>(() => {});

/** The input of an actor that writes. It calls `unsaved` when it stops, because no exit action runs then. */
export type UnsavedChanges<Change> = { unsaved: () => readonly Change[] };

/** Returns the states of a draft. The action `save` writes it. */
export const draftStates = <const Save>(save: Save) =>
  ({
    saved: { always: { guard: 'isDraftUnsaved', target: 'typing' } },
    typing: {
      after: { draftDelay: { target: 'saved', actions: save } },
    },
  }) as const;
