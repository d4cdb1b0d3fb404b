import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedAuth } from '@/data/adapters/auth/embeddedAuth';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createStartRecord } from '@/data/adapters/device/startRecord';
import { markSchema } from '@/data/schema/shapes/marks';

// Saved data must survive a crash of the system, so each write transaction requests strict durability.

const beginning = () => vi.spyOn(IDBDatabase.prototype, 'transaction');
let begun: ReturnType<typeof beginning>;
beforeEach(() => {
  begun = beginning();
});

const written = () =>
  begun.mock.calls.flatMap(([, mode, options]) => (mode === 'readwrite' ? [options?.durability] : []));

test('every method of the device store that writes records uses transactions with strict durability', async () => {
  const device = openDeviceStore({ databaseName: 'durable-records' });
  const loadSchema = async () => markSchema;
  const star = { kind: 'star', id: 'a', value: true } as const;
  const writing: (() => Promise<unknown>)[] = [
    () => device.write('u1', 'star', 'a', true),
    () => device.writeAll('u1', [star]),
    () => device.update('u1', 'star', 'a', loadSchema, () => false),
    () => device.handOver('u1', [star], 'u2', [star]),
    () => device.remove('u2', 'star', 'a'),
    () => device.replaceAll('u1', [star]),
    () => device.removeAll('u1'),
  ];
  for (const [at, write] of writing.entries()) {
    await write();
    expect(written()).toEqual(Array(at + 1).fill('strict'));
  }
  await device.close();
});

test('createStartRecord writes to IndexedDB with strict durability, and a change is saved once it is on disk', async () => {
  const record = createStartRecord({ databaseName: 'durable-start', storage: null, keys: ['auth'] });
  const events = vi.spyOn(IDBTransaction.prototype, 'dispatchEvent');
  await record.save({ auth: 'true' });
  expect(written()).toEqual(['strict']);
  const modes = events.mock.calls.flatMap(([{ type }], at) =>
    type === 'complete' ? [(events.mock.contexts[at] as IDBTransaction).mode] : [],
  );
  expect(modes).toContain('readwrite');
});

test('createEmbeddedAuth writes accounts and the session to IndexedDB with strict durability', async () => {
  const chooseAccount = async () => null;
  const auth = createEmbeddedAuth({ databaseName: 'durable-accounts', iterations: 10, chooseAccount });
  const nora = { email: 'nora@lund.example', password: 'rooftops of Pune' };
  await auth.signUp(nora);
  await auth.signOut();
  await auth.signIn(nora);
  await auth.deleteAccount(nora.password);
  expect(written().length).toBeGreaterThanOrEqual(4);
  expect(new Set(written())).toEqual(new Set(['strict']));
  await auth.close();
});
