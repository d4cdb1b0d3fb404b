/** What may be true in the end of facts that are changed in several places: several values where it was at the same time. */
export function outcomes() {
  const settled = new Map<string, unknown[]>();
  let recent = new Map<string, unknown[]>();
  let underWay: Promise<unknown>[] = [];
  return {
    /** A change that may leave these. */
    may(fact: string, ...values: unknown[]) {
      recent.set(fact, [...(recent.get(fact) ?? []), ...values]);
    },
    /** A change that is under way. */
    wait(change: Promise<unknown>) {
      underWay.push(change);
    },
    /** Waits for all of them: what was true before is out of the question from then on. */
    async settle() {
      await Promise.all(underWay);
      underWay = [];
      for (const [fact, values] of recent) settled.set(fact, values);
      recent = new Map();
    },
    /** By fact. */
    settled,
  };
}
