import type { PopupProvider } from '@/data/schema/lists';

/** An account made on this device with one of the pop-up providers. */
export type KnownAccount = { uid: string; name: string; email: string };
/** What the person chose: a known account, a new one, or nothing (`null`). `blocked`: they could not be asked. */
export type AccountChoice = { uid: string } | { name: string; email: string } | 'blocked' | null;

type Request = { provider: PopupProvider; accounts: KnownAccount[]; answer: (choice: AccountChoice) => void };

let request: Request | null = null;
const listeners = new Set<() => void>();

function set(next: Request | null) {
  request = next;
  for (const listener of listeners) listener();
}

/** The one open question "which account?" that stands in for a provider's pop-up; a store for `useSyncExternalStore`. */
export const accountChoice = {
  get: () => request,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the person; a question still open is answered with `null`. */
  ask({ provider, accounts }: { provider: PopupProvider; accounts: KnownAccount[] }): Promise<AccountChoice> {
    request?.answer(null);
    return new Promise((resolve) => {
      set({
        provider,
        accounts,
        answer(choice) {
          set(null);
          resolve(choice);
        },
      });
    });
  },
};
