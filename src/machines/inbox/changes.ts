import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, ConversationState, FoundConversation } from '@/data/schema/shapes/conversation';
import { onTop } from '../shared/outbox';
import type { Changed, InboxContext, Refreshed } from './types';

type Shown = Pick<InboxContext, 'conversations' | 'query' | 'found' | 'foundConversations'>;

const hasQuery = ({ query }: Pick<InboxContext, 'query'>) => query.trim() !== '';

/** Returns the conversations to show: all of them, or those that the search found. */
export function selectConversations(shown: Shown): Conversation[] {
  const { conversations, query, found, foundConversations } = shown;
  if (!hasQuery({ query }) || found === null) return conversations;
  // The loaded conversations have the newest state.
  const all = [...foundConversations, ...conversations];
  const byId = new Map(all.map((conversation) => [conversation.id, conversation]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Returns the state of a loaded list. `empty`: there are no conversations, or the search found none. */
export function viewOf(context: Shown): 'ready' | 'filtered' | 'empty' {
  if (selectConversations(context).length === 0) return 'empty';
  return hasQuery(context) ? 'filtered' : 'ready';
}

/** Whether the current query needs a new search, because `found` may be outdated. */
export const isSearchStale = (context: InboxContext): boolean =>
  hasQuery(context) && context.query !== context.searched;

/** Returns the context for another query. The last results stay until the search answers or the query is empty. */
export const withQuery = (query: string): Partial<InboxContext> => ({
  query,
  ...(!hasQuery({ query }) && { found: null, foundConversations: [], searched: '' }),
});

/** Fallback for the search engine: returns the conversations whose name or last message contains the query. */
export function findPlainly({
  conversations,
  query,
}: Pick<InboxContext, 'conversations' | 'query'>): FoundConversation[] {
  const wanted = query.trim().toLowerCase();
  return conversations
    .filter(({ name, lastMessage }) =>
      [name, lastMessage].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ id, name }) => ({ id, name: [{ text: name, isMatch: false }], message: [], messageId: '' }));
}

/** Returns the change of a conversation's state; `[]` if the conversation already has that state. */
export function stateChange(
  { conversations }: InboxContext,
  conversationId: string | null,
  state: Partial<ConversationState>,
): ConversationChange[] {
  const known = conversations.find(({ id }) => id === conversationId) ?? { unread: false, muted: false };
  const isSo = Object.entries(state).every(([key, value]) => known[key as keyof ConversationState] === value);
  return conversationId === null || isSo ? [] : [{ kind: 'state', conversationId, state }];
}

/**
 * Returns the change that marks the open conversation as read when a message arrives. Returns `[]` if no
 * message arrived, or if the user marked the conversation as unread.
 */
export function arrivedWhileOpen(context: InboxContext, refreshed: Refreshed): ConversationChange[] {
  const conversations = refreshed.changed === 'any' ? refreshed.inbox.conversations : refreshed.conversations;
  const isOpen = ({ id }: Conversation) => id === context.selectedId;
  const [was, is] = [context.conversations.find(isOpen), conversations.find(isOpen)];
  if (!is?.unread || was?.unread || (was && hasSameEnd(was, is))) return [];
  return [{ kind: 'state', conversationId: is.id, state: { unread: false } }];
}

/** Whether two versions of a conversation have the same last message. */
const hasSameEnd = (was: Conversation, is: Conversation) =>
  was.date === is.date && was.lastMessage === is.lastMessage;

/** Returns the list after a change. A changed draft appears in the list after the next read. */
export const applyChange = (conversations: Conversation[], change: ConversationChange): Conversation[] =>
  change.kind === 'draft'
    ? conversations
    : conversations.map((conversation) =>
        conversation.id === change.conversationId ? { ...conversation, ...change.state } : conversation,
      );

/** Returns the changed conversations after another change. */
export const withChanged = (changed: Changed, ids: readonly string[] | undefined): Changed =>
  changed === 'any' || !ids ? 'any' : [...new Set([...changed, ...ids])];

/** Returns the context for a list that was read, with the changes applied that aren't stored yet. */
export function takeInbox(context: InboxContext, { conversations, next }: Inbox): Partial<InboxContext> {
  return {
    conversations: onTop(context.outbox, conversations, applyChange),
    next,
    changed: [],
    // Clears `searched` to search again, because a new message may match the query.
    searched: '',
  };
}

/** Returns the context with the next page of conversations added. */
export function takeMore(context: InboxContext, { conversations, next }: Inbox): Partial<InboxContext> {
  const known = new Set(context.conversations.map(({ id }) => id));
  const added = conversations.filter(({ id }) => !known.has(id));
  return { conversations: [...context.conversations, ...onTop(context.outbox, added, applyChange)], next };
}

/**
 * Returns the context after a read of changed conversations. One with a new message moves to the top of the
 * list, below those that have only a draft. The others keep their place.
 */
export function takeRefreshed(context: InboxContext, refreshed: Refreshed): Partial<InboxContext> {
  if (refreshed.changed === 'any') return takeInbox(context, refreshed.inbox);
  const { conversations: before, next } = context;
  const ids = new Set(refreshed.changed);
  const wasById = new Map(before.map((conversation) => [conversation.id, conversation]));
  const end = before.at(-1)?.date ?? Number.NEGATIVE_INFINITY;
  const moved = new Set<string>();
  const byId = new Map(onTop(context.outbox, refreshed.conversations, applyChange).map((is) => [is.id, is]));
  for (const is of byId.values()) {
    const was = wasById.get(is.id);
    // A conversation further down isn't loaded yet.
    const isBelow = !was && next !== null && is.date !== null && is.date < end;
    if (isBelow) byId.delete(is.id);
    else if (!was || !hasSameEnd(was, is)) moved.add(is.id);
  }
  const kept = before.flatMap((was) => {
    const is = ids.has(was.id) ? byId.get(was.id) : was;
    return is && !moved.has(is.id) ? is : [];
  });
  const all = [...[...byId.values()].filter(({ id }) => moved.has(id)), ...kept];
  return {
    conversations: [...all.filter(({ date }) => date === null), ...all.filter(({ date }) => date !== null)],
    changed: [],
    searched: '',
  };
}
