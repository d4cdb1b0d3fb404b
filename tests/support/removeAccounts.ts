import { openDB } from 'idb';
import { sampleOwner } from '@/app/services/me';
import type { DeviceStore } from '@/data/ports/DeviceStore';

/**
 * Deletes all accounts of the store in IndexedDB except the demo account, so that tests don't affect each
 * other. Also frees their addresses, which would stay taken.
 */
export async function removeAccounts(device: DeviceStore) {
  for (const owner of await device.owners()) if (owner !== sampleOwner) await device.removeAll(owner);
  const database = await openDB('updraft');
  await database.clear('addresses');
  database.close();
}
