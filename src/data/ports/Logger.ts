/**
 * Receives errors that no user sees, because the app works without the failed step, or repeats it later.
 * Production has no logger.
 */
export interface Logger {
  /** @param about what isn't read, written or shown because of the problem: `sample date` */
  report(problem: unknown, about: string): void;
}
