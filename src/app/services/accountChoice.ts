import type { PopupProvider } from '@/data/schema/shapes/lists';
import { createStore } from '../hooks/createStore';

/** An account made on this device with one of the pop-up providers. */
export type KnownAccount = { uid: string; name: string; email: string };
/** The user's choice: a known account, a new account, or `null` if canceled. `blocked`: no dialog opened. */
export type AccountChoice = { uid: string } | { name: string; email: string } | 'blocked' | null;

type Request = { provider: PopupProvider; accounts: KnownAccount[]; answer: (choice: AccountChoice) => void };

const { get, subscribe, set } = createStore<Request | null>(null);

/** The open request to choose an account, instead of a pop-up. A store for `useSyncExternalStore`. */
export const accountChoice = {
  get,
  subscribe,
  /** Asks the user to choose an account. If a request is already open, answers that request with `null`. */
  ask({ provider, accounts }: { provider: PopupProvider; accounts: KnownAccount[] }): Promise<AccountChoice> {
    get()?.answer(null);
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
