import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { shapes } from '@/data/adapters/device/shapesVersion';
import { partSchemas } from '@/data/schema/shapes/partSchemas';
import { partFields } from '@/data/schema/shapes/startupParts';

// Records of the current schemas are read without a schema.

let name = 0;
let device: ReturnType<typeof openDeviceStore<string>>;
const open = () => openDeviceStore<string>({ databaseName: `shapes-${name}` });
/** Opens the store again, without the records that it has cached. */
async function reopen() {
  await device.close();
  device = open();
}
/** A schema for which no value is valid. */
const refusing = () => ({ success: false, error: new Error('Not a number') }) as const;
const loadShape = vi.fn(async () => ({ safeParse: refusing }));

beforeEach(() => {
  name += 1;
  shapes.version = 'v1';
  device = open();
  loadShape.mockClear();
});
afterEach(async () => {
  shapes.version = '';
  await device.close();
});

const reads = {
  read: async () => (await device.read('asha', 'follow', loadShape)).records,
  readOthers: async () => (await device.readOthers('asha', 'follow', loadShape)).records,
  readAcross: async () => (await device.readAcross('follow', loadShape, { ids: ['one'] })).records,
};

for (const [method, read] of Object.entries(reads)) {
  it(`DeviceStore.${method} loads no schema for records that were written with the current schemas`, async () => {
    await device.write('asha', 'follow', 'one', true);
    await reopen();
    expect(await read()).toMatchObject([{ id: 'one', value: true }]);
    expect(loadShape).not.toHaveBeenCalled();
  });

  it(`DeviceStore.${method} validates records of earlier schemas`, async () => {
    await device.write('asha', 'follow', 'one', true);
    await reopen();
    shapes.version = 'v2';
    expect(await read()).toEqual([]);
    expect(loadShape).toHaveBeenCalled();
  });

  it(`DeviceStore.${method} validates records without a version`, async () => {
    await device.read('asha', 'follow', loadShape);
    const db = await openDB(`shapes-${name}`);
    await db.put('records', { owner: 'asha', kind: 'follow', id: 'one', value: 'yes' });
    db.close();
    await reopen();
    expect(await read()).toEqual([]);
    expect(loadShape).toHaveBeenCalled();
  });
}

it('a conversation of current records is read without a schema, and an earlier message is validated', async () => {
  await device.write('asha', 'sent:noor', 'one', { message: 'Hello' });
  await reopen();
  const threads = await device.openThreads();
  const read = async () => ({
    thread: (await threads.readThread('asha', 'noor', loadShape, { count: 5 })).records.length,
    heads: (await threads.readHeads('asha', loadShape, { count: 5 })).heads.map(({ last }) => last?.id),
  });
  expect(await read()).toEqual({ thread: 1, heads: ['one'] });
  expect(loadShape).not.toHaveBeenCalled();
  shapes.version = 'v2';
  expect(await read()).toEqual({ thread: 0, heads: [undefined] });
});

it('a cached kind contains a written value without a schema', async () => {
  await device.read('asha', 'follow', loadShape);
  await device.write('asha', 'follow', 'one', true);
  expect((await device.read('asha', 'follow', loadShape)).records).toEqual([{ id: 'one', value: true }]);
  expect(loadShape).not.toHaveBeenCalled();
});

it('without a version, as in development, every record is validated', async () => {
  shapes.version = '';
  await device.write('asha', 'follow', 'one', true);
  await reopen();
  expect((await device.read('asha', 'follow', loadShape)).records).toEqual([]);
  expect(loadShape).toHaveBeenCalled();
});

it('partFields lists the fields of the schemas of all restricted parts', () => {
  const fields = Object.entries(partSchemas).map(([part, { shape }]) => [part, Object.keys(shape)]);
  expect(Object.fromEntries(fields)).toEqual(partFields);
});
