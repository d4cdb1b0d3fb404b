import type { Page } from '@playwright/test';
import { expect } from './support';

export type Kept = { kind: string; id: string; value: unknown };

/** Lays records on the device of the sample person, and opens a page on it. */
export async function openWith(page: Page, address: string, records: Kept[]) {
  await page.addInitScript(() => localStorage.setItem('auth', 'true'));
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('updraft');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('records', 'readwrite');
          for (const record of all) write.objectStore('records').put({ owner: 'sample', ...record });
          write.onabort = () => reject(write.error);
          write.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    records,
  );
  // Anew, also where the addresses differ by a hash alone.
  await page.goto('/about');
  await page.goto(address);
}
