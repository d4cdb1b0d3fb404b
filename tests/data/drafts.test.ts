import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '@/data/adapters/deviceDrafts';
import { type DeviceStore, openDeviceStore } from '@/data/adapters/deviceStore';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/onboarding';
import { emptyListing, listingDraftSchema } from '@/data/schema/startupListing';

const databaseName = 'drafts';
let device: DeviceStore;
beforeEach(() => {
  device = openDeviceStore({ databaseName });
});
afterEach(async () => {
  await device.close();
  indexedDB.deleteDatabase(databaseName);
});

const listings = (owner: string, loadSchema = async () => listingDraftSchema) =>
  createDraftStore({ device, owner, kind: 'listingDraft', loadSchema });
const profiles = (owner: string) =>
  createDraftStore({ device, owner, kind: 'onboardingDraft', loadSchema: async () => onboardingDraftSchema });

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

test('discarding what isn’t there is no mistake', async () => {
  await expect(listings('guest').discard()).resolves.toBeUndefined();
});

test('a broken one is set aside, and doesn’t stand in the way of the next', async () => {
  const store = listings('guest');
  const broken = { ...draftOf('Windrose'), step: 'checkout' };
  await device.write('guest', 'listingDraft', 'draft', broken);
  expect(await store.load()).toBeNull();
  const database = await openDB(databaseName);
  expect(await database.getAll('setAside')).toMatchObject([
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
