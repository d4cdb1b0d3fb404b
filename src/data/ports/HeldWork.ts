/** What a guest submitted and marked on this device. */
export type Held = {
  /** Names of listed startups. */
  startups: readonly string[];
  /** Whether a profile was completed. */
  hasProfile: boolean;
  /** Whether anything was starred, followed, liked, saved or asked for. */
  hasMarks: boolean;
};

/** What waits on the device for the account that comes next. */
export interface HeldWork {
  /** @throws when the device can't be read */
  read(): Promise<Held>;
  /**
   * Makes it the account's: once, however many tabs do it. Does nothing without an account.
   * @returns what was taken over
   * @throws when the device can't keep it; it waits on then
   */
  takeOver(): Promise<Held>;
}
