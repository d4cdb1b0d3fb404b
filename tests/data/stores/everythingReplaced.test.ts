import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSampleDate, readSampleDate } from '@/data/adapters/records/sampleDate';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import { record, now as then } from '../../support/accountRecords';
import { storesOf, storesOfNora } from '../../support/stores';
import { freshDevices } from '../../support/tabs';

// After an import or a reset every store shows the current records, in this and another tab, without a
// reload. liveStore.contract.ts tests the stores of settings and of marks (stars, follows, likes).

const owner = 'sample';
const { openTab } = freshDevices('replaced');
let here: DeviceStore;
let tabs: DeviceStore[];
beforeEach(() => {
  here = openTab();
  tabs = [here, openTab()];
});

test('a data import replaces the conversations in every tab', async () => {
  const [store, elsewhere] = tabs.map((device) => storesOfNora(device).messages);
  const listener = vi.fn();
  elsewhere?.subscribe(listener);
  const said = (id: string) => {
    const value = { id, sender: 'Nora', isSelf: true, message: `Message ${id}`, avatar: '', time: then };
    return record('message:mina-okafor', id, value);
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

test('after a data reset, the sample conversations are dated relative to the next load', async () => {
  let now = then;
  const { messages } = storesOf(here, { now: () => now });
  const newest = async () => (await messages.loadInbox()).conversations[0]?.date;
  expect(await newest()).toBe(then);
  now += 1000;
  forgetSampleDate(here, owner);
  await here.replaceAll(owner, []);
  expect(await newest()).toBe(then + 1000);
});

test('a data import replaces the draft in the feed, and notifies the feed’s observers even in the importing tab', async () => {
  const { feed } = storesOf(here);
  const listener = vi.fn();
  feed.subscribe(listener);
  const draft = { ...emptyDraft, text: 'Half' };
  expect((await feed.load()).draft).toEqual(emptyDraft);
  await here.replaceAll(owner, [record('draft', 'feed', draft)]);
  expect(listener).toHaveBeenCalledOnce();
  expect((await feed.load()).draft).toEqual(draft);
});

test('a data import replaces the sample date (when an account first saw sample data), and after a data reset the next read sets it again', async () => {
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

test('a tab that still shows a deleted account doesn’t store the sample date (when the account first saw sample data) again', async () => {
  const dates = () => Promise.all(tabs.map((device) => readSampleDate(device, owner, () => then)));
  await dates();
  await here.removeAll(owner);
  await dates();
  expect(await here.readAll(owner)).toEqual([]);
});
