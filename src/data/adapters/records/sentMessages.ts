import type { DeviceStore } from '../../ports/DeviceStore';
import { sentTo } from './sentKinds';

/** The last `count` messages. With `before`, only messages before that id. */
export type MessageRange = { count: number; before?: string };

const loadSentSchema = async () => (await import('../../schema/shapes/conversation')).sentMessageSchema;

/** Returns the messages that `owner` sent to another account. */
export const readSent = (device: DeviceStore, owner: string, to: string, range: MessageRange) =>
  device.readLast(owner, sentTo(to), loadSentSchema, range);

/** Returns the messages that another account sent to `reader`, and none that it sent to other accounts. */
export const readReceived = (device: DeviceStore, from: string, reader: string, range: MessageRange) =>
  device.readOthers(from, sentTo(reader), loadSentSchema, range);
