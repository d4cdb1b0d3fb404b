/** Counts visits. It never fails: what can't be counted isn't. */
export interface Analytics {
  /** @param page the name of a page, nothing of its address or of what is on it */
  countView(page: string): void;
  /** Whether anything may be sent from now on. */
  allow(isAllowed: boolean): void;
}
