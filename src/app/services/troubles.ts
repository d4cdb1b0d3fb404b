import type { AccountDamage } from '@/data/adapters/auth/embeddedAccounts';

/**
 * A problem with storage. With `memory…`, records are only in memory: IndexedDB is unavailable (`Missing`), a
 * newer version of the app has upgraded the database (`Newer`), or a tab with an older version blocks the
 * database (`Held`).
 */
export type Trouble = AccountDamage | 'memoryMissing' | 'memoryNewer' | 'memoryHeld';

let untold: Trouble[] = [];
let listener: ((trouble: Trouble) => void) | null = null;

/** Reports problems with this browser's storage. Queues problems until there is a listener. */
export const troubles = {
  tell(trouble: Trouble) {
    if (listener) listener(trouble);
    else untold.push(trouble);
  },
  listen(say: (trouble: Trouble) => void) {
    listener = say;
    for (const trouble of untold) say(trouble);
    untold = [];
  },
};
