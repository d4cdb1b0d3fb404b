import 'fake-indexeddb/auto';
import { resolveObjectURL } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { validRecords } from '@/data/adapters/file/exportFile';
import { startupIdOf } from '@/data/adapters/records/earlierRecords';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { exportVersion } from '@/data/schema/shapes/exportSchema';
import { groupOf } from '@/data/schema/shapes/recordGroups';
import { type StoredRecordInput, shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { startupParts } from '@/data/schema/shapes/startupParts';
import { wholeKind } from '@/data/schema/shapes/wholeKind';
import { servicesOf } from '../../support/services';
import { freshDevices } from '../../support/tabs';
import { wholeDirectory } from '../../support/wholeDirectory';
import { plain } from '../file/recordValues';
import storedBefore from './storedBefore.json';

// Opens databases and files of all earlier versions. In these, a page's address was also its id.

type Owner = keyof typeof storedBefore;

const now = Date.UTC(2025, 10, 20, 9, 41);
const ada = { uid: 'uid-ada', userName: 'Ada Holm', slug: 'ada-holm' };
const ben = { uid: 'uid-ben', userName: 'Ben Ruiz', slug: 'ben-ruiz' };
const cy = { uid: 'uid-cy', userName: 'Ada Holm', slug: 'ada-holm-2' };
const [windrow, secondWindrow] = [startupIdOf('uid-ada', 'windrow'), startupIdOf('uid-cy', 'windrow')];

const { databaseName, openTab } = freshDevices('before');

/** Creates the database that a build with this database version stored. */
async function storeBefore(version: number) {
  const before = await openDB(databaseName(), version, {
    upgrade(db) {
      const records = db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
      db.createObjectStore(version === 1 ? 'setAside' : 'quarantine', { autoIncrement: true });
      if (version === 3) records.createIndex('posted', ['owner', 'kind', 'value.postTime']);
    },
  });
  for (const [owner, records] of Object.entries(storedBefore))
    for (const record of records) await before.put('records', { owner, ...record });
  before.close();
}

const servicesFor = (device: DeviceStore, person: typeof ada) =>
  servicesOf({ isSignedIn: true, ...person }, { device, now: () => now });

/** Returns all data that an account sees. */
async function shownTo(device: DeviceStore, person: typeof ada) {
  const services = servicesFor(device, person);
  const [directory, feed, messages, requests] = await Promise.all([
    services.directory(),
    services.feed(),
    services.messages(),
    services.requests(),
  ]);
  const [all, fed, inbox] = await Promise.all([wholeDirectory(directory), feed.load(), messages.loadInbox()]);
  return { directory, all, fed, inbox, messages, requests: await requests.load() };
}

const idsOf = (records: readonly { kind: string; id: string }[], kind: string) =>
  records.filter((record) => record.kind === kind).map(({ id }) => id);

describe.each([1, 2, 3])('a database of version %i', (version) => {
  let device: DeviceStore;
  beforeEach(async () => {
    await storeBefore(version);
    device = openTab();
  });

  test('shows an account all its own data', async () => {
    const { directory, fed, inbox, requests } = await shownTo(device, ada);
    expect(fed.posts.filter(({ author }) => author.id === ada.uid).map(({ content }) => content)).toEqual([
      'First words of Ada Holm',
    ]);
    expect(fed.posts.find(({ content }) => content === 'Windrow turns')?.author).toMatchObject({
      id: windrow,
      slug: 'windrow',
      kind: 'startup',
    });
    const said = fed.posts.find(({ id }) => id === 'heliogrid-seed')?.comments ?? [];
    expect(said.find(({ text }) => text === 'Ada Holm was here')).toMatchObject({
      author: { id: ada.uid, slug: 'ada-holm', name: 'Ada Holm', avatar: '' },
    });
    expect(fed.draft).toMatchObject({ text: 'Half a thought of Ada Holm', as: windrow });
    expect(inbox.conversations).toMatchObject([
      { id: 'jonas-felde', lastMessage: '', draft: 'Hi Jonas', muted: false },
      { id: ben.uid, slug: 'ben-ruiz', lastMessage: 'Hello Ben', draft: 'One more thing', muted: true },
      { id: 'mina-okafor', lastMessage: 'Hello from Ada Holm', draft: '', muted: true },
    ]);
    expect(await directory.loadAccount()).toMatchObject({
      user: { slug: 'ada-holm', bio: 'I build turbines.' },
      startups: [{ id: windrow, slug: 'windrow', tagline: 'Turbines for barns' }],
    });
    expect(requests.received).toMatchObject([{ startupId: windrow, state: 'approved', note: 'Welcome' }]);
    const { investor } = await (await shownTo(device, ben)).directory.loadAccount();
    expect(investor).toMatchObject({
      id: ben.uid,
      slug: 'ben-ruiz',
      account: { phone: '+34 600 000 000' },
    });
  });

  test('shows another account only what the privacy settings allow', async () => {
    const { directory, fed, requests } = await shownTo(device, ben);
    expect(fed.posts.find(({ id }) => id === 'post-of-uid-ada')?.author.name).toBe('Ada Holm');
    expect(requests.sent).toHaveLength(2);
    expect(requests.sent.find(({ startupId }) => startupId === windrow)).toMatchObject({
      slug: 'windrow',
      state: 'approved',
    });
    expect(await directory.find('startup', { slug: 'windrow' })).toMatchObject({
      profile: { id: windrow, metrics: { monthlyRevenue: 41001 }, website: 'https://windrow.example' },
      closed: [],
    });
    // Another account listed a startup with the same name later.
    expect(await directory.find('startup', { slug: 'windrow-2' })).toMatchObject({
      profile: { id: secondWindrow, website: '' },
    });
    expect(await directory.find('user', { slug: 'ada-holm-2' })).toMatchObject({ profile: { id: 'uid-cy' } });
    // Ben limited his page to connections, that is, to the people he follows.
    const seen = await shownTo(device, cy);
    expect(seen.all.users.find(({ id }) => id === ben.uid)).toMatchObject({ name: 'Ben Ruiz', bio: '' });
    expect(seen.fed.posts.some(({ id }) => id === 'post-of-uid-ben')).toBe(false);
  });

  test('keeps every record, with valid values and current references', async () => {
    for (const [owner, before] of Object.entries(storedBefore)) {
      const after = await device.readAll(owner);
      // A startup's listing, or its owner's edits, was one record, and is four now.
      const parted = before.filter(({ kind }) => kind === 'listing' || kind === 'ownedStartup');
      expect(after).toHaveLength(before.length + parted.length * startupParts.length);
      expect(after.filter(({ kind }) => kind === wholeKind(kind))).toHaveLength(before.length);
      for (const { kind, value } of after)
        expect(shapeOf(shapeNameOf(kind) ?? 'post').safeParse(value).success).toBe(true);
    }
    const [adas, bens, guests] = await Promise.all(['uid-ada', 'uid-ben', 'guest'].map(device.readAll));
    expect(idsOf(bens ?? [], 'follow')).toEqual([
      `startup:${windrow}`,
      'user:gone-person',
      'user:jonas-felde',
      `user:${ada.uid}`,
    ]);
    expect(idsOf(guests ?? [], 'follow')).toEqual([`user:${ada.uid}`]);
    // Cy saw his own startup as `windrow`, and Ada's as `windrow-2`.
    const cys = await device.readAll(cy.uid);
    expect([idsOf(cys, 'star'), idsOf(cys, 'follow')]).toEqual([
      [`startup:${secondWindrow}`],
      [`startup:${windrow}`],
    ]);
    expect(idsOf(bens ?? [], 'interest')).toEqual(['startup:ledgerline', `startup:${windrow}`]);
    expect(idsOf(bens ?? [], 'request')).toEqual(['sample:ledgerline', `uid-ada:${windrow}`]);
    expect(adas?.find(({ kind }) => kind === 'answerDraft')?.value).toEqual({
      values: { [`uid-ben:${windrow}`]: 'Half an answer' },
    });
    const seenBy = (records: readonly StoredRecordInput<string>[] | undefined) =>
      records?.find(({ kind }) => kind === 'notificationsSeen')?.value;
    expect(seenBy(adas)).toMatchObject({
      ids: [
        `message:${ben.uid}`,
        'message:jonas-felde',
        `follow:${windrow}:user:${ben.uid}`,
        `follow:user:${ben.uid}`,
        'followBack:user:jonas-felde',
        `listing:${windrow}`,
        `request:uid-ben:${windrow}:1760430620000`,
        'post:heliogrid-seed',
      ],
    });
    expect(seenBy(bens)).toMatchObject({
      ids: [`answer:${windrow}:1760430620001`, `opportunity:${windrow}`, 'opportunity:heliogrid'],
    });
    expect((await device.readAll('sample')).map(({ kind, id, value }) => [kind, id, value])).toMatchObject([
      ['investorAccount', 'me', { fullName: 'Asha V.' }],
      ['ownedStartup', 'heliogrid', {}],
      ['ownedStartupContact', 'heliogrid', {}],
      ['ownedStartupMetrics', 'heliogrid', {}],
      ['ownedStartupTraction', 'heliogrid', {}],
      ['profile', 'me', { name: 'Asha V.' }],
    ]);
  });

  test('claims the address of every page', async () => {
    const owned = async (slug: string) =>
      (await device.claims(slug)).map(({ kind, owner, id }) => [kind, owner, id]);
    expect(await owned('windrow')).toEqual([['startup', 'uid-ada', windrow]]);
    expect(await owned('windrow-2')).toEqual([['startup', 'uid-cy', secondWindrow]]);
    expect(await owned('guest-co')).toEqual([['startup', 'guest', startupIdOf('guest', 'guest-co')]]);
    expect(await owned('ben-ruiz')).toEqual([
      ['investor', ben.uid, ben.uid],
      ['user', ben.uid, ben.uid],
    ]);
    expect(await owned('asha-verma')).toEqual([]);
  });
});

describe.each([1, 2])('a file of version %i', (version) => {
  /** Returns the file in which an account of an earlier build exported its data. */
  const fileOf = (owner: Owner, name: string) =>
    new Blob([
      JSON.stringify({
        product: 'updraft',
        version,
        exportedAt: new Date(now).toISOString(),
        name,
        appearance: { theme: 'light', language: 'en' },
        records: storedBefore[owner],
      }),
    ]);
  async function importInto(device: DeviceStore, person: typeof ada) {
    const { readImport, importData } = await servicesFor(device, person).myData();
    const reading = await readImport(fileOf(person.uid as Owner, person.userName));
    if ('problem' in reading) throw new Error(reading.problem.kind);
    await importData(reading.content);
  }

  test('restores the same records as a database of its time, in that database and in an empty one', async () => {
    await storeBefore(3);
    const device = openTab();
    const migrated = await Promise.all([ada, ben].map(({ uid }) => device.readAll(uid)));
    const withoutAddress = (records: readonly StoredRecordInput<string>[] = []) =>
      records.filter(({ kind }) => kind !== 'post' && kind !== 'comment' && kind !== 'sampleDate');
    for (const [at, person] of [ada, ben].entries()) {
      await importInto(device, person);
      expect(withoutAddress(await device.readAll(person.uid))).toEqual(withoutAddress(migrated[at]));
    }
    const { fed } = await shownTo(device, ada);
    expect(fed.posts.find(({ id }) => id === 'update-of-windrow')?.author.id).toBe(windrow);
  });

  test('restores own startups and their records in an empty browser', async () => {
    const device = openTab();
    await importInto(device, ada);
    const { directory } = await shownTo(device, ada);
    expect(await directory.loadAccount()).toMatchObject({
      startups: [{ id: windrow, slug: 'windrow', tagline: 'Turbines for barns' }],
    });
    expect(await device.claims('windrow')).toMatchObject([{ kind: 'startup', owner: ada.uid, id: windrow }]);
    expect(exportVersion).toBeGreaterThan(version);
  });
});

const fixture = (path: string) => readFileSync(`tests/fixtures/${path}`, 'utf8');
type Store = {
  keyPath?: string | string[];
  autoIncrement?: boolean;
  indexes?: Record<string, { keyPath: string | string[] }>;
  rows: { value: unknown }[];
};
const storesBefore = (version: number): Record<string, Store> =>
  JSON.parse(fixture(`databases/updraft-${version}.json`)).stores;

/** Opens the database of a fixture. */
async function openBefore(version: number) {
  const stores = storesBefore(version);
  const before = await openDB(databaseName(), version, {
    upgrade(db) {
      for (const [name, { keyPath, autoIncrement = false, indexes = {} }] of Object.entries(stores)) {
        const store = db.createObjectStore(name, { autoIncrement, ...(keyPath && { keyPath }) });
        for (const [index, { keyPath: path }] of Object.entries(indexes)) store.createIndex(index, path);
      }
    },
  });
  for (const [name, { rows }] of Object.entries(stores))
    for (const { value } of rows) await before.put(name, value);
  before.close();
  return openTab();
}

test('a database of version 5 has all its records afterwards, and search finds its pages', async () => {
  const device = await openBefore(5);
  const rows = storesBefore(5).records?.rows ?? [];
  const stored = rows.map(
    ({ value }) => value as { owner: string; kind: string; id: string; value: unknown },
  );
  const owners = [...new Set(stored.map(({ owner }) => owner))];
  const found = await Promise.all(
    owners.map(async (owner) => (await device.readAll(owner)).map((record) => ({ owner, ...record }))),
  );
  const keysOf = (records: typeof stored) =>
    records.map(({ owner, kind, id }) => `${owner} ${kind} ${id}`).sort();
  expect(keysOf(found.flat())).toEqual(keysOf(stored));
  // Files of the fixture are text.
  for (const record of stored)
    if (!JSON.stringify(record).includes('$encoded')) expect(found.flat()).toContainEqual(record);
  expect(await device.findOwners(['listing'], ['windrow'], 9)).toEqual(['sample']);
  expect(await device.findOwners(['ownedStartup'], ['tides'], 9)).toEqual(['sample']);
});

describe('a database of version 4 and a file of version 3, in which a startup had no parts', () => {
  const asha = { uid: 'sample', userName: 'Asha Verma', slug: 'asha-verma' };
  async function openWithImport(device: DeviceStore = openTab()) {
    const { readImport, importData } = await servicesFor(device, asha).myData();
    const reading = await readImport(new Blob([fixture('files/updraft-3.json')]));
    if ('problem' in reading) throw new Error(reading.problem.kind);
    expect(reading.preview.groups).toContainEqual({ group: 'startups', added: 4, changed: 0, removed: 0 });
    await importData(reading.content);
    return device;
  }

  const open = { database: () => openBefore(4), file: () => openWithImport() };

  test.each(['database', 'file'] as const)(
    'opens the %s with every value and file of each startup',
    async (from) => {
      const device = await open[from]();
      const startups = await (await servicesFor(device, asha).account()).loadStartups();
      const [tidewheel, windrow] = startups.filter(({ slug }) => slug);
      expect(windrow).toMatchObject({
        ...{
          id: 's-windrow',
          slug: 'windrow',
          tagline: 'Edited tagline',
          stage: 'Seed',
          fundingRound: 'Seed',
        },
        ...{ revenue: 91_000, users: 1300, raised: 500_000, goal: 1_500_000, valuation: 9_000_000 },
        ...{ arr: 1_092_000, growth: 0.13, cac: 290, ltv: 2600, closingDate: 1775001599999, pitchDeck: '' },
        ...{ website: 'https://edited.windrow.example', email: 'edited@windrow.example', isActive: true },
        awards: [{ title: 'Best rooftop', by: 'Pune Chamber', year: 2025 }],
      });
      expect(tidewheel).toMatchObject({ id: 's-tidewheel', tagline: 'Tides, counted', isActive: false });
      const files = [tidewheel?.logo, tidewheel?.coverImage, tidewheel?.pitchDeck].map(
        async (address = '') => {
          const file = resolveObjectURL(address);
          return [file?.type, (await file?.text())?.slice(-9)];
        },
      );
      expect(await Promise.all(files)).toEqual([
        ['image/png', expect.stringContaining('PNG')],
        ['image/png', expect.stringContaining('PNG')],
        ['application/pdf', 'as edited'],
      ]);
      // Each startup and its edits have a record for each part. The public one says whether there is a deck.
      const records = await device.readAll('sample');
      const [listing, edits] = ['listing', 'ownedStartup'].map((kind) =>
        records
          .filter((record) => wholeKind(record.kind) === kind)
          .map(({ id, ...record }) => [id, record.kind]),
      );
      const ids = ['s-tidewheel', 's-windrow'];
      const kinds = (kind: string) => ['', 'Contact', 'Metrics', 'Traction'].map((part) => `${kind}${part}`);
      expect(listing).toEqual(kinds('listing').flatMap((kind) => ids.map((id) => [id, kind])));
      expect(edits).toEqual(kinds('ownedStartup').flatMap((kind) => ids.map((id) => [id, kind])));
      const [deck, noDeck] = ids.map((id) =>
        records.find((record) => record.kind === 'listing' && record.id === id),
      );
      expect([deck?.value, noDeck?.value]).toMatchObject([
        { listing: { hasDeck: true, stage: 'Seed' } },
        { listing: { stage: 'Seed' } },
      ]);
      expect(noDeck?.value).not.toMatchObject({ listing: { hasDeck: true } });
    },
  );

  test('both end in the same records', async () => {
    const [database, file] = [await openBefore(4), await openWithImport(memoryDevice())];
    const startupsIn = async (device: DeviceStore) =>
      plain(
        (await validRecords(await device.readAll('sample'))).filter(
          ({ kind }) => groupOf[shapeNameOf(kind) ?? 'post'] === 'startups',
        ),
      );
    expect(await startupsIn(file)).toEqual(await startupsIn(database));
  });
});
