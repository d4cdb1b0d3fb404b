import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { typedDay } from '@/data/schema/text/day';
import { dayStart, daysBetween, laterDay, laterOptions } from '@/data/schema/text/laterDays';

const at = (year: number, month: number, day: number, hour = 0) =>
  new Date(year, month - 1, day, hour).getTime();

it.each([
  ['tomorrow', at(2025, 11, 20, 23), 1, '2025-11-21'],
  ['the next month', at(2025, 11, 30, 0), 1, '2025-12-01'],
  ['the next year', at(2025, 12, 25, 12), 14, '2026-01-08'],
  ['the same day', at(2025, 11, 20, 5), 0, '2025-11-20'],
])('dayStart returns the beginning of %s', (_, now, days, day) => {
  const start = dayStart(now, days);
  expect([typedDay(start), new Date(start).getHours()]).toEqual([day, 0]);
});

it.each([
  ['a Thursday', at(2025, 11, 20, 12), ['tomorrow 2025-11-21', 'monday 2025-11-24', 'inTwoWeeks 2025-12-04']],
  ['a Saturday', at(2025, 11, 22, 12), ['tomorrow 2025-11-23', 'monday 2025-11-24', 'inTwoWeeks 2025-12-06']],
  ['a Sunday, without Monday', at(2025, 11, 23, 12), ['tomorrow 2025-11-24', 'inTwoWeeks 2025-12-07']],
  ['a Monday', at(2025, 11, 24, 12), ['tomorrow 2025-11-25', 'monday 2025-12-01', 'inTwoWeeks 2025-12-08']],
])('laterOptions returns the days after %s', (_, now, options) => {
  expect(laterOptions(now).map(({ option, until }) => `${option} ${typedDay(until)}`)).toEqual(options);
});

it.each([
  ['the next day', '2025-11-21', at(2025, 11, 21)],
  ['today', '2025-11-20', undefined],
  ['an earlier day', '2024-12-31', undefined],
  ['a day in a year of five digits', '12025-11-20', at(12025, 11, 20)],
  ['an empty text', '', undefined],
  ['another text', 'tomorrow', undefined],
])('laterDay reads %s', (_, typed, until) => {
  expect(laterDay(typed, at(2025, 11, 20, 12))).toBe(until);
});

it('laterDay doesn’t read today at the beginning of the day', () => {
  expect(laterDay('2025-11-20', at(2025, 11, 20))).toBeUndefined();
});

it.each([
  ['2025-11-19', '2025-11-20', 1],
  ['2025-11-20', '2025-11-20', 0],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-10-25', '2025-11-03', 9],
])('daysBetween counts the days from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

/** Returns what an expression over the functions returns in a time zone, which only a new process can change. */
async function inZone(zone: string, expression: string): Promise<unknown> {
  const file = 'src/data/schema/text/laterDays.ts';
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const script = `${code}\nconsole.log(JSON.stringify(${expression}))`;
  const env = { ...process.env, TZ: zone };
  return JSON.parse(`${execFileSync(process.execPath, ['--input-type=module', '-e', script], { env })}`);
}
const hours = (zone: string, now: string, days: number) =>
  inZone(zone, `(dayStart(${Date.parse(now)}, ${days}) - dayStart(${Date.parse(now)}, 0)) / 3_600_000`);

it.each([
  ['has 23 hours when summer time begins', 'America/New_York', '2025-03-09T12:00:00Z', 1, 23],
  ['has 25 hours when summer time ends', 'America/New_York', '2025-11-02T12:00:00Z', 1, 25],
  ['has 24 hours otherwise', 'Asia/Kolkata', '2025-11-20T12:00:00Z', 1, 24],
])('dayStart: a local day %s', async (_, zone, now, days, expected) => {
  expect(await hours(zone, now, days)).toBe(expected);
});

it('laterOptions: Monday begins at local midnight after the end of summer time', async () => {
  const saturday = Date.parse('2025-11-01T16:00:00Z');
  const monday = await inZone('America/New_York', `laterOptions(${saturday})[1].until`);
  expect(monday).toBe(Date.parse('2025-11-03T05:00:00Z'));
});
