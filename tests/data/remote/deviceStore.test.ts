import { openDB } from 'idb';
import { afterEach, expect } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import { fakeLocks } from '../../support/locks';
import { takeReports } from '../../support/reports';
import { describeDeviceStore } from '../device/deviceStore.contract';
import { withAccounts } from './accounts';
import { omit } from './place';

afterEach(() => {
  // A device may close before it has looked for these.
  for (const report of takeReports()) expect(report).toMatch(/^old accounts: InvalidStateError/);
});
const accounts = withAccounts();
let devices = 0;
omit({
  'removeAll deletes the records of one owner only, including those in quarantine':
    'The device receives the removed records again, because the account isn’t deleted in the database.',
});
/** A device of the account `me`, which keeps a copy in the database. */
describeDeviceStore('the device store with a copy in a database', () => {
  devices += 1;
  const name = `copied-${devices}`;
  const locks = fakeLocks();
  return {
    openTab: () => accounts.open('me', name, locks).store as DeviceStore<string>,
    async quarantined() {
      const db = await openDB(name);
      const all: unknown[] = await db.getAll('quarantine');
      db.close();
      return all;
    },
  };
});
