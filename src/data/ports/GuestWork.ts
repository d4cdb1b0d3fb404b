/** A guest's submissions and marks in this browser. */
export type GuestItems = {
  /** Names of listed startups. */
  startups: readonly string[];
  /** Whether a profile was completed. */
  hasProfile: boolean;
  /** Whether the guest starred, followed, liked, saved or requested anything. */
  hasMarks: boolean;
};

/** A guest's stored work, which waits for the next account that signs in. */
export interface GuestWork {
  /** @throws when storage can't be read */
  read(): Promise<GuestItems>;
  /**
   * Transfers the work to the account, once even if several tabs try. Does nothing without an account.
   * @returns the transferred work
   * @throws when storage can't be written; the work then stays with the guest
   */
  transfer(): Promise<GuestItems>;
}
