/** The data that a guest (a user without an account) has stored in this browser. */
export type GuestItems = {
  /** Names of listed startups. */
  startups: readonly string[];
  /** Whether a profile was completed. */
  hasProfile: boolean;
  /** Whether the guest starred, followed, liked, saved or requested anything. */
  hasMarks: boolean;
  /** Whether the guest added anything to the pipeline. */
  hasCards: boolean;
};

/** A guest's stored data, to be transferred to the next account that signs in. */
export interface GuestWork {
  /** @throws when storage can't be read */
  read(): Promise<GuestItems>;
  /**
   * Transfers the data to the account, only once even if several tabs try. Does nothing without an account.
   * @returns the transferred data
   * @throws when storage can't be written; the guest then keeps the data
   */
  transfer(): Promise<GuestItems>;
}
