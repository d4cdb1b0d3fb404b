import type { DeviceStore } from '../../ports/DeviceStore';

// A message is a record of its sender. Its kind contains the uid of the addressee, the only other reader.

const sentPrefix = 'sent:';

/** Returns the kind of the records that are messages to an account. */
export const sentTo = (uid: string) => `${sentPrefix}${uid}` as const;

export const isSent = (kind: string): boolean => kind.startsWith(sentPrefix);

/**
 * Returns the uids of the accounts that an owner has sent messages to, without the owner's own uid.
 * @throws when browser storage is unavailable
 */
export const readAddressees = async (device: DeviceStore, owner: string): Promise<string[]> =>
  (await device.kinds(owner, sentPrefix))
    .map((kind) => kind.slice(sentPrefix.length))
    .filter((uid) => uid !== owner);
