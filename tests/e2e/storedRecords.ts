import type { Page } from '@playwright/test';
import { restoredEntries } from '@/data/adapters/device/messageEntries';
import { databaseOf, lay } from './databases';
import { open } from './support';

export type Kept = { kind: string; id: string; value: unknown };

/** Opens a page in the demo account with these stored records. */
export async function openWith(page: Page, address: string, records: Kept[]) {
  const { stores, ...latest } = databaseOf('updraft', 6);
  const rows = records.map((record) => ({ value: { owner: 'sample', ...record } }));
  await page.goto('/favicon.svg');
  const none = Object.fromEntries(
    Object.entries(stores).map(([name, store]) => [name, { ...store, rows: [] }]),
  );
  const entries = restoredEntries('sample', records).map((value) => ({ value }));
  // The last entry of a conversation replaces the others, because their keys are equal.
  const own = { records: rows, entries, heads: entries };
  const laid = Object.fromEntries(
    Object.entries(none).map(([name, store]) => [
      name,
      { ...store, rows: own[name as keyof typeof own] ?? [] },
    ]),
  );
  await lay(page, [{ ...latest, stores: laid }]);
  await open(page, address);
}

/** A message in a conversation, from the user (`isSelf`) or the other participant. */
export function message(withWhom: string, text: string, time: number, isSelf = true): Kept {
  const id = `${String(time).padStart(15, '0')}-1`;
  const sender = isSelf ? 'Asha Verma' : withWhom;
  return { kind: `message:${withWhom}`, id, value: { id, sender, isSelf, message: text, avatar: '', time } };
}
