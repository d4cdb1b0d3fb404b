import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, ConversationState, FoundConversation } from '@/data/schema/conversation';
import { onTop } from '../shared/outbox';
import type { InboxContext } from './types';

type Shown = Pick<InboxContext, 'conversations' | 'query' | 'found'>;

const hasQuery = ({ query }: Pick<InboxContext, 'query'>) => query.trim() !== '';

/** What is shown of the list: all of it, or under a search what that found. */
export function selectConversations({ conversations, query, found }: Shown): Conversation[] {
  if (!hasQuery({ query }) || found === null) return conversations;
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** What a loaded list looks like. `empty`: nothing to show, because there is nothing or the search found nothing. */
export function viewOf(context: Shown): 'ready' | 'filtered' | 'empty' {
  if (selectConversations(context).length === 0) return 'empty';
  return hasQuery(context) ? 'filtered' : 'ready';
}

/** Whether what was found is not what the query asks for. */
export const isSearchStale = (context: InboxContext): boolean =>
  hasQuery(context) && context.query !== context.searched;

/** Another query. What was found last stays until the search answers; without a query nothing is kept. */
export const withQuery = (query: string): Partial<InboxContext> => ({
  query,
  ...(!hasQuery({ query }) && { found: null, searched: '' }),
});

/** A search that always works: names and last messages that hold the query. */
export function findPlainly({ conversations, query }: Shown): FoundConversation[] {
  const wanted = query.trim().toLowerCase();
  return conversations
    .filter(({ name, lastMessage }) =>
      [name, lastMessage].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ id, name }) => ({ id, name: [{ text: name, isMatch: false }], message: [], messageId: '' }));
}

/** The change of a conversation's state, if it is one: what is so already needs no writing. */
export function stateChange(
  { conversations }: InboxContext,
  conversationId: string | null,
  state: Partial<ConversationState>,
): ConversationChange[] {
  const known = conversations.find(({ id }) => id === conversationId) ?? { unread: false, muted: false };
  const isSo = Object.entries(state).every(([key, value]) => known[key as keyof ConversationState] === value);
  return conversationId === null || isSo ? [] : [{ kind: 'state', conversationId, state }];
}

/** Marking as read what has come into the conversation that is open. One that was marked unread by hand stays so. */
export function arrivedWhileOpen(context: InboxContext, { conversations }: Inbox): ConversationChange[] {
  const isOpen = ({ id }: Conversation) => id === context.selectedId;
  const [was, is] = [context.conversations.find(isOpen), conversations.find(isOpen)];
  if (!is?.unread || was?.unread || (was && was.date === is.date && was.lastMessage === is.lastMessage))
    return [];
  return [{ kind: 'state', conversationId: is.id, state: { unread: false } }];
}

/** The list after a change; a draft shows in it when the device is read again. */
export const applyChange = (conversations: Conversation[], change: ConversationChange): Conversation[] =>
  change.kind === 'draft'
    ? conversations
    : conversations.map((conversation) =>
        conversation.id === change.conversationId ? { ...conversation, ...change.state } : conversation,
      );

/** The list as the device gives it, with what it doesn't hold yet on top. */
export function takeInbox(context: InboxContext, inbox: Inbox): Partial<InboxContext> {
  return {
    conversations: onTop(context.outbox, inbox.conversations, applyChange),
    // Another message may be found now.
    searched: '',
  };
}
