import { claimsIn } from '@/data/adapters/device/memoryDevice';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { StoredRecordInput } from '@/data/schema/shapes/records';

/** Writes an account's records, and claims the addresses of its pages, as the app does. */
export async function writePages(device: DeviceStore, uid: string, records: readonly StoredRecordInput[]) {
  await device.writeAll(uid, records);
  for (const { slug, kind, id } of claimsIn([uid, records]))
    await device.claim(uid, { kind, id, name: slug, reserved: new Set() }, () => []);
}
