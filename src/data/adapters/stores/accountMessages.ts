import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { MessagePage, Person } from '../../ports/MessageStore';
import type { ReceivedMessage, World } from '../../ports/World';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import type { Message, SentMessage } from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import { slugOf } from '../../schema/text/slug';
import { type MessageRange, readSent } from '../records/sentMessages';
import { mergedEnd } from './mergedEnd';

type Options = {
  device: DeviceStore;
  /** The account's uid. */
  owner: string;
  /** Returns the user with the current name. */
  me: () => Me;
  world: Pick<World, 'loadReceived'>;
};

/** Reads the messages between the user and other accounts. Loads with the first such conversation. */
export function accountMessages({ device, owner, me, world }: Options) {
  const ownMessageOf = rememberedByItem(({ id, value: { message, time } }: DeviceRecord<SentMessage>) =>
    remembered(
      (sender: string, avatar: string): Message => ({ id, sender, isSelf: true, message, avatar, time }),
    ),
  );
  const theirMessageOf = rememberedByItem(({ id, message, time }: ReceivedMessage) =>
    remembered(
      (sender: string, avatar: string): Message => ({ id, sender, isSelf: false, message, avatar, time }),
    ),
  );

  return {
    /** Returns the last messages of the user and of the account `uid`. `person` is the other participant. */
    async readPage(uid: string, person: Person, range: MessageRange): Promise<MessagePage> {
      const [sent, received] = await Promise.all([
        readSent(device, owner, uid, range),
        world.loadReceived(uid, range),
      ]);
      const { name, avatar } = me();
      const own = sent.records.map((record) => ownMessageOf(record)(name, avatar));
      const theirs = received.messages.map((message) => theirMessageOf(message)(person.name, person.avatar));
      const { items, hasEarlier } = mergedEnd(
        [
          { items: own, hasEarlier: sent.hasEarlier },
          { items: theirs, hasEarlier: received.hasEarlier },
        ],
        range.count,
      );
      return { messages: items, hasEarlier, quarantined: sent.quarantined };
    },

    /** Returns each account's name as of the user's last message to it, and an id that isn't in `taken`. */
    async readAddressed(uids: readonly string[], taken: readonly string[]) {
      const found = await Promise.all(
        uids.map(async (uid) => ({ uid, ...(await readSent(device, owner, uid, { count: 1 })) })),
      );
      const ids = new Set(taken);
      return found.flatMap(({ uid, records: [last] }) => {
        if (!last) return [];
        const { to } = last.value;
        const id = ids.has(to.id) ? slugOf(to.id, ids) : to.id;
        ids.add(id);
        return [{ uid, id, name: to.name }];
      });
    },
  };
}

export type AccountMessages = ReturnType<typeof accountMessages>;
