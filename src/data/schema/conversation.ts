import * as z from 'zod/mini';
import type { MarkedText } from './siteSearch';
import { id, moment, name, picture, text } from './values';

/** One message of a conversation (spec section 3). `time` in ms since the epoch. */
export const messageSchema = z.object({
  id,
  sender: text,
  isSelf: z.boolean(),
  message: name,
  avatar: picture,
  time: moment,
});
export type Message = z.infer<typeof messageSchema>;

/**
 * A message to another account, as its sender keeps it: in their own space, by whom it is to. Its id is the record's. `to`:
 * whom its sender saw it go to, which is all they still know once the other is gone.
 */
export const sentMessageSchema = z.object({ to: z.object({ id, name }), message: name, time: moment });
export type SentMessage = z.infer<typeof sentMessageSchema>;

/**
 * What the device keeps about a conversation beside its messages, each in a record of its own. `readUpTo`: the id of the
 * last message from another account that was read; what came after it is unread. `unread`: it is marked so by hand, or in
 * the sample.
 */
export const conversationStateSchema = z.object({
  unread: z.boolean(),
  muted: z.boolean(),
  readUpTo: z.optional(text),
});
export type KeptConversationState = z.infer<typeof conversationStateSchema>;
export type ConversationState = Pick<KeptConversationState, 'unread' | 'muted'>;

/** A conversation as the list shows it (spec section 3). Its id is that of the person it is with: `/messages/{id}`. */
export type Conversation = ConversationState & {
  id: string;
  name: string;
  role: string;
  avatar: string;
  /** The person's profile; empty for somebody who is no longer there. */
  href: string;
  /**
   * The preview (spec section 4): the last message, cut to 30 characters with "..." where it is one's own; empty before
   * the first. `isOwnLast` puts "You: " before it, in the person's language.
   */
  lastMessage: string;
  isOwnLast: boolean;
  /** When it was last written in, ms since the epoch; `null` before the first message. */
  date: number | null;
  online: boolean;
  /** What is typed and not sent. */
  draft: string;
  /** Why nothing can be written: the other is no longer there, or oneself is of the sample, whose words reach nobody. */
  closed?: 'gone' | 'sample';
};

/** What a search found in one conversation. */
export type FoundConversation = {
  id: string;
  name: MarkedText;
  /** The message that was found, whole; empty where only the name was. */
  message: MarkedText;
  /** Its id; empty too. */
  messageId: string;
};

/** A draft: what was typed into one conversation and not sent. */
export const messageDraftSchema = text;
