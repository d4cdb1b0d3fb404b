import type { Presence } from '../../ports/Presence';

/** Tracks which accounts are online, in memory, for stories and tests. `online`: the initial uids. */
export function memoryPresence(online: readonly string[] = []): Presence {
  /** The initial uids, and one uid for each active call of `enter`. A uid can occur more than once. */
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
