import type { OwnProfile, TypedProfile } from '../schema/shapes/founderProfile';
import type { OwnInvestor, TypedInvestorProfile } from '../schema/shapes/investorProfile';
import type { MyStartup, TypedStartup } from '../schema/shapes/ownedStartup';

/** The data that account management shows and edits. */
export interface AccountStore {
  /** @throws when the sample data or storage can't be read */
  loadProfile(): Promise<OwnProfile>;
  /**
   * Saves the changed fields; a blank name is ignored. Returns the stored profile.
   * @throws when storage can't be written
   */
  saveProfile(changes: Partial<TypedProfile>): Promise<OwnProfile>;
  /** @throws when the sample data or storage can't be read */
  loadInvestor(): Promise<{ investor: OwnInvestor }>;
  /**
   * Saves the changed fields of the investor profile. A new name also renames the account; a blank name is
   * ignored.
   * @throws when there is no investor profile or storage can't be written
   */
  saveInvestor(changes: Partial<TypedInvestorProfile>): Promise<{ investor: OwnInvestor }>;
  /** Returns the user's startups. @throws when the sample data or storage can't be read */
  loadStartups(): Promise<MyStartup[]>;
  /**
   * Saves the changed fields of one of the user's startups; a blank name is ignored. Returns all of them.
   * @throws when the startup doesn't exist or storage can't be written
   */
  saveStartup(id: string, changes: Partial<TypedStartup>): Promise<MyStartup[]>;
  /** Sets whether a startup of the user seeks investment. @throws as `saveStartup` */
  setActive(id: string, isActive: boolean): Promise<void>;
  /**
   * Removes one of the user's startups, or restores it. Restoring works only until the app is closed, and
   * does nothing for a startup that wasn't removed.
   * @throws as `saveStartup`
   */
  setRemoved(id: string, isRemoved: boolean): Promise<void>;
  /** Calls back after every change, in any tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
}
