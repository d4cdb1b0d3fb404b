import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { createDraftStore } from '@/data/adapters/stores/deviceDrafts';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { emptyListing, listingDraftSchema } from '@/data/schema/shapes/listingWizard';
import { emptyOnboarding, onboardingDraftSchema } from '@/data/schema/shapes/onboardingWizard';
import { record } from '../../support/accountRecords';
import { fakeStorage } from '../../support/fakeStorage';
import { takeReports } from '../../support/reports';
import { freshDevices } from '../../support/tabs';

const { openTab } = freshDevices('drafts');
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  device = openTab();
  notes = fakeStorage();
});

type Options = {
  from?: string;
  notes?: ReturnType<typeof fakeStorage> | null;
  mark?: (hasDraft: boolean) => void;
};
const storeOf =
  <Draft extends { values: object }>(
    kind: 'listingDraft' | 'onboardingDraft',
    schema: z.ZodMiniType<Draft>,
  ) =>
  (owner = 'guest', options: Options = {}) =>
    createDraftStore({ device, owner, kind, loadSchema: async () => schema, notes, ...options });
const listings = storeOf('listingDraft', listingDraftSchema);
const profiles = storeOf('onboardingDraft', onboardingDraftSchema);

const draftOf = (startupName: string) => ({
  values: { ...emptyListing, startupName, logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
  step: 'aboutStartup' as const,
  furthest: 'keyMetrics' as const,
});
const profile = {
  values: { ...emptyOnboarding, bio: 'I wire things.' },
  step: 'experience' as const,
  furthest: 'experience' as const,
};
const nameIn = async (store = listings()) => (await store.load())?.values.startupName;
type Loaded = Awaited<ReturnType<ReturnType<typeof listings>['load']>>;
async function expectWindrose(draft: Loaded) {
  expect(draft).toEqual(draftOf('Windrose'));
  expect(await draft?.values.logo?.text()).toBe('<svg/>');
}
const storedFor = async (owner: string) =>
  (await device.readAll(owner)).map(({ kind, id }) => `${kind} ${id}`);

test('the draft store returns the last saved wizard draft, including the image', async () => {
  const store = listings();
  expect(await store.load()).toBeNull();
  await store.save(draftOf('Wind'));
  await store.save(draftOf('Windrose'));
  await expectWindrose(await listings().load());
  expect(await storedFor('guest')).toEqual(['listingDraft draft']);
});

test('the draft store calls `mark` with whether there is a draft: after a read, and before each write', async () => {
  const mark = vi.fn();
  const store = listings('guest', { mark });
  await store.load();
  const writing = [store.save(draftOf('Wind')), store.discard()];
  expect(mark.mock.calls.flat()).toEqual([false, true, false]);
  await Promise.all(writing);
  await listings().save(draftOf('Wind'));
  await listings('nora', { from: 'guest', mark }).load();
  expect(mark).toHaveBeenLastCalledWith(true);
});

test('the draft store has a separate draft for each account and each wizard', async () => {
  await listings().save(draftOf('Windrose'));
  await profiles().save(profile);
  await listings('uid-nora').save(draftOf('Norrsken'));
  expect([await nameIn(), await nameIn(listings('uid-nora'))]).toEqual(['Windrose', 'Norrsken']);
  expect(await listings('sample').load()).toBeNull();
  expect(await profiles().load()).toEqual(profile);
  await listings().discard();
  await listings('sample').discard();
  expect(await listings().load()).toBeNull();
  expect(await profiles().load()).toEqual(profile);
  expect(await nameIn(listings('uid-nora'))).toBe('Norrsken');
});

describe('a guest’s wizard draft', () => {
  const ofNora = () => listings('uid-nora', { from: 'guest' });
  beforeEach(() => listings().save(draftOf('Windrose')));

  test('becomes the draft of the account that signs in, including the image', async () => {
    await expectWindrose(await ofNora().load());
    expect([await storedFor('guest'), await storedFor('uid-nora')]).toEqual([[], ['listingDraft draft']]);
    await ofNora().discard();
    expect(await ofNora().load()).toBeNull();
  });

  test('remains the guest’s draft if the account that signs in already has a draft', async () => {
    await listings('uid-nora').save(draftOf('Norrsken'));
    expect([await nameIn(ofNora()), await nameIn()]).toEqual(['Norrsken', 'Windrose']);
  });

  test('is shown to the account that signs in, but remains the guest’s, if storing it for the account fails', async () => {
    const write = vi.spyOn(device, 'write').mockRejectedValue(new Error('No room'));
    expect(await nameIn(ofNora())).toBe('Windrose');
    expect(takeReports()).toEqual(['draft: Error: No room']);
    write.mockRestore();
    expect(await nameIn()).toBe('Windrose');
  });
});

test('an invalid wizard draft loads as null, and the next saved draft replaces it', async () => {
  const store = listings();
  await device.write('guest', 'listingDraft', 'draft', { ...draftOf('Windrose'), step: 'checkout' });
  expect([await store.load(), await storedFor('guest')]).toEqual([null, []]);
  await store.save(draftOf('Norrsken'));
  expect(await nameIn(store)).toBe('Norrsken');
});

test('saving a wizard draft rejects when storage is full', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(listings().save(draftOf('Windrose'))).rejects.toThrow('No room');
});

describe('the draft journal in localStorage', () => {
  /** Calls `save` as if the page closed before the draft was written. */
  function leave(save: () => Promise<void>) {
    const left = vi.spyOn(device, 'write').mockImplementation(() => new Promise(() => {}));
    void save();
    left.mockRestore();
  }

  test('restores a draft that was being stored when the page closed, with the image that was stored before', async () => {
    await listings().save(draftOf('Wind'));
    leave(() => listings().save(draftOf('Windrose')));
    await expectWindrose(await listings().load());
    expect(Object.keys(notes)).toEqual([]);
    const value = expect.objectContaining({ values: expect.objectContaining({ startupName: 'Windrose' }) });
    expect(await device.readAll('guest')).toEqual([record('listingDraft', 'draft', value)]);
  });

  test('restores a draft that was being stored when the page closed, without an image that wasn’t stored before', async () => {
    leave(() => listings().save(draftOf('Windrose')));
    const { values, ...rest } = draftOf('Windrose');
    expect(await listings().load()).toEqual({ ...rest, values: { ...values, logo: null } });
  });

  test('restores a guest’s draft for the account that signs in after the page was closed', async () => {
    leave(() => profiles().save(profile));
    expect(await profiles('uid-nora', { from: 'guest' }).load()).toEqual(profile);
    expect([Object.keys(notes), await profiles().load()]).toEqual([[], null]);
  });

  test('has an entry only until the draft is stored or discarded', async () => {
    const store = listings();
    const keeping = store.save(draftOf('Windrose'));
    expect(Object.keys(notes)).toHaveLength(1);
    await keeping;
    expect(Object.keys(notes)).toEqual([]);
    leave(() => store.save(draftOf('Norrsken')));
    await store.discard();
    expect([Object.keys(notes), await store.load()]).toEqual([[], null]);
  });

  test('restores the last draft, even if the page closed when only an earlier draft was stored', async () => {
    const first = listings().save(draftOf('Wind'));
    leave(() => listings().save(draftOf('Windrose')));
    await first;
    expect(await nameIn()).toBe('Windrose');
  });

  test.each(['', '5', 'null', '{}', '{"draft":{"values":{}},"missing":[]}', 'not json'])(
    "ignores and removes the invalid entry '%s'",
    async (text) => {
      await listings().save(draftOf('Windrose'));
      notes.setItem('updraft.draft.guest.listingDraft.draft', text);
      expect([await nameIn(), Object.keys(notes)]).toEqual(['Windrose', []]);
    },
  );

  test('isn’t required: drafts are stored even if localStorage is missing or full', async () => {
    const full = fakeStorage();
    Object.getPrototypeOf(full).setItem = () => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    for (const place of [null, full]) {
      const store = listings('guest', { notes: place });
      await store.save(draftOf('Windrose'));
      expect(await nameIn(store)).toBe('Windrose');
    }
  });
});
