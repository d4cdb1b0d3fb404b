import { handledElsewhere } from '../../log/report';
import type { AccountStore } from '../../ports/AccountStore';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import { profileOf, typedProfile } from '../../schema/shapes/founderProfile';
import { investorProfileOf, typedInvestorProfile } from '../../schema/shapes/investorProfile';
import {
  type MyStartup,
  type OwnedStartup,
  ownedOf,
  readStartup,
  typedStartup,
} from '../../schema/shapes/ownedStartup';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { concerns } from '../device/concerns';
import { readListings } from '../records/listings';
import { changesSince, founderProfileOf } from '../records/ownProfile';
import { addToProfile } from '../records/profiles';
import { investorKey } from '../records/registeredInvestor';
import { listingRecords, ownedRecords, updateOwned, withoutRecords } from '../records/startupRecords';
import { readWholeListings, readWholeOwned } from '../records/wholeStartups';

/** The kinds of records that contain the data of this store. */
const accountKinds = ['profile', 'listing', 'ownedStartup', 'investorAccount'];

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample`. */
  owner: string;
  /** The directory as the user sees it. */
  directory: Directory;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** Called when the user's name has changed. */
  onRename: (name: string) => Promise<void>;
};

/** Stores the user's edits: of the profile, of the investor profile, and of the user's startups. */
export function createAccountStore(options: Options): AccountStore {
  const { device, owner, directory, now, onRename } = options;
  /** The last write. Each write waits for the previous write, and builds on its result. */
  let written: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const writing = written.then(write);
    written = writing.catch(handledElsewhere);
    return writing;
  }

  async function loadProfile() {
    const { user, investor } = await directory.loadAccount();
    return { profile: founderProfileOf(user), isInvestor: investor !== null };
  }

  async function loadInvestor() {
    const { investor } = await directory.loadAccount();
    return { investor };
  }

  /** Renames the user. The user's page keeps its address. */
  async function rename(name: string) {
    await addToProfile(device, owner, { name });
    await onRename(name);
  }

  /** Each startup's edits as of the last read, or their initial value if none are stored. */
  let kept = new Map<string, OwnedStartup>();
  /** The previous records of removed startups, for restoring them. */
  const removed = new Map<string, StoredRecordInput[]>();

  async function loadStartups() {
    const [{ startups }, { owned }, listings] = await Promise.all([
      directory.loadAccount(),
      readWholeOwned(device, owner),
      readListings(device, owner),
    ]);
    const listed = new Map(listings.records.map(({ id, value }) => [id, value]));
    kept = new Map(
      startups.map((startup) => {
        const { id, isActive, logo: address } = startup;
        const listing = listed.get(id);
        const logo = listing ? (listing.listing.logo ?? '') : address;
        const unchanged = {
          ...ownedOf({ ...startup, logo }),
          isActive,
          logoSavedAt: listing?.savedAt ?? now(),
        };
        return [id, owned.get(id) ?? unchanged];
      }),
    );
    return startups;
  }

  function keptOf(id: string): OwnedStartup {
    const startup = kept.get(id);
    if (!startup) throw new Error(`There is no startup ${id} of one's own.`);
    return startup;
  }

  /** Updates the stored edits of a startup, which another tab may have changed. */
  async function keep(id: string, changes: Partial<OwnedStartup>) {
    const before = keptOf(id);
    kept.set(id, await updateOwned(device, owner, id, (found = before) => ({ ...found, ...changes })));
  }

  return {
    loadProfile,

    saveProfile: (changes) =>
      inTurn(async () => {
        const { profile } = await loadProfile();
        const changed = changesSince(profile, profileOf({ ...typedProfile(profile), ...changes }));
        await addToProfile(device, owner, {
          ...changed,
          ...(changed.photo !== undefined && { photoSavedAt: now() }),
        });
        if (changed.name) await onRename(changed.name);
        return loadProfile();
      }),

    loadInvestor,

    saveInvestor: (changes) =>
      inTurn(async () => {
        const { investor } = await loadInvestor();
        if (!investor) throw new Error('There is no investor profile of one’s own.');
        const edited = investorProfileOf({ ...typedInvestorProfile(investor.account), ...changes });
        const { fullName } = investor.account;
        const name = edited.fullName || fullName;
        const value = { ...edited, fullName: name, slug: investor.slug };
        await device.writeAll(owner, [{ ...investorKey, value }]);
        if (name !== fullName) await rename(name);
        return loadInvestor();
      }),

    loadStartups,

    saveStartup: (id, changes) =>
      inTurn(async () => {
        const shown = (await loadStartups()).find((startup) => startup.id === id);
        const startup = keptOf(id);
        const before = typedStartup(shown as MyStartup);
        const read = readStartup({ ...before, ...changes });
        const savedAt = now();
        // A URL instead of a file means that the stored file is unchanged.
        const isSame = (file: Blob | string) => typeof file === 'string' && file !== '';
        const isChanged = (name: 'coverImage' | 'pitchDeck') =>
          !isSame(read[name]) && read[name] !== before[name];
        /** Returns the new file with the time of the change. `file` is null if the user removed the file. */
        const given = (file: Blob | string) => ({ file: typeof file === 'string' ? null : file, savedAt });
        // The form contains only the day, but the record contains the exact time.
        const isSameDay = read.closingDate === readStartup(before).closingDate;
        await keep(id, {
          ...ownedOf({
            ...read,
            name: read.name || startup.name,
            ...(isSameDay && { closingDate: shown?.closingDate }),
          }),
          ...(isSame(read.logo) ? { logo: startup.logo } : { logoSavedAt: savedAt }),
          ...(isChanged('coverImage') && { cover: given(read.coverImage) }),
          ...(isChanged('pitchDeck') && { deck: given(read.pitchDeck) }),
        });
        return loadStartups();
      }),

    setActive: (id, isActive) =>
      inTurn(async () => {
        // Avoids a read before the write if possible, because the user may be about to leave the page.
        if (!kept.has(id)) await loadStartups();
        await keep(id, { isActive });
      }),

    setRemoved: (id, isRemoved) =>
      inTurn(async () => {
        if (!isRemoved) {
          await device.writeAll(owner, removed.get(id) ?? []);
          removed.delete(id);
          return;
        }
        await loadStartups();
        const startup = keptOf(id);
        const [{ owned }, listings] = await Promise.all([
          readWholeOwned(device, owner),
          readWholeListings(device, owner),
        ]);
        const listed = listings.records.find((listing) => listing.id === id);
        const edits = owned.get(id);
        const noEdits = withoutRecords('ownedStartup', id);
        // A startup of the sample data has no record to delete, so a record states that it was removed.
        await device.writeAll(
          owner,
          listed
            ? [...noEdits, ...withoutRecords('listing', id)]
            : ownedRecords(id, { ...startup, isRemoved: true }),
        );
        removed.set(id, [
          ...(edits ? ownedRecords(id, edits) : noEdits),
          ...(listed ? listingRecords(id, listed.value) : []),
        ]);
      }),

    observe: (listener) =>
      device.observe(owner, (change) => {
        if (concerns(change, (kind) => accountKinds.includes(kind))) listener();
      }),
  };
}
