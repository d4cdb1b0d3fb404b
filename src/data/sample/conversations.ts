import type { Message } from '../schema/conversation';
import { messageId } from '../schema/messageId';
import { asha, people } from './people';

const minute = 60_000;

type Name = keyof typeof people;

/** The sample conversations as `conversations.json` holds them, each oldest first. Text, not code, as the posts are. */
export type SampleConversations = {
  with: Name;
  unread: boolean;
  online: boolean;
  messages: { by: Name; minutesAgo: number; text: string }[];
}[];

export type SampleConversation = {
  /** Of whom it is with. */
  id: string;
  unread: boolean;
  online: boolean;
  messages: Message[];
};

/** The sample person's conversations, dated back from `date` (ms since the epoch). Asha writes as `sender` shows her. */
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
        // Those of one moment stay in their order.
        id: messageId(time, `sample-${at}`),
        sender: isSelf ? sender : people[by].name,
        isSelf,
        message: text,
        avatar: people[by].avatar,
        time,
      };
    }),
  }));
}
