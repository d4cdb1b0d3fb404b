import type { PopupProvider } from '@/data/schema/shapes/lists';

/** An account made on this device with one of the pop-up providers. */
export type KnownAccount = { uid: string; name: string; email: string };
/** The user's choice: a known account, a new account, or `null` if canceled. `blocked`: no dialog opened. */
export type AccountChoice = { uid: string } | { name: string; email: string } | 'blocked' | null;

type Request = { provider: PopupProvider; accounts: KnownAccount[]; answer: (choice: AccountChoice) => void };

let request: Request | null = null;
const listeners = new Set<() => void>();

function set(next: Request | null) {
  request = next;
  for (const listener of listeners) listener();
}

/** The open request to choose an account, instead of a pop-up. A store for `useSyncExternalStore`. */
export const accountChoice = {
  get: () => request,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Asks the user to choose an account. If a request is already open, answers that request with `null`. */
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
