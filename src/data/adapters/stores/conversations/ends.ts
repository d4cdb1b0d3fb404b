import type { ConversationHead, DeviceStore, Threads } from '../../../ports/DeviceStore';
import type { Message, SentMessage } from '../../../schema/shapes/conversation';
import { conversationIn, messageKind, type Peer, unknownPeer } from './contacts';
import { conversationCache } from './conversationCache';

/** The end of a conversation: its last message, and when it arrived. */
export type End = ConversationHead<Message | SentMessage>;

const loadMessage = async () => (await import('../../../schema/shapes/conversation')).anyMessageSchema;

/** How many conversations are read at a time if all of them are needed. */
export const conversationsAtOnce = 200;
/** How many ends are cached: those of the conversations that were read last. */
const endsKept = 200;

type Options = {
  device: DeviceStore;
  owner: string;
  /** Whether changes are noticed. If not, nothing is cached. */
  isWatching: () => boolean;
};

/** Reads the ends of the user's conversations. */
export function conversationEnds({ device, owner, isWatching }: Options) {
  const cache = conversationCache<End[]>(endsKept);

  const readHeads = async (asked: Parameters<Threads['readHeads']>[2]) =>
    (await device.openThreads()).readHeads<Message | SentMessage>(owner, loadMessage, asked);

  /** Returns a function that finds the ends of these conversations. */
  async function read(ids: readonly string[]) {
    const { heads } = await readHeads({ peers: ids.flatMap((id) => [id, messageKind(id)]) });
    return (id: string) => heads.filter(({ peer }) => conversationIn(peer) === id);
  }

  return {
    /** Returns the ends of these conversations, of those that have messages. */
    async of(ids: readonly string[]): Promise<End[]> {
      if (isWatching()) return (await cache.readAll(ids, read)).flat();
      return ids.flatMap(await read(ids));
    },

    /** Returns the `count` latest ends, or the latest ones before that arrival. */
    async latest(asked: { count: number; before: number }): Promise<{ ends: End[]; hasEarlier: boolean }> {
      const keep = isWatching() ? cache.reading() : () => {};
      const { heads, hasEarlier } = await readHeads(asked);
      for (const head of heads) keep(conversationIn(head.peer), [head]);
      return { ends: heads, hasEarlier };
    },

    /** Yields all ends in batches, latest first. */
    async *all(): AsyncGenerator<End[]> {
      let before: number | undefined;
      while (true) {
        const { heads, hasEarlier } = await readHeads({ count: conversationsAtOnce, before });
        yield heads;
        before = heads.at(-1)?.at;
        if (!hasEarlier || before === undefined) return;
      }
    },

    forget: cache.forget,
  };
}

/** Returns the participant of a conversation with an account that the user can no longer find. */
export const deletedPeer = ({ peer, last }: End, owner: string): Peer | undefined =>
  last && 'to' in last.value && last.owner === owner
    ? { ...unknownPeer({ id: peer, slug: last.value.to.slug }, last.value.to.name), uid: peer }
    : undefined;
