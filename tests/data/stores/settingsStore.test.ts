import 'fake-indexeddb/auto';
import { deferred } from '@kit/answers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '@/data/adapters/records/readSettings';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { type Settings, settingsSchema } from '@/data/schema/settings';
import { follow } from '../../support/follow';
import { settings as settingsRecord } from '../../support/records';
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

/** The next update of a record waits until it is released. */
function holdUpdate() {
  const { update } = device;
  const { promise, resolve } = deferred();
  const held: typeof device.update = async (...asked) => {
    await promise;
    return update(...asked);
  };
  return { update, held, release: resolve };
}

test('the defaults (spec section 9) and those of the sample person are settings', () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(settingsSchema.parse(sampleSettings)).toEqual(having({ investorPrivacy: 'private' }));
});

describeLiveStore('the settings', {
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

describe('a change', () => {
  test('is all that is stored: other settings follow the defaults', async () => {
    const switched = { notifications: { ...notifications, follows: false } };
    const rest = { privacy: 'connections' as const, maxInvestment: null };
    const changed = { ...switched, ...rest };
    const store = storeOf();
    await store.set(switched);
    await store.set(rest);
    expect(await device.readAll(owner)).toEqual([settingsRecord(changed)]);
    const daily = having({ emailDigest: 'daily' });
    expect((await followed(storeOf(device, daily))).values).toEqual([{ ...daily, ...changed }]);
  });

  test('keeps one that is made at the same time', async () => {
    const store = storeOf();
    await Promise.all([store.set({ emailDigest: 'never' }), store.set({ dealFlow: 'filtered' })]);
    expect(await stored()).toEqual(having({ emailDigest: 'never', dealFlow: 'filtered' }));
  });

  test('of a switch that was refused and is switched back leaves nothing behind', async () => {
    const { store, last } = await followed();
    vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));
    await expect(store.set({ notifications: { follows: false } })).rejects.toThrow('No room');
    await store.set({ notifications: { follows: true } });
    expect([last(), await stored()]).toEqual([defaultSettings, defaultSettings]);
  });

  test('of the same setting waits for the one before, however long that takes', async () => {
    const store = storeOf();
    const { held, release } = holdUpdate();
    const update = vi.spyOn(device, 'update').mockImplementationOnce(held);
    const changes = [store.set({ privacy: 'private' }), store.set({ privacy: 'connections' })];
    await vi.waitFor(() => expect(update).toHaveBeenCalled());
    // A turn in which the second one would be stored if it didn't wait.
    await device.write('uid-ole', 'profile', 'me', {});
    release();
    await Promise.all(changes);
    expect((await stored()).privacy).toBe('connections');
  });

  test('of the same setting is shown while the one before is stored', async () => {
    const { store, last } = await followed();
    const { update, held, release } = holdUpdate();
    vi.spyOn(device, 'update').mockImplementationOnce(update).mockImplementationOnce(held);
    const first = store.set({ privacy: 'private' });
    const again = store.set({ privacy: 'connections' });
    await first;
    const other = store.set({ emailDigest: 'never' });
    const shown = having({ privacy: 'connections', emailDigest: 'never' });
    expect(last()).toEqual(shown);
    release();
    await Promise.all([again, other]);
    expect(await stored()).toEqual(shown);
  });
});
