type Listen = (...asked: unknown[]) => () => void;

/** The names of methods that start something and return a function that stops it. */
const listening = /^(observe|subscribe|enter)/;

/** Returns the port with a wrapper around each method that starts something. */
const withEach = <Port extends object>(port: Port, wrap: (listen: Listen) => Listen) =>
  Object.fromEntries(
    Object.entries(port).map(([name, part]) => [name, listening.test(name) ? wrap(part) : part]),
  ) as Port;

/** Returns the port. Its listeners also listen to `other`. */
export const together = <Port extends object>(port: Port, other: (listener: () => void) => () => void) =>
  withEach(port, (listen) => (...asked) => {
    const stops = [listen(...asked), other(asked[0] as () => void)];
    return () => {
      for (const stop of stops) stop();
    };
  });

/**
 * Returns a function that wraps ports. Aborting the signal stops everything that the methods of the wrapped
 * ports have started. Afterwards, these methods start nothing. The functions that they returned can still be
 * called, and stop only once.
 */
export function stoppedBy(signal: AbortSignal) {
  const stops = new Set<() => void>();
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    stops.clear();
  });
  return <Port extends object>(port: Port) =>
    withEach(port, (listen) => (...asked) => {
      const stop = signal.aborted ? () => {} : listen(...asked);
      stops.add(stop);
      return () => {
        if (stops.delete(stop)) stop();
      };
    });
}
