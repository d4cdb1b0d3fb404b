import type { DeviceStore } from '../../ports/DeviceStore';

const loadSchema = async () => (await import('../../schema/startupListing')).listedStartupSchema;

/** What a person has listed, by the ids of the startups. */
export const readListings = (device: DeviceStore, owner: string) => device.read(owner, 'listing', loadSchema);
