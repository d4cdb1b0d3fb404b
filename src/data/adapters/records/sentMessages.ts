import type { DeviceStore } from '../../ports/DeviceStore';

// What somebody has in their own space for somebody else: of a kind that names the addressee, who alone reads it.

const sentPrefix = 'sent/';

/** The kind of what is sent to an account. */
export const sentTo = (uid: string) => `${sentPrefix}${uid}` as const;

export const isSent = (kind: string): boolean => kind.startsWith(sentPrefix);

const loadSentSchema = async () => (await import('../../schema/conversation')).sentMessageSchema;

/** The last of what somebody wrote to an account themselves: of all, or of that before an id. */
export const readSent = (
  device: DeviceStore,
  owner: string,
  to: string,
  page: { count: number; before?: string },
) => device.readLast(owner, sentTo(to), loadSentSchema, page);

/**
 * The accounts that somebody has written to, oneself never.
 * @throws where the device can't be used
 */
export const readAddressees = async (device: DeviceStore, owner: string): Promise<string[]> =>
  (await device.kinds(owner, sentPrefix))
    .map((kind) => kind.slice(sentPrefix.length))
    .filter((uid) => uid !== owner);

/** The same of what somebody else wrote to whoever reads it: of that person nothing else is addressed to them. */
export const readReceived = (
  device: DeviceStore,
  from: string,
  reader: string,
  page: { count: number; before?: string },
) => device.readOthers(from, sentTo(reader), loadSentSchema, page);
