import type { AccountDamage } from '@/data/adapters/auth/embeddedAccounts';

/**
 * A problem with storage. With `memory…`, records are only in memory: there is no database, the database has
 * a newer version, or another tab uses an older version.
 */
export type Trouble = AccountDamage | 'memoryMissing' | 'memoryNewer' | 'memoryHeld';

let untold: Trouble[] = [];
let listener: ((trouble: Trouble) => void) | null = null;

/** Reports problems with this browser's storage. Queues them until a listener can show them. */
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
