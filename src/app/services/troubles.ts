import type { AccountDamage } from '@/data/adapters/auth/embeddedAccounts';

/**
 * A problem with storage. `memory…`: records stay in memory only, as there is no database, a newer one, or
 * another tab uses an older one.
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
