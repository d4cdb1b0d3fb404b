import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, ConversationState, FoundConversation } from '@/data/schema/conversation';
import type { InboxContext } from './types';

type Shown = Pick<InboxContext, 'conversations' | 'query' | 'found'>;

const hasQuery = ({ query }: Pick<InboxContext, 'query'>) => query.trim() !== '';

/** What is shown of the list: all of it, or under a search what that found. */
export function selectConversations({ conversations, query, found }: Shown): Conversation[] {
  if (!hasQuery({ query }) || found === null) return conversations;
  const byId = new Map(conversations.map((conversation) => [conversation.id, conversation]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** `empty`: no conversation at all. `noneFound`: none under this search. */
export function viewOf(context: Shown): 'ready' | 'empty' | 'noneFound' {
  if (context.conversations.length === 0) return 'empty';
  return selectConversations(context).length === 0 ? 'noneFound' : 'ready';
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
    .map(({ id, name }) => ({ id, name: [{ text: name, isMatch: false }], message: [] }));
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

/** The list after a change; a draft shows in it when the device is read again. */
export const applyChange = (conversations: Conversation[], change: ConversationChange): Conversation[] =>
  change.kind === 'draft'
    ? conversations
    : conversations.map((conversation) =>
        conversation.id === change.conversationId ? { ...conversation, ...change.state } : conversation,
      );

/** The changes without those that a later one on the same fact makes pointless. */
export const without = (changes: ConversationChange[], later: ConversationChange): ConversationChange[] =>
  changes.filter((change) => !isSameFact(change, later));

function isSameFact(a: ConversationChange, b: ConversationChange): boolean {
  if (a.conversationId !== b.conversationId || a.kind === 'draft' || b.kind === 'draft') return false;
  return Object.keys(a.state).every((key) => key in b.state);
}

/** The list as the device gives it, with what it doesn't hold yet on top. */
export function takeInbox(context: InboxContext, inbox: Inbox): Partial<InboxContext> {
  return {
    conversations: [...context.unsaved, ...context.underWay].reduce(applyChange, inbox.conversations),
    quarantined: context.quarantined + inbox.quarantined,
    // Another message may be found now.
    searched: '',
  };
}
