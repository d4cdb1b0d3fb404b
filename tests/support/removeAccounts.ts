import { sampleOwner } from '@/app/services/me';
import type { DeviceStore } from '@/data/ports/DeviceStore';

/** Deletes all accounts of a store except the demo account, so that tests don't affect each other. */
export async function removeAccounts(device: DeviceStore) {
  for (const owner of await device.owners()) if (owner !== sampleOwner) await device.removeAll(owner);
}
