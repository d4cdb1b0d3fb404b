import type { Message } from '../shapes/conversation';

/** Digits of a time in ms: enough until the year 33658. */
const digits = 15;

/** Returns an id that sorts by `order`, the time of a message in ms since the epoch, in its conversation. */
export const messageId = (order: number, unique: string): string =>
  `${String(Math.max(0, order)).padStart(digits, '0')}-${unique}`;

/**
 * Returns the id of a message written at `at` (ms since the epoch). It sorts after all `messages`, whatever
 * the clock was when they were written.
 */
export function nextMessageId(messages: readonly Pick<Message, 'id'>[], at: number, unique: string): string {
  const last = Number.parseInt(messages.at(-1)?.id ?? '', 10);
  return messageId(Number.isNaN(last) ? at : Math.max(at, last + 1), unique);
}
