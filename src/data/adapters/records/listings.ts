import type { DeviceStore } from '../../ports/DeviceStore';

const loadSchema = async () => (await import('../../schema/shapes/listedStartup')).listedStartupSchema;

/** Returns the public part of a user's listings. The id of each record is the startup's id. */
export const readListings = (device: DeviceStore, owner: string) => device.read(owner, 'listing', loadSchema);
