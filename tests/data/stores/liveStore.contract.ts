import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { KeptRecord } from '@/data/schema/records';
import { follow } from '../../support/follow';
import { freshDevices, withoutRoom } from '../../support/tabs';

type LiveStore<Value, Change> = {
  observe: (listener: (value: Value) => void) => () => void;
  set: (change: Change) => Promise<void>;
};

type Example<Value, Change> = {
  open: (device: DeviceStore, owner: string) => LiveStore<Value, Change>;
  /** What an account begins with. */
  defaults: Value;
  /** Two changes, what is shown with the first alone, with the second alone, and with both. */
  changes: readonly [Change, Change];
  shown: { first: Value; second: Value; both: Value };
  /** How the store writes. */
  writes: 'write' | 'update';
  /** The record of the second change, and a record of the store without its shape. */
  second: KeptRecord;
  broken: KeptRecord;
};

/** What each store does that shows a change before it is stored. */
export function describeLiveStore<Value, Change>(name: string, example: Example<Value, Change>) {
  describe(name, () => {
    const { defaults, shown, changes } = example;
    const [one, other] = changes;
    const owner = 'uid-nora';
    const { openTab } = freshDevices(name);
    let device: DeviceStore;
    beforeEach(() => {
      device = openTab();
    });
    async function followed(store = example.open(device, owner)) {
      const following = follow(store);
      await following.first();
      return { store, ...following, last: () => following.values.at(-1) };
    }
    const stored = async (whose = owner) => (await followed(example.open(openTab(), whose))).last();
    const refuseNext = () => vi.spyOn(device, example.writes).mockRejectedValueOnce(new Error('No room'));

    test('a change is shown to every observer before it is stored, for this account alone', async () => {
      const { store, values, last } = await followed();
      expect(values).toEqual([defaults]);
      const second = follow(store);
      const storing = store.set(one);
      expect([last(), second.values.at(-1)]).toEqual([shown.first, shown.first]);
      await storing;
      expect(follow(store).values).toEqual([shown.first]);
      expect([await stored(), await stored('uid-ole')]).toEqual([shown.first, defaults]);
    });

    test('a change that is refused stays shown beside others, and can be made again', async () => {
      const { store, last } = await followed();
      refuseNext();
      await expect(store.set(one)).rejects.toThrow('No room');
      expect(last()).toEqual(shown.first);
      await store.set(other);
      expect([last(), await stored()]).toEqual([shown.both, shown.second]);
      await store.set(one);
      expect(await stored()).toEqual(shown.both);
    });

    test('a replacement of all records is shown in every tab, and forgets what was refused', async () => {
      const tabs = [await followed(), await followed(example.open(openTab(), owner))];
      refuseNext();
      await expect(tabs[0]?.store.set(one)).rejects.toThrow('No room');
      await device.replaceAll(owner, [example.second]);
      await vi.waitFor(() => expect(tabs.map(({ last }) => last())).toEqual([shown.second, shown.second]));
    });

    test('a listener that has stopped is not notified, and the next one reads again', async () => {
      const { store, values, stop } = await followed();
      stop();
      await device.writeAll(owner, [example.second]);
      await store.set(one);
      expect(values).toEqual([defaults]);
      const again = follow(store);
      // Joins before the records are read: is notified of no older state.
      const joining = follow(store);
      await again.first();
      expect([again.values, joining.values]).toEqual([[shown.both], [shown.both]]);
    });

    test('a record without its shape is as if it were not there', async () => {
      await device.writeAll(owner, [example.broken]);
      expect(await stored()).toEqual(defaults);
    });

    test('a device that can’t be used shows the defaults with the changes', async () => {
      withoutRoom();
      const { store, values, last } = await followed();
      expect(values).toEqual([defaults]);
      await expect(store.set(one)).rejects.toThrow('No room');
      expect(last()).toEqual(shown.first);
    });
  });
}
