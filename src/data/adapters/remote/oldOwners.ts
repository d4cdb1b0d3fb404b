import type { DeviceStore } from '../../ports/DeviceStore';
import type { ReceivedRecord } from '../device/outboxEntry';
import type { AgreedStore } from './agreed';

/** How many other accounts a device keeps: those that it received last. */
const ownersMost = 2000;

type Options = {
  agreed: AgreedStore;
  /** Returns all records of an account on this device. */
  readAll: DeviceStore['readAll'];
  /** Writes records of an account to this device. */
  write: (owner: string, records: readonly ReceivedRecord[]) => Promise<void>;
};

/**
 * Removes the other accounts that this device received longest ago. Accounts that were signed in here stay, and so do
 * those with a conversation. The device receives a removed account again when a screen needs it.
 */
export async function dropOldOwners({ agreed, readAll, write }: Options, most = ownersMost): Promise<void> {
  const owners = await agreed.receivedOwners();
  const dropped: string[] = [];
  for (const owner of owners.slice(0, Math.max(0, owners.length - most)))
    if (!(await agreed.restored(owner))) dropped.push(owner);
  if (dropped.length === 0) return;
  const forgotten = await agreed.forgetOwners(dropped);
  for (const owner of forgotten) {
    const records = await readAll(owner);
    await write(
      owner,
      records.map(({ kind, id }) => ({ kind, id, value: undefined })),
    );
  }
}
