import type { FoundConversation } from '../schema/conversation';
import { searchConversations } from './conversationSearch';
import { type IndexName, indexes, type ListChange, type SearchDoc } from './indexes';
import { createSearchIndex } from './searchIndex';

/** Every index with what is asked of it, wherever it lives: in a worker, or in the page itself. */
export type SearchEngine = {
  /** Takes in what gets its place with the next change of the list. */
  prepare(index: IndexName, docs: readonly SearchDoc[]): void;
  change(index: IndexName, change: ListChange): void;
  /** The places of what was found, the best match first, `most` at most. */
  search(index: IndexName, query: string, most?: number): Int32Array;
  /**
   * The conversations whose name or one of whose messages holds every word of a query: found names first, then found
   * messages, newest activity first.
   */
  searchConversations(query: string): FoundConversation[];
};

/** Indexes are made when they are first needed. */
export function createSearchEngine(): SearchEngine {
  const made = new Map<IndexName, ReturnType<typeof createSearchIndex>>();
  const indexOf = (name: IndexName) => {
    const index = made.get(name) ?? createSearchIndex(indexes[name]);
    made.set(name, index);
    return index;
  };

  return {
    prepare: (index, docs) => indexOf(index).prepare(docs),
    change: (index, change) => indexOf(index).change(change),
    search: (index, query, most) => Int32Array.from(indexOf(index).search(query).slice(0, most)),
    searchConversations: (query) => searchConversations(indexOf('conversation'), indexOf('message'), query),
  };
}
