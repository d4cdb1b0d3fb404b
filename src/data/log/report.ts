import type { Logger } from '../ports/Logger';

let logger: Logger | undefined;

/** Sets the logger of all layers. Without a logger, as in production, reports are silent. */
export function reportTo(next: Logger | undefined) {
  logger = next;
}

/** Returns a handler that reports an error: `save().catch(reporting('theme'))`. See {@link Logger}. */
export const reporting =
  (about: string) =>
  (problem: unknown): undefined =>
    void logger?.report(problem, about);

/**
 * Ignores an error that other code shows, throws or reports: `preload().catch(handledElsewhere)`. Prevents an
 * unhandled rejection.
 */
export const handledElsewhere = (): undefined => {};
