import * as z from 'zod/mini';
import type { MarkedText } from './siteSearch';
import { id, moment, name, picture, text } from './values';

/** One message of a conversation (spec section 3). `time` in ms since the epoch. */
export const messageSchema = z.object({
  id,
  sender: text,
  isSelf: z.boolean(),
  message: name,
  /** The language of the message, if it is known: `en` in the sample data. */
  lang: z.optional(text),
  avatar: picture,
  time: moment,
});
export type Message = z.infer<typeof messageSchema>;

/**
 * A message to another account, stored in the sender's namespace under the recipient's uid. Its id is that of
 * the record. `to`: the recipient as the sender saw them. It is all that remains if the recipient is deleted.
 */
export const sentMessageSchema = z.object({ to: z.object({ id, name }), message: name, time: moment });
export type SentMessage = z.infer<typeof sentMessageSchema>;

/**
 * The stored state of a conversation, apart from its messages, which are separate records. `readUpTo`: the id
 * of the last message from another account that the user read; later ones are unread. `unread`: marked as
 * unread by the user, or by the sample data.
 */
export const conversationStateSchema = z.object({
  unread: z.boolean(),
  muted: z.boolean(),
  readUpTo: z.optional(text),
});
export type StoredConversationState = z.infer<typeof conversationStateSchema>;
export type ConversationState = Pick<StoredConversationState, 'unread' | 'muted'>;

/** A conversation in the list (spec section 3). Its id is that of the other person: `/messages/{id}`. */
export type Conversation = ConversationState & {
  id: string;
  name: string;
  role: string;
  avatar: string;
  /** The URL of the person's profile; empty if there is none that the user can see. */
  href: string;
  /**
   * The preview (spec section 4): the last message; empty before the first. A message by the user is cut to
   * 30 characters with "...", and `isOwnLast` adds "You: " in the interface language.
   */
  lastMessage: string;
  isOwnLast: boolean;
  /** When the last message was sent, ms since the epoch; `null` before the first message. */
  date: number | null;
  online: boolean;
  /** The unsent text. */
  draft: string;
  /** Why no message can be sent: the other account is deleted, or the user is the demo account (`sample`). */
  closed?: 'deleted' | 'sample';
};

/** One conversation that a search found. */
export type FoundConversation = {
  id: string;
  name: MarkedText;
  /** The message that was found, in full; empty if only the name matches. */
  message: MarkedText;
  /** The id of that message; empty if only the name matches. */
  messageId: string;
};

/** A draft: the unsent text of one conversation. */
export const messageDraftSchema = text;
