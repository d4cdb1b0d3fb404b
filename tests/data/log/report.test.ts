import { expect, it, vi } from 'vitest';
import { memoryDevice } from '@/data/adapters/device/memoryDevice';
import { createTabPresence } from '@/data/adapters/device/tabPresence';
import { readSampleDate } from '@/data/adapters/records/sampleDate';
import { followPhoto } from '@/data/adapters/stores/ownPhoto';
import { handledElsewhere, reporting, reportTo } from '@/data/log/report';
import { takeReports } from '../../support/reports';

const problem = new Error('No room');
const fail = () => Promise.reject(problem);

it('reporting passes an error and what it is about to the logger', async () => {
  const report = vi.fn();
  reportTo({ report });
  expect(await fail().catch(reporting('theme'))).toBeUndefined();
  expect(report.mock.calls).toEqual([[problem, 'theme']]);
});

it('reporting is silent without a logger, as in production', async () => {
  const written = (['error', 'warn', 'info', 'log', 'debug'] as const).map((name) => vi.spyOn(console, name));
  reportTo(undefined);
  expect(await fail().catch(reporting('theme'))).toBeUndefined();
  for (const write of written) expect(write).not.toHaveBeenCalled();
});

it('a unit test takes the reports that it causes', async () => {
  await fail().catch(reporting('theme'));
  expect(takeReports()).toEqual(['theme: Error: No room']);
  expect(takeReports()).toEqual([]);
});

it.fails('a unit test with a report that it doesn’t take fails', async () => {
  await fail().catch(reporting('theme'));
});

it('handledElsewhere reports nothing', async () => {
  expect(await fail().catch(handledElsewhere)).toBeUndefined();
});

/** A device on which the user Nora Lund isn't alone, and whose methods with these names fail. */
const deviceWithout = (...names: ('read' | 'write' | 'writeAll' | 'update')[]) => ({
  ...memoryDevice({ ada: [{ kind: 'profile', id: 'me', value: { name: 'Nora Lund' } }] }),
  ...Object.fromEntries(names.map((name) => [name, fail])),
});

it.each<[string, () => unknown]>([
  ['sample date', () => readSampleDate(deviceWithout('write'), 'nora', () => 1)],
  ['photo', () => followPhoto(deviceWithout('read'), 'nora', () => {})],
  [
    'presence',
    () => {
      const channel = { isWorking: true, post() {}, listen: () => () => {}, close() {} };
      const locks = { request: fail, query: async () => ({}) } as Pick<LockManager, 'request' | 'query'>;
      return createTabPresence({ locks, channel, page: new EventTarget() as Window }).enter('nora');
    },
  ],
])('an adapter reports that it can’t read or write the %s, and continues', async (about, use) => {
  await use();
  await vi.waitFor(() => expect(takeReports()).toEqual([`${about}: ${problem}`]));
});
