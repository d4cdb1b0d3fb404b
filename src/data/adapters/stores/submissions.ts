import type { DeviceStore } from '../../ports/DeviceStore';
import type { TypedInvestor } from '../../schema/investorRegistration';
import type { Onboarding } from '../../schema/onboarding';
import type { Me } from '../../schema/person';
import { slugOf } from '../../schema/slug';
import type { ListedStartup, Listing } from '../../schema/startupListing';
import { saidIn } from '../records/ownProfile';
import { readProfile, writeProfile } from '../records/profiles';

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  me: () => Me;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** The ids of everybody: conversations are found by them, whatever the kind. */
  loadIds: () => Promise<Set<string>>;
};

/** What the wizards submit, kept on the device. Everything rejects when the device can't store it. */
export const createSubmissions = ({ device, owner, me, now, loadIds }: Options) => ({
  /** Lists a startup under an id of its own. */
  async listStartup(typed: Listing): Promise<void> {
    const [{ listingOf }, taken] = await Promise.all([import('../../schema/startupListing'), loadIds()]);
    const listed: ListedStartup = { listing: listingOf(typed), savedAt: now() };
    await device.write(owner, 'listing', slugOf(typed.startupName, taken), listed);
  },

  /** Keeps the investor profile of the account: it has one. */
  async keepInvestor(typed: TypedInvestor): Promise<void> {
    const [{ accountOf }, taken] = await Promise.all([
      import('../../schema/investorRegistration'),
      loadIds(),
    ]);
    // The same person.
    taken.delete(me().id);
    await device.write(owner, 'investorAccount', slugOf(typed.fullName, taken), accountOf(typed));
  },

  /** Keeps what the person said about themselves, beside what is known already. */
  async completeProfile(form: Onboarding): Promise<void> {
    await writeProfile(device, owner, { ...(await readProfile(device, owner)), ...saidIn(form) });
  },
});
