import type { DeviceStore } from '../../ports/DeviceStore';
import type { Me } from '../../schema/shapes/currentUser';
import type { InvestorAccount, TypedInvestor } from '../../schema/shapes/investorRegistration';
import type { Onboarding } from '../../schema/shapes/onboarding';
import type { ListedStartup, Listing } from '../../schema/shapes/startupListing';
import { slugOf } from '../../schema/text/slug';
import { filledIn } from '../../schema/text/tidied';
import { readListings } from '../records/listings';
import { saidIn } from '../records/ownProfile';
import { readTaken } from '../records/pointers';
import { addToProfile } from '../records/profiles';

type Options = {
  device: DeviceStore;
  /** The account's uid, `sample` for the demo account, or `guest` for a user without an account. */
  owner: string;
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  /** Returns the ids of all profiles. Ids are unique across kinds, because conversations use them too. */
  loadIds: () => Promise<Set<string>>;
  /** Called when the user's name has changed. */
  onRename: (name: string) => Promise<void>;
};

/** Returns an account's investor record, if there is one. The record and the investor's page have the same id. */
async function readInvestor(device: DeviceStore, owner: string) {
  const loadShape = async () =>
    (await import('../../schema/shapes/investorRegistration')).investorAccountSchema;
  return (await device.read(owner, 'investorAccount', loadShape)).records[0];
}

/** Stores the submitted forms of the wizards. Every method rejects if browser storage can't be written. */
export function createSubmissions({ device, owner, me, now, loadIds, onRename }: Options) {
  /** Returns the ids that a new startup can't have. */
  async function loadTakenIds(): Promise<ReadonlySet<string>> {
    // A guest's listings have no page yet, but reserve their ids.
    const [taken, { records }] = await Promise.all([readTaken(device, loadIds), readListings(device, owner)]);
    return new Set([...taken, ...records.map(({ id }) => id)]);
  }

  return {
    loadTakenIds,

    /** Lists a startup under a new id. */
    async listStartup(typed: Listing): Promise<void> {
      const [{ listingOf }, taken] = await Promise.all([
        import('../../schema/shapes/listingOf'),
        loadTakenIds(),
      ]);
      const listed: ListedStartup = { listing: listingOf(typed), savedAt: now() };
      await device.write(owner, 'listing', slugOf(typed.startupName, taken), listed);
    },

    /** Whether the account has an investor profile. */
    hasInvestor: async (): Promise<boolean> => (await readInvestor(device, owner)) !== undefined,

    /**
     * Saves the account's investor profile. An existing profile keeps its page id, and keeps a field if the
     * input is blank. The user takes the profile's name, but the user's own page keeps its id.
     */
    async keepInvestor(typed: Omit<TypedInvestor, 'dob' | 'investments'>): Promise<void> {
      const [{ accountOf }, taken, existing] = await Promise.all([
        import('../../schema/shapes/investorRegistration'),
        readTaken(device, loadIds),
        readInvestor(device, owner),
      ]);
      const { id: pageId, name } = me();
      const typedAccount = accountOf({ dob: '', investments: '', ...typed });
      const account: InvestorAccount = { ...typedAccount, ...existing?.value, ...filledIn(typedAccount) };
      // The investor page may have the same id as the user's own page: both belong to the same person.
      taken.delete(pageId);
      const id = existing?.id ?? slugOf(account.fullName, taken);
      await device.write(owner, 'investorAccount', id, account);
      if (account.fullName === name) return;
      await addToProfile(device, owner, { name: account.fullName, id: pageId });
      await onRename(account.fullName);
    },

    /** Merges the completed onboarding form into the stored profile. */
    async completeProfile(form: Onboarding): Promise<void> {
      await addToProfile(device, owner, { ...saidIn(form), ...(form.photo && { photoSavedAt: now() }) });
    },
  };
}
