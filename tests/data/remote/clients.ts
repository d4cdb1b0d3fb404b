import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import { connectDatabaseEmulator, type Database, get, getDatabase, goOffline, ref } from 'firebase/database';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startDatabase, type TestDatabase } from '../../support/database/server';

// The tests of the database run with the database for tests, or with the official emulator if the environment
// variable FIREBASE_DATABASE_EMULATOR_HOST is set.

const emulator = process.env.FIREBASE_DATABASE_EMULATOR_HOST;

/** A test that needs the hooks of the database for tests. */
export const testWithHooks = test.skipIf(emulator !== undefined);

/** One database. `connect`: connects a client, as a user or signed out. */
type World = {
  connect: (uid?: string) => Database;
  setRules: (rules: object) => Promise<void>;
};

export const open = { '.read': true, '.write': true };

let count = 0;
const closing: (() => Promise<unknown>)[] = [];

/** Opens an empty database with rules. */
export async function openWorld(rules: object = open): Promise<World> {
  if (!emulator) return openOwnWorld({ rules: { rules } });
  const [host = '', port = ''] = emulator.split(':');
  count += 1;
  const namespace = `demo-${process.pid}-${Date.now()}-${count}`;
  const setRules = async (definition: object) => {
    const response = await fetch(`http://${emulator}/.settings/rules.json?ns=${namespace}`, {
      method: 'PUT',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify({ rules: definition }),
    });
    expect(response.status).toBe(200);
  };
  await setRules(rules);
  return { setRules, connect: (uid) => connect(host, Number(port), namespace, uid) };
}

/** Opens an empty database for tests. */
export async function openOwnWorld(
  options: Parameters<typeof startDatabase>[0] = {},
): Promise<World & { server: TestDatabase }> {
  const server = await startDatabase(options);
  closing.push(() => server.close());
  return {
    server,
    setRules: async (rules) => server.setRules({ rules }),
    connect: (uid) => connect(server.host, server.port, 'demo-updraft', uid),
  };
}

function connect(host: string, port: number, namespace: string, uid: string | undefined): Database {
  count += 1;
  const databaseURL = `http://${host}:${port}?ns=${namespace}`;
  const app = initializeApp({ projectId: 'demo-updraft', databaseURL }, `client ${count}`);
  const database = getDatabase(app);
  connectDatabaseEmulator(database, host, port, uid === undefined ? {} : { mockUserToken: { sub: uid } });
  closing.unshift(async () => {
    goOffline(database);
    await deleteApp(app);
  });
  return database;
}

/** Waits until a client has received all messages that the database sent before this call. */
export const roundTrip = (database: Database) => get(ref(database, 'roundTrip')).catch(() => {});

/** Records events. `until`: waits for an event. */
export function recorder<T>() {
  const events: T[] = [];
  let wake = () => {};
  return {
    events,
    record(event: T) {
      events.push(event);
      wake();
    },
    async until(isExpected: (event: T) => boolean): Promise<void> {
      while (!events.some(isExpected)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

// Closes all databases after each test, and mutes the SDK, which logs each refused request.
beforeAll(() => setLogLevel('silent'));
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => setLogLevel('info'));
