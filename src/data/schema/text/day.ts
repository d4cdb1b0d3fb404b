/**
 * Returns the end of a `YYYY-MM-DD` day in local time, in ms since the epoch. `undefined` for any other text.
 */
export function dayOf(typed: string): number | undefined {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(typed) ?? [];
  if (!year) return undefined;
  const date = new Date(0);
  date.setFullYear(Number(year), Number(month) - 1, Number(day));
  return date.setHours(23, 59, 59, 999);
}

/** Returns the day of a time as `YYYY-MM-DD`; empty without a time. */
export function typedDay(ms: number | undefined): string {
  if (ms === undefined) return '';
  const date = new Date(ms);
  const padded = (part: number, length: number) => String(part).padStart(length, '0');
  return `${padded(date.getFullYear(), 4)}-${padded(date.getMonth() + 1, 2)}-${padded(date.getDate(), 2)}`;
}

/** Returns the day that is `count` days after a `YYYY-MM-DD` day; empty for any other text. */
export function dayAfter(typed: string, count: number): string {
  const end = dayOf(typed);
  if (end === undefined) return '';
  const date = new Date(end);
  return typedDay(date.setDate(date.getDate() + count));
}
