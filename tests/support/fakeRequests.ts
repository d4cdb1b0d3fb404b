import type { RequestStore, Requests } from '@/data/ports/RequestStore';

/** A fake request store whose content the test sets. */
export function fakeRequests(first: Partial<Requests> = {}) {
  let now: Requests = { sent: [], received: [], ...first };
  const listeners = new Set<() => void>();
  return {
    load: async () => now,
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next: Partial<Requests>) {
      now = { sent: [], received: [], ...next };
      for (const listener of listeners) listener();
    },
  } satisfies Pick<RequestStore, 'load' | 'observe'> & Record<string, unknown>;
}
