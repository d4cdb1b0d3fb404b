import type { Presence } from '../../ports/Presence';

/** Tracks presence in one page, for stories and tests. `online`: the accounts that are online at first. */
export function memoryPresence(online: readonly string[] = []): Presence {
  /** The online uids: the initial ones, and one for each active `enter`. A uid can occur more than once. */
  let here = [...online];
  const listeners = new Set<() => void>();
  const change = (next: string[]) => {
    here = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    enter(uid) {
      change([...here, uid]);
      let isHere = true;
      return () => {
        const mine = here.indexOf(uid);
        if (isHere) change(here.filter((_, at) => at !== mine));
        isHere = false;
      };
    },
    load: async () => new Set(here),
    observe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}
