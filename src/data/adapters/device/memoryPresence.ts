import type { Presence } from '../../ports/Presence';

/** Who is online in this page alone, for stories and tests. `online`: who is so from the beginning. */
export function memoryPresence(online: readonly string[] = []): Presence {
  /** Everybody as often as they are there. */
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
