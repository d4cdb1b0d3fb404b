import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { MessagePage, Person } from '../../ports/MessageStore';
import type { ReceivedMessage, World } from '../../ports/World';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import type { Message, SentMessage } from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
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

    /** Returns each account's name and address as of the user's last message to it. */
    async readAddressed(uids: readonly string[]) {
      const found = await Promise.all(
        uids.map(async (uid) => ({ uid, ...(await readSent(device, owner, uid, { count: 1 })) })),
      );
      return found.flatMap(({ uid, records: [last] }) => (last ? [{ uid, ...last.value.to }] : []));
    },
  };
}

export type AccountMessages = ReturnType<typeof accountMessages>;
