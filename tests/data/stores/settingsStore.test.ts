import 'fake-indexeddb/auto';
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
    const write = vi.spyOn(device, 'write').mockRejectedValueOnce(new Error('No room'));
    await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
    await store.set({ emailDigest: 'never' });
    expect(values.at(-1)).toEqual({ ...defaultSettings, privacy: 'private', emailDigest: 'never' });
    expect(await kept('uid-nora')).toEqual({ ...defaultSettings, emailDigest: 'never' });
    write.mockRestore();
    await store.set({ privacy: 'private' });
    expect(await kept('uid-nora')).toEqual({ ...defaultSettings, privacy: 'private', emailDigest: 'never' });
  });
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

test('a replacement of all that is kept replaces what was refused too', async () => {
  const store = storeOf('uid-nora');
  const { values, first } = follow(store);
  await first();
  vi.spyOn(device, 'write').mockRejectedValueOnce(new Error('No room'));
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
