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
/** A conversation with an account, whose URL doesn't contain its id. */
const account = { ...mina, id: 'uid-lena', slug: 'lena-brandt' };
const [message] = known.messages as [Message];

const fresh = {
  inbox: initialTransition(inboxMachine, { query: '', selectedId: null })[0].context,
  thread: initialTransition(threadMachine, { conversationId: null })[0].context,
};
const inboxAt = (
  value: 'loading' | 'failed' | 'loaded' | 'loadingMore' | 'moreFailed',
  context: Partial<InboxContext> = {},
) =>
  inboxMachine.resolveState({
    value: {
      loading: { loading: 'reading' },
      failed: 'failed',
      loaded: { loaded: { view: 'ready', search: 'idle', more: 'idle', sync: 'current' } },
      loadingMore: { loaded: { view: 'ready', search: 'idle', more: 'loading', sync: 'current' } },
      moreFailed: { loaded: { view: 'ready', search: 'idle', more: 'failed', sync: 'current' } },
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
    ["the status 'loading' before the conversations are loaded", ['loading', one], { status: 'loading' }],
    ["the status 'failed' if the conversations fail to load", ['failed', one], { status: 'failed' }],
    ["the status 'empty' if there are no conversations", ['loaded'], { status: 'empty' }],
    ['all conversations if there is no search', ['loaded', { ...all, found: null }], { ...all, matches: [] }],
    ['the conversations and matches that a search found', ['loaded', searched], matched],
    ["the status 'ready' if a search finds nothing", ['loaded', { ...one, query: 'x', found: [] }], none],
    ['no matches if the search text is blank', ['loaded', forgotten], { ...one, matches: [] }],
    ['that there are more', ['loaded', { ...one, next: 4 }], { ...one, matches: [], more: 'more' }],
    ['that a search has all', ['loaded', { ...searched, next: 4 }], matched],
    ['that more are loading', ['loadingMore', { ...one, next: 4 }], { ...one, matches: [], more: 'loading' }],
    [
      'that loading more failed',
      ['moreFailed', { ...one, next: 4 }],
      { ...one, matches: [], more: 'failed' },
    ],
  ])('returns %s', (_, [value, context], { matches, ...view }: { matches?: [string, object][] }) => {
    const shown = matches ? { status: 'ready', more: 'none', ...view, matches: new Map(matches) } : view;
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
    ['none', 'if no conversation is open', 'none', null, { selectedId: undefined }],
    ['unknown', 'if the conversation isn’t found', 'notFound', 'mina', {}],
    ['loading', 'and the inbox’s conversation while messages load', 'opening', 'mina', { conversation }],
    ['failed', 'and the inbox’s conversation if messages fail to load', 'failed', 'mina', { conversation }],
    ['loading', 'and no conversation for an id not in the inbox', 'opening', 'lena', { conversation: null }],
  ] as const)('returns the status %j %s', (status, _, state, conversationId, view) => {
    const expected = { status, selectedId: conversationId, ...view };
    expect(threadViewOf(threadAt(state, { conversationId }), inbox)).toEqual(expected);
  });

  it.each(['opening', 'failed', 'notFound'])(
    'selects the conversation by its slug before it is loaded: %s',
    (state) => {
      const listed = inboxAt('loaded', { conversations: [ravi, account] });
      expect(threadViewOf(threadAt(state, { conversationId: account.slug }), listed)).toMatchObject({
        selectedId: account.id,
        ...(state !== 'notFound' && { conversation: account }),
      });
    },
  );

  it('returns the inbox’s copy of the open conversation, or the thread’s copy while the inbox loads', () => {
    expect([threadViewOf(openAt({}), inbox), threadViewOf(openAt({}), inboxAt('loading'))]).toEqual([
      open,
      { ...open, conversation: mina },
    ]);
  });

  const outgoing = [{ id: '2', message: 'a', time: 2 }];
  it.each([
    [{ sending: 'sending' }, 'while a message is being sent', { composer: 'sending' }, { outgoing }],
    [{ sending: 'failed' }, 'if a message can’t be sent', { composer: 'failed' }, {}],
    [{ earlier: 'more' }, 'if there are earlier messages', {}, { hasEarlier: true }],
    [{ earlier: 'reading' }, 'while earlier messages load', { earlier: 'reading' }, { hasEarlier: true }],
    [{ earlier: 'failed' }, 'if earlier messages fail to load', { earlier: 'failed' }, { hasEarlier: true }],
  ])('returns %o %s', (told, _, regions, context) => {
    expect(threadViewOf(openAt(regions, context), inbox)).toEqual({ ...open, ...told });
  });
});

function start(context: Partial<ThreadContext>, conversations: InboxContext['conversations'] = []) {
  const [inbox, thread, leave] = [vi.fn(), vi.fn(), vi.fn()];
  const actions = messagesActions({
    inbox: { send: inbox, getSnapshot: () => inboxAt('loaded', { conversations }) },
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
])('messagesActions.%s with the arguments %j sends the %s machine %j', (action, asked, to, event) => {
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

it('onMutedChange and onMarkUnread of messagesActions send the conversation’s id before it is loaded, not its slug', () => {
  const { actions, inbox } = start({ conversationId: account.slug }, [ravi, account]);
  actions.onMutedChange(true);
  actions.onMarkUnread();
  const ids = inbox.mock.calls.map(([{ conversationId }]) => conversationId);
  expect(ids).toEqual([account.id, account.id]);
});
