import type { DeviceStore } from '../../ports/DeviceStore';
import { sentTo } from './sentKinds';

/** So many from the end, or from those before an id. */
export type MessageRange = { count: number; before?: string };

const loadSentSchema = async () => (await import('../../schema/conversation')).sentMessageSchema;

/** What somebody wrote to an account themselves. */
export const readSent = (device: DeviceStore, owner: string, to: string, range: MessageRange) =>
  device.readLast(owner, sentTo(to), loadSentSchema, range);

/** What somebody else wrote to whoever reads it: of that person nothing else is addressed to them. */
export const readReceived = (device: DeviceStore, from: string, reader: string, range: MessageRange) =>
  device.readOthers(from, sentTo(reader), loadSentSchema, range);
