import type { MessageStore } from '../../../ports/MessageStore';
import type { Conversation } from '../../../schema/shapes/conversation';

/** How many conversations are read: more than notifications show. */
const count = 50;

/** Reads the latest conversations. While changes are noted, reads only those that changed. */
export function recentConversations(messages: Pick<MessageStore, 'loadInbox' | 'loadConversations'>) {
  let known: ReadonlyMap<string, Conversation> | null = null;
  let changed = new Set<string>();
  let isNoting = false;

  /** Returns all conversations, or `before` with the conversations `ids` read again. */
  async function read(before: ReadonlyMap<string, Conversation> | null, ids: readonly string[]) {
    const found = before
      ? await messages.loadConversations(ids)
      : (await messages.loadInbox({ count })).conversations;
    const kept = [...(before ?? [])].filter(([id]) => !ids.includes(id));
    return new Map([...kept, ...found.map((each) => [each.id, each] as const)]);
  }

  return {
    /** Returns the latest conversations, in no particular order. */
    async load(): Promise<Conversation[]> {
      const [before, ids] = [known, [...changed]];
      if (before && ids.length === 0) return [...before.values()];
      changed = new Set();
      const found = await read(before, ids).catch((error) => {
        for (const id of ids) changed.add(id);
        throw error;
      });
      // If all conversations may have changed during the read, the next call reads all of them again.
      if (isNoting && known === before) known = found;
      return [...found.values()];
    },

    /** Notes which conversations have changed: those with these ids, or any. */
    note(ids?: readonly string[]) {
      if (!ids) known = null;
      for (const id of ids ?? []) changed.add(id);
    },

    /** Whether all later changes are noted. */
    follow(isFollowing: boolean) {
      isNoting = isFollowing;
      known = null;
    },
  };
}
