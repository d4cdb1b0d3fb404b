import 'fake-indexeddb/auto';
import { deferred } from '@kit/answers';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleMarks } from '@/data/sample/marks';
import type { MarkChange, Marks } from '@/data/schema/marks';
import { markSchema } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { follow } from '../../support/follow';
import { mark } from '../../support/records';
import { freshDevices, withoutRoom } from '../../support/tabs';

const owner = 'uid-nora';
const { openTab } = freshDevices('marks');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

const storeOf = (from = device, defaults = noMarks, whose = owner) =>
  createMarkStore({ device: from, owner: whose, defaults });
async function followed(store = storeOf()) {
  const following = follow(store);
  await following.first();
  return { store, ...following, stars: () => following.values.at(-1)?.star };
}
const star = (id: string, isOn = true): MarkChange => ({ kind: 'star', id, isOn });
const heliogrid = 'startup:heliogrid';
const mina = 'investor:mina-okafor';
const starred: Marks = { ...noMarks, star: { [heliogrid]: true } };

test.each([
  ['a new account', noMarks],
  ['the sample person', sampleMarks],
])('untouched marks of %s are the defaults', async (_, defaults) => {
  expect((await followed(storeOf(device, defaults))).values).toEqual([defaults]);
});

test('a change is shown to every observer before it is stored, for this account alone', async () => {
  const { store, values } = await followed();
  const other = follow(store);
  const storing = store.set(star(heliogrid));
  expect([values.at(-1), other.values.at(-1)]).toEqual([starred, starred]);
  await storing;
  expect(follow(store).values).toEqual([starred]);
  expect((await followed(storeOf(device, noMarks, 'uid-ole'))).values).toEqual([noMarks]);
});

test('marks of every kind are loaded again, each with its last state', async () => {
  const store = storeOf(device, sampleMarks);
  const changes: MarkChange[] = [
    star(heliogrid, false),
    { kind: 'follow', id: 'user:lena-brandt', isOn: true },
    { kind: 'interest', id: heliogrid, isOn: true },
    { kind: 'interest', id: heliogrid, isOn: false },
    { kind: 'like', id: 'five-numbers', isOn: true },
    { kind: 'save', id: 'five-numbers', isOn: true },
  ];
  for (const change of changes) await store.set(change);
  const { values } = await followed(storeOf(device, sampleMarks));
  expect(values).toEqual([
    {
      star: { ...sampleMarks.star, [heliogrid]: false },
      follow: { ...sampleMarks.follow, 'user:lena-brandt': true },
      interest: { [heliogrid]: false },
      like: { ...sampleMarks.like, 'five-numbers': true },
      save: { 'five-numbers': true },
    },
  ]);
});

test('a mark that a caller stores itself is shown as well, and refused with what it is stored with', async () => {
  const { store, values, stars } = await followed();
  const keep = vi.fn(async () => {});
  await store.set({ kind: 'interest', id: heliogrid, isOn: true }, keep);
  expect(keep).toHaveBeenCalledWith(mark('interest', heliogrid));
  expect(values.at(-1)?.interest).toEqual({ [heliogrid]: true });
  expect(await device.readAll(owner)).toEqual([]);
  const refused = store.set(star(heliogrid), () => Promise.reject(new Error('No room')));
  await expect(refused).rejects.toThrow('No room');
  expect(stars()).toEqual({ [heliogrid]: true });
});

test('a change that is made before the marks are read is shown with them', async () => {
  await device.write(owner, 'star', mina, true);
  const store = storeOf();
  const { values, first } = follow(store);
  const storing = store.set(star(heliogrid));
  await first();
  await storing;
  expect(values.at(-1)?.star).toEqual({ [heliogrid]: true, [mina]: true });
  expect(values.every((marks) => marks.star[heliogrid])).toBe(true);
});

test('a change and its opposite end with the last one', async () => {
  const { store, values } = await followed();
  await Promise.all([store.set(star(heliogrid)), store.set(star(heliogrid, false))]);
  expect(values.map((marks) => marks.star[heliogrid])).toEqual([undefined, true, false]);
  expect((await followed()).stars()).toEqual({ [heliogrid]: false });
});

test('two tabs show the same, and a change that was refused stays shown in its own', async () => {
  const elsewhere = openTab();
  const here = await followed();
  const there = await followed(storeOf(elsewhere));
  await here.store.set(star(heliogrid));
  await vi.waitFor(() => expect(there.stars()).toEqual({ [heliogrid]: true }));
  vi.spyOn(elsewhere, 'write').mockRejectedValueOnce(new Error('No room'));
  await expect(there.store.set(star(mina))).rejects.toThrow('No room');
  expect(there.stars()).toEqual({ [heliogrid]: true, [mina]: true });
  await here.store.set(star(heliogrid, false));
  await vi.waitFor(() => expect(there.stars()).toEqual({ [heliogrid]: false, [mina]: true }));
  expect(here.stars()).toEqual({ [heliogrid]: false });
  await there.store.set(star(mina));
  await vi.waitFor(() => expect(here.stars()).toEqual({ [heliogrid]: false, [mina]: true }));
});

test('a listener that has stopped is not notified, and the next one reads again', async () => {
  const { store, values, stop } = await followed();
  stop();
  await device.write(owner, 'like', 'five-numbers', true);
  await store.set(star(heliogrid));
  expect(values).toEqual([noMarks]);
  const again = follow(store);
  // Joins before the marks are read: gets no older state.
  const joining = follow(store);
  await again.first();
  const shown: Marks = { ...starred, like: { 'five-numbers': true } };
  expect([again.values, joining.values]).toEqual([[shown], [shown]]);
});

test('a change that is stored while an older reading is pending is not undone by it', async () => {
  const held = deferred();
  const slow: DeviceStore = {
    ...device,
    async read(...args) {
      const found = await device.read(...args);
      await held.promise;
      return found;
    },
  };
  const store = storeOf(slow);
  const { values, first } = follow(store);
  // The reading has looked before the write.
  await device.read(owner, 'star', async () => markSchema);
  await store.set(star(heliogrid));
  held.resolve();
  await first();
  expect(values).toEqual([starred]);
});

test('a mark without its shape is as it was by default', async () => {
  await device.write(owner, 'star', heliogrid, 'no');
  await device.write(owner, 'star', 'startup:ledgerline', false);
  const { stars } = await followed(storeOf(device, sampleMarks));
  expect(stars()).toEqual({ ...sampleMarks.star, 'startup:ledgerline': false });
});

test('a device that can’t be used shows the defaults with the changes', async () => {
  withoutRoom();
  const { store, values, stars } = await followed(storeOf(device, sampleMarks));
  expect(values).toEqual([sampleMarks]);
  await expect(store.set(star(heliogrid, false))).rejects.toThrow('No room');
  expect(stars()).toEqual({ ...sampleMarks.star, [heliogrid]: false });
});
