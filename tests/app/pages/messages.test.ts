import * as known from '@kit/fixtures/messaging';
import { describe, expect, it, vi } from 'vitest';
import { initialTransition } from 'xstate';
import { listViewOf, messagesActions, threadViewOf } from '@/app/pages/Messages/messagesConnector';
import type { Message } from '@/data/schema/shapes/conversation';
import { inboxMachine } from '@/machines/inbox/machine';
import type { InboxContext } from '@/machines/inbox/types';
import { threadMachine } from '@/machines/thread/machine';
import type { ThreadContext } from '@/machines/thread/types';

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
    ['is loading before the conversations are loaded', ['loading', one], { status: 'loading' }],
    ['is failed after loading fails', ['failed', one], { status: 'failed' }],
    ['is empty without conversations', ['loaded'], { status: 'empty' }],
    ['has all conversations without a query', ['loaded', { ...all, found: null }], { ...all, matches: [] }],
    ['has the conversations that the search found, with their matches', ['loaded', searched], matched],
    ['is ready when the search finds nothing', ['loaded', { ...one, query: 'x', found: [] }], none],
    ['drops the matches when the query is cleared', ['loaded', forgotten], { ...one, matches: [] }],
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
    ['none', null, { status: 'none' }],
    ['notFound', 'mina', { status: 'unknown', selectedId: 'mina' }],
    ['opening', 'mina', { status: 'loading', selectedId: 'mina', conversation }],
    ['failed', 'mina', { status: 'failed', selectedId: 'mina', conversation }],
    ['opening', 'lena', { status: 'loading', selectedId: 'lena', conversation: null }],
  ] as const)(
    'has a status and the inbox’s conversation, if any, in the state %s with the conversation id %s',
    (state, conversationId, view) => {
      expect(threadViewOf(threadAt(state, { conversationId }), inbox)).toEqual(view);
    },
  );

  it('prefers the inbox’s conversation to the thread’s, and has the conversation’s id as selectedId', () => {
    expect([threadViewOf(openAt({}), inbox), threadViewOf(openAt({}), inboxAt('loading'))]).toEqual([
      open,
      { ...open, conversation: mina },
    ]);
  });

  it.each([
    [{ composer: 'sending' }, { outgoing: [{ id: '2', message: 'a', time: 2 }] }, { sending: 'sending' }],
    [{ composer: 'failed' }, {}, { sending: 'failed' }],
    [{}, { hasEarlier: true }, { earlier: 'more' }],
    [{ earlier: 'reading' }, { hasEarlier: true }, { earlier: 'reading' }],
    [{ earlier: 'failed' }, { hasEarlier: true }, { earlier: 'failed' }],
  ])(
    'has the status of sending and of loading earlier messages in the state %o',
    (regions, context, told) => {
      expect(threadViewOf(openAt(regions, context), inbox)).toEqual({ ...open, ...told });
    },
  );
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

it.each<[keyof ReturnType<typeof messagesActions>, unknown[], 'inbox' | 'thread', object]>([
  ['onQueryChange', ['q'], 'inbox', { type: 'query.change', query: 'q' }],
  ['onRetryList', [], 'inbox', { type: 'inbox.retry' }],
  ['onMutedChange', [true], 'inbox', { type: 'conversation.mute', conversationId: 'mina', muted: true }],
  ['onMarkUnread', [], 'inbox', { type: 'conversation.markUnread', conversationId: 'mina' }],
  ['onDraftChange', ['d'], 'thread', { type: 'draft.text', text: 'd' }],
  ['onSend', [], 'thread', { type: 'message.send', id: 'new', at: 5 }],
  ['onLoadEarlier', [], 'thread', { type: 'earlier.read' }],
  ['onRetryThread', [], 'thread', { type: 'thread.retry' }],
])('messagesActions.%s called with %j sends to the %s machine: %j', (action, asked, to, event) => {
  const { actions, leave, ...actors } = start({ conversationId: 'MINA', conversation: mina });
  (actions[action] as (...asked: unknown[]) => void)(...asked);
  expect([actors[to].mock.calls, leave.mock.calls.length]).toEqual([
    [[event]],
    action === 'onMarkUnread' ? 1 : 0,
  ]);
});

it('messagesActions mutes no conversation and marks none as unread when none is open', () => {
  const { actions, inbox, leave } = start({});
  actions.onMutedChange(true);
  actions.onMarkUnread();
  expect(inbox).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledOnce();
});
