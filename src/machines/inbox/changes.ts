import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, ConversationState, FoundConversation } from '@/data/schema/shapes/conversation';
import { onTop } from '../shared/outbox';
import type { InboxContext } from './types';

type Shown = Pick<InboxContext, 'conversations' | 'query' | 'found'>;

const hasQuery = ({ query }: Pick<InboxContext, 'query'>) => query.trim() !== '';

/** Returns the conversations to show: all of them, or those that the search found. */
export function selectConversations({ conversations, query, found }: Shown): Conversation[] {
  if (!hasQuery({ query }) || found === null) return conversations;
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
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
  ...(!hasQuery({ query }) && { found: null, searched: '' }),
});

/** Fallback for the search engine: returns the conversations whose name or last message contains the query. */
export function findPlainly({ conversations, query }: Shown): FoundConversation[] {
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
export function arrivedWhileOpen(context: InboxContext, { conversations }: Inbox): ConversationChange[] {
  const isOpen = ({ id }: Conversation) => id === context.selectedId;
  const [was, is] = [context.conversations.find(isOpen), conversations.find(isOpen)];
  if (!is?.unread || was?.unread || (was && was.date === is.date && was.lastMessage === is.lastMessage))
    return [];
  return [{ kind: 'state', conversationId: is.id, state: { unread: false } }];
}

/** Returns the list after a change. A changed draft appears in the list after the next read. */
export const applyChange = (conversations: Conversation[], change: ConversationChange): Conversation[] =>
  change.kind === 'draft'
    ? conversations
    : conversations.map((conversation) =>
        conversation.id === change.conversationId ? { ...conversation, ...change.state } : conversation,
      );

/** Returns the context for a list that was read, with the changes applied that aren't stored yet. */
export function takeInbox(context: InboxContext, inbox: Inbox): Partial<InboxContext> {
  return {
    conversations: onTop(context.outbox, inbox.conversations, applyChange),
    // Clears `searched` to search again, because a new message may match the query.
    searched: '',
  };
}
