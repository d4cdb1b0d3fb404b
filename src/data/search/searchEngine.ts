import type { FoundConversation } from '../schema/shapes/conversation';
import { searchConversations } from './conversationSearch';
import { type IndexName, indexes, type ListChange, type SearchDoc } from './indexes';
import { createSearchIndex } from './searchIndex';

/** All search indexes and their operations, in a worker or in the page. */
export type SearchEngine = {
  /** Indexes new items. The next `change` gives them positions in the list. */
  prepare(index: IndexName, docs: readonly SearchDoc[]): void;
  change(index: IndexName, change: ListChange): void;
  /** Returns the positions of the matches, the best first, `most` at most. */
  search(index: IndexName, query: string, most?: number): Int32Array;
  /**
   * Returns the conversations that contain every word of a query: matching names first, then matching
   * messages, in the order of the conversations.
   */
  searchConversations(query: string): FoundConversation[];
};

/** Creates an engine. Each index is created on first use. */
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
