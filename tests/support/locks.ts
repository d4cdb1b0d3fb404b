/** A lock manager that grants each lock to one owner at a time. */
export function fakeLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
      last.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
  } as unknown as Pick<LockManager, 'request'>;
}
