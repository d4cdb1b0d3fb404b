import 'fake-indexeddb/auto';
import { deferred } from '@kit/deferred';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '@/data/adapters/records/readSettings';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import type { Settings } from '@/data/schema/shapes/settings';
import { settings as settingsRecord } from '../../support/accountRecords';
import { follow } from '../../support/follow';
import { freshDevices } from '../../support/tabs';
import { describeLiveStore } from './liveStore.contract';

const owner = 'uid-nora';
const { openTab } = freshDevices('settings');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

const storeOf = (from = device, defaults = defaultSettings) =>
  createSettingsStore({ device: from, owner, defaults });
async function followed(store = storeOf()) {
  const following = follow(store);
  await following.first();
  return { store, ...following, last: () => following.values.at(-1) };
}
const stored = () => readSettings(device, owner, defaultSettings);
const { notifications } = defaultSettings;
const having = (change: Partial<Settings>): Settings => ({ ...defaultSettings, ...change });
const switches = (change: Partial<Settings['notifications']>) =>
  having({ notifications: { ...notifications, ...change } });

describeLiveStore('the settings store', {
  open: (from, whose) => createSettingsStore({ device: from, owner: whose, defaults: defaultSettings }),
  defaults: defaultSettings,
  changes: [{ notifications: { follows: false } }, { notifications: { mentions: false } }],
  shown: {
    first: switches({ follows: false }),
    second: switches({ mentions: false }),
    both: switches({ follows: false, mentions: false }),
  },
  writes: 'update',
  second: settingsRecord({ notifications: { mentions: false } }),
  broken: settingsRecord({ privacy: 'nobody' }),
});

test('observers receive the settings only after the code of updates has loaded', async () => {
  const loaded = deferred<void>();
  const { values, first } = follow(storeOf({ ...device, loadUpdates: () => loaded.promise }));
  await stored();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(values).toEqual([]);
  loaded.resolve();
  await first();
  expect(values).toEqual([defaultSettings]);
});

test('observers receive the settings if the code of updates can’t be loaded', async () => {
  const { values, first } = follow(storeOf({ ...device, loadUpdates: () => Promise.reject(new Error()) }));
  await first();
  expect(values).toEqual([defaultSettings]);
});

describe('a change of settings', () => {
  test('stores only the changed settings, and all other settings follow the defaults', async () => {
    const switched = { notifications: { ...notifications, follows: false } };
    const rest = { privacy: 'connections' as const, maxInvestment: 0 as const };
    const changed = { ...switched, ...rest };
    const store = storeOf();
    await store.set(switched);
    await store.set(rest);
    expect(await device.readAll(owner)).toEqual([settingsRecord(changed)]);
    const daily = having({ emailDigest: 'daily' });
    expect((await followed(storeOf(device, daily))).values).toEqual([{ ...daily, ...changed }]);
  });

  test('whose write fails has no effect after the user sets the default value again', async () => {
    const { store, last } = await followed();
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));
    await expect(store.set({ notifications: { follows: false } })).rejects.toThrow('No room');
    await store.set({ notifications: { follows: true } });
    expect([last(), await stored()]).toEqual([defaultSettings, defaultSettings]);
  });

  test('is shown immediately, but stored only after the previous change of that setting is stored', async () => {
    const { store, last } = await followed();
    const { update } = device;
    const { promise, resolve: release } = deferred();
    const held: typeof update = async (...asked) => {
      await promise;
      return update(...asked);
    };
    vi.spyOn(device, 'update').mockImplementationOnce(held).mockImplementation(update);
    const changes = [store.set({ privacy: 'private' }), store.set({ privacy: 'connections' })];
    // During this write, the second change would be stored if it didn't wait for the first change.
    await device.write('uid-ole', 'profile', 'me', {});
    const other = store.set({ emailDigest: 'never' });
    const shown = having({ privacy: 'connections', emailDigest: 'never' });
    expect(last()).toEqual(shown);
    release();
    await Promise.all([...changes, other]);
    expect(await stored()).toEqual(shown);
  });
});
