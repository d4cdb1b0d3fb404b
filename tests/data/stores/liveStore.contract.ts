import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { follow } from '../../support/follow';
import { freshDevices, withoutRoom } from '../../support/tabs';

type LiveStore<Value, Change> = {
  observe: (listener: (value: Value) => void) => () => void;
  set: (change: Change) => Promise<void>;
};

type Example<Value, Change> = {
  open: (device: DeviceStore, owner: string) => LiveStore<Value, Change>;
  /** The value of a new account. */
  defaults: Value;
  /** Two changes. `shown`: the values after the first alone, the second alone, and both. */
  changes: readonly [Change, Change];
  shown: { first: Value; second: Value; both: Value };
  /** The method of the device store that `set` calls. */
  writes: 'write' | 'update';
  /** `second`: the record that the second change stores. `broken`: an invalid record. */
  second: StoredRecordInput;
  broken: StoredRecordInput;
};

/** Describes the tests for a store that shows a change before storing it. */
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

    test('shows a change to every observer before the change is stored, but not to another account', async () => {
      const { store, values, last } = await followed();
      expect(values).toEqual([defaults]);
      const second = follow(store);
      const storing = store.set(one);
      expect([last(), second.values.at(-1)]).toEqual([shown.first, shown.first]);
      await storing;
      expect(follow(store).values).toEqual([shown.first]);
      expect([await stored(), await stored('uid-ole')]).toEqual([shown.first, defaults]);
    });

    test('keeps showing a change whose write failed, and stores this change when it is set again', async () => {
      const { store, last } = await followed();
      refuseNext();
      await expect(store.set(one)).rejects.toThrow('No room');
      expect(last()).toEqual(shown.first);
      await store.set(other);
      expect([last(), await stored()]).toEqual([shown.both, shown.second]);
      await store.set(one);
      expect(await stored()).toEqual(shown.both);
    });

    test('when all records are replaced, shows the new records in every tab, without changes whose write failed', async () => {
      const tabs = [await followed(), await followed(example.open(openTab(), owner))];
      refuseNext();
      await expect(tabs[0]?.store.set(one)).rejects.toThrow('No room');
      await device.replaceAll(owner, [example.second]);
      await vi.waitFor(() => expect(tabs.map(({ last }) => last())).toEqual([shown.second, shown.second]));
    });

    test('doesn’t notify an observer that has unsubscribed, and reads the records again for the next observer', async () => {
      const { store, values, stop } = await followed();
      stop();
      await device.writeAll(owner, [example.second]);
      await store.set(one);
      expect(values).toEqual([defaults]);
      const again = follow(store);
      // A second observer subscribes while the records are being read. It also receives only the new state.
      const joining = follow(store);
      await again.first();
      expect([again.values, joining.values]).toEqual([[shown.both], [shown.both]]);
    });

    test('ignores an invalid record', async () => {
      await device.writeAll(owner, [example.broken]);
      expect(await stored()).toEqual(defaults);
    });

    test('shows the defaults and each unsaved change when storage can’t be used', async () => {
      withoutRoom();
      const { store, values, last } = await followed();
      expect(values).toEqual([defaults]);
      await expect(store.set(one)).rejects.toThrow('No room');
      expect(last()).toEqual(shown.first);
    });
  });
}
