import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RemoteOptions } from '@/data/adapters/remote/remoteDevice';
import { remoteWorld } from '@/data/adapters/remote/remoteWorld';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { World } from '@/data/ports/World';
import { markSchema } from '@/data/schema/shapes/marks';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { databaseRules } from '../../../scripts/databaseRules.mjs';
import { type Account, profile } from '../../support/accountRecords';
import { startDatabase, type TestDatabase } from '../../support/database/server';
import { type Device, openDevice } from './devices';

let count = 0;

/** Returns the stored values of the account of a device, by kind and id. */
export const valuesOf = async ({ store, uid }: Device, owner = uid) =>
  Object.fromEntries((await store.readAll(owner)).map(({ kind, id, value }) => [`${kind}/${id}`, value]));

/** Waits until a device has sent these records, or all of them, including removed ones. */
export const sent = ({ store, uid }: Device, records?: readonly { kind: string; id: string }[]) =>
  vi.waitFor(
    async () => {
      const all = records ?? (await store.readAll(uid));
      const outbox = store.outbox?.(uid);
      const statuses = await Promise.all(all.map(({ kind, id }) => outbox?.status(kind, id)));
      expect(statuses.filter((status) => status !== 'sent')).toEqual([]);
    },
    { timeout: 8000, interval: 10 },
  );

/** Wraps what the account of a device sees of others, as the app does. */
export function countedWorld(world: World, { store, uid }: Pick<Device, 'store' | 'uid'>): World {
  return remoteWorld(world, store, {
    uid,
    async hasMark(kind, id) {
      const { records } = await store.read(uid, kind, async () => markSchema);
      return records.some((mark) => mark.id === id && mark.value);
    },
  });
}

/** Opens a database with the rules before each test, and closes it and all devices afterwards. */
export function withAccounts() {
  let server: TestDatabase;
  let skew = 0;
  const devices: Device[] = [];
  beforeEach(async () => {
    skew = 0;
    server = await startDatabase({ rules: databaseRules, now: () => Date.now() + skew });
  });
  afterEach(async () => {
    await Promise.all(devices.splice(0).map((device) => device.close()));
    await server.close();
  });

  /** Opens a device of an account, whose waits only advance the clock of the database. */
  function open(uid: string, given?: string, locks: RemoteOptions['locks'] = null) {
    count += 1;
    const name = given ?? `remote-account-${count}`;
    const waits: number[] = [];
    const pause = async (ms: number) => {
      waits.push(ms);
      skew += ms;
    };
    const device = openDevice(server, uid, name, { pause, locks });
    devices.push(device);
    const close = async () => {
      devices.splice(devices.indexOf(device), 1);
      await device.close();
    };
    return { ...device, close, waits };
  }

  /** An account with a profile, on a device of theirs that has sent everything. */
  async function join(account: Account, records: readonly StoredRecordInput[] = [], given?: string) {
    const { uid, slug, name } = account;
    const device = open(uid, given);
    const { store } = device;
    const put = async (...changes: StoredRecordInput[]) => {
      await store.writeAll(uid, changes);
      await sent(device, changes);
    };
    await put(profile({ slug, name, role: 'Founder', bio: `About ${name}` }), ...records);
    const world = createWorld({ device: store, owner: uid, me: () => account as never, now: Date.now });
    return { ...device, put, world: countedWorld(world, device) };
  }

  return {
    get server() {
      return server;
    },
    open,
    join,
  };
}

export type Joined = Awaited<ReturnType<ReturnType<typeof withAccounts>['join']>>;
