import type { ArrivedRecord, DeviceStore } from '../../../ports/DeviceStore';
import type { MessagePage } from '../../../ports/MessageStore';
import { isAhead } from '../../../schema/rules/isAhead';
import { messagesPage } from '../../../schema/shapes/constants';
import type { Message, SentMessage } from '../../../schema/shapes/conversation';
import type { Me } from '../../../schema/shapes/currentUser';
import { loadSentSchema } from '../../records/sentMessages';
import { messageKind, type Peer } from './contacts';

/** The last `count` messages. With `before`, only messages before the message with that id. */
export type MessageRange = { count: number; before?: string | undefined };

const loadMessageSchema = async () => (await import('../../../schema/shapes/conversation')).messageSchema;

/** How many conversations keep their messages in memory: those that were read last. */
const conversationsKept = 20;

/** How many messages are read after a change: usually, one message was added. */
const addedAtOnce = 10;

type Options = {
  device: DeviceStore;
  owner: string;
  me: () => Me;
  /** Returns the time in ms since the epoch. */
  now: () => number;
};

/** Reads the messages of conversations. Unchanged messages are the same objects. */
export function threadsOf({ device, owner, me, now }: Options) {
  /** The messages that were read last, by conversation and by id, the last read conversation last. */
  const known = new Map<string, Map<string, { message: Message; text: string }>>();

  /** Returns equal messages as the objects that were returned before, with the time of their first read. */
  function same(id: string, messages: readonly Message[]): Message[] {
    const before = known.get(id);
    const after = new Map(before);
    known.delete(id);
    known.set(id, after);
    for (const [oldest] of known) if (known.size > conversationsKept) known.delete(oldest);
    return messages.map((message) => {
      const text = JSON.stringify(message);
      const found = before?.get(message.id);
      if (found?.text === text) return found.message;
      const shown = message.isSelf || !isAhead(message.time, now()) ? message : { ...message, time: now() };
      after.set(message.id, { message: shown, text });
      return shown;
    });
  }

  /** Returns a message between accounts as the user sees it. */
  function messageOf({ person }: Peer, { owner: from, id, value }: ArrivedRecord<SentMessage>): Message {
    const isSelf = from === owner;
    const { name: sender, avatar } = isSelf ? me() : person;
    return { id, sender, isSelf, message: value.message, avatar, time: value.time };
  }

  const threads = {
    /** Returns the last messages of a conversation in the order of their arrival. */
    async readPage(peer: Peer, range: MessageRange): Promise<MessagePage> {
      const { id } = peer.person;
      const read = async () => {
        const stored = await device.openThreads();
        if (peer.uid === null) {
          const page = await stored.readThread(owner, messageKind(id), loadMessageSchema, range);
          return { ...page, messages: page.records.map(({ value }) => value) };
        }
        const page = await stored.readThread(owner, peer.uid, loadSentSchema, range);
        return { ...page, messages: page.records.map((record) => messageOf(peer, record)) };
      };
      const { messages, hasEarlier, quarantined } = await read();
      return { messages: same(id, messages), hasEarlier, quarantined };
    },

    /** Returns the last page of a conversation. Reads only a few messages if `before` has the others. */
    async readLatest(peer: Peer, before: MessagePage | undefined): Promise<MessagePage> {
      if (before) {
        const end = await threads.readPage(peer, { count: addedAtOnce });
        const at = before.messages.findIndex(({ id }) => id === end.messages[0]?.id);
        const messages = [...before.messages.slice(0, at), ...end.messages];
        const hasEarlier = before.hasEarlier || messages.length > messagesPage;
        if (at >= 0) return { ...end, messages: messages.slice(-messagesPage), hasEarlier };
      }
      return threads.readPage(peer, { count: messagesPage });
    },
  };
  return threads;
}
