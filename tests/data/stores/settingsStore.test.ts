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
import { record } from '../../support/records';
import { freshDevices, withoutRoom } from '../../support/tabs';

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
const stored = (whose = owner) => readSettings(device, whose, defaultSettings);
const { notifications } = defaultSettings;
const having = (change: Partial<Settings>): Settings => ({ ...defaultSettings, ...change });
const switches = (change: Partial<Settings['notifications']>) =>
  having({ notifications: { ...notifications, ...change } });
const refuseNext = () => vi.spyOn(device, 'update').mockRejectedValueOnce(new Error('No room'));

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

test.each([
  ['a new account', defaultSettings],
  ['the sample person', sampleSettings],
])('untouched settings of %s are the defaults', async (_, defaults) => {
  const { values } = await followed(storeOf(device, defaults));
  expect(values).toEqual([defaults]);
});

test('settings without their shape are the defaults', async () => {
  await device.write(owner, 'settings', 'me', { privacy: 'nobody' });
  expect(await stored()).toEqual(defaultSettings);
});

describe('a change', () => {
  test('is shown to every observer before it is stored, for this account alone', async () => {
    const { store, last } = await followed();
    const other = follow(store);
    const storing = store.set({ emailDigest: 'never' });
    const shown = having({ emailDigest: 'never' });
    expect([last(), other.values.at(-1)]).toEqual([shown, shown]);
    await storing;
    expect(follow(store).values).toEqual([shown]);
    expect([await stored(), await stored('uid-ole')]).toEqual([shown, defaultSettings]);
  });

  test('is all that is stored: other settings follow the defaults', async () => {
    const changed = {
      notifications: { ...notifications, follows: false },
      privacy: 'connections' as const,
      maxInvestment: null,
    };
    const store = storeOf();
    const { notifications: switched, ...rest } = changed;
    await store.set({ notifications: switched });
    await store.set(rest);
    expect(await device.readAll(owner)).toEqual([record('settings', 'me', changed)]);
    const daily = having({ emailDigest: 'daily' });
    expect((await followed(storeOf(device, daily))).values).toEqual([{ ...daily, ...changed }]);
  });

  test('keeps one that is made at the same time', async () => {
    const store = storeOf();
    await Promise.all([store.set({ emailDigest: 'never' }), store.set({ dealFlow: 'filtered' })]);
    expect(await stored()).toEqual(having({ emailDigest: 'never', dealFlow: 'filtered' }));
  });

  test('that is refused stays shown, and can be made again', async () => {
    const { store, last } = await followed();
    refuseNext();
    await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
    await store.set({ emailDigest: 'never' });
    expect(last()).toEqual(having({ privacy: 'private', emailDigest: 'never' }));
    expect(await stored()).toEqual(having({ emailDigest: 'never' }));
    await store.set({ privacy: 'private' });
    expect(await stored()).toEqual(having({ privacy: 'private', emailDigest: 'never' }));
  });

  test('of a switch that is refused stays shown beside others, until it is switched again', async () => {
    const { store, last } = await followed();
    refuseNext();
    await expect(store.set({ notifications: { follows: false } })).rejects.toThrow('No room');
    await store.set({ notifications: { mentions: false } });
    expect(last()).toEqual(switches({ follows: false, mentions: false }));
    expect(await stored()).toEqual(switches({ mentions: false }));
    await store.set({ notifications: { follows: true } });
    expect([last(), await stored()]).toEqual([switches({ mentions: false }), switches({ mentions: false })]);
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

test('switches of two tabs at the same time are both stored, and shown in both', async () => {
  const tabs = [await followed(), await followed(storeOf(openTab()))] as const;
  await Promise.all([
    tabs[0].store.set({ notifications: { follows: false } }),
    tabs[1].store.set({ notifications: { mentions: false } }),
  ]);
  const both = switches({ follows: false, mentions: false });
  expect(await readSettings(openTab(), owner, defaultSettings)).toEqual(both);
  for (const { last } of tabs) await vi.waitFor(() => expect(last()).toEqual(both));
});

test('a listener that has stopped is not notified, and the next one reads again', async () => {
  const { store, values, stop } = await followed();
  stop();
  await store.set({ privacy: 'private' });
  expect(values).toEqual([defaultSettings]);
  expect((await followed(store)).values).toEqual([having({ privacy: 'private' })]);
});

test('a device that can’t be used shows the defaults with the changes', async () => {
  withoutRoom();
  const { store, values, last } = await followed();
  expect(values).toEqual([defaultSettings]);
  await expect(store.set({ privacy: 'private' })).rejects.toThrow('No room');
  expect(last()).toEqual(having({ privacy: 'private' }));
});
