import { sampleOwner } from '@/app/services/me';
import type { DeviceStore } from '@/data/ports/DeviceStore';

/** Deletes every account of a device: whoever comes next is alone on it. */
export async function removeAccounts(device: DeviceStore) {
  for (const owner of await device.owners()) if (owner !== sampleOwner) await device.removeAll(owner);
}
