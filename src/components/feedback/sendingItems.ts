import { createContext } from 'react';

/** The items that show whether they were sent. */
export type SentKind = 'post' | 'comment' | 'message';

/** waiting: the item isn't on the server yet. refused: the server refused it, and it is on this device only. */
export type SendingState = 'waiting' | 'refused';

/** The items that aren't on the server, by `itemKey`, and the function that sends the refused ones again. */
export type SendingItems = {
  states: ReadonlyMap<string, SendingState>;
  onSendAgain: () => void;
};

/** Identifies an item. */
export const itemKey = (kind: SentKind, id: string) => `${kind}/${id}`;

export const nothingSending: SendingItems = { states: new Map(), onSendAgain: () => {} };

/** Creates a store of the items that aren't on the server, for `useSyncExternalStore`. */
export function createSendingItems(initial = nothingSending) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: SendingItems) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/**
 * The items that aren't on the server. The app shell fills the store after the page works, so the context has no
 * provider that would have to load first.
 */
export const SendingContext = createContext(createSendingItems());
