import { settled } from '@kit/deferred';
import { listening } from '@kit/listening';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { AnyActorLogic } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Outbox } from '@/data/ports/Outbox';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Search } from '@/data/ports/Search';
import type { Command } from '@/data/schema/shapes/command';
import { inboxPage } from '@/data/schema/shapes/constants';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { additionsActors } from '@/machines/additions/actors';
import { authActors } from '@/machines/auth/actors';
import { directoryActors } from '@/machines/directory/actors';
import { investorEditActors, profileEditActors, startupsEditActors } from '@/machines/edit/actors';
import { feedActors } from '@/machines/feed/actors';
import { inboxActors } from '@/machines/inbox/actors';
import { myDataActors } from '@/machines/myData/actors';
import { notificationActors } from '@/machines/notifications/actors';
import { profileActors } from '@/machines/profile/actors';
import { requestsActors } from '@/machines/requests/actors';
import { savedSearchesActors } from '@/machines/savedSearches/actors';
import { sessionActors } from '@/machines/session/actors';
import { settingsActors } from '@/machines/settings/actors';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { syncActors } from '@/machines/sync/actors';
import { threadActors } from '@/machines/thread/actors';
import { undoHistoryActors } from '@/machines/undoHistory/actors';
import { wizardActors } from '@/machines/wizard/actors';
import {
  answerOf,
  describeLeaving,
  describeListening,
  describeWriting,
  startActor,
  type Told,
} from '../support/actors';
import { takeReports } from '../support/reports';

// Tests the actors that only pass calls, changes and notifications between a machine and the data layer.

type Ports = { open: LazyPort<never>; port: never; outbox?: LazyPort<never> };
const actorsOf = {
  additions: additionsActors,
  auth: authActors,
  directory: directoryActors,
  editInvestor: investorEditActors,
  editProfile: profileEditActors,
  editStartups: startupsEditActors,
  feed: feedActors,
  inbox: inboxActors,
  myData: myDataActors,
  notifications: notificationActors,
  profile: profileActors,
  requests: requestsActors,
  savedSearches: savedSearchesActors,
  session: sessionActors,
  settings: settingsActors,
  siteSearch: siteSearchActors,
  thread: threadActors,
  wizard: wizardActors,
};
type Name = keyof typeof actorsOf;
/** Returns an actor of a machine. One fake replaces all ports of the machine. */
function actorOf(machine: Name, actor: string, { open, port, outbox }: Ports): AnyActorLogic {
  const actors: object = actorsOf[machine]({
    ...{ account: open, directory: open, drafts: open, feed: open, marks: open, messages: open },
    ...{ notifications: open, pipeline: open, requests: open, settings: open, loadProvider: open },
    loadNews: (searches: unknown) => Reflect.get(port as object, 'loadNews')(searches),
    loadMatches: (address: unknown) => Reflect.get(port as object, 'loadMatches')(address),
    ...{ clipboard: port, myData: port, search: port, session: port, stored: port },
    submit: (values: unknown) => Reflect.get(port as object, 'submit')(values),
    onPageHide: () => () => {},
    loadCommands: async () => [],
    ...(outbox && { outbox }),
  });
  return Reflect.get(actors, actor);
}
/** Returns a function that creates the actor. Its argument opens the ports of the actor. */
const on = (machine: Name, actor: string) => (open: LazyPort<never>) =>
  actorOf(machine, actor, { open, port: {} as never });

const email = 'asha@heliogrid.example';
const password = 'cumulus-9';
const request = { kind: 'signIn', email, password };
const file = new Blob(['{}']);
const some = [{ id: 'idea' }];
const saved = { subject: 'heliogrid', changes: { name: 'Asha V.' } };
const ofMina = { conversationId: 'mina' };
const signal = expect.any(AbortSignal);

it.each<[Name, actor: string, input: unknown, call: [string, ...unknown[]], more?: object]>([
  ['auth', 'authenticate', request, ['authenticate', request]],
  ['auth', 'resetPassword', { email }, ['resetPassword', email]],
  ['auth', 'signOut', undefined, ['signOut']],
  ['directory', 'loadDirectory', { kind: 'user' }, ['list', { kind: 'user' }]],
  [
    'directory',
    'searchDirectory',
    { data: some, kind: 'user', query: 'a' },
    ['profiles', some, 'user', 'a', signal],
  ],
  ['editInvestor', 'save', saved, ['saveInvestor', saved.changes]],
  ['editProfile', 'save', saved, ['saveProfile', saved.changes]],
  ['editStartups', 'save', saved, ['saveStartup', saved.subject, saved.changes]],
  ['feed', 'loadFeed', { before: 3 }, ['load', { before: 3 }]],
  ['feed', 'searchPosts', { posts: some, query: 'sun' }, ['posts', some, 'sun', signal]],
  ['feed', 'copyText', { text: email }, ['writeText', email]],
  ['inbox', 'loadInbox', undefined, ['loadInbox']],
  ['inbox', 'loadMore', { before: 4 }, ['loadInbox', { before: 4 }]],
  ['myData', 'exportData', undefined, ['exportData']],
  ['myData', 'readImport', { file }, ['readImport', file]],
  ['myData', 'importData', { content: some }, ['importData', some]],
  ['myData', 'resetData', undefined, ['resetData']],
  ['myData', 'loadSignInMethod', undefined, ['loadSignInMethod']],
  ['myData', 'deleteAccount', { password }, ['deleteAccount', password]],
  ['notifications', 'loadNotifications', undefined, ['load']],
  ['profile', 'loadProfile', { kind: 'user', slug: 'asha' }, ['find', 'user', { slug: 'asha' }]],
  ['profile', 'copyText', { text: email }, ['writeText', email]],
  ['savedSearches', 'loadSearches', undefined, ['loadSearches']],
  ['savedSearches', 'loadNews', { searches: some }, ['loadNews', some]],
  ['savedSearches', 'loadMatches', { address: '?q=sun' }, ['loadMatches', '?q=sun']],
  ['session', 'endProviderSession', undefined, ['signOut']],
  ['thread', 'openThread', ofMina, ['open', 'mina']],
  ['thread', 'readEarlier', { ...ofMina, before: 'm1' }, ['readEarlier', 'mina', 'm1'], { before: 'm1' }],
  ['thread', 'sendMessage', { ...ofMina, message: 'Hello' }, ['send', 'mina', 'Hello']],
  ['wizard', 'loadDraft', undefined, ['load']],
  ['wizard', 'submit', { values: some }, ['submit', some]],
])(
  'in the %s machine, the actor %s with the input %j calls the data layer, and passes on the result or the error',
  async (machine, actor, input, call, more) => {
    const act = vi.fn().mockResolvedValueOnce({ isKept: true }).mockRejectedValueOnce(new Error('No room'));
    const { open, port, calls } = fakePort<never>({ [call[0]]: act } as never);
    const logic = actorOf(machine, actor, { open, port });
    expect([await answerOf(logic, input), calls]).toEqual([{ isKept: true, ...more }, [call]]);
    await expect(answerOf(logic, input)).rejects.toThrow('No room');
  },
);

it('in the directory machine, searchDirectory finds nothing before the data is loaded', async () => {
  const { open, port } = fakePort<never>({} as never);
  const searchDirectory = actorOf('directory', 'searchDirectory', { open, port });
  expect(await answerOf(searchDirectory, { data: null, query: 'sun' })).toEqual([]);
});

it('in the inbox machine, the actor searchConversations searches the texts of all messages', async () => {
  const ports = {
    readTexts: async () => some,
    conversations: async () => [{ id: 'mina' }],
    loadConversations: async () => some,
  };
  const { open, port, calls } = fakePort<never>(ports as never);
  const searchConversations = actorOf('inbox', 'searchConversations', { open, port });
  const answer = await answerOf(searchConversations, { query: 'deck' });
  expect(answer).toEqual({ found: [{ id: 'mina' }], conversations: some });
  const search = ['conversations', some, 'deck', signal];
  expect(calls).toEqual([['readTexts'], search, ['loadConversations', ['mina']]]);
});

it('in the inbox machine, the actor refresh reads the changed conversations, or as many as were loaded', async () => {
  const { open, port, calls } = fakePort<never>({
    loadInbox: async () => some,
    loadConversations: async () => some,
  } as never);
  const refresh = actorOf('inbox', 'refresh', { open, port });
  expect(await answerOf(refresh, { changed: ['a'], count: 9 })).toEqual({
    changed: ['a'],
    conversations: some,
  });
  expect(await answerOf(refresh, { changed: 'any', count: 90 })).toEqual({ changed: 'any', inbox: some });
  await answerOf(refresh, { changed: 'any', count: 9 });
  expect(calls).toEqual([
    ['loadConversations', ['a']],
    ['loadInbox', { count: 90 }],
    ['loadInbox', { count: inboxPage }],
  ]);
});

it('in the siteSearch machine, the actors load the commands, and search the posts of the feed and the profiles that match the query', async () => {
  const feed = fakePort<FeedStore>({ load: async () => ({ posts: some }) as never });
  const found = { startups: [] };
  const directory = fakePort<Directory>({ loadPart: async () => found as never });
  const search = fakePort<Search>({ everything: async () => [] });
  const command: Command = { id: 'home', label: 'Go to Home', run: () => {} };
  const actors = siteSearchActors({
    directory: directory.open,
    feed: feed.open,
    search: search.port,
    loadCommands: async () => [command],
  });
  expect(await answerOf(actors.loadCommands)).toEqual([command]);
  expect(await answerOf(actors.loadPosts)).toEqual(some);
  expect(await answerOf(actors.searchAll, { posts: some as never, query: 'sun' })).toEqual([]);
  expect([directory.calls, search.calls]).toEqual([
    [['loadPart', { search: { query: 'sun' } }]],
    [['everything', found, some, 'sun', expect.any(AbortSignal)]],
  ]);
});

it('in the sync machine, the actor outbox reports what waits, what is refused, the connection and the progress', async () => {
  const names = ['observeWaiting', 'observeRefused', 'observeConnection', 'observeRestore'] as const;
  const observers = names.map(() => listening<[unknown]>());
  const [waiting, refused, connection, restore] = observers;
  const { calls, open } = fakePort<Outbox>({
    ...Object.fromEntries(names.map((name, at) => [name, observers[at]?.listen])),
    retry: async () => {},
  });
  const { send, reports, stop } = startActor(syncActors({ outbox: open }).outbox);
  await settled();
  const records = [{ kind: 'post', id: 'idea' }];
  waiting?.tell(records);
  refused?.tell([]);
  connection?.tell(false);
  restore?.tell(null);
  expect(reports).toEqual([
    { type: 'waiting.changed', waiting: records },
    { type: 'refused.changed', refused: [] },
    { type: 'connection.changed', isConnected: false },
    { type: 'restore.changed', progress: null },
  ]);
  send({ type: 'write.retry' });
  await settled();
  expect(calls.at(-1)).toEqual(['retry']);
  stop();
  expect(observers.map(({ count }) => count())).toEqual([0, 0, 0, 0]);
});

it('in the sync machine, the actor outbox reports nothing without a server', async () => {
  const { send, reports, stop } = startActor(syncActors({ outbox: async () => undefined }).outbox);
  send({ type: 'write.retry' });
  await settled();
  stop();
  expect(reports).toEqual([]);
});

it('in the undoHistory machine, the actor undoAct writes the changes of an act, then calls its undo', async () => {
  const { calls, open } = fakePort<PipelineStore>({ write: async () => {} });
  const { undoAct } = undoHistoryActors({ pipeline: open });
  const changes = [{ kind: 'cardTags', id: 'startup:heliogrid', value: [] }] as const;
  const undo = async () => void calls.push(['undo']);
  const act = { said: 'Tagged', cameBack: 'Tags removed', changes, undo };
  expect(await answerOf(undoAct, { act })).toBeNull();
  expect(calls).toEqual([['write', changes], ['undo']]);
  const others = { ...act, changes: [], refusal: async () => null };
  expect(await answerOf(undoAct, { act: others })).toBeNull();
  expect(calls.slice(2)).toEqual([['undo']]);
});

it('in the undoHistory machine, the actor undoAct changes nothing if the act can’t be undone any more', async () => {
  const { calls, open } = fakePort<PipelineStore>({ write: async () => {} });
  const { undoAct } = undoHistoryActors({ pipeline: open });
  const undo = async () => void calls.push(['undo']);
  const refusal = async () => 'Mina has read it';
  const changes = [{ kind: 'cardTags', id: 'startup:heliogrid', value: [] }] as const;
  const act = { said: 'Told', cameBack: 'Taken back', changes, undo, refusal };
  expect(await answerOf(undoAct, { act })).toBe('Mina has read it');
  expect(calls).toEqual([]);
});

it('in the auth machine, the actor observeSession reports the session’s user until the machine stops', () => {
  const { listen: observe, tell, count } = listening<[object | null]>();
  const { port } = fakePort<never>({ observe } as never);
  const { reports, stop } = startActor(authActors({ session: port }).observeSession);
  const users = [{ uid: 'u1' }, null];
  for (const user of users) tell(user);
  expect(reports).toEqual(users.map((user) => ({ type: 'session.changed', user })));
  stop();
  expect(count()).toBe(0);
});

for (const [machine, actor] of [
  ['additions', 'pipelineStore'],
  ['directory', 'watchDirectory'],
  ['feed', 'feedStore'],
  ['inbox', 'messageStore'],
  ['profile', 'watchDirectory'],
  ['requests', 'requestStore'],
  ['savedSearches', 'searchStore'],
  ['thread', 'messageStore'],
] as const)
  describeListening(machine, on(machine, actor));

/** Returns a change, and the port call that writes the change. */
const by = <Change>(method: string, change: Change): [Change, [string, Change]] => [change, [method, change]];
const draft = { kind: 'draft', text: 'Dear' };
for (const [machine, actor] of [
  ['feed', 'feedStore'],
  ['inbox', 'messageStore'],
  ['thread', 'messageStore'],
] as const) {
  const store = on(machine, actor);
  describeWriting(machine, store, { changes: [by('write', draft), by('write', { ...draft, text: '' })] });
  if (machine !== 'inbox') describeLeaving(machine, store, draft, ['write', draft]);
}

const search = { kind: 'savedSearch', id: 'ai', value: undefined };
const searchStore = on('savedSearches', 'searchStore');
describeWriting('savedSearches', searchStore, {
  changes: [
    [search, ['write', [search]]],
    [{ ...search, id: 'seed' }, ['write', [{ ...search, id: 'seed' }]]],
  ],
});
describeLeaving('savedSearches', searchStore, search, ['write', [search]]);
describeListening('savedSearches', on('savedSearches', 'watchDirectory'), {
  told: [[[], { type: 'directory.changed' }]],
  store: 'the directory',
});

const liked = { ...noMarks, like: { idea: true } };
const star = { kind: 'star', id: 'startup:heliogrid', isOn: true };
const unfollow = { kind: 'follow', id: 'user:jonas-felde', isOn: false };
for (const machine of ['directory', 'feed', 'profile'] as const) {
  const told = [noMarks, liked].map((marks): Told => [[marks], { type: 'marks.changed', marks }]);
  const store = 'the store of likes and follows';
  describeListening(machine, on(machine, 'marks'), { told, store });
  describeWriting(machine, on(machine, 'marks'), { store, changes: [by('set', star), by('set', unfollow)] });
}

it.each<[Name, actor: string]>([
  ['directory', 'marks'],
  ['editStartups', 'store'],
  ['feed', 'feedStore'],
  ['inbox', 'messageStore'],
  ['additions', 'pipelineStore'],
  ['profile', 'marks'],
  ['requests', 'requestStore'],
  ['savedSearches', 'searchStore'],
  ['settings', 'settings'],
  ['thread', 'messageStore'],
])(
  'in the %s machine, the actor %s reports all refused records until the machine stops, and sends them again on write.retry',
  async (machine, actor) => {
    const { listen: observeRefused, tell, count } = listening<[object[]]>();
    const retry = vi.fn().mockRejectedValue(new Error('No room'));
    const { open: outbox } = fakePort<never>({ observeRefused, retry } as never);
    const open = () => new Promise<never>(() => {});
    const { reports, send, stop } = startActor(actorOf(machine, actor, { open, port: {} as never, outbox }), {
      unsaved: () => [],
    });
    await settled();
    const refused = [{ kind: 'post', id: 'idea', reason: 'Too long' }];
    for (const all of [refused, []]) tell(all);
    expect(reports).toEqual([refused, []].map((all) => ({ type: 'write.refused', refused: all })));
    send({ type: 'write.retry' });
    await settled();
    expect([retry.mock.calls, reports.length]).toEqual([[[]], 2]);
    expect(takeReports()).toEqual(['refused changes: Error: No room']);
    stop();
    expect(count()).toBe(0);
  },
);

const isPrivate = { ...defaultSettings, privacy: 'private' };
const unavailable = { type: 'settings.unavailable' };
describeListening('settings', on('settings', 'settings'), {
  told: [defaultSettings, isPrivate].map((settings) => [[settings], { type: 'settings.changed', settings }]),
  whenShut: unavailable,
});
describeWriting<object>('settings', on('settings', 'settings'), {
  changes: [by('set', { privacy: 'private' }), by('set', { emailDigest: 'never' })],
  whenShut: [unavailable],
});

const cardOf = (id: string) => ({ kind: 'card', id, value: { name: id } });
describeWriting('additions', on('additions', 'pipelineStore'), {
  changes: [
    [{ write: cardOf('startup:a') }, ['write', [cardOf('startup:a')]]],
    [{ write: cardOf('startup:b') }, ['write', [cardOf('startup:b')]]],
  ],
});

it('in the additions machine, the actor loadPipeline returns the cards and stages of the store', async () => {
  const { open } = fakePort<never>({ load: async () => some } as never);
  expect(await answerOf(on('additions', 'loadPipeline')(open))).toEqual(some);
});

const requestStore = on('requests', 'requestStore');
const status = { requestedAt: 1, answeredAt: 2, note: 'Sorry' };
const approve = { kind: 'answer', id: 'a', status: { ...status, state: 'approved' } };
const restore = { kind: 'restore', id: 'b', status: { ...status, state: 'declined' } };
describeWriting('requests', requestStore, {
  changes: [
    [approve, ['answer', 'a', { verdict: 'approved', note: 'Sorry' }]],
    [restore, ['restore', 'b', { verdict: 'declined', note: 'Sorry' }]],
  ],
});
const notes = { a: 'Sorry' };
describeLeaving('requests', requestStore, { kind: 'notes', notes }, ['save', { values: notes }]);

describeWriting('editStartups', on('editStartups', 'store'), {
  changes: [
    [{ id: 'heliogrid', isActive: false }, ['setActive', 'heliogrid', false]],
    [{ id: 'heliogrid', isRemoved: true }, ['setRemoved', 'heliogrid', true]],
  ],
  whenShut: [{ type: 'load.failed' }],
});

describeWriting<object>('wizard', on('wizard', 'draftStore'), {
  changes: [
    [{ type: 'save', draft }, ['save', draft]],
    [{ type: 'discard' }, ['discard']],
  ],
  command: (change) => change as { type: string },
  report: (type) => ({ type }),
});
