import type { DeviceStore } from '../../ports/DeviceStore';
import type { InvestorAccount, TypedInvestor } from '../../schema/investorRegistration';
import type { Onboarding } from '../../schema/onboarding';
import type { Me } from '../../schema/person';
import { slugOf } from '../../schema/slug';
import type { ListedStartup, Listing } from '../../schema/startupListing';
import { filledIn } from '../../schema/tidied';
import { readListings } from '../records/listings';
import { saidIn } from '../records/ownProfile';
import { readTaken } from '../records/pointers';
import { addToProfile } from '../records/profiles';

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, `sample`, or `guest` for what waits for an account. */
  owner: string;
  me: () => Me;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** The ids of everybody: conversations are found by them, whatever the kind. */
  loadIds: () => Promise<Set<string>>;
  /** The person has another name from now on. */
  onRename: (name: string) => Promise<void>;
};

/** The investor profile of an account, and its page's id. */
async function readInvestor(device: DeviceStore, owner: string) {
  const loadShape = async () => (await import('../../schema/investorRegistration')).investorAccountSchema;
  return (await device.read(owner, 'investorAccount', loadShape)).records[0];
}

/** What the wizards submit, kept on the device. Everything rejects when the device can't store it. */
export function createSubmissions({ device, owner, me, now, loadIds, onRename }: Options) {
  /** The ids that a startup can't have any more. */
  async function loadTakenIds(): Promise<ReadonlySet<string>> {
    // What waits for an account is nowhere to be found, and keeps its id all the same.
    const [taken, { records }] = await Promise.all([readTaken(device, loadIds), readListings(device, owner)]);
    return new Set([...taken, ...records.map(({ id }) => id)]);
  }

  return {
    loadTakenIds,

    /** Lists a startup under an id of its own. */
    async listStartup(typed: Listing): Promise<void> {
      const [{ listingOf }, taken] = await Promise.all([
        import('../../schema/startupListing'),
        loadTakenIds(),
      ]);
      const listed: ListedStartup = { listing: listingOf(typed), savedAt: now() };
      await device.write(owner, 'listing', slugOf(typed.startupName, taken), listed);
    },

    /** Whether the account has an investor profile. */
    hasInvestor: async (): Promise<boolean> => (await readInvestor(device, owner)) !== undefined,

    /**
     * Keeps the investor profile of the account: it has one, whose page stays where it is, and of which only what was filled in
     * is replaced. The name is the person's from now on; their own page stays where it is, too.
     */
    async keepInvestor(typed: Omit<TypedInvestor, 'dob' | 'investments'>): Promise<void> {
      const [{ accountOf }, taken, existing] = await Promise.all([
        import('../../schema/investorRegistration'),
        readTaken(device, loadIds),
        readInvestor(device, owner),
      ]);
      const { id: pageId, name } = me();
      const said = accountOf({ dob: '', investments: '', ...typed });
      const account: InvestorAccount = { ...said, ...existing?.value, ...filledIn(said) };
      // The same person.
      taken.delete(pageId);
      const id = existing?.id ?? slugOf(account.fullName, taken);
      await device.write(owner, 'investorAccount', id, account);
      if (account.fullName === name) return;
      await addToProfile(device, owner, { name: account.fullName, id: pageId });
      await onRename(account.fullName);
    },

    /** Keeps what the person said about themselves, beside what is known already. */
    async completeProfile(form: Onboarding): Promise<void> {
      await addToProfile(device, owner, { ...saidIn(form), ...(form.photo && { photoSavedAt: now() }) });
    },
  };
}
