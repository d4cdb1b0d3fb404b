import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remotePresence } from '@/data/adapters/remote/remotePresence';
import { startDatabase, type TestDatabase } from '../../support/database/server';
import { describePresence } from '../device/presence.contract';
import { connectAs } from './devices';

let server: TestDatabase;
const clients: ReturnType<typeof connectAs>[] = [];
beforeEach(async () => {
  server = await startDatabase();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.close();
});

/** A window that knows Ada and Ben. */
function openWindow() {
  const client = connectAs(server, 'ada');
  clients.push(client);
  const presence = remotePresence({
    open: async () => client.database,
    peers: () => new Set(['ada', 'ben']),
    observePeers: () => () => {},
  });
  return { ...client, presence };
}

describePresence('remotePresence', () => {
  const [here, there] = [openWindow(), openWindow()];
  return { windows: [here.presence, there.presence] };
});

test('an account is offline while its only window has no connection', async () => {
  const [here, there] = [openWindow(), openWindow()];
  const isOnline = async () => (await there.presence.load()).has('ada');
  here.presence.enter('ada');
  await vi.waitFor(async () => expect(await isOnline()).toBe(true));
  server.refuse(true);
  here.goOffline();
  server.refuse(false);
  await vi.waitFor(async () => expect(await isOnline()).toBe(false));
  here.goOnline();
  await vi.waitFor(async () => expect(await isOnline()).toBe(true));
});
