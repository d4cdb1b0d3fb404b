import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Row = { key?: string; value: unknown };
type Store = {
  keyPath?: string | string[];
  autoIncrement?: boolean;
  indexes?: Record<string, { keyPath: string | string[]; unique?: boolean; multiEntry?: boolean }>;
  rows: Row[];
};
export type Database = { name: string; version: number; stores: Record<string, Store> };

const folder = 'tests/fixtures/databases';

/** All past and current versions of the app's databases, with rows. */
export const databases: Database[] = readdirSync(folder)
  .sort()
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));

export const databaseOf = (name: string, version: number): Database => {
  const found = databases.find((one) => one.name === name && one.version === version);
  if (!found) throw new Error(`There is no fixture of ${name} ${version}`);
  return found;
};

/** Writes rows into databases and creates missing databases. The page must have the app's origin. */
export const lay = (page: Page, all: Database[]) =>
  page.evaluate(async (databases) => {
    for (const { name, version, stores } of databases) {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const [storeName, { keyPath, autoIncrement, indexes = {} }] of Object.entries(stores)) {
          const store = opening.result.createObjectStore(storeName, {
            ...(keyPath !== undefined && { keyPath }),
            ...(autoIncrement && { autoIncrement }),
          });
          for (const [index, { keyPath: path, unique = false, multiEntry = false }] of Object.entries(
            indexes,
          ))
            store.createIndex(index, path, { unique, multiEntry });
        }
      };
      await new Promise<void>((resolve, reject) => {
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(Object.keys(stores), 'readwrite');
          for (const [storeName, { rows }] of Object.entries(stores))
            for (const { key, value } of rows) writing.objectStore(storeName).put(value, key);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    }
  }, all);

/** Returns the names and versions of the existing databases. */
export const versions = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name, version }) => [name ?? '', version ?? 0] as const),
  );

/** Returns the values of a store in key order, or an empty array if the database doesn't exist. */
export const contents = (page: Page, name: string, store: string) =>
  page.evaluate(
    async ([database, wanted]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // Opening a missing database would create it.
      if (!(await indexedDB.databases()).some(({ name }) => name === database)) return [];
      const opened = await done(indexedDB.open(database));
      const all: unknown[] = await done(opened.transaction(wanted).objectStore(wanted).getAll());
      opened.close();
      return all;
    },
    [name, store] as const,
  );

/** Returns all records of the app as JSON text. */
export const recordsText = async (page: Page) => JSON.stringify(await contents(page, 'updraft', 'records'));
