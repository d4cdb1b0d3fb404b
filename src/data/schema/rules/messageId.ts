import type { Message } from '../shapes/conversation';

/** Digits of a time in ms: enough until the year 33658. */
const digits = 15;

/** Returns a message id. Ids sort by `order`, the message's time in ms since the epoch. */
export const messageId = (order: number, unique: string): string =>
  `${String(Math.max(0, order)).padStart(digits, '0')}-${unique}`;

/**
 * Returns the id of a message written at `at` (ms since the epoch). The id sorts after all `messages`, even
 * if the clock was set back since.
 */
export function nextMessageId(messages: readonly Pick<Message, 'id'>[], at: number, unique: string): string {
  const last = Number.parseInt(messages.at(-1)?.id ?? '', 10);
  return messageId(Number.isNaN(last) ? at : Math.max(at, last + 1), unique);
}
