import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createRestoring } from '@/data/adapters/remote/restoring';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import { ada, ben, mark, sent as message, post, settings } from '../../support/accountRecords';
import { takeReports } from '../../support/reports';
import { valuesOf, withAccounts } from './accounts';
import { type Device, eventually, openDevice } from './devices';

const accounts = withAccounts();
const failure = new Error('The SDK could not be loaded.');

/** Opens a device that can't load the SDK until `load` is called. */
async function openLater(uid: string) {
  const page = new EventTarget();
  let isLoadable = false;
  const opened = vi.fn();
  let database: Device['database'] | undefined;
  const name = `later-${uid}-${Math.random()}`;
  const device = openDevice(accounts.server, uid, name, {
    pause: async () => {},
    page,
    async open() {
      if (!isLoadable || !database) throw failure;
      opened();
      return database;
    },
  });
  database = device.database;
  const connection = vi.fn();
  device.store.outbox?.(uid).observeConnection?.(connection);
  await eventually(() => expect(connection).toHaveBeenCalledWith(false));
  const load = () => {
    isLoadable = true;
  };
  const world = createWorld({ device: device.store, owner: uid, me: () => ben as never, now: Date.now });
  return { ...device, world, load, opened, online: () => page.dispatchEvent(new Event('online')) };
}

test.each(['after a pause', 'once the page is online'])(
  'an account is restored when the SDK could not be loaded at first: %s',
  async (when) => {
    await accounts.join(ada, [mark('like', 'p1')]);
    const device = await openLater(ada.uid);
    device.load();
    if (when !== 'after a pause') {
      device.online();
      // Before the pause ends.
      await vi.waitFor(() => expect(device.opened).toHaveBeenCalled(), { timeout: 500, interval: 5 });
    }
    await eventually(async () => expect(await valuesOf(device)).toHaveProperty('like/p1', true));
    expect(takeReports()).toEqual([`restoring an account: ${failure}`]);
    await device.close();
  },
);

test('restoring continues after a failure, and then receives each change once', async () => {
  const first = await accounts.join(ada, [mark('like', 'p1')]);
  const second = accounts.open(ada.uid);
  const { list, listenTo } = second.database;
  let failures = 1;
  vi.spyOn(second.database, 'list').mockImplementation(async (path, query) => {
    // The second page: the changes of other devices arrive already.
    if (query.by === 'at' && query.before && failures-- > 0) throw new Error('Client is offline.');
    return list(path, query);
  });
  const live = new Set<string>();
  vi.spyOn(second.database, 'listenTo').mockImplementation((path, ...rest) => {
    const stop = listenTo(path, ...rest);
    const name = `${path} ${Math.random()}`;
    live.add(name);
    return () => {
      live.delete(name);
      stop();
    };
  });
  for (let at = 0; at < 250; at += 1)
    accounts.server.write(`own/${ada.uid}/star~${at}`, {
      k: 'star',
      i: `${at}`,
      e: '1',
      at: at + 1,
      v: 'true',
    });
  await eventually(async () => expect(Object.keys(await valuesOf(second))).toHaveLength(252));
  await first.put(mark('like', 'p2'));
  await eventually(async () => expect(await valuesOf(second)).toHaveProperty('like/p2', true));
  expect([...live].filter((name) => name.startsWith('own/'))).toHaveLength(1);
  expect(takeReports()).toEqual(['restoring an account: Error: Client is offline.']);
});

test('a device that starts without a connection then has its mail, and reads again what its screens show', async () => {
  const his = await accounts.join(ben);
  await his.close();
  const hers = await accounts.join(ada, [post('adas-post')]);
  await hers.put(message(ben, '000000000000001-a', 'Hello'));
  const device = await openLater(ben.uid);
  const heard = vi.fn();
  device.world.observe('feed', heard);
  expect((await device.world.loadPosts({ count: 5 })).posts).toEqual([]);
  device.load();
  device.online();
  await eventually(async () =>
    expect(await valuesOf(device, ada.uid)).toHaveProperty([`sent:${ben.uid}/000000000000001-a`]),
  );
  expect(heard).toHaveBeenCalledWith({ extent: 'unknown' }, null);
  expect((await device.world.loadPosts({ count: 5 })).posts).toHaveLength(1);
  expect(takeReports()).toEqual([`restoring an account: ${failure}`]);
  await device.close();
});

test('only a connection that was lost makes screens read again', async () => {
  const his = accounts.open(ben.uid);
  const heard = vi.fn();
  his.store.observeAll((_, { extent }) => heard(extent));
  const connection = vi.fn();
  his.store.outbox?.(ben.uid).observeConnection?.(connection);
  await eventually(() => expect(connection).toHaveBeenLastCalledWith(true));
  expect(heard).not.toHaveBeenCalledWith('unknown');
  his.goOffline();
  await eventually(() => expect(connection).toHaveBeenLastCalledWith(false));
  expect(heard).not.toHaveBeenCalledWith('unknown');
  his.goOnline();
  await eventually(() => expect(heard).toHaveBeenCalledWith('unknown'));
});

test('a tab that waits for its turn shows the progress of the tab that restores', async () => {
  await accounts.join(ada, [mark('like', 'p1')]);
  const name = 'two-tabs';
  const waiting = openDevice(accounts.server, ada.uid, name, {
    locks: { request: () => new Promise(() => {}) },
  });
  const restoring = openDevice(accounts.server, ada.uid, name);
  await eventually(() => expect(waiting.progress.at(-1)).toBe(null));
  expect(waiting.progress).toEqual(restoring.progress);
  expect(waiting.progress).toContainEqual({ done: 2, total: 2 });
  await waiting.close();
  await restoring.close();
});

test('a page from the back/forward cache, which has missed the end of restoring, shows no progress', () => {
  let receive = (_: unknown) => {};
  const { observe } = createRestoring({
    restore: async () => {},
    name: 'restoring',
    channel: {
      isWorking: true,
      post: () => {},
      listen(listener) {
        receive = listener;
        return () => {};
      },
      close: () => {},
    },
    locks: null,
    page: new EventTarget(),
  });
  const heard = vi.fn();
  observe(heard);
  receive({ owner: 'ada', progress: { done: 1, total: 2 } });
  receive(undefined);
  receive('another version');
  expect(heard.mock.calls).toEqual([
    ['ada', { done: 1, total: 2 }],
    ['ada', null],
  ]);
});

test('an account whose locks fail restores in every tab', async () => {
  await accounts.join(ada, [mark('like', 'p1')]);
  const device = openDevice(accounts.server, ada.uid, 'no-locks', {
    locks: { request: () => Promise.reject(new Error('insecure')) },
  });
  await eventually(async () => expect(await valuesOf(device)).toHaveProperty('like/p1', true));
  await device.close();
});

test('another account that was signed in on this device is as private as its owner has made it elsewhere', async () => {
  const hers = await accounts.join(ada, [settings({ privacy: 'public', emailDigest: 'daily' })]);
  await hers.close();
  const elsewhere = accounts.open(ada.uid);
  const his = await accounts.join(ben, [], hers.name);
  await his.world.loadContacts({ uids: [ada.uid] });
  await elsewhere.store.writeAll(ada.uid, [settings({ privacy: 'private', emailDigest: 'never' })]);
  await eventually(async () => {
    await his.world.loadContacts({ uids: [ada.uid] });
    expect(await valuesOf(his, ada.uid)).toMatchObject({
      'settings/me': { privacy: 'private', emailDigest: 'daily' },
      'profile/me': { bio: `About ${ada.name}` },
    });
  });
  await his.close();
  const again = accounts.open(ada.uid, hers.name);
  await eventually(async () =>
    expect(await valuesOf(again)).toHaveProperty('settings/me', { privacy: 'private', emailDigest: 'never' }),
  );
});
