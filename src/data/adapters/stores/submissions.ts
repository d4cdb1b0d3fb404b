import type { DeviceStore } from '../../ports/DeviceStore';
import type { Me } from '../../schema/shapes/currentUser';
import type { InvestorAccount, TypedInvestor } from '../../schema/shapes/investorRegistration';
import type { Onboarding } from '../../schema/shapes/onboarding';
import type { Listing } from '../../schema/shapes/startupListing';
import { filledIn } from '../../schema/text/tidied';
import { freeSlug } from '../device/addresses';
import { isPublisher } from '../records/owners';
import { saidIn } from '../records/ownProfile';
import { addToProfile } from '../records/profiles';
import { investorKey } from '../records/registeredInvestor';
import { reservedSlugs } from '../records/reservedSlugs';

type Options = {
  device: DeviceStore;
  /** The account's uid, `sample` for the demo account, or `guest` for a user without an account. */
  owner: string;
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  newId: () => string;
  /** Called when the user's name has changed. */
  onRename: (name: string) => Promise<void>;
};

/** Returns an account's investor record, if there is one. */
async function readInvestor(device: DeviceStore, owner: string) {
  const loadShape = async () =>
    (await import('../../schema/shapes/investorRegistration')).investorAccountSchema;
  return (await device.read(owner, 'investorAccount', loadShape)).records[0];
}

/** Stores the submitted forms of the wizards. Every method rejects if browser storage can't be written. */
export function createSubmissions({ device, owner, me, now, newId, onRename }: Options) {
  const startupAsked = (id: string, name: string) =>
    ({ kind: 'startup', id, name, reserved: reservedSlugs }) as const;

  return {
    /** Returns the slug that a new startup with this name would get. */
    findSlug: (name: string): Promise<string> => freeSlug(owner, startupAsked('', name), device.claims),

    /** Lists a startup under a new id and a new address. */
    async listStartup(typed: Listing): Promise<void> {
      const [{ listingOf }, { listingRecords }] = await Promise.all([
        import('../../schema/shapes/listingOf'),
        import('../records/startupRecords'),
      ]);
      const id = newId();
      const listing = listingOf(typed);
      await device.claim(owner, startupAsked(id, typed.startupName), (slug) =>
        listingRecords(id, { slug, listing, savedAt: now() }),
      );
    },

    /** Whether the account has an investor profile. */
    hasInvestor: async (): Promise<boolean> => (await readInvestor(device, owner)) !== undefined,

    /**
     * Saves the account's investor profile. An existing profile keeps its address, and keeps a field if the
     * input is blank. The user takes the profile's name, but the user's own page keeps its address.
     */
    async keepInvestor(typed: Omit<TypedInvestor, 'dob' | 'investments'>): Promise<void> {
      const [{ accountOf }, existing] = await Promise.all([
        import('../../schema/shapes/investorRegistration'),
        readInvestor(device, owner),
      ]);
      const { name } = me();
      const typedAccount = accountOf({ dob: '', investments: '', ...typed });
      const account: InvestorAccount = { ...typedAccount, ...existing?.value, ...filledIn(typedAccount) };
      const recordOf = (slug?: string) => ({ ...investorKey, value: { ...account, slug } });
      // The demo account's investor page has a fixed address.
      if (isPublisher(owner))
        await device.claim(
          owner,
          { kind: 'investor', id: owner, name: account.fullName, reserved: reservedSlugs },
          (slug) => [recordOf(slug)],
        );
      else await device.writeAll(owner, [recordOf()]);
      if (account.fullName === name) return;
      await addToProfile(device, owner, { name: account.fullName });
      await onRename(account.fullName);
    },

    /** Merges the completed onboarding form into the stored profile. */
    async completeProfile(form: Onboarding): Promise<void> {
      await addToProfile(device, owner, { ...saidIn(form), ...(form.photo && { photoSavedAt: now() }) });
    },
  };
}
