import { messageId } from '../schema/rules/messageId';
import type { Message } from '../schema/shapes/conversation';
import { asha, people } from './people';

const minute = 60_000;

type Name = keyof typeof people;

/** The content of `conversations.json`. In each conversation, the oldest message is first. */
export type SampleConversations = {
  with: Name;
  unread: boolean;
  online: boolean;
  messages: { by: Name; minutesAgo: number; text: string }[];
}[];

export type SampleConversation = {
  /** The id of the other person. */
  id: string;
  unread: boolean;
  online: boolean;
  messages: Message[];
};

/**
 * Returns the demo account's conversations, with times counted back from `date` (ms since the epoch).
 * `sender`: the current name of the demo account's user.
 */
export function sampleConversations(
  sample: SampleConversations,
  date: number,
  sender: string,
): SampleConversation[] {
  return sample.map(({ with: other, unread, online, messages }) => ({
    id: people[other].id,
    unread,
    online,
    messages: messages.map(({ by, minutesAgo, text }, at) => {
      const time = date - minutesAgo * minute;
      const isSelf = people[by].id === asha.id;
      return {
        // Messages of the same time keep their order.
        id: messageId(time, `sample-${at}`),
        sender: isSelf ? sender : people[by].name,
        isSelf,
        message: text,
        lang: 'en',
        avatar: people[by].avatar,
        time,
      };
    }),
  }));
}
