import type { FoundConversation } from '../schema/conversation';
import { textSearch } from './textSearch';
import { markMatches } from './words';

/** What is looked through, newest activity first, messages newest first. */
type Texts = { id: string; name: string; messages: { id: string; message: string }[] };

const searchNames = textSearch({
  fields: { name: 1 },
  textsOf: ({ name }: Texts) => ({ name }),
  namesOf: ({ name }) => [name],
  tags: 'name',
});

const searchMessages = textSearch({
  fields: { message: 1 },
  textsOf: ({ message }: Texts['messages'][number]) => ({ message }),
  namesOf: () => [],
  tags: 'message',
});

/**
 * The conversations whose name or one of whose messages holds every word of a query, begun or mistyped: found names
 * first, an exact one before all, then found messages, newest activity first.
 */
export async function searchConversations(
  conversations: readonly Texts[],
  query: string,
): Promise<FoundConversation[]> {
  const byName = await searchNames(conversations, query);
  const inMessages = new Map<string, FoundConversation>();
  for (const { id, name, messages } of conversations) {
    const found = await searchMessages(messages, query);
    const [best] = found;
    if (best === undefined) continue;
    const ids = new Set(found);
    const candidates = messages.filter((message) => ids.has(message.id));
    // The newest that holds the words as they were typed, or else the nearest.
    const shown =
      candidates.find(({ message }) => markMatches(message, query).some(({ isMatch }) => isMatch)) ??
      candidates.find((message) => message.id === best);
    inMessages.set(id, {
      id,
      name: markMatches(name, query),
      message: markMatches(shown?.message ?? '', query),
      messageId: shown?.id ?? '',
    });
  }
  return [
    ...byName.flatMap((id) => {
      const found = conversations.find((conversation) => conversation.id === id);
      return found ? [{ id, name: markMatches(found.name, query), message: [], messageId: '' }] : [];
    }),
    ...[...inMessages.values()].filter(({ id }) => !byName.includes(id)),
  ];
}
