import type { DeviceStore } from '../../ports/DeviceStore';

// What somebody has in their own space for somebody else is of a kind that names the addressee, who alone reads it.

const sentPrefix = 'sent/';

/** The kind of what is sent to an account. */
export const sentTo = (uid: string) => `${sentPrefix}${uid}` as const;

export const isSent = (kind: string): boolean => kind.startsWith(sentPrefix);

/**
 * The accounts that somebody has written to, oneself never.
 * @throws where the device can't be used
 */
export const readAddressees = async (device: DeviceStore, owner: string): Promise<string[]> =>
  (await device.kinds(owner, sentPrefix))
    .map((kind) => kind.slice(sentPrefix.length))
    .filter((uid) => uid !== owner);
