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
 * A message to another account, stored with the sender's records under the recipient's uid. The record's id
 * is the message's id. `to`: the recipient's address and name, in case the recipient's account is deleted.
 */
export const sentMessageSchema = z.object({ to: z.object({ slug: id, name }), message: name, time: moment });
export type SentMessage = z.infer<typeof sentMessageSchema>;

/** A message of any conversation. */
export const anyMessageSchema = z.union([messageSchema, sentMessageSchema]);

/**
 * The stored state of a conversation. Messages are separate records. `readAt`: the arrival of the last message
 * from another account that the user has read, in ms since the epoch; later messages are unread. `readUpTo`:
 * the id of that message, which begins with its time, in records of earlier versions. `unread`: whether the
 * user or the sample data marked the conversation as unread.
 */
export const conversationStateSchema = z.object({
  unread: z.boolean(),
  muted: z.boolean(),
  readAt: z.optional(moment),
  readUpTo: z.optional(text),
});
export type StoredConversationState = z.infer<typeof conversationStateSchema>;
export type ConversationState = Pick<StoredConversationState, 'unread' | 'muted'>;

/**
 * A conversation in the list (spec section 3). `id`: the other account's uid, or a sample contact's id. Its
 * URL has the contact's slug: `/messages/{slug}`.
 */
export type Conversation = ConversationState & {
  id: string;
  /** The slug of the contact's page; missing for a sample contact. */
  slug?: string | undefined;
  name: string;
  role: string;
  avatar: string;
  /** The URL of the person's profile; empty if there is none that the user can see. */
  href: string;
  /**
   * The preview (spec section 4): the last message; empty before the first. The user's own message is cut to
   * 30 characters with "...". If `isOwnLast` is set, the UI adds "You: " in its language.
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
  /** The matching message, in full; empty if only the name matches. */
  message: MarkedText;
  /** The id of the matching message; empty if only the name matches. */
  messageId: string;
};

/** A draft: the unsent text of one conversation. */
export const messageDraftSchema = text;
