import { expect, it, vi } from 'vitest';
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
