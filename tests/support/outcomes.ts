/** Tracks which values each key may have in the end. Concurrent changes leave several possible values. */
export function outcomes() {
  const settled = new Map<string, unknown[]>();
  let recent = new Map<string, unknown[]>();
  let underWay: Promise<unknown>[] = [];
  return {
    /** Adds the values that a change may leave. */
    may(fact: string, ...values: unknown[]) {
      recent.set(fact, [...(recent.get(fact) ?? []), ...values]);
    },
    /** Adds a pending change. */
    wait(change: Promise<unknown>) {
      underWay.push(change);
    },
    /** Waits for all pending changes. Earlier values of the changed keys are then impossible. */
    async settle() {
      await Promise.all(underWay);
      underWay = [];
      for (const [fact, values] of recent) settled.set(fact, values);
      recent = new Map();
    },
    /** The possible values by key. */
    settled,
  };
}
