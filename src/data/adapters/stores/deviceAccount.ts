import type { AccountStore } from '../../ports/AccountStore';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import { profileOf, typedProfile } from '../../schema/founderProfile';
import { investorProfileOf, typedInvestorProfile } from '../../schema/investorProfile';
import {
  type MyStartup,
  type OwnedStartup,
  ownedOf,
  readStartup,
  typedStartup,
} from '../../schema/ownedStartup';
import type { KeptRecord } from '../../schema/records';
import { concerns } from '../device/changes';
import { readListings } from '../records/listings';
import { loadOwnedSchema, ownedKind, readOwned } from '../records/ownedStartups';
import { founderProfileOf, saidSince } from '../records/ownProfile';
import { addToProfile } from '../records/profiles';

/** What the account is made of. */
const accountKinds = ['profile', 'listing', ownedKind, 'investorAccount'];

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** The id of the person's page: a rename leaves it as it is. */
  pageId: () => string;
  /** The directory as the person finds it. */
  directory: Directory;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** The person has another name from now on. */
  onRename: (name: string) => Promise<void>;
};

/** An account in the device store: what was changed of the profile (`profile`) and of the startups (`ownedStartup`). */
export function createAccountStore(options: Options): AccountStore {
  const { device, owner, pageId, directory, now, onRename } = options;
  /** One change after the other: each is written into what the last one left. */
  let written: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const writing = written.then(write);
    written = writing.catch(() => {});
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

  /** The person is called by another name from now on; their page stays where it is. */
  async function rename(name: string) {
    await addToProfile(device, owner, { name, id: pageId() });
    await onRename(name);
  }

  /** What is kept of each startup, or would be if something of it were changed. As of the last reading. */
  let kept = new Map<string, OwnedStartup>();
  /** What there was of each startup that was taken away. */
  const removed = new Map<string, KeptRecord[]>();

  async function loadStartups() {
    const [{ startups }, { owned }, listings] = await Promise.all([
      directory.loadAccount(),
      readOwned(device, owner),
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

  /** On what is kept by then, by whatever tab. */
  async function keep(id: string, changes: Partial<OwnedStartup>) {
    const before = keptOf(id);
    const change = (found = before): OwnedStartup => ({ ...found, ...changes });
    kept.set(id, await device.update(owner, ownedKind, id, loadOwnedSchema, change));
  }

  return {
    loadProfile,

    saveProfile: (changes) =>
      inTurn(async () => {
        const { profile } = await loadProfile();
        const said = saidSince(profile, profileOf({ ...typedProfile(profile), ...changes }));
        await addToProfile(device, owner, {
          ...said,
          ...(said.name && { id: pageId() }),
          ...(said.photo !== undefined && { photoSavedAt: now() }),
        });
        if (said.name) await onRename(said.name);
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
        await device.write(owner, 'investorAccount', investor.id, { ...edited, fullName: name });
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
        // An address stands for the stored file.
        const isSame = (file: Blob | string) => typeof file === 'string' && file !== '';
        const isChanged = (name: 'coverImage' | 'pitchDeck') =>
          !isSame(read[name]) && read[name] !== before[name];
        /** What was given in its place, if anything. */
        const given = (file: Blob | string) => ({ file: typeof file === 'string' ? null : file, savedAt });
        // The form knows the day only, the record the exact time.
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
        // Without reading what was just read: the page may be about to be left.
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
          readOwned(device, owner),
          readListings(device, owner),
        ]);
        const listed = listings.records.find((listing) => listing.id === id);
        const before: KeptRecord[] = [
          { kind: ownedKind, id, value: owned.get(id) },
          ...(listed ? [{ kind: 'listing' as const, id, value: listed.value }] : []),
        ];
        // One that comes with the sample can't go: it is noted that it did.
        const gone = { ...startup, isRemoved: true };
        await device.writeAll(
          owner,
          before.map((record) => ({ ...record, value: listed ? undefined : gone })),
        );
        removed.set(id, before);
      }),

    observe: (listener) =>
      device.observe(owner, (change) => {
        if (concerns(change, (kind) => accountKinds.includes(kind))) listener();
      }),
  };
}
