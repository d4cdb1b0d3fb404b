/**
 * Returns a wrapper for functions that start something and return a function that stops it. Aborting the
 * signal stops everything that wrapped functions have started. Afterwards, they start nothing. A returned
 * function can be called at any time, and stops only once.
 */
export function stoppedBy(signal: AbortSignal) {
  const stops = new Set<() => void>();
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  return <Asked extends unknown[]>(start: (...asked: Asked) => () => void) =>
    (...asked: Asked): (() => void) => {
      if (signal.aborted) return () => {};
      const stop = start(...asked);
      const own = () => {
        if (stops.delete(own)) stop();
      };
      stops.add(own);
      return own;
    };
}
