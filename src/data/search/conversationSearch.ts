import type { FoundConversation } from '../schema/shapes/conversation';
import type { SearchDoc } from './indexes';
import type { SearchIndex } from './searchIndex';
import { markMatches } from './words';

/**
 * Returns the conversations that contain every word of a query in their name or in one message. Words may be
 * incomplete or mistyped. Conversations whose names match come first, the best match first. Those with
 * matching messages follow in their usual order.
 * @param names the names of the conversations
 * @param messages the messages of all conversations, newest first in each
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

/** Returns each conversation's newest message with a word of the query, else its best match with a typo. */
function messagesByConversation(messages: SearchIndex, query: string): Map<string, SearchDoc> {
  const places = messages.search(query);
  const nearest = firstOfEach(messages.docsAt(places));
  const isAsTyped = ({ texts }: SearchDoc) =>
    markMatches(texts.message ?? '', query).some(({ isMatch }) => isMatch);
  const newest = firstOfEach(messages.docsAt(places.toSorted((a, b) => a - b)), isAsTyped);
  return new Map([...nearest, ...newest]);
}

/** Returns the first document of each conversation that meets `isMeant`, by the conversation's id. */
function firstOfEach(docs: readonly SearchDoc[], isMeant = (_: SearchDoc) => true): Map<string, SearchDoc> {
  const first = new Map<string, SearchDoc>();
  for (const doc of docs) {
    if (doc.partOf !== undefined && !first.has(doc.partOf) && isMeant(doc)) first.set(doc.partOf, doc);
  }
  return first;
}
