import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/shapes/conversation';
import { selectConversations } from '@/machines/inbox/changes';
import { inboxMachine } from '@/machines/inbox/machine';
import type { InboxContext, InboxEvent } from '@/machines/inbox/types';
import * as contract from '../shared/promises';

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  ...{ id, name: `Name of ${id}`, role: '', avatar: '', href: `/user/${id}`, lastMessage: `Last of ${id}` },
  ...{ isOwnLast: false, draft: '', date: 5, online: false, unread: false, muted: false },
  ...more,
});
const mina = conversation('mina', { unread: true });
const ravi = conversation('ravi');
const inboxOf = (...conversations: Conversation[]): Inbox => ({
  conversations,
  next: null,
  quarantined: 0,
});
const inbox = inboxOf(mina, ravi);

const bare: InboxContext = {
  ...{ conversations: [], next: null, changed: [], selectedId: null },
  ...{ query: '', found: null, foundConversations: [], searched: '' },
  outbox: { pending: [], failed: [] },
};
const full: InboxContext = { ...bare, conversations: inbox.conversations };
const loaded = { loaded: { view: 'ready', search: 'idle', more: 'idle', sync: 'current' } };
const found = (id: string): FoundConversation => ({
  ...{ id, name: [{ text: `Name of ${id}`, isMatch: false }], message: [], messageId: '' },
});
const state = (conversationId: string, change: { unread?: boolean; muted?: boolean }) =>
  ({ kind: 'state', conversationId, state: change }) satisfies ConversationChange;
const select = (conversationId: string | null) => ({ type: 'conversation.select', conversationId }) as const;
const markUnread = (conversationId: string) => ({ type: 'conversation.markUnread', conversationId }) as const;
const mute = (conversationId: string, muted = true) =>
  ({ type: 'conversation.mute', conversationId, muted }) as const;

const input = { query: '', selectedId: null };
const world: contract.World = {
  machine: inboxMachine,
  input,
  load: (list) => list.answer('loadInbox', inbox),
  reload: (list) => list.answer('refresh', { changed: 'any', inbox }),
  ...{ src: 'loadInbox', watcher: 'messageStore', retry: 'inbox.retry' },
};

function start() {
  const list = startOnFakes(inboxMachine, input);
  return {
    ...list,
    writes: () => list.commands('messageStore').map(({ change }) => change),
    async readAgain(data: Inbox) {
      list.tell('messageStore', { type: 'store.changed' });
      await list.answer('refresh', { changed: 'any', inbox: data });
    },
    /** Reports changes of these conversations, and answers the read of them. */
    async change(ids: readonly string[], ...conversations: Conversation[]) {
      list.tell('messageStore', { type: 'store.changed', ids });
      await list.answer('refresh', { changed: ids, conversations });
    },
  };
}

/** Starts the inbox, loads its conversations and sends these events. */
async function open(data = inbox, ...events: InboxEvent[]) {
  const list = start();
  await list.answer('loadInbox', data);
  list.send(...events);
  return list;
}

/** Starts the inbox, selects a conversation and then loads the conversations. */
async function openSelected(conversationId: string) {
  const list = start();
  list.send(select(conversationId));
  await list.answer('loadInbox', inbox);
  return list;
}

contract.describeOutbox('inbox', world, {
  actor: 'messageStore',
  event: mute('mina'),
  change: state('mina', { muted: true }),
});
contract.describeSync('inbox', world, {
  region: 'loaded.sync',
  again: 'refresh',
  older: { changed: 'any', inbox: inboxOf() },
  newer: { changed: 'any', inbox: inboxOf(ravi) },
  shows: { conversations: [ravi] },
});
contract.describeSearch('inbox', world, {
  src: 'searchConversations',
  first: 'loading.searching',
  region: 'loaded.search',
  texts: ['of mina', 'of ravi'],
  answers: [
    { found: [found('gone'), found('mina')], conversations: [mina] },
    { found: [found('ravi')], conversations: [ravi] },
  ],
  none: { found: [], conversations: [] },
  shown: selectConversations,
  all: [mina, ravi],
  found: [[mina], [ravi]],
});
contract.describeFailures('inbox', world, ['messageStore']);

it('inbox: the list of conversations is shown once it is loaded', async () => {
  const list = start();
  expect([list.value(), list.tags(), list.context()]).toEqual([{ loading: 'reading' }, ['loading'], bare]);
  await list.answer('loadInbox', inbox);
  expect([list.value(), list.tags(), list.context(), list.writes()]).toEqual([loaded, ['ready'], full, []]);
});

it('inbox: the list of conversations is empty until the first conversation begins', async () => {
  const list = await open(inboxOf());
  expect([list.tags(), list.context()]).toEqual([['empty'], bare]);
  await list.readAgain(inbox);
  expect(list.tags()).toEqual(['ready']);
});

it('inbox: the machine emits the number of invalid (quarantined) records after each read, unless the number is 0', async () => {
  const list = await open({ ...inbox, quarantined: 2 });
  await list.readAgain(inbox);
  expect(list.emitted).toEqual([{ type: 'records.quarantined', count: 2 }]);
  await list.readAgain({ ...inbox, quarantined: 1 });
  expect(list.emitted.at(-1)).toEqual({ type: 'records.quarantined', count: 1 });
});

it('inbox: the machine fails when its store actor can’t start after the list is loaded', async () => {
  // The machine starts one store actor while it reads the list, and a second one once the list is loaded.
  let starts = 0;
  const onStart = () => {
    starts += 1;
    if (starts === 2) throw new Error('No store');
  };
  const list = startOnFakes(inboxMachine, input, { messageStore: { onStart } });
  await list.answer('loadInbox', inbox);
  expect([list.value(), list.tags()]).toEqual(['failed', ['failed']]);
  list.send({ type: 'inbox.retry' });
  expect([list.value(), starts]).toEqual([{ loading: 'reading' }, 3]);
});

it.each([
  ['in the loaded list is marked as read', () => open(inbox, select('mina'))],
  ['before the list is loaded is marked as read after loading', () => openSelected('mina')],
])('inbox: a conversation that is selected %s', async (_, begin) => {
  const list = await begin();
  const change = state('mina', { unread: false });
  const conversations = [{ ...mina, unread: false }, ravi];
  const outbox = { pending: [change], failed: [] };
  expect(list.context()).toEqual({ ...full, conversations, selectedId: 'mina', outbox });
  expect(list.writes()).toEqual([change]);
});

const arrived = { ...ravi, unread: true, date: 6, lastMessage: 'New' };
type Arrival = { before?: Conversation[]; after?: Conversation; selected?: string };
it.each<['read' | 'unread', string, Arrival?]>([
  ['read', 'a message arrives while the conversation is selected'],
  ['read', 'the conversation’s first message arrives while the conversation is selected', { before: [mina] }],
  ['unread', 'another tab marks it as unread while it is selected', { after: { ...ravi, unread: true } }],
  ['unread', 'a message arrives while the conversation isn’t selected', { selected: 'nobody' }],
])('inbox: a conversation is shown as %s when %s', async (shownAs, _, arrival = {}) => {
  const { before = [mina, ravi], after = arrived, selected = 'ravi' } = arrival;
  const isUnread = shownAs === 'unread';
  const list = await open(inboxOf(...before), select(selected));
  await list.readAgain(inboxOf(after, mina));
  expect(list.context().conversations[0]?.unread).toEqual(isUnread);
  expect(list.writes()).toEqual(isUnread ? [] : [state('ravi', { unread: false })]);
});

it.each([
  ['a new message arrives', arrived],
  ['the list is loaded again', { ...ravi, unread: true }],
])('inbox: a selected conversation that the user marks as unread stays unread when %s', async (_, after) => {
  const list = await open(inbox, select('ravi'), markUnread('ravi'), markUnread('ravi'));
  await list.readAgain(inboxOf(mina, after));
  expect(list.context().conversations).toEqual([mina, { ...after, unread: true }]);
  expect(list.writes()).toEqual([state('ravi', { unread: true })]);
});

it.each([
  ['a conversation that is already marked as read', 'ravi'],
  ['a conversation that isn’t in the list', 'nobody'],
  ['no conversation', null],
])('inbox: selecting %s writes nothing', async (_, conversationId) => {
  const list = await open(inbox, select(conversationId));
  expect([list.context(), list.writes()]).toEqual([{ ...full, selectedId: conversationId }, []]);
});

it('inbox: muting or unmuting a conversation is written, even if the list doesn’t contain the conversation', async () => {
  const list = await open(inbox, mute('mina'), mute('mina', false), mute('claire'));
  expect(list.context().conversations).toEqual(inbox.conversations);
  const changes = [state('mina', { muted: true }), state('mina', { muted: false })];
  expect(list.writes()).toEqual([...changes, state('claire', { muted: true })]);
});

it('inbox: pending and failed changes of this tab stay visible when a read returns the data without these changes', async () => {
  const list = await open(inbox, mute('mina'));
  list.tell('messageStore', { type: 'write.failed', change: list.writes()[0] });
  list.send(select('mina'));
  await list.readAgain(inbox);
  expect(list.context()).toMatchObject({
    conversations: [{ ...mina, muted: true, unread: false }, ravi],
    outbox: { pending: [state('mina', { unread: false })], failed: [state('mina', { muted: true })] },
  });
});

it('inbox: the next page is added below the list, loads once at a time, and can be tried again after a failure', async () => {
  const lena = conversation('lena', { date: 3 });
  const list = await open({ ...inbox, next: 4 });
  list.send({ type: 'inbox.more' }, { type: 'inbox.more' });
  expect([list.tags(), list.asked('loadMore')]).toEqual([['more', 'ready'], [{ before: 4 }]]);
  await list.fail('loadMore');
  expect(list.tags()).toEqual(['moreFailed', 'ready']);
  list.send({ type: 'inbox.more' });
  await list.answer('loadMore', inboxOf(ravi, lena));
  expect([list.tags(), list.context().conversations]).toEqual([['ready'], [mina, ravi, lena]]);
  list.send({ type: 'inbox.more' });
  expect(list.asked('loadMore')).toHaveLength(2);
});

it('inbox: after a change of some conversations, only these are read, and only those with a new message move to the top', async () => {
  const lena = conversation('lena', { date: null });
  const list = await open({ ...inboxOf(lena, mina, ravi), next: 4 });
  const shown = () => list.context().conversations.map(({ id }) => id);
  list.tell('messageStore', { type: 'store.changed', ids: ['mina'] });
  list.tell('messageStore', { type: 'store.changed', ids: ['ravi'] });
  expect(list.asked('refresh').at(-1)).toEqual({ changed: ['mina', 'ravi'], count: 3 });
  const changed = ['mina', 'ravi'];
  const conversations = [arrived, { ...mina, muted: true }];
  await list.answer('refresh', { changed, conversations });
  expect([shown(), list.context().conversations[2]?.muted]).toEqual([['lena', 'ravi', 'mina'], true]);
  await list.change(['tova', 'jonas'], conversation('tova', { date: 9 }), conversation('jonas', { date: 1 }));
  // Jonas is on a page that isn't loaded yet.
  expect(shown()).toEqual(['lena', 'tova', 'ravi', 'mina']);
  await list.change(['lena', 'ravi']);
  expect(shown()).toEqual(['tova', 'mina']);
});

it('inbox: search results show conversations that aren’t loaded', async () => {
  const lena = conversation('lena', { date: 1 });
  const list = await open();
  list.send({ type: 'query.change', query: 'lena' });
  await list.answer('searchConversations', { found: [found('lena')], conversations: [lena] });
  expect(selectConversations(list.context())).toEqual([lena]);
});
