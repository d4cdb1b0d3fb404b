import { describe, expect, it, vi } from 'vitest';
import { useMessagesProps } from '@/app/pages/Messages/messagesProps';
import type { Conversation, FoundConversation } from '@/data/schema/conversation';
import { drawn } from '../../../support/hook';

const mina: Conversation = {
  id: 'mina',
  name: 'Mina Okafor',
  role: 'Partner',
  avatar: '',
  href: '/investors/mina',
  lastMessage: 'two',
  isOwnLast: false,
  date: 20,
  online: true,
  unread: false,
  muted: false,
};
const found: FoundConversation[] = [{ id: 'mina', name: [], message: [] }];

type Parts = Parameters<typeof useMessagesProps>[0];
type InboxContext = Parts['inbox']['snapshot']['context'];
type ThreadContext = Parts['thread']['snapshot']['context'];
type Shown = {
  inbox?: Partial<InboxContext>;
  inboxTags?: string[];
  thread?: Partial<ThreadContext>;
  threadTags?: string[];
};

/** The page with a conversation open, unless the test says otherwise, and what it sends. */
function show({ inbox = {}, inboxTags = [], thread = {}, threadTags = [] }: Shown = {}) {
  const sent: unknown[] = [];
  const leave = vi.fn(() => sent.push('leave'));
  const parts = {
    inbox: {
      actor: { send: (event: object) => sent.push(['inbox', event]) },
      snapshot: {
        hasTag: (tag: string) => inboxTags.includes(tag),
        context: { conversations: [mina], query: '', found: null, quarantined: 0, ...inbox },
      },
    },
    thread: {
      actor: { send: (event: object) => sent.push(['thread', event]) },
      snapshot: {
        hasTag: (tag: string) => threadTags.includes(tag),
        context: {
          conversationId: 'MINA',
          conversation: mina,
          messages: [],
          hasEarlier: false,
          draft: 'Dear',
          quarantined: 0,
          ...thread,
        },
      },
    },
    newId: () => 'm1',
    now: () => 5,
    leave,
  } as unknown as Parts;
  return { props: drawn(() => useMessagesProps(parts, [mina])), sent };
}

describe('the page shows', () => {
  it.each([
    [[], [mina], 'ready'],
    [[], [], 'empty'],
    [['loading'], [], 'loading'],
    [['failed'], [], 'failed'],
  ])('a list that is tagged %j, with these in it: %j', (inboxTags, conversations, list) => {
    expect(show({ inboxTags, inbox: { conversations } }).props.list).toBe(list);
  });

  it.each([
    [[], 'ready', 'none', 'idle'],
    [['none'], 'none', 'none', 'idle'],
    [['unknown'], 'unknown', 'none', 'idle'],
    [['sending', 'refused'], 'ready', 'none', 'sending'],
    [['refused'], 'ready', 'none', 'failed'],
    [['earlier'], 'ready', 'reading', 'idle'],
    [['earlierFailed'], 'ready', 'failed', 'idle'],
  ])('a conversation that is tagged %j', (threadTags, thread, earlier, sending) => {
    const { props } = show({ threadTags });
    expect([props.thread, props.earlier, props.sending]).toEqual([thread, earlier, sending]);
  });

  it('that there is more before', () => {
    expect(show({ thread: { hasEarlier: true } }).props.earlier).toBe('more');
  });

  it('what the list knows of the open conversation, or else the conversation', () => {
    const muted = { ...mina, muted: true };
    expect(show({ inbox: { conversations: [muted] } }).props.selected).toBe(muted);
    expect(show({ inbox: { conversations: [] } }).props.selected).toBe(mina);
    const { props } = show({ thread: { conversation: null, conversationId: 'nobody' } });
    expect([props.selectedId, props.selected]).toEqual(['nobody', null]);
  });

  it('what was found, where something is looked for', () => {
    expect([...show({ inbox: { query: 'mi', found } }).props.matches]).toEqual([['mina', found[0]]]);
    expect([...show({ inbox: { query: ' ', found } }).props.matches]).toEqual([]);
  });
});

describe('the page does', () => {
  it('what is asked of the list and of the conversation', () => {
    const { props, sent } = show();
    props.onQueryChange('deck');
    props.onDraftChange('Dear Mina');
    props.onSend();
    props.onRetrySend();
    props.onLoadEarlier();
    props.onRetryList();
    props.onRetryThread();
    props.onMutedChange(true);
    expect(sent).toEqual([
      ['inbox', { type: 'query.change', query: 'deck' }],
      ['thread', { type: 'draft.text', text: 'Dear Mina' }],
      ['thread', { type: 'message.send', id: 'm1', at: 5 }],
      ['thread', { type: 'message.send', id: 'm1', at: 5 }],
      ['thread', { type: 'earlier.read' }],
      ['inbox', { type: 'inbox.retry' }],
      ['thread', { type: 'thread.retry' }],
      ['inbox', { type: 'conversation.mute', conversationId: 'mina', muted: true }],
    ]);
  });

  it('leave what is to stay unread: what is open doesn’t', () => {
    const { props, sent } = show();
    props.onMarkUnread();
    expect(sent).toEqual([['inbox', { type: 'conversation.markUnread', conversationId: 'mina' }], 'leave']);
  });

  it('nothing to a conversation that isn’t there', () => {
    const { props, sent } = show({ thread: { conversation: null, conversationId: null } });
    props.onMutedChange(true);
    props.onMarkUnread();
    expect(sent).toEqual(['leave']);
  });
});
