import * as known from '@kit/fixtures/messaging';
import { describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { listViewOf, messagesActions, threadViewOf } from '@/app/pages/Messages/messagesConnector';
import type { Message } from '@/data/schema/shapes/conversation';
import { inboxMachine } from '@/machines/inbox/machine';
import type { InboxContext } from '@/machines/inbox/types';
import { threadMachine } from '@/machines/thread/machine';
import type { ThreadContext } from '@/machines/thread/types';
import { callOf } from '../../support/actions';

const [mina, ravi] = [
  { ...known.mina, id: 'mina' },
  { ...known.ravi, id: 'ravi' },
];
const [message] = known.messages as [Message];

const fresh = {
  inbox: initialTransition(inboxMachine, { query: '', selectedId: null })[0].context,
  thread: initialTransition(threadMachine, { conversationId: null })[0].context,
};
const inboxAt = (value: 'loading' | 'failed' | 'loaded', context: Partial<InboxContext> = {}) =>
  inboxMachine.resolveState({
    value: {
      loading: { loading: 'reading' },
      failed: 'failed',
      loaded: { loaded: { view: 'ready', search: 'idle', sync: 'current' } },
    }[value],
    context: { ...fresh.inbox, ...context },
  });
const threadAt = (value: Parameters<typeof threadMachine.resolveState>[0]['value'], context = {}) =>
  threadMachine.resolveState({ value, context: { ...fresh.thread, ...context } });
const openAt = (regions: object, context: Partial<ThreadContext> = {}) =>
  threadAt(
    { open: { draft: 'saved', composer: 'composing', earlier: 'idle', sync: 'current', ...regions } },
    { conversationId: 'MINA', conversation: mina, messages: [message], draft: 'Hel', ...context },
  );

describe('listViewOf', () => {
  const foundOf = (id: string) => [{ id, name: [], message: [], messageId: '' }];
  const all = { conversations: [mina, ravi] };
  const one = { conversations: [mina] };
  const searched = { ...all, query: 'r', found: foundOf('ravi') };
  const matched = { conversations: [ravi], matches: [['ravi', foundOf('ravi')[0]]] };
  const none = { conversations: [], matches: [] };
  const forgotten = { ...one, query: ' ', found: foundOf('mina') };

  it.each<[string, Parameters<typeof inboxAt>, object]>([
    [
      "returns the status 'loading' before the conversations are loaded",
      ['loading', one],
      { status: 'loading' },
    ],
    [
      "returns the status 'failed' when the conversations fail to load",
      ['failed', one],
      { status: 'failed' },
    ],
    ["returns the status 'empty' if there are no conversations", ['loaded'], { status: 'empty' }],
    [
      'returns all conversations if there is no search text',
      ['loaded', { ...all, found: null }],
      { ...all, matches: [] },
    ],
    ['returns the conversations and matches that a search found', ['loaded', searched], matched],
    [
      "returns the status 'ready' if a search finds no conversation",
      ['loaded', { ...one, query: 'x', found: [] }],
      none,
    ],
    ['returns no matches if the search text is blank', ['loaded', forgotten], { ...one, matches: [] }],
  ])('%s', (_, [value, context], { matches, ...view }: { matches?: [string, object][] }) => {
    const shown = matches ? { status: 'ready', ...view, matches: new Map(matches) } : view;
    expect(listViewOf(inboxAt(value, context))).toEqual(shown);
  });
});

describe('threadViewOf', () => {
  const inbox = inboxAt('loaded', { conversations: [{ ...mina, muted: true }] });
  const open = {
    ...{ status: 'ready', selectedId: 'mina', conversation: { ...mina, muted: true }, messages: [message] },
    ...{ earlier: 'none', draft: 'Hel', sending: 'idle' },
  };

  const { conversation } = open;
  it.each([
    ["the status 'none' if no conversation is open", 'none', null, { status: 'none' }],
    [
      "the status 'unknown' if the conversation isn’t found",
      'notFound',
      'mina',
      { status: 'unknown', selectedId: 'mina' },
    ],
    [
      "the status 'loading' and the inbox’s conversation while the messages load",
      'opening',
      'mina',
      { status: 'loading', selectedId: 'mina', conversation },
    ],
    [
      "the status 'failed' and the inbox’s conversation if the messages fail to load",
      'failed',
      'mina',
      { status: 'failed', selectedId: 'mina', conversation },
    ],
    [
      "the status 'loading' and no conversation while a conversation that isn’t in the inbox loads",
      'opening',
      'lena',
      { status: 'loading', selectedId: 'lena', conversation: null },
    ],
  ] as const)('returns %s', (_, state, conversationId, view) => {
    expect(threadViewOf(threadAt(state, { conversationId }), inbox)).toEqual(view);
  });

  it('prefers the inbox’s copy of the conversation to the thread’s, and returns the conversation’s id', () => {
    expect([threadViewOf(openAt({}), inbox), threadViewOf(openAt({}), inboxAt('loading'))]).toEqual([
      open,
      { ...open, conversation: mina },
    ]);
  });

  it.each([
    [
      "`sending: 'sending'` while a message is being sent",
      { composer: 'sending' },
      { outgoing: [{ id: '2', message: 'a', time: 2 }] },
      { sending: 'sending' },
    ],
    ["`sending: 'failed'` when a message can’t be sent", { composer: 'failed' }, {}, { sending: 'failed' }],
    ["`earlier: 'more'` if there are earlier messages", {}, { hasEarlier: true }, { earlier: 'more' }],
    [
      "`earlier: 'reading'` while earlier messages load",
      { earlier: 'reading' },
      { hasEarlier: true },
      { earlier: 'reading' },
    ],
    [
      "`earlier: 'failed'` when earlier messages fail to load",
      { earlier: 'failed' },
      { hasEarlier: true },
      { earlier: 'failed' },
    ],
  ])('returns %s', (_, regions, context, told) => {
    expect(threadViewOf(openAt(regions, context), inbox)).toEqual({ ...open, ...told });
  });
});

function start(context: Partial<ThreadContext>) {
  const [inbox, thread, leave] = [vi.fn(), vi.fn(), vi.fn()];
  const actions = messagesActions({
    inbox: { send: inbox },
    thread: { send: thread, getSnapshot: () => threadAt('none', context) },
    newId: () => 'new',
    now: () => 5,
    leave,
  });
  return { actions, inbox, thread, leave };
}

const calls: [keyof ReturnType<typeof messagesActions>, unknown[], 'inbox' | 'thread', object][] = [
  ['onQueryChange', ['q'], 'inbox', { type: 'query.change', query: 'q' }],
  ['onRetryList', [], 'inbox', { type: 'inbox.retry' }],
  ['onMutedChange', [true], 'inbox', { type: 'conversation.mute', conversationId: 'mina', muted: true }],
  ['onMarkUnread', [], 'inbox', { type: 'conversation.markUnread', conversationId: 'mina' }],
  ['onDraftChange', ['d'], 'thread', { type: 'draft.text', text: 'd' }],
  ['onSend', [], 'thread', { type: 'message.send', id: 'new', at: 5 }],
  ['onLoadEarlier', [], 'thread', { type: 'earlier.read' }],
  ['onRetryThread', [], 'thread', { type: 'thread.retry' }],
];
it.each(
  calls.map(([action, asked, to, event]) => [callOf(action, asked), to, event, action, asked] as const),
)('messagesActions.%s sends the %s machine the event %j', (_, to, event, action, asked) => {
  const { actions, leave, ...actors } = start({ conversationId: 'MINA', conversation: mina });
  (actions[action] as (...asked: unknown[]) => void)(...asked);
  expect([actors[to].mock.calls, leave.mock.calls.length]).toEqual([
    [[event]],
    action === 'onMarkUnread' ? 1 : 0,
  ]);
});

it('onMutedChange and onMarkUnread of messagesActions send no event if no conversation is open', () => {
  const { actions, inbox, leave } = start({});
  actions.onMutedChange(true);
  actions.onMarkUnread();
  expect(inbox).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledOnce();
});
