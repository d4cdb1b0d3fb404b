import type { DeviceStore } from '../../ports/DeviceStore';
import type { TypedInvestor } from '../../schema/investorRegistration';
import type { Onboarding } from '../../schema/onboarding';
import type { Me } from '../../schema/person';
import { slugOf } from '../../schema/slug';
import type { ListedStartup, Listing } from '../../schema/startupListing';
import { readListings } from '../records/listings';
import { saidIn } from '../records/ownProfile';
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

/** What the wizards submit, kept on the device. Everything rejects when the device can't store it. */
export const createSubmissions = ({ device, owner, me, now, loadIds, onRename }: Options) => ({
  /** Lists a startup under an id of its own. */
  async listStartup(typed: Listing): Promise<void> {
    const [{ listingOf }, taken, { records }] = await Promise.all([
      import('../../schema/startupListing'),
      loadIds(),
      // What waits for an account is nowhere to be found, and keeps its id all the same.
      readListings(device, owner),
    ]);
    for (const { id } of records) taken.add(id);
    const listed: ListedStartup = { listing: listingOf(typed), savedAt: now() };
    await device.write(owner, 'listing', slugOf(typed.startupName, taken), listed);
  },

  /**
   * Keeps the investor profile of the account: it has one, whose page stays where it is. The name is the person's from
   * now on; their own page stays where it is, too.
   */
  async keepInvestor(typed: Omit<TypedInvestor, 'dob' | 'investments'>): Promise<void> {
    const [{ accountOf, investorAccountSchema }, taken] = await Promise.all([
      import('../../schema/investorRegistration'),
      loadIds(),
    ]);
    const { id: pageId, name } = me();
    const { records } = await device.read(owner, 'investorAccount', async () => investorAccountSchema);
    const { dob = '', investments = '', geography, mustHaves } = records[0]?.value ?? {};
    const account = accountOf({ dob, investments, geography, mustHaves, ...typed });
    // The same person.
    taken.delete(pageId);
    const id = records[0]?.id ?? slugOf(account.fullName, taken);
    await device.write(owner, 'investorAccount', id, account);
    if (account.fullName === name) return;
    await addToProfile(device, owner, { name: account.fullName, id: pageId });
    await onRename(account.fullName);
  },

  /** Keeps what the person said about themselves, beside what is known already. */
  async completeProfile(form: Onboarding): Promise<void> {
    await addToProfile(device, owner, saidIn(form));
  },
});
