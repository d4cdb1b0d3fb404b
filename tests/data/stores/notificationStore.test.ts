import 'fake-indexeddb/auto';
import { deferred } from '@kit/deferred';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import {
  ada,
  comment,
  listing,
  mark,
  now,
  post,
  profile,
  record,
  registered,
  sent,
  settings,
} from '../../support/accountRecords';
import { takeReports } from '../../support/reports';
import { nora, storesOf, storesOfNora } from '../../support/stores';
import { freshDevices } from '../../support/tabs';

const owner = 'uid-nora';
const day = 24 * 60 * 60_000;

const { openTab } = freshDevices('notifications');
let device: DeviceStore;
beforeEach(() => {
  device = openTab();
});

const openAsAsha = (settingsOf = defaultSettings) =>
  storesOf(device, { loadSettings: async () => settingsOf });
const openAsNora = () => storesOfNora(device);
type Stores = ReturnType<typeof openAsNora>;
const loaded = async ({ notifications }: Stores) => (await notifications.load()).notifications;
const idsOf = async (stores: Stores) => (await loaded(stores)).map(({ id }) => id);
const timesOf = async (stores: Stores) => (await loaded(stores)).map(({ id, at }) => [id, at]);
const read = (id: string) => ({ kind: 'state', conversationId: id, state: { unread: false } }) as const;
const heard = (listener: ReturnType<typeof vi.fn>, times: number) =>
  vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(times));

describe('notifications', () => {
  test('of the demo account are derived from current data, even if the account’s user page is private', async () => {
    const asha = openAsAsha();
    const { notifications, ...rest } = await asha.notifications.load();
    const shown = notifications.map(({ id }) => id);
    expect(shown).toHaveLength(11);
    expect(shown.slice(0, 2)).toEqual(['message:mina-okafor', 'post:heliogrid-seed']);
    expect(rest).toEqual({ seen: { at: now - day, ids: [] }, isInvestor: true });
    // Asha's notifications don't change when her page is private.
    await device.writeAll('sample', [settings({ privacy: 'private' })]);
    expect(await idsOf(openAsAsha({ ...defaultSettings, privacy: 'private' }))).toEqual(shown);
    await asha.messages.write(read('mina-okafor'));
    expect(await idsOf(asha)).toEqual(shown.slice(1));
  });

  test('of a new account are empty until the account lists a startup', async () => {
    const opened = openAsNora();
    const none = { notifications: [], seen: { at: now, ids: [] }, isInvestor: false };
    expect(await opened.notifications.load()).toEqual(none);
    await device.writeAll(owner, [
      ...listing('windrow', { startupName: 'Windrow' }, now + 1),
      profile({ interests: ['Healthtech'] }),
    ]);
    expect(await timesOf(opened)).toEqual([['listing:windrow', now + 1]]);
  });

  test('contain no new followers when notifications about follows are switched off', async () => {
    const switched = { ...defaultSettings.notifications, follows: false };
    const ids = await idsOf(openAsAsha({ ...defaultSettings, notifications: switched }));
    expect(ids.filter((id) => id.startsWith('follow'))).toEqual([]);
  });
});

test('notifications contain what is new for the searches of which the user wants to know', async () => {
  await device.writeAll('uid-ada', [
    profile({ name: 'Ada Holm' }),
    ...listing('kestrel', { startupName: 'Kestrel', category: 'AI' }, now - 500),
  ]);
  const search = { address: '?industry=AI', seenAt: now - 1000, seenIds: ['mirahealth'] };
  const opened = storesOfNora(device, {
    searches: [
      { ...search, id: 'a', name: 'AI', tells: true },
      { ...search, id: 'b', name: 'Quiet', seenIds: [], tells: false },
    ],
  });
  expect((await loaded(opened)).map(({ what, id, subject, at }) => [what, id, subject, at])).toEqual([
    ['searchMatch', 'opportunity:kestrel', 'AI', now - 500],
  ]);
});

test('a failed search hides its own notifications only', async () => {
  const broken = { id: 'a', name: 'AI', address: '?q=solar', seenAt: 0, seenIds: [], tells: true };
  await device.writeAll(owner, listing('windrow', { startupName: 'Windrow' }, now + 1));
  const opened = storesOfNora(device, {
    searches: [broken],
    search: { profiles: () => Promise.reject(new Error('No index')) },
  });
  expect(await idsOf(opened)).toEqual(['listing:windrow']);
  expect(takeReports()).toEqual(['saved searches: Error: No index']);
});

test('changes of the user’s cards don’t notify observers of notifications', async () => {
  const listener = vi.fn();
  openAsNora().notifications.observe(listener);
  for (const kind of ['card', 'cardStep', 'cardTags', 'boardStages', 'later'] as const)
    await device.writeAll(owner, [{ kind, id: 'startup:kestrel', value: undefined }]);
  expect(listener).not.toHaveBeenCalled();
  await device.writeAll(owner, [{ kind: 'savedSearch', id: 'a', value: undefined }]);
  expect(listener).toHaveBeenCalledWith('some');
});

test('notifications load together with the code of updates, which keepSeen needs before the page closes', async () => {
  const loaded = deferred<void>();
  const load = vi.spyOn(device, 'loadUpdates').mockReturnValue(loaded.promise);
  const loading = openAsNora().notifications.load();
  let isDone = false;
  void loading.then(() => {
    isDone = true;
  });
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isDone).toBe(false);
  loaded.reject(new Error('Offline'));
  expect((await loading).notifications).toEqual([]);
});

test('keepSeen stores which notifications the user has seen, and load replaces an invalid record by the default', async () => {
  const seen = { at: now + 5, ids: ['follow:user:lena-brandt'] };
  await openAsNora().notifications.keepSeen(seen);
  expect((await openAsNora().notifications.load()).seen).toEqual(seen);
  await device.write(owner, 'notificationsSeen', 'me', { at: 'yesterday' });
  expect((await openAsNora().notifications.load()).seen).toEqual({ at: now, ids: [] });
});

test('the notification store notifies observers only of changes that affect notifications, in any tab', async () => {
  const listener = vi.fn();
  const stop = openAsNora().notifications.observe(listener);
  const seen = record('notificationsSeen', 'me', { at: now, ids: [] });
  const drafts = (['draft', 'messageDraft', 'listingDraft'] as const).map((kind) => record(kind, 'me', {}));
  const marks = (['like', 'save', 'star', 'interest'] as const).map((kind) =>
    mark(kind, 'startup:heliogrid'),
  );
  await device.writeAll(owner, [...drafts, ...marks, record('sampleDate', 'me', now), seen]);
  await device.writeAll('sample', listing('windrow', {}));
  await device.writeAll(ada.uid, [mark('like', 'a-post')]);
  expect(listener).not.toHaveBeenCalled();
  await device.writeAll(owner, [mark('follow', 'user:lena-brandt')]);
  expect(listener).toHaveBeenCalledTimes(1);
  const otherTab = openTab();
  await otherTab.writeAll(owner, [seen]);
  await heard(listener, 2);
  await device.replaceAll(owner, []);
  await otherTab.replaceAll(owner, []);
  await heard(listener, 4);
  expect(listener.mock.calls.flat()).toEqual(['some', 'some', 'all', 'all']);
  stop();
  await device.writeAll(owner, listing('windrow', {}));
  expect(listener).toHaveBeenCalledTimes(4);
});

describe('another account', () => {
  beforeEach(async () => {
    await device.writeAll(ada.uid, [profile({ name: ada.name, slug: ada.slug })]);
  });

  test('causes notifications by messages, posts and follows in any tab, until the account is deleted', async () => {
    const opened = openAsNora();
    const listener = vi.fn();
    const stop = opened.notifications.observe(listener);
    const otherTab = openTab();
    const person = { uid: owner, id: nora.id, slug: 'nora-lund', name: nora.name };
    await otherTab.writeAll(ada.uid, [
      sent(person, '1', 'Would Sunday do?', now + 3),
      post('from-ada', { content: 'Ask Nora Lund.', postTime: now + 1 }),
      mark('follow', `user:${nora.id}`),
    ]);
    await vi.waitFor(async () => expect(await loaded(opened)).toHaveLength(3));
    expect(listener).toHaveBeenCalled();
    expect(await timesOf(opened)).toEqual([
      [`message:${ada.id}`, now + 3],
      ['post:from-ada', now + 1],
      [`follow:user:${ada.id}`, null],
    ]);
    const actor = { kind: 'user', name: ada.name };
    expect((await loaded(opened))[0]).toMatchObject({ excerpt: 'Would Sunday do?', actor });
    await opened.messages.write(read(ada.id));
    expect(await idsOf(opened)).not.toContain(`message:${ada.id}`);
    await otherTab.removeAll(ada.uid);
    await vi.waitFor(async () => expect(await idsOf(opened)).toEqual([]));
    stop();
    listener.mockClear();
    await device.writeAll(ada.uid, [mark('follow', 'user:nora-lund')]);
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([
    ['one startup', 1],
    ['more startups than there are posts', 60],
  ])('causes notifications of its startups to an investor who follows %s', async (_, count) => {
    const portfolio = ['Sundial', 'Gale'].map((name) => ({ name, stage: '', year: '' }));
    const investor = { preference: ['Climate Tech'], portfolio };
    const follows = Array.from({ length: count }, (_, at) => mark('follow', `startup:windrow${at || ''}`));
    await device.writeAll(owner, [registered('nora-lund', investor), ...follows]);
    const founder = (startupName: string, id: string) => [
      profile({ name: `Founder of ${startupName}` }),
      ...listing(id, { startupName }, now - 40 * day),
    ];
    await device.writeAll(ada.uid, [
      ...founder('Windrow', 'windrow'),
      post('news', { content: 'We ship Windrow.', postTime: now - 2 }),
      post('thought', { content: 'We think.', hashtags: [], postTime: now - 5 }),
      post('old-news', { content: 'Windrow began.', postTime: now - 40 * day }),
    ]);
    await device.writeAll('uid-dan', [
      ...founder('Sundial', 'sundial'),
      post('update', { as: { kind: 'startup', id: 'sundial' }, postTime: now - 3 }),
    ]);
    await device.writeAll('uid-eva', founder('Gale', 'gale'));
    const gale = { id: 'gale', name: 'Gale', logo: '', tagline: '', raised: 0, goal: 1 };
    await device.writeAll('uid-finn', [
      profile({ name: 'Finn Roe' }),
      post('about', { startup: gale, postTime: now - 4 }),
    ]);
    // Hides these startups from the newest listings.
    const newer = Array.from({ length: 50 }, (_, at) =>
      listing(`new-${at}`, { startupName: 'New', category: at === 0 ? 'Climate Tech' : 'Fintech' }, now),
    );
    await device.writeAll('uid-cara', [profile({ name: 'Cara Ng' }), ...newer.flat()]);
    const shown = await loaded(openAsNora());
    // Notifications of the sample data follow.
    expect(shown.slice(0, 4).map(({ id, what }) => [id, what])).toEqual([
      ['opportunity:new-0', 'newListing'],
      ['post:news', 'founderPost'],
      ['post:update', 'portfolioPost'],
      ['post:about', 'postAboutPortfolio'],
    ]);
  });

  test('causes a notification by a comment on the user’s post, even if 300 posts are newer, but not by an earlier mention', async () => {
    await device.writeAll(owner, [post('own', { author: nora, postTime: now - 1000 })]);
    const posts = Array.from({ length: 300 }, (_, at) => post(`new-${at}`, { postTime: now - at }));
    await device.writeAll(ada.uid, [
      ...posts,
      post('earlier', { content: 'Ask Nora Lund.', postTime: now - 1001 }),
      comment('word', 'own'),
    ]);
    expect(await idsOf(openAsNora())).toEqual(['comment:word']);
  });

  test('causes a notification, and notifies observers, by requesting the metrics of the user’s startup', async () => {
    const opened = openAsNora();
    const { notifications, requests } = opened;
    const listener = vi.fn();
    const stop = notifications.observe(listener);
    const from = { id: ada.id, name: ada.name, role: '', avatar: '', isInvestor: false };
    const asked = { id: 'uid-ada/windrow', startupId: 'windrow', startupName: 'Windrow', from, note: '' };
    requests.become({ received: [{ ...asked, state: 'requested', requestedAt: now, answeredAt: null }] });
    expect(listener.mock.calls).toEqual([['some']]);
    expect(await idsOf(opened)).toEqual([`request:uid-ada/windrow:${now}`]);
    stop();
    requests.become({});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
