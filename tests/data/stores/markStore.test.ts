import 'fake-indexeddb/auto';
import { deferred } from '@kit/answers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createMarkStore } from '@/data/adapters/stores/deviceMarks';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleMarks } from '@/data/sample/marks';
import { type MarkChange, type Marks, markSchema } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { follow } from '../../support/follow';

let devices = 0;
let device: DeviceStore;
beforeEach(() => {
  devices += 1;
  device = openDeviceStore({ databaseName: `marks-${devices}` });
});
afterEach(() => device.close());

const storeOf = (owner: string, from = device, defaults = noMarks) =>
  createMarkStore({ device: from, owner, defaults });

const star = (id: string, isOn = true): MarkChange => ({ kind: 'star', id, isOn });
const heliogrid = 'startup:heliogrid';

describe('untouched', () => {
  test('a new account has marked nothing', async () => {
    const { values, first } = follow(storeOf('uid-nora'));
    await first();
    expect(values).toEqual([noMarks]);
  });

  test('the sample comes with its marks', async () => {
    const { values, first } = follow(storeOf('sample', device, sampleMarks));
    await first();
    expect(values).toEqual([sampleMarks]);
  });
});

describe('a change', () => {
  test('shows to every observer at once, before it is kept', async () => {
    const store = storeOf('uid-nora');
    const one = follow(store);
    const other = follow(store);
    await one.first();
    const kept = store.set(star(heliogrid));
    const shown: Marks = { ...noMarks, star: { [heliogrid]: true } };
    expect(one.values.at(-1)).toEqual(shown);
    expect(other.values.at(-1)).toEqual(shown);
    await kept;
    const late = follow(store);
    expect(late.values).toEqual([shown]);
  });

  test('of every kind comes back after a reload, by its last state', async () => {
    const store = storeOf('sample', device, sampleMarks);
    for (const change of [
      star(heliogrid, false),
      { kind: 'follow', id: 'user:lena-brandt', isOn: true },
      { kind: 'interest', id: heliogrid, isOn: true },
      { kind: 'interest', id: heliogrid, isOn: false },
      { kind: 'like', id: 'five-numbers', isOn: true },
      { kind: 'save', id: 'five-numbers', isOn: true },
    ] as MarkChange[])
      await store.set(change);
    const { values, first } = follow(storeOf('sample', device, sampleMarks));
    await first();
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

  test('is kept by who keeps it with something else, shown all the same, and refused with it', async () => {
    const store = storeOf('uid-nora');
    const { values, first } = follow(store);
    await first();
    const kept: unknown[] = [];
    await store.set({ kind: 'interest', id: heliogrid, isOn: true }, async (mark) => {
      kept.push(mark);
    });
    expect(kept).toEqual([{ kind: 'interest', id: heliogrid, value: true }]);
    expect(values.at(-1)?.interest).toEqual({ [heliogrid]: true });
    expect((await device.read('uid-nora', 'interest', async () => markSchema)).records).toEqual([]);
    const refusing = store.set(star(heliogrid), () => Promise.reject(new Error('No room')));
    await expect(refusing).rejects.toThrow('No room');
    expect(values.at(-1)?.star).toEqual({ [heliogrid]: true });
  });

  test('made before the marks are read is shown with them', async () => {
    await device.write('uid-nora', 'star', 'startup:ledgerline', true);
    const store = storeOf('uid-nora');
    const { values, first } = follow(store);
    const kept = store.set(star(heliogrid));
    await first();
    await kept;
    expect(values.at(-1)?.star).toEqual({ [heliogrid]: true, 'startup:ledgerline': true });
    expect(values.every((marks) => marks.star[heliogrid])).toBe(true);
  });

  test('and its opposite, quickly, end at the last', async () => {
    const store = storeOf('uid-nora');
    const { values, first } = follow(store);
    await first();
    await Promise.all([store.set(star(heliogrid)), store.set(star(heliogrid, false))]);
    expect(values.map((marks) => marks.star[heliogrid])).toEqual([undefined, true, false]);
    const again = follow(storeOf('uid-nora'));
    await again.first();
    expect(again.values.at(-1)?.star).toEqual({ [heliogrid]: false });
  });

  test('of one account is never another’s', async () => {
    await storeOf('uid-nora').set(star(heliogrid));
    const { values, first } = follow(storeOf('uid-ole'));
    await first();
    expect(values).toEqual([noMarks]);
  });
});

describe('two tabs', () => {
  test('show the same, and a refused change of one’s own stays shown', async () => {
    const elsewhere = openDeviceStore({ databaseName: `marks-${devices}` });
    const here = storeOf('uid-nora');
    const there = storeOf('uid-nora', elsewhere);
    const one = follow(here);
    const other = follow(there);
    await Promise.all([one.first(), other.first()]);

    await here.set(star(heliogrid));
    await vi.waitFor(() => expect(other.values.at(-1)?.star).toEqual({ [heliogrid]: true }));

    const write = vi.spyOn(elsewhere, 'write').mockRejectedValueOnce(new Error('No room'));
    await expect(there.set(star('investor:mina-okafor'))).rejects.toThrow('No room');
    expect(other.values.at(-1)?.star).toEqual({ [heliogrid]: true, 'investor:mina-okafor': true });

    await here.set(star(heliogrid, false));
    await vi.waitFor(() =>
      expect(other.values.at(-1)?.star).toEqual({ [heliogrid]: false, 'investor:mina-okafor': true }),
    );
    expect(one.values.at(-1)?.star).toEqual({ [heliogrid]: false });

    write.mockRestore();
    await there.set(star('investor:mina-okafor'));
    await vi.waitFor(() =>
      expect(one.values.at(-1)?.star).toEqual({ [heliogrid]: false, 'investor:mina-okafor': true }),
    );
    await elsewhere.close();
  });
});

test('whoever has stopped is notified of nothing, and the next one reads anew', async () => {
  const store = storeOf('uid-nora');
  const { values, first, stop } = follow(store);
  await first();
  stop();
  // As somebody does who keeps it by themselves.
  await device.write('uid-nora', 'like', 'five-numbers', true);
  await store.set(star(heliogrid));
  expect(values).toEqual([noMarks]);
  const again = follow(store);
  // Who joins before that is read is told no older state.
  const joining = follow(store);
  await again.first();
  const shown: Marks = { ...noMarks, star: { [heliogrid]: true }, like: { 'five-numbers': true } };
  expect(again.values).toEqual([shown]);
  expect(joining.values).toEqual([shown]);
});

test('what is kept while an older reading is under way is not undone by it', async () => {
  const held = deferred();
  const { read } = device;
  const slow: DeviceStore = {
    ...device,
    async read(...args) {
      const found = await read(...args);
      await held.promise;
      return found;
    },
  };
  const store = storeOf('uid-nora', slow);
  const { values, first } = follow(store);
  // The reading has looked before the write.
  await device.read('uid-nora', 'star', async () => markSchema);
  await store.set(star(heliogrid));
  held.resolve();
  await first();
  expect(values).toEqual([{ ...noMarks, star: { [heliogrid]: true } }]);
});

test('a record that lost its shape counts as untouched', async () => {
  await device.write('sample', 'star', heliogrid, 'no');
  await device.write('sample', 'star', 'startup:ledgerline', false);
  const { values, first } = follow(storeOf('sample', device, sampleMarks));
  await first();
  expect(values.at(-1)?.star).toEqual({ ...sampleMarks.star, 'startup:ledgerline': false });
});

test('a device that can’t be used shows the defaults, and what is marked on top', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = storeOf('sample', device, sampleMarks);
  const { values, first } = follow(store);
  await first();
  expect(values).toEqual([sampleMarks]);
  await expect(store.set(star(heliogrid, false))).rejects.toThrow('No room');
  expect(values.at(-1)?.star).toEqual({ ...sampleMarks.star, [heliogrid]: false });
  open.mockRestore();
});
