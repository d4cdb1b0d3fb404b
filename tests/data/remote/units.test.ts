import 'fake-indexeddb/auto';
import { asking } from '@kit/deferred';
import { expect, test, vi } from 'vitest';
import { openAgreed } from '@/data/adapters/remote/agreed';
import type { RemoteDatabase } from '@/data/adapters/remote/database';
import { liveUnits } from '@/data/adapters/remote/units';

let count = 0;

/** Units that note the values of the records that they write. */
function open() {
  count += 1;
  const agreed = openAgreed(`units-${count}`);
  const written: unknown[] = [];
  const database = {
    observeConnection(listener: (isConnected: boolean) => void) {
      listener(true);
      return () => {};
    },
  } as unknown as RemoteDatabase;
  const write = async (_: string, records: readonly { value: unknown }[]) => {
    written.push(...records.map(({ value }) => value));
  };
  const as = (viewer: string) => liveUnits({ viewer, database, agreed, write });
  const receive = (value: unknown, units = as('ben'), more = {}) =>
    units.receive('ada', 'post ada p', [{ kind: 'post', id: 'p', value }], more);
  return { written, receive, as };
}

test('a value that changes and changes back, while the device writes it, is written again', async () => {
  const { written, receive, as } = open();
  const units = as('ben');
  await receive('one', units);
  const second = receive('two', units);
  await vi.waitFor(() => expect(written).toEqual(['one', 'two']));
  await Promise.all([second, receive('one', units)]);
  expect(written).toEqual(['one', 'two', 'one']);
});

test('a value that the device has is written once, until a value for another account replaces it', async () => {
  const { written, receive, as } = open();
  await receive('one');
  await receive('one');
  await receive(undefined, as('cara'));
  await receive('one');
  expect(written).toEqual(['one', undefined, 'one']);
});

test('a record is written without its images first, and again after an image that couldn’t be loaded', async () => {
  const { written, receive, as } = open();
  const image = { photo: { $image: 'h' } };
  const complete = vi.fn(async () => [{ kind: 'post', id: 'p', value: 'whole' }]);
  complete.mockRejectedValueOnce(new Error('Offline'));
  await expect(receive(image, as('ben'), { complete })).rejects.toThrow('Offline');
  await receive(image, as('ben'), { complete });
  await receive(image, as('ben'), { complete });
  expect(written).toEqual([{ photo: null }, { photo: null }, 'whole']);
});

test('images that load after a newer value aren’t written', async () => {
  const { written, receive, as } = open();
  const units = as('ben');
  const { ask, calls } = asking<[], { kind: string; id: string; value: unknown }[]>();
  const first = receive({ photo: { $image: 'h' } }, units, { complete: ask });
  await vi.waitFor(() => expect(written).toEqual([{ photo: null }]));
  await receive('two', units);
  calls[0]?.resolve([{ kind: 'post', id: 'p', value: 'late' }]);
  await first;
  expect(written).toEqual([{ photo: null }, 'two']);
});

test('a unit is listened to once, however often it is needed, and the first read waits until it is whole', async () => {
  const { as } = open();
  const units = as('ben');
  let whole = () => {};
  const start = vi.fn((isWhole: () => void) => {
    whole = isWhole;
    return () => {};
  });
  const isDone = vi.fn();
  const waiting = [units.need({ name: 'a', start }), units.need({ name: 'a', start })].map((need) =>
    need.then(isDone),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isDone).not.toHaveBeenCalled();
  whole();
  await Promise.all(waiting);
  await as('ben').need({ name: 'a', start: () => () => {} });
  expect(start).toHaveBeenCalledTimes(1);
});
