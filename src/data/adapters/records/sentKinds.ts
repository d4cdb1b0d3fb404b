import type { DeviceStore } from '../../ports/DeviceStore';

// Messages to another account have a kind that names the addressee, the only other account that reads them.

const sentPrefix = 'sent/';

/** Returns the kind of messages to an account. */
export const sentTo = (uid: string) => `${sentPrefix}${uid}` as const;

export const isSent = (kind: string): boolean => kind.startsWith(sentPrefix);

/**
 * Returns the accounts that an owner has written to, never the owner's own.
 * @throws when browser storage is unavailable
 */
export const readAddressees = async (device: DeviceStore, owner: string): Promise<string[]> =>
  (await device.kinds(owner, sentPrefix))
    .map((kind) => kind.slice(sentPrefix.length))
    .filter((uid) => uid !== owner);
