import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import { emptyListing, listingDraftSchema } from '@/data/schema/startupListing';
import { fakeStorage } from './fakeStorage';

const databaseName = 'drafts';
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  device = openDeviceStore({ databaseName });
  notes = fakeStorage();
});
afterEach(async () => {
  await device.close();
  indexedDB.deleteDatabase(databaseName);
});

const listings = (owner: string, loadSchema = async () => listingDraftSchema) =>
  createDraftStore({ device, owner, kind: 'listingDraft', loadSchema, notes });
const profiles = (owner: string) =>
  createDraftStore({
    device,
    owner,
    kind: 'onboardingDraft',
    loadSchema: async () => onboardingDraftSchema,
    notes,
  });

const draftOf = (startupName: string) => ({
  values: { ...emptyListing, startupName, logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
  step: 'aboutStartup' as const,
  furthest: 'keyMetrics' as const,
});

test('a draft is there again, its picture too, and only the last one', async () => {
  const store = listings('guest');
  expect(await store.load()).toBeNull();
  await store.keep(draftOf('Wind'));
  await store.keep(draftOf('Windrose'));
  const draft = await listings('guest').load();
  expect(draft).toEqual(draftOf('Windrose'));
  expect(await draft?.values.logo?.text()).toBe('<svg/>');
  expect((await device.read('guest', 'listingDraft', async () => listingDraftSchema)).records).toHaveLength(
    1,
  );
});

test('nobody finds another’s, nor one wizard another wizard’s', async () => {
  const profile = { values: emptyOnboarding, step: 'experience' as const, furthest: 'experience' as const };
  await listings('guest').keep(draftOf('Windrose'));
  await profiles('guest').keep(profile);
  await listings('uid-nora').keep(draftOf('Norrsken'));
  expect((await listings('guest').load())?.values.startupName).toBe('Windrose');
  expect((await listings('uid-nora').load())?.values.startupName).toBe('Norrsken');
  expect(await listings('sample').load()).toBeNull();
  expect(await profiles('guest').load()).toEqual(profile);
  await listings('guest').discard();
  expect(await listings('guest').load()).toBeNull();
  expect(await profiles('guest').load()).toEqual(profile);
  expect(await listings('uid-nora').load()).not.toBeNull();
});

describe('a draft of before one signed in', () => {
  const ofNora = () =>
    createDraftStore({
      device,
      owner: 'uid-nora',
      from: 'guest',
      kind: 'listingDraft',
      loadSchema: async () => listingDraftSchema,
      notes,
    });

  test('becomes one’s own, its picture too', async () => {
    await listings('guest').keep(draftOf('Windrose'));
    const draft = await ofNora().load();
    expect(draft).toEqual(draftOf('Windrose'));
    expect(await draft?.values.logo?.text()).toBe('<svg/>');
    expect(await listings('guest').load()).toBeNull();
    expect(await listings('uid-nora').load()).toEqual(draftOf('Windrose'));
    await ofNora().discard();
    expect(await ofNora().load()).toBeNull();
  });

  test('stays where it is when there is one of one’s own', async () => {
    await listings('guest').keep(draftOf('Windrose'));
    await listings('uid-nora').keep(draftOf('Norrsken'));
    expect((await ofNora().load())?.values.startupName).toBe('Norrsken');
    expect((await listings('guest').load())?.values.startupName).toBe('Windrose');
  });

  test('is shown, though the device has no room for it', async () => {
    await listings('guest').keep(draftOf('Windrose'));
    const write = vi.spyOn(device, 'write').mockRejectedValue(new Error('No room'));
    expect((await ofNora().load())?.values.startupName).toBe('Windrose');
    write.mockRestore();
    expect((await listings('guest').load())?.values.startupName).toBe('Windrose');
  });
});

test('discarding what isn’t there is no mistake', async () => {
  await expect(listings('guest').discard()).resolves.toBeUndefined();
});

test('a broken one is quarantined, and doesn’t stand in the way of the next', async () => {
  const store = listings('guest');
  const broken = { ...draftOf('Windrose'), step: 'checkout' };
  await device.write('guest', 'listingDraft', 'draft', broken);
  expect(await store.load()).toBeNull();
  const database = await openDB(databaseName);
  expect(await database.getAll('quarantine')).toMatchObject([
    { record: { owner: 'guest', kind: 'listingDraft', value: { step: 'checkout' } } },
  ]);
  database.close();
  await store.keep(draftOf('Norrsken'));
  expect((await store.load())?.values.startupName).toBe('Norrsken');
});

test('the schema is fetched only for a draft that is there', async () => {
  const loadSchema = vi.fn(async () => listingDraftSchema);
  const store = listings('guest', loadSchema);
  await store.load();
  await store.keep(draftOf('Windrose'));
  await store.discard();
  expect(loadSchema).not.toHaveBeenCalled();
});

test('a device without room says so', async () => {
  const store = listings('guest');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(store.keep(draftOf('Windrose'))).rejects.toThrow('No room');
});

describe('a page that is left while its draft is being written', () => {
  /** Writes nothing from now on: the page is gone before. */
  const leave = () => vi.spyOn(device, 'write').mockImplementation(() => new Promise(() => {}));

  test('loses nothing of what was typed, and the picture of before', async () => {
    await listings('guest').keep(draftOf('Wind'));
    const left = leave();
    void listings('guest').keep(draftOf('Windrose'));
    left.mockRestore();
    const draft = await listings('guest').load();
    expect(draft).toEqual(draftOf('Windrose'));
    expect(await draft?.values.logo?.text()).toBe('<svg/>');
    // Now it is where it belongs.
    expect(Object.keys(notes)).toEqual([]);
    expect(
      (await device.read('guest', 'listingDraft', async () => listingDraftSchema)).records,
    ).toMatchObject([{ value: { values: { startupName: 'Windrose' } } }]);
  });

  test('with a picture nobody had yet loses only that', async () => {
    const left = leave();
    void listings('guest').keep(draftOf('Windrose'));
    left.mockRestore();
    const { values, ...rest } = draftOf('Windrose');
    expect(await listings('guest').load()).toEqual({ ...rest, values: { ...values, logo: null } });
  });

  test('leaves it to the account that signs in after', async () => {
    const left = leave();
    void profiles('guest').keep({
      values: { ...emptyOnboarding, bio: 'I wire things.' },
      step: 'experience',
      furthest: 'experience',
    });
    left.mockRestore();
    const own = createDraftStore({
      device,
      owner: 'uid-nora',
      from: 'guest',
      kind: 'onboardingDraft',
      loadSchema: async () => onboardingDraftSchema,
      notes,
    });
    expect((await own.load())?.values.bio).toBe('I wire things.');
    expect(Object.keys(notes)).toEqual([]);
    expect(await profiles('guest').load()).toBeNull();
  });

  test('notes nothing longer than it takes', async () => {
    const store = listings('guest');
    const keeping = store.keep(draftOf('Windrose'));
    expect(Object.keys(notes)).toHaveLength(1);
    await keeping;
    expect(Object.keys(notes)).toEqual([]);
    const left = leave();
    void store.keep(draftOf('Norrsken'));
    left.mockRestore();
    await store.discard();
    expect(Object.keys(notes)).toEqual([]);
    expect(await store.load()).toBeNull();
  });

  test('keeps what was noted last, whatever was written meanwhile', async () => {
    const store = listings('guest');
    const first = store.keep(draftOf('Wind'));
    const left = leave();
    void store.keep(draftOf('Windrose'));
    await first;
    left.mockRestore();
    expect((await listings('guest').load())?.values.startupName).toBe('Windrose');
  });

  test.each(['', '5', 'null', '{}', '{"draft":{"values":{}},"missing":[]}', 'not json'])(
    'isn’t misled by a note that is none: %s',
    async (text) => {
      await listings('guest').keep(draftOf('Windrose'));
      notes.setItem('updraft.draft.guest.listingDraft.draft', text);
      expect((await listings('guest').load())?.values.startupName).toBe('Windrose');
      expect(Object.keys(notes)).toEqual([]);
    },
  );

  test('does without notes where there are none, or no room for them', async () => {
    const full = fakeStorage();
    Object.getPrototypeOf(full).setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    for (const place of [null, full]) {
      const store = createDraftStore({
        device,
        owner: 'guest',
        kind: 'listingDraft',
        loadSchema: async () => listingDraftSchema,
        notes: place,
      });
      await store.keep(draftOf('Windrose'));
      expect((await store.load())?.values.startupName).toBe('Windrose');
    }
  });
});
