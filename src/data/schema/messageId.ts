import type { Message } from './conversation';

/** Digits of a moment in ms: enough until the year 33658. */
const digits = 15;

/** Ids of one conversation sort in the order of its messages. */
export const messageId = (order: number, unique: string): string =>
  `${String(Math.max(0, order)).padStart(digits, '0')}-${unique}`;

/** The id of a message written at `at` (ms since the epoch) after these, whatever the clock said when they were. */
export function nextMessageId(messages: readonly Pick<Message, 'id'>[], at: number, unique: string): string {
  const last = Number.parseInt(messages.at(-1)?.id ?? '', 10);
  return messageId(Number.isNaN(last) ? at : Math.max(at, last + 1), unique);
}
