import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { readSampleDate } from '@/data/adapters/records/sampleDate';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { DirectoryData } from '@/data/ports/Directory';
import { asha } from '@/data/sample/people';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { emptyDraft } from '@/data/schema/draft';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { KeptRecord } from '@/data/schema/records';
import type { Settings } from '@/data/schema/settings';

// After an import or a reset every store shows what is there now, in the tab that did it and in the others, without a
// reload.

const owner = 'sample';
const then = Date.UTC(2025, 10, 20);

let devices = 0;
const opened: DeviceStore[] = [];
const openTab = () => {
  const tab = openDeviceStore({ databaseName: `replaced-${devices}` });
  opened.push(tab);
  return tab;
};
beforeEach(() => {
  devices += 1;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((tab) => tab.close()));
});

/** The tab that replaces everything, and another one. */
const tabs = () => {
  const here = openTab();
  return { here, all: [here, openTab()] };
};
const message = (id: string, text: string): KeptRecord => ({
  kind: 'message/mina-okafor',
  id,
  value: { id, sender: 'Asha', isSelf: true, message: text, avatar: '', time: then },
});

test('marks, and those that were refused before are forgotten', async () => {
  const { here, all } = tabs();
  const stores = all.map((device) => createMarkStore({ device, owner, defaults: noMarks }));
  const shownBy: Marks[] = [];
  stores.map((store, at) =>
    store.observe((marks) => {
      shownBy[at] = marks;
    }),
  );
  await vi.waitFor(() => expect(shownBy).toEqual([noMarks, noMarks]));
  vi.spyOn(here, 'write').mockRejectedValueOnce(new Error('No room'));
  await expect(stores[0]?.set({ kind: 'star', id: 'startup:refused', isOn: true })).rejects.toThrow(
    'No room',
  );
  expect(shownBy[0]?.star).toEqual({ 'startup:refused': true });
  await here.replaceAll(owner, [{ kind: 'star', id: 'startup:heliogrid', value: true }]);
  const shown = { ...noMarks, star: { 'startup:heliogrid': true } };
  await vi.waitFor(() => expect(shownBy).toEqual([shown, shown]));
});

test('settings, and those that were refused before are forgotten', async () => {
  const { here, all } = tabs();
  const stores = all.map((device) => createSettingsStore({ device, owner, defaults: defaultSettings }));
  const shownBy: Settings[] = [];
  stores.map((store, at) =>
    store.observe((settings) => {
      shownBy[at] = settings;
    }),
  );
  await vi.waitFor(() => expect(shownBy).toEqual([defaultSettings, defaultSettings]));
  vi.spyOn(here, 'update').mockRejectedValueOnce(new Error('No room'));
  await expect(stores[0]?.set({ privacy: 'private' })).rejects.toThrow('No room');
  await here.replaceAll(owner, [{ kind: 'settings', id: 'me', value: { emailDigest: 'never' } }]);
  const shown = { ...defaultSettings, emailDigest: 'never' };
  await vi.waitFor(() => expect(shownBy).toEqual([shown, shown]));
});

test('conversations, watched or not, with the people they are with', async () => {
  const { here, all } = tabs();
  let role = 'Investor';
  const load = async () =>
    ({
      startups: [],
      users: [],
      quarantined: 0,
      investors: [{ id: 'mina-okafor', name: 'Mina Okafor', title: role, profileImage: '' }],
    }) as unknown as DirectoryData;
  const [store, elsewhere] = all.map((device) =>
    createMessageStore({
      device,
      owner,
      me: () => asha,
      now: () => then,
      loadSample: async () => [],
      directory: { load },
      world: createWorld({ device, owner, me: () => asha }),
      loadPresence: async () => memoryPresence(),
    }),
  );
  if (!store || !elsewhere) throw new Error('No stores');
  // What the other tab shows: it reads again when it is shownBy to.
  let shown: unknown;
  elsewhere.subscribe(async () => {
    shown = await read(elsewhere);
  });
  const read = async (from: typeof store) =>
    (await from.loadInbox()).conversations.map((item) => [item.role, item.lastMessage]);
  await here.replaceAll(owner, [message('1', 'One')]);
  expect(await read(store)).toEqual([['Investor', 'One']]);
  expect((await store.readTexts())[0]?.messages).toHaveLength(1);
  await vi.waitFor(() => expect(shown).toEqual([['Investor', 'One']]));

  role = 'Angel investor';
  await here.replaceAll(owner, [message('1', 'One'), message('2', 'Two')]);
  expect(await read(store)).toEqual([['Angel investor', 'Two']]);
  expect((await store.readTexts())[0]?.messages).toHaveLength(2);
  await vi.waitFor(() => expect(shown).toEqual([['Angel investor', 'Two']]));
});

test('the sample conversations, dated from the new first look', async () => {
  const { here } = tabs();
  let now = then;
  const store = createMessageStore({
    device: here,
    owner,
    me: () => asha,
    now: () => now,
    loadSample: async () => [
      { with: 'mina', unread: true, online: true, messages: [{ by: 'mina', minutesAgo: 0, text: 'Hi' }] },
    ],
    directory: {
      load: async () => ({ startups: [], users: [], investors: [] }) as unknown as DirectoryData,
    },
    world: createWorld({ device: here, owner, me: () => asha }),
    loadPresence: async () => memoryPresence(),
  });
  const dates = async () => (await store.loadInbox()).conversations.map(({ date }) => date);
  expect(await dates()).toEqual([then]);
  now += 1000;
  await here.replaceAll(owner, []);
  expect(await dates()).toEqual([then + 1000]);
});

test('the feed, shownBy of it in this tab too', async () => {
  const { here } = tabs();
  const person = { device: here, owner, me: () => asha };
  const feed = createFeedStore({
    ...person,
    world: createWorld(person),
    now: () => then,
    loadSample: async () => [],
  });
  const listener = vi.fn();
  feed.subscribe(listener);
  const draft = { ...emptyDraft, text: 'Half' };
  expect((await feed.load()).draft).toEqual(emptyDraft);
  await here.replaceAll(owner, [{ kind: 'draft', id: 'feed', value: draft }]);
  expect(listener).toHaveBeenCalledOnce();
  expect((await feed.load()).draft).toEqual(draft);
});

test('the date of the sample: what was brought, and a new first look after a reset', async () => {
  const { here, all } = tabs();
  let now = then;
  const dates = () =>
    Promise.all(all.map(async (device) => (await readSampleDate(device, owner, () => now)).date));
  expect((await dates())[0]).toBe(then);
  now += 1000;
  expect(await dates()).toEqual([then, then]);
  await here.replaceAll(owner, [{ kind: 'sampleDate', id: 'feed', value: then - 5000 }]);
  await vi.waitFor(async () => expect(await dates()).toEqual([then - 5000, then - 5000]));
  await here.replaceAll(owner, []);
  await vi.waitFor(async () => expect(await dates()).toEqual([now, now]));
});
