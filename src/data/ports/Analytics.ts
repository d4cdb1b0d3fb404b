/** Counts page views. Never throws: a view that can't be counted is dropped. */
export interface Analytics {
  /** @param page the name of a page, without any part of its URL or content */
  countView(page: string): void;
  /** Allows or forbids sending data from now on. */
  allow(isAllowed: boolean): void;
}
