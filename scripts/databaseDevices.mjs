import 'fake-indexeddb/auto';
import { setTimeout as wait } from 'node:timers/promises';
import { setLogLevel } from 'firebase/app';
import { databaseRules } from './databaseRules.mjs';
import { openLoader } from './load.mjs';

// Devices in Node, with the database for tests and its real rules. About 100 times faster than browsers.

/**
 * Starts a database. `open` opens a device of an account: its records in IndexedDB, connected to the database.
 * `load` imports a TypeScript module of the project.
 */
export async function openDatabase() {
  const { load, close } = await openLoader();
  const [{ startDatabase }, { openDevice }] = await Promise.all([
    load('./tests/support/database/server.ts'),
    load('./tests/data/remote/devices.ts'),
  ]);
  // The SDK would log each refused request.
  setLogLevel('silent');
  const server = await startDatabase({ rules: databaseRules });
  return {
    server,
    load,
    open: (uid, name) => openDevice(server, uid, name),
    close: () => Promise.all([server.close(), close()]),
  };
}

/** Waits until `check` returns `true`; asks every `pause` ms. @throws Error after `patience` ms */
export async function until(what, check, { patience = 60_000, pause = 5 } = {}) {
  for (const end = Date.now() + patience; Date.now() < end; await wait(pause)) if (await check()) return;
  throw new Error(`Waited too long: ${what}`);
}

/** Returns the records of an account on a device, by kind and id. */
export const recordsOn = async ({ store }, owner) =>
  new Map((await store.readAll(owner)).map(({ kind, id, value }) => [`${kind} ${id}`, value]));

/** Returns the records of a device's own account that the database doesn't have yet, with their statuses. */
export async function unsent({ store, uid }, names) {
  const statuses = await Promise.all(names.map((name) => store.outbox(uid).status(...name.split(' '))));
  return names.flatMap((name, at) => (statuses[at] === 'sent' ? [] : [[name, statuses[at]]]));
}

/** The records that give an account a page. */
export const pageOf = (name) => [{ kind: 'profile', id: 'me', value: { slug: name, name, role: 'Founder' } }];

/** Returns the record of a message. `number` identifies it. */
export const messageTo = (to, number, time = Date.now()) => ({
  kind: `sent:${to}`,
  id: `${String(time).padStart(15, '0')}-${number}`,
  value: { to: { slug: to, name: to }, message: `Message ${number}`, time },
});

/** Returns the record of a post. */
export const postBy = (uid, id, postTime = Date.now()) => ({
  kind: 'post',
  id,
  value: {
    ...{ id, author: { id: uid, name: uid, role: '', avatar: '', isVerified: false }, content: `Post ${id}` },
    ...{ hashtags: [], likes: 0, comments: [], shares: 0, isLiked: false, postTime, type: 'thought' },
  },
});
