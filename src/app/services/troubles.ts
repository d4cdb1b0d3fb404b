import type { AccountDamage } from '@/data/adapters/auth/embeddedAccounts';

/** What is wrong with the device: `memory…`: nothing can be kept, since there is no database, a newer or an older one. */
export type Trouble = AccountDamage | 'memoryMissing' | 'memoryNewer' | 'memoryHeld';

let untold: Trouble[] = [];
let listener: ((trouble: Trouble) => void) | null = null;

/** What was found wrong with what is kept on this device: held until somebody is there who says it. */
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
