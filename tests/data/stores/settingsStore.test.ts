import 'fake-indexeddb/auto';
import { deferred } from '@kit/answers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { readSettings } from '@/data/adapters/records/readSettings';
import { createSettingsStore } from '@/data/adapters/stores/deviceSettings';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { sampleSettings } from '@/data/sample/settings';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { type Settings, settingsSchema, storedSettingsSchema } from '@/data/schema/settings';
import { follow } from '../../support/follow';

let devices = 0;
let device: DeviceStore;
beforeEach(() => {
  devices += 1;
  device = openDeviceStore({ databaseName: `settings-${devices}` });
});
afterEach(() => device.close());

const storeOf = (owner: string, from = device, defaults = defaultSettings) =>
  createSettingsStore({ device: from, owner, defaults });

const kept = (owner: string, from = device) => readSettings(from, owner, defaultSettings);
const withoutFollows = { ...defaultSettings.notifications, follows: false };

test('the defaults are settings (spec section 9), and so are those of the sample person', () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(settingsSchema.parse(sampleSettings)).toEqual({ ...defaultSettings, investorPrivacy: 'private' });
});

describe('untouched', () => {
  test('everything is as it comes', async () => {
    const { values, first } = follow(storeOf('uid-nora'));
    await first();
    expect(values).toEqual([defaultSettings]);
  });

  test('the sample person has her own', async () => {
    const { values, first } = follow(storeOf('sample', device, sampleSettings));
    await first();
    expect(values).toEqual([sampleSettings]);
    expect(await readSettings(device, 'sample', sampleSettings)).toEqual(sampleSettings);
  });
});

describe('a change', () => {
  test('shows to every observer at once, before it is kept', async () => {
    const store = storeOf('uid-nora');
    const one = follow(store);
    const other = follow(store);
    await one.first();
    const keeping = store.set({ emailDigest: 'never' });
    const shown: Settings = { ...defaultSettings, emailDigest: 'never' };
    expect(one.values.at(-1)).toEqual(shown);
    expect(other.values.at(-1)).toEqual(shown);
    await keeping;
    expect(follow(store).values).toEqual([shown]);
  });

  test('comes back after a reload, and what was not changed follows the defaults', async () => {
    const store = storeOf('uid-nora');
    await store.set({ notifications: withoutFollows });
    await store.set({ privacy: 'connections', maxInvestment: null });
    expect(await kept('uid-nora')).toEqual({
      ...defaultSettings,
      notifications: withoutFollows,
      privacy: 'connections',
      maxInvestment: null,
    });
    const { values, first } = follow(
      storeOf('uid-nora', device, { ...defaultSettings, emailDigest: 'daily' }),
    );
    await first();
    expect(values).toEqual([
      {
        ...defaultSettings,
        notifications: withoutFollows,
        privacy: 'connections',
        maxInvestment: null,
        emailDigest: 'daily',
      },
    ]);
    const { records } = await device.read('uid-nora', 'settings', async () => storedSettingsSchema);
    expect(records).toEqual([
      {
        id: 'me',
        value: { notifications: withoutFollows, privacy: 'connections', maxInvestment: null },
      },
    ]);
  });

  test('made together with another keeps both', async () => {
    const store = storeOf('uid-nora');
    await Promise.all([store.set({ emailDigest: 'never' }), store.set({ dealFlow: 'filtered' })]);
    expect(await kept('uid-nora')).toEqual({
      ...defaultSettings,
      emailDigest: 'never',
      dealFlow: 'filtered',
    });
  });

  test('of one account is never another’s', async () => {
    await storeOf('uid-nora').set({ privacy: 'private' });
    expect(await kept('uid-ole')).toEqual(defaultSettings);
  });

  test('that the device refuses stays shown, and can be made again', async () => {
    const store = storeOf('uid-nora');
    const { values, first } = follow(store);
    await first();
    const write = vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));
    await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
    await store.set({ emailDigest: 'never' });
    expect(values.at(-1)).toEqual({ ...defaultSettings, privacy: 'private', emailDigest: 'never' });
    expect(await kept('uid-nora')).toEqual({ ...defaultSettings, emailDigest: 'never' });
    write.mockRestore();
    await store.set({ privacy: 'private' });
    expect(await kept('uid-nora')).toEqual({ ...defaultSettings, privacy: 'private', emailDigest: 'never' });
  });
});

test('switches of two tabs at the same moment are kept both, and shown by both', async () => {
  const elsewhere = openDeviceStore({ databaseName: `settings-${devices}` });
  const stores = [storeOf('uid-nora'), storeOf('uid-nora', elsewhere)] as const;
  const seen = stores.map((store) => follow(store));
  await Promise.all(seen.map(({ first }) => first()));
  await Promise.all([
    stores[0].set({ notifications: { follows: false } }),
    stores[1].set({ notifications: { mentions: false } }),
  ]);
  const both: Settings = {
    ...defaultSettings,
    notifications: { ...defaultSettings.notifications, follows: false, mentions: false },
  };
  const later = openDeviceStore({ databaseName: `settings-${devices}` });
  expect(await kept('uid-nora', later)).toEqual(both);
  for (const { values } of seen) await vi.waitFor(() => expect(values.at(-1)).toEqual(both));
  await Promise.all([elsewhere.close(), later.close()]);
});

test('a switch that was refused stays as it shows when another one is kept, until it is switched again', async () => {
  const store = storeOf('uid-nora');
  const { values, first } = follow(store);
  await first();
  vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));
  await expect(store.set({ notifications: { follows: false } })).rejects.toThrow('No room');
  await store.set({ notifications: { mentions: false } });
  const { notifications } = defaultSettings;
  const refused = { ...notifications, follows: false, mentions: false };
  expect(values.at(-1)).toEqual({ ...defaultSettings, notifications: refused });
  const mentionsOnly = { ...defaultSettings, notifications: { ...notifications, mentions: false } };
  expect(await kept('uid-nora')).toEqual(mentionsOnly);
  await store.set({ notifications: { follows: true } });
  expect([values.at(-1), await kept('uid-nora')]).toEqual([mentionsOnly, mentionsOnly]);
});

test('two tabs show the same', async () => {
  const elsewhere = openDeviceStore({ databaseName: `settings-${devices}` });
  const here = storeOf('uid-nora');
  const other = follow(storeOf('uid-nora', elsewhere));
  await other.first();
  await here.set({ privacy: 'private' });
  await vi.waitFor(() => expect(other.values.at(-1)).toEqual({ ...defaultSettings, privacy: 'private' }));
  await elsewhere.close();
});

/** The device’s way to update a record, and one that waits until it is let go. */
function heldUpdate() {
  const { update } = device;
  const { promise, resolve } = deferred();
  const held: typeof device.update = async (...asked) => {
    await promise;
    return update(...asked);
  };
  return { update, held, resolve };
}

test('a setting that is changed again is kept as it was chosen last, however long the first change takes', async () => {
  const store = storeOf('uid-nora');
  const { held, resolve } = heldUpdate();
  const asked = vi.spyOn(device, 'update').mockImplementationOnce(held);
  const first = store.set({ privacy: 'private' });
  const last = store.set({ privacy: 'connections' });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  setTimeout(resolve, 20);
  await Promise.all([first, last]);
  expect((await kept('uid-nora')).privacy).toBe('connections');
});

test('a setting that is changed again before it is kept shows as it was chosen last', async () => {
  const store = storeOf('uid-nora');
  const { values, first } = follow(store);
  await first();
  const { update, held, resolve } = heldUpdate();
  vi.spyOn(device, 'update').mockImplementationOnce(update).mockImplementationOnce(held);
  const kept = store.set({ privacy: 'private' });
  const again = store.set({ privacy: 'connections' });
  await kept;
  const other = store.set({ emailDigest: 'never' });
  const shown: Settings = { ...defaultSettings, privacy: 'connections', emailDigest: 'never' };
  expect(values.at(-1)).toEqual(shown);
  resolve();
  await Promise.all([again, other]);
  expect(await readSettings(device, 'uid-nora', defaultSettings)).toEqual(shown);
});

test('a replacement of all that is kept replaces what was refused too', async () => {
  const store = storeOf('uid-nora');
  const { values, first } = follow(store);
  await first();
  vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));
  await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
  await device.replaceAll('uid-nora', [{ kind: 'settings', id: 'me', value: { emailDigest: 'daily' } }]);
  await vi.waitFor(() => expect(values.at(-1)).toEqual({ ...defaultSettings, emailDigest: 'daily' }));
});

test('whoever has stopped is notified of nothing, and the next one reads anew', async () => {
  const store = storeOf('uid-nora');
  const { values, first, stop } = follow(store);
  await first();
  stop();
  await store.set({ privacy: 'private' });
  expect(values).toEqual([defaultSettings]);
  const again = follow(store);
  await again.first();
  expect(again.values).toEqual([{ ...defaultSettings, privacy: 'private' }]);
});

test('what lost its shape counts as untouched', async () => {
  await device.write('uid-nora', 'settings', 'me', { privacy: 'nobody' });
  expect(await kept('uid-nora')).toEqual(defaultSettings);
});

test('a device that can’t be used shows the defaults, and what is chosen on top', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = storeOf('uid-nora');
  const { values, first } = follow(store);
  await first();
  expect(values).toEqual([defaultSettings]);
  await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
  expect(values.at(-1)).toEqual({ ...defaultSettings, privacy: 'private' });
});
