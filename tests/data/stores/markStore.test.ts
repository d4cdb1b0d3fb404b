import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleMarks } from '@/data/sample/marks';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { mark } from '../../support/accountRecords';
import { follow } from '../../support/follow';
import { freshDevices } from '../../support/tabs';
import { describeLiveStore } from './liveStore.contract';

const owner = 'uid-nora';
const { openTab } = freshDevices('marks');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

const storeOf = (from = device, defaults = noMarks) => createMarkStore({ device: from, owner, defaults });
async function followed(store = storeOf()) {
  const following = follow(store);
  await following.first();
  return { store, ...following, stars: () => following.values.at(-1)?.star };
}
const star = (id: string, isOn = true): MarkChange => ({ kind: 'star', id, isOn });
const heliogrid = 'startup:heliogrid';
const mina = 'investor:mina-okafor';
const starred: Marks = { ...noMarks, star: { [heliogrid]: true } };

describeLiveStore('the store of stars, follows and likes', {
  open: (from, whose) => createMarkStore({ device: from, owner: whose, defaults: noMarks }),
  defaults: noMarks,
  changes: [star(heliogrid), star(mina)],
  shown: {
    first: starred,
    second: { ...noMarks, star: { [mina]: true } },
    both: { ...noMarks, star: { [heliogrid]: true, [mina]: true } },
  },
  writes: 'write',
  second: mark('star', mina),
  broken: { kind: 'star', id: heliogrid, value: 'no' },
});

test('a newly opened store returns the last stored state of each star, follow, interest, like and saved post', async () => {
  const store = storeOf(device, sampleMarks);
  const changes: MarkChange[] = [
    star(heliogrid, false),
    { kind: 'interest', id: heliogrid, isOn: true },
    { kind: 'interest', id: heliogrid, isOn: false },
    { kind: 'save', id: 'five-numbers', isOn: true },
  ];
  for (const change of changes) await store.set(change);
  const { values } = await followed(storeOf(device, sampleMarks));
  const changed = { interest: { [heliogrid]: false }, save: { 'five-numbers': true } };
  const own = { ...sampleMarks.star, [heliogrid]: false };
  expect(values).toEqual([{ ...sampleMarks, ...changed, star: own }]);
});

test('setting a star or an interest with a write callback shows the change, and rejects if the callback rejects', async () => {
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

test('a star that is set, and is cleared before the first write ends, is off', async () => {
  const { store, values } = await followed();
  await Promise.all([store.set(star(heliogrid)), store.set(star(heliogrid, false))]);
  expect(values.map((marks) => marks.star[heliogrid])).toEqual([undefined, true, false]);
  expect((await followed()).stars()).toEqual({ [heliogrid]: false });
});
