import type { DeviceStore } from '../../ports/DeviceStore';
import { sentTo } from './sentKinds';

/** The last `count` messages: of all, or of those before an id. */
export type MessageRange = { count: number; before?: string };

const loadSentSchema = async () => (await import('../../schema/shapes/conversation')).sentMessageSchema;

/** Returns messages that an account wrote to another one. */
export const readSent = (device: DeviceStore, owner: string, to: string, range: MessageRange) =>
  device.readLast(owner, sentTo(to), loadSentSchema, range);

/** Returns messages that another account wrote to the reader; never its messages to third accounts. */
export const readReceived = (device: DeviceStore, from: string, reader: string, range: MessageRange) =>
  device.readOthers(from, sentTo(reader), loadSentSchema, range);
