import type { FoundConversation } from '../schema/conversation';
import type { SearchDoc } from './indexes';
import type { SearchIndex } from './searchIndex';
import { markMatches } from './words';

/**
 * The conversations whose name or one of whose messages holds every word of a query, begun or mistyped: found names
 * first, an exact one before all, then found messages, in the order of the conversations.
 * @param names of the conversations
 * @param messages of all conversations, each one's newest first
 */
export function searchConversations(
  names: SearchIndex,
  messages: SearchIndex,
  query: string,
): FoundConversation[] {
  const byName = names.docsAt(names.search(query));
  const isNamed = new Set(byName);
  const found = messagesByConversation(messages, query);
  return [
    ...byName.map(({ id, texts }) => ({
      id,
      name: markMatches(texts.name ?? '', query),
      message: [],
      messageId: '',
    })),
    ...names.docsAt(names.search('')).flatMap((conversation) => {
      const { id, texts } = conversation;
      const shown = found.get(id);
      if (!shown || isNamed.has(conversation)) return [];
      return {
        id,
        name: markMatches(texts.name ?? '', query),
        message: markMatches(shown.texts.message ?? '', query),
        messageId: shown.id,
      };
    }),
  ];
}

/** Of each conversation the newest message that holds the words as they were typed, or else the nearest. */
function messagesByConversation(messages: SearchIndex, query: string): Map<string, SearchDoc> {
  const places = messages.search(query);
  const nearest = firstOfEach(messages.docsAt(places));
  const isAsTyped = ({ texts }: SearchDoc) =>
    markMatches(texts.message ?? '', query).some(({ isMatch }) => isMatch);
  const newest = firstOfEach(messages.docsAt(places.toSorted((a, b) => a - b)), isAsTyped);
  return new Map([...nearest, ...newest]);
}

/** By what they are part of. */
function firstOfEach(docs: readonly SearchDoc[], isMeant = (_: SearchDoc) => true): Map<string, SearchDoc> {
  const first = new Map<string, SearchDoc>();
  for (const doc of docs) {
    if (doc.partOf !== undefined && !first.has(doc.partOf) && isMeant(doc)) first.set(doc.partOf, doc);
  }
  return first;
}
