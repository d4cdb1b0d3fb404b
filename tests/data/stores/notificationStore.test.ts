import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryPresence } from '@/data/adapters/device/memoryPresence';
import { createDirectory } from '@/data/adapters/stores/deviceDirectory';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createMessageStore } from '@/data/adapters/stores/deviceMessages';
import { createNotificationStore } from '@/data/adapters/stores/deviceNotifications';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { SampleConversations } from '@/data/sample/conversations';
import conversationsJson from '@/data/sample/conversations.json';
import type { SamplePosts } from '@/data/sample/feed';
import feedJson from '@/data/sample/feed.json';
import investorsJson from '@/data/sample/investors.json';
import { sampleMarks } from '@/data/sample/marks';
import { asha, freshMe } from '@/data/sample/people';
import startupsJson from '@/data/sample/startups.json';
import usersJson from '@/data/sample/users.json';
import type { SampleWorld } from '@/data/sample/world';
import { defaultSettings } from '@/data/schema/defaultSettings';
import { accountOf, emptyRegistration } from '@/data/schema/investorRegistration';
import { noMarks } from '@/data/schema/noMarks';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { fakeRequests } from '../../support/requests';

const now = Date.UTC(2025, 10, 20, 9, 41);
const day = 24 * 60 * 60_000;
const sample = { startups: startupsJson, investors: investorsJson, users: usersJson } as SampleWorld;
const nora = freshMe('nora-lund', 'Nora Lund');

let devices = 0;
let device: DeviceStore;
beforeEach(() => {
  devices += 1;
  device = openDeviceStore({ databaseName: `notifications-${devices}` });
});
afterEach(() => device.close());

function openAs(owner: string, me = asha, settings = defaultSettings) {
  const isAsha = me.id === asha.id;
  const person = { device, owner, me: () => me };
  const parts = { ...person, now: () => now, world: createWorld(person) };
  const feed = createFeedStore({ ...parts, loadSample: async () => feedJson as SamplePosts });
  const loadSettings = async () => settings;
  const directory = createDirectory({
    ...parts,
    loadSample: async () => sample,
    loadFeed: feed.load,
    loadSettings,
  });
  const messages = createMessageStore({
    ...parts,
    directory,
    loadPresence: async () => memoryPresence(),
    loadSample: async () => (isAsha ? (conversationsJson as SampleConversations) : []),
  });
  const requests = fakeRequests();
  return {
    messages,
    requests,
    store: createNotificationStore({
      ...parts,
      directory,
      feed,
      messages,
      requests,
      loadMarks: async () => (isAsha ? sampleMarks : noMarks),
      loadSettings,
    }),
  };
}
const openAsNora = () => openAs('nora', nora);

const idsOf = async ({ store }: ReturnType<typeof openAs>) =>
  (await store.load()).notifications.map(({ id }) => id);

describe('what is told', () => {
  test('is made from everything that is known of Asha', async () => {
    const { notifications, ...rest } = await openAs('sample').store.load();
    expect(notifications.map(({ id }) => id)).toEqual([
      'message:mina-okafor',
      'post:heliogrid-seed',
      'post:mirahealth-third-hospital',
      'comment:firmware-hiring-1',
      'post:ledgerline-series-a',
      'post:mirahealth-second-reads',
      'message:jonas-felde',
      'post:ledgerline-four-days',
      'post:ledgerline-payroll',
      'follow:heliogrid:user:jonas-felde',
      'follow:user:lena-brandt',
    ]);
    expect(rest).toEqual({ seen: { at: now - day, ids: [] }, isInvestor: true });
  });

  test('is the same behind a private page', async () => {
    const shown = await idsOf(openAs('sample'));
    await device.write('sample', 'settings', 'me', { privacy: 'private' });
    expect(await idsOf(openAs('sample'))).toEqual(shown);
  });

  test('goes with what it tells of', async () => {
    const opened = openAs('sample');
    await opened.messages.write({ kind: 'state', conversationId: 'mina-okafor', state: { unread: false } });
    expect(await idsOf(opened)).not.toContain('message:mina-okafor');
  });

  test('is nothing for whoever has just come; then what they list, and what they are interested in', async () => {
    const opened = openAsNora();
    expect(await opened.store.load()).toEqual({
      notifications: [],
      seen: { at: now, ids: [] },
      isInvestor: false,
    });
    await device.write('nora', 'listing', 'windrow', {
      listing: listingOf({ ...emptyListing, startupName: 'Windrow' }),
      savedAt: now + 1,
    });
    await device.write('nora', 'profile', 'me', { interests: ['Healthtech'] });
    expect((await opened.store.load()).notifications.map(({ id, at }) => [id, at])).toEqual([
      ['listing:windrow', now + 1],
      ['opportunity:mirahealth', null],
    ]);
  });

  test('is more for an investor', async () => {
    const { password: _, confirmPassword: __, ...typed } = emptyRegistration;
    const account = accountOf({ ...typed, fullName: 'Nora Lund', dob: '', investments: '' });
    await device.write('nora', 'investorAccount', 'nora-lund', account);
    const { notifications, isInvestor } = await openAsNora().store.load();
    expect([isInvestor, notifications.filter(({ kind }) => kind === 'funding_rounds').length]).toEqual([
      true,
      2,
    ]);
  });

  test('keeps to the settings', async () => {
    const notifications = { ...defaultSettings.notifications, follows: false };
    const opened = openAs('sample', asha, { ...defaultSettings, notifications });
    expect((await idsOf(opened)).filter((id) => id.startsWith('follow'))).toEqual([]);
  });
});

describe('what was seen', () => {
  test('is kept', async () => {
    const { store } = openAsNora();
    await store.keepSeen({ at: now + 5, ids: ['follow:user:lena-brandt'] });
    expect((await openAsNora().store.load()).seen).toEqual({ at: now + 5, ids: ['follow:user:lena-brandt'] });
  });

  test('can’t be read: it is as when one came', async () => {
    await device.write('nora', 'notificationsSeen', 'me', { at: 'yesterday' });
    expect((await openAsNora().store.load()).seen).toEqual({ at: now, ids: [] });
  });
});

test('calls back for what may matter, here and in another tab, and for nothing else', async () => {
  const listener = vi.fn();
  const stop = openAsNora().store.observe(listener);
  await device.write('nora', 'draft', 'feed', {});
  await device.write('nora', 'messageDraft', 'mina-okafor', 'Hi');
  await device.write('nora', 'listingDraft', 'draft', {});
  await device.write('nora', 'like', 'a post', true);
  await device.write('nora', 'notificationsSeen', 'me', { at: now, ids: [] });
  await device.write('sample', 'listing', 'windrow', {});
  expect(listener).not.toHaveBeenCalled();
  await device.write('nora', 'follow', 'user:lena-brandt', true);
  expect(listener).toHaveBeenCalledTimes(1);
  const otherTab = openDeviceStore({ databaseName: `notifications-${devices}` });
  await otherTab.write('nora', 'notificationsSeen', 'me', { at: now, ids: [] });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  await device.replaceAll('nora', []);
  await otherTab.replaceAll('nora', []);
  await vi.waitFor(() => expect(listener.mock.calls.flat()).toEqual(['some', 'some', 'all', 'all']));
  stop();
  await device.write('nora', 'listing', 'windrow', {});
  expect(listener).toHaveBeenCalledTimes(4);
  await otherTab.close();
});

describe('what others on the device do', () => {
  const ada = { uid: 'uid-ada', name: 'Ada Holm' };
  const post = {
    id: 'from-ada',
    author: { id: 'x', name: 'x', role: '', avatar: '', isVerified: false },
    content: 'Ask Nora Lund.',
    hashtags: [],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: now + 1,
    type: 'thought',
  };
  const listed = {
    listing: listingOf({ ...emptyListing, startupName: 'Windrow', category: 'E-commerce' }),
    savedAt: now + 2,
  };
  const settle = async () => {
    await device.write('nora', 'profile', 'me', { interests: ['E-commerce'] });
    await device.write(ada.uid, 'profile', 'me', { name: ada.name });
  };

  test('is told: mentions, follows and listings', async () => {
    await settle();
    await device.writeAll(ada.uid, [
      { kind: 'post', id: 'from-ada', value: post },
      { kind: 'follow', id: 'user:nora-lund', value: true },
      { kind: 'listing', id: 'windrow', value: listed },
    ]);
    expect((await openAsNora().store.load()).notifications.map(({ id, at }) => [id, at])).toEqual([
      ['opportunity:windrow', now + 2],
      ['post:from-ada', now + 1],
      ['follow:user:ada-holm', null],
    ]);
  });

  test.each(['private', 'connections'])(
    'is not told of somebody whose page is for others: %s',
    async (privacy) => {
      await settle();
      await device.writeAll(ada.uid, [
        { kind: 'settings', id: 'me', value: { privacy } },
        { kind: 'post', id: 'from-ada', value: post },
        { kind: 'follow', id: 'user:lena-brandt', value: true },
      ]);
      expect(await idsOf(openAsNora())).toEqual([]);
    },
  );

  test('is heard of as it happens, in any tab, until the person is gone', async () => {
    await settle();
    const opened = openAsNora();
    const listener = vi.fn();
    await opened.store.load();
    const stop = opened.store.observe(listener);
    const otherTab = openDeviceStore({ databaseName: `notifications-${devices}` });
    await otherTab.write(ada.uid, 'follow', 'user:nora-lund', true);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(await idsOf(opened)).toEqual(['follow:user:ada-holm']);
    await otherTab.removeAll(ada.uid);
    await vi.waitFor(async () => expect(await idsOf(opened)).toEqual([]));
    stop();
    listener.mockClear();
    await device.write(ada.uid, 'follow', 'user:nora-lund', true);
    expect(listener).not.toHaveBeenCalled();
    await otherTab.close();
  });

  test('what somebody writes to the person is told as it comes, until it is read', async () => {
    await settle();
    const opened = openAsNora();
    const listener = vi.fn();
    await opened.store.load();
    opened.store.observe(listener);
    const otherTab = openDeviceStore({ databaseName: `notifications-${devices}` });
    const value = { to: { id: 'nora-lund', name: 'Nora Lund' }, message: 'Would Sunday do?', time: now + 1 };
    await otherTab.write(ada.uid, 'sent/nora', '1', value);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect((await opened.store.load()).notifications).toEqual([
      {
        id: 'message:ada-holm',
        kind: 'messages',
        what: 'message',
        at: now + 1,
        actor: { kind: 'user', name: 'Ada Holm', image: '' },
        subject: '',
        excerpt: 'Would Sunday do?',
        reasons: [],
        href: '/messages/ada-holm',
      },
    ]);
    await otherTab.write(ada.uid, 'sent/somebody', '2', value);
    await opened.messages.write({
      kind: 'state',
      conversationId: 'ada-holm',
      state: { unread: false },
    });
    expect(await idsOf(opened)).toEqual([]);
    await otherTab.close();
  });

  test('requests are heard of, too', async () => {
    const opened = openAsNora();
    const listener = vi.fn();
    const stop = opened.store.observe(listener);
    const asked = {
      id: 'uid-ada/windrow',
      startupId: 'windrow',
      startupName: 'Windrow',
      from: { id: 'ada-holm', name: ada.name, role: '', avatar: '', investorId: null },
      state: 'requested' as const,
      requestedAt: now,
      answeredAt: null,
      note: '',
    };
    opened.requests.become({ received: [asked] });
    expect(listener.mock.calls).toEqual([['some']]);
    expect(await idsOf(opened)).toEqual([`request:uid-ada/windrow:${now}`]);
    stop();
    opened.requests.become({});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
