import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSampleDate, readSampleDate } from '@/data/adapters/records/sampleDate';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { emptyDraft } from '@/data/schema/draft';
import { record, now as then } from '../../support/records';
import { storesOf, storesOfNora } from '../../support/stores';
import { freshDevices } from '../../support/tabs';

// After an import or a reset every store shows what is stored now, in the tab that made it and in another one, without a
// reload: marks and settings are in liveStore.contract.ts.

const owner = 'sample';
const { openTab } = freshDevices('replaced');
let here: DeviceStore;
let tabs: DeviceStore[];
beforeEach(() => {
  here = openTab();
  tabs = [here, openTab()];
});

test('conversations are replaced', async () => {
  const [store, elsewhere] = tabs.map((device) => storesOfNora(device).messages);
  const listener = vi.fn();
  elsewhere?.subscribe(listener);
  const said = (id: string) => {
    const value = { id, sender: 'Nora', isSelf: true, message: `Message ${id}`, avatar: '', time: then };
    return record('message/mina-okafor', id, value);
  };
  for (const ids of [['1'], ['1', '2']]) {
    listener.mockClear();
    await here.replaceAll('uid-nora', ids.map(said));
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    for (const each of [store, elsewhere]) {
      const [row] = (await each?.loadInbox())?.conversations ?? [];
      expect(row?.lastMessage).toBe(`Message ${ids.at(-1)}`);
      expect((await each?.readTexts())?.[0]?.messages).toHaveLength(ids.length);
    }
  }
});

test('the sample conversations are dated from the first look after it', async () => {
  let now = then;
  const { messages } = storesOf(here, { now: () => now });
  const newest = async () => (await messages.loadInbox()).conversations[0]?.date;
  expect(await newest()).toBe(then);
  now += 1000;
  forgetSampleDate(here, owner);
  await here.replaceAll(owner, []);
  expect(await newest()).toBe(then + 1000);
});

test('the feed is replaced, and notified in this tab too', async () => {
  const { feed } = storesOf(here);
  const listener = vi.fn();
  feed.subscribe(listener);
  const draft = { ...emptyDraft, text: 'Half' };
  expect((await feed.load()).draft).toEqual(emptyDraft);
  await here.replaceAll(owner, [record('draft', 'feed', draft)]);
  expect(listener).toHaveBeenCalledOnce();
  expect((await feed.load()).draft).toEqual(draft);
});

test('the date of the sample is replaced by an import, and is that of the next look after a reset', async () => {
  let now = then;
  const dates = () =>
    Promise.all(tabs.map(async (device) => (await readSampleDate(device, owner, () => now)).date));
  expect((await dates())[0]).toBe(then);
  now += 1000;
  expect(await dates()).toEqual([then, then]);
  await here.replaceAll(owner, [record('sampleDate', 'feed', then - 5000)]);
  await vi.waitFor(async () => expect(await dates()).toEqual([then - 5000, then - 5000]));
  forgetSampleDate(here, owner);
  await here.replaceAll(owner, []);
  await vi.waitFor(async () => expect(await dates()).toEqual([now, now]));
});

test('the date of an account that is deleted is not written again by a tab that still shows it', async () => {
  const dates = () => Promise.all(tabs.map((device) => readSampleDate(device, owner, () => then)));
  await dates();
  await here.removeAll(owner);
  await dates();
  expect(await here.readAll(owner)).toEqual([]);
});
