import type { OwnProfile, TypedProfile } from '../schema/founderProfile';
import type { OwnInvestor, TypedInvestorProfile } from '../schema/investorProfile';
import type { MyStartup, TypedStartup } from '../schema/ownedStartup';

/** What a person's account management shows and changes. */
export interface AccountStore {
  /** @throws when the sample or the device can't be read */
  loadProfile(): Promise<OwnProfile>;
  /**
   * Keeps the fields that were changed; a blank name stays as it was. Answers with what is kept then.
   * @throws when the device can't store it
   */
  saveProfile(changes: Partial<TypedProfile>): Promise<OwnProfile>;
  /** @throws when the sample or the device can't be read */
  loadInvestor(): Promise<{ investor: OwnInvestor }>;
  /**
   * Keeps the fields of the investor profile that were changed; a blank name stays as it was, another one is the account's from now on.
   * @throws when there is none or the device can't store it
   */
  saveInvestor(changes: Partial<TypedInvestorProfile>): Promise<{ investor: OwnInvestor }>;
  /** The person's own startups. @throws when the sample or the device can't be read */
  loadStartups(): Promise<MyStartup[]>;
  /**
   * Keeps the fields of one of them that were changed; a blank name stays as it was.
   * @throws when there is none or the device can't store it
   */
  saveStartup(id: string, changes: Partial<TypedStartup>): Promise<MyStartup[]>;
  /** @throws when there is none or the device can't store it */
  setActive(id: string, isActive: boolean): Promise<void>;
  /**
   * Takes one of them away, or puts it back whole as long as the app is open: where it was never taken away, nothing
   * happens. @throws when there is none or the device can't store it
   */
  setRemoved(id: string, isRemoved: boolean): Promise<void>;
  /** Calls back after every change, from wherever it comes. Returns the function that stops it. */
  observe(listener: () => void): () => void;
}
