import { describe, expect, test } from 'vitest';
import type { WriteCommand, WriteReport } from '@/machines/shared/outbox';
import { writeChanges } from '@/machines/shared/writeChanges';

/** A machine on a store that keeps everything but `bad`. */
function connect(store: Promise<string[]>) {
  const reports: WriteReport<string>[] = [];
  let send: (command: WriteCommand<string>) => void = () => {};
  const writeLast = writeChanges(
    store,
    async (opened, change: string) => {
      if (change === 'bad') throw new Error('No room');
      opened.push(change);
    },
    {
      receive: (listener) => {
        send = listener;
      },
      sendBack: (report) => reports.push(report),
    },
  );
  return { reports, writeLast, write: (change: string) => send({ type: 'write', change }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('an actor that writes', () => {
  test('says of each change whether the device has it', async () => {
    const opened: string[] = [];
    const { reports, write } = connect(Promise.resolve(opened));
    for (const change of ['one', 'bad', 'two']) write(change);
    await settled();
    expect([opened, reports]).toEqual([
      ['one', 'two'],
      expect.arrayContaining([
        { type: 'write.done', change: 'one' },
        { type: 'write.failed', change: 'bad' },
        { type: 'write.done', change: 'two' },
      ]),
    ]);
    expect(reports.length).toBe(3);
  });

  test('says so of every change where the store can’t be opened', async () => {
    const { reports, write } = connect(Promise.reject(new Error('locked')));
    write('one');
    await settled();
    expect(reports).toEqual([{ type: 'write.failed', change: 'one' }]);
  });

  test('writes what is left at its end, and tells nobody', async () => {
    const opened: string[] = [];
    const { reports, writeLast } = connect(Promise.resolve(opened));
    writeLast(['bad', 'last']);
    await settled();
    expect([opened, reports]).toEqual([['last'], []]);
  });
});
