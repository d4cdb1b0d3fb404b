import type { Page } from '@playwright/test';
import { databaseOf, lay } from './databases';
import { open } from './support';

export type Kept = { kind: string; id: string; value: unknown };

/** Opens a page on a device of the sample person that holds these records. */
export async function openWith(page: Page, address: string, records: Kept[]) {
  const { stores, ...latest } = databaseOf('updraft', 3);
  const rows = records.map((record) => ({ value: { owner: 'sample', ...record } }));
  await page.goto('/favicon.svg');
  const none = Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [name, { ...store, rows: [] }]),
  );
  await lay(page, [{ ...latest, stores: { ...none, records: { ...none.records, rows } } }]);
  await open(page, address);
}
