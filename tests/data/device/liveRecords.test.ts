import { settled } from '@kit/deferred';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLiveRecords } from '@/data/adapters/device/liveRecords';
import { createMemory } from '@/data/adapters/device/memoryDevice';

const owner = 'uid-nora';

/** Live records that contain one like of a post. Each read is pending until the test releases it. */
function world() {
  const memory = createMemory();
  const device = memory.open();
  const readings: (() => void)[] = [];
  const live = createLiveRecords<{ isOn: boolean }>({
    device,
    owner,
    kinds: ['like'],
    async read() {
      const { records } = await device.read(owner, 'like', async () => z.boolean());
      await new Promise<void>((resolve) => readings.push(resolve));
      return { isOn: records[0]?.value ?? false };
    },
    shown: (saved) => saved,
    onReplaced: () => {},
  });
  const reading = (at: number) => vi.waitFor(() => expect(readings).toHaveLength(at));
  const follow = () => {
    const seen: boolean[] = [];
    live.observe(({ isOn }) => seen.push(isOn));
    return seen;
  };
  return { memory, device, live, readings, reading, follow };
}

test('createLiveRecords discards the result of a read during which a record changes, and publishes the next result', async () => {
  const { device, live, readings, reading, follow } = world();
  const first = follow();
  await reading(1);
  await device.write(owner, 'like', 'a', true);
  readings[0]?.();
  await reading(2);
  const joining = follow();
  live.publish();
  expect([first, joining]).toEqual([[], []]);
  readings[1]?.();
  await vi.waitFor(() => expect([first, joining]).toEqual([[true], [true]]));
});

test('createLiveRecords doesn’t notify its observers when a record of another kind or an unchanged record is written', async () => {
  const { memory, device, readings, reading, follow } = world();
  const seen = follow();
  await reading(1);
  readings[0]?.();
  await vi.waitFor(() => expect(seen).toEqual([false]));
  await device.write(owner, 'star', 'a', true);
  await device.write(owner, 'like', 'a', false);
  await reading(2);
  readings[1]?.();
  await memory.open().write(owner, 'like', 'a', true);
  await reading(3);
  readings[2]?.();
  await vi.waitFor(() => expect(seen).toEqual([false, true]));
});

test('createLiveRecords publishes a write of this tab without a read, but repeats a read that the write interrupts', async () => {
  const { device, live, readings, reading, follow } = world();
  const seen = follow();
  const write = (isOn: boolean) =>
    live.write(
      { kind: 'like', id: 'a' },
      () => device.write(owner, 'like', 'a', isOn),
      () => ({ isOn }),
    );
  await reading(1);
  await write(true);
  readings[0]?.();
  await reading(2);
  readings[1]?.();
  await vi.waitFor(() => expect(seen).toEqual([true]));
  await write(false);
  live.publish();
  await settled();
  expect([seen, readings.length]).toEqual([[true, false], 2]);
});
