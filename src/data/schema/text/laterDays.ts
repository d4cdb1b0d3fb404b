// When a postponed row of Today returns: always at the beginning of a local calendar day.

/** The days that *Later* offers. The user can also pick another day. */
type LaterOption = 'tomorrow' | 'monday' | 'inTwoWeeks';

/**
 * Returns the beginning of the local day that is `days` after the day of `now`, in ms since the epoch. Days have
 * 23 or 25 hours when the clocks change, so no number of hours is added.
 */
export function dayStart(now: number, days = 0): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Returns the number of days to the next Monday, from 1 to 7. */
const daysToMonday = (now: number) => ((7 - new Date(now).getDay()) % 7) + 1;

/** Returns when each option ends, in ms since the epoch. On a Sunday, Monday is omitted: it is tomorrow. */
export function laterOptions(now: number): { option: LaterOption; until: number }[] {
  const monday = daysToMonday(now);
  return [
    { option: 'tomorrow', until: dayStart(now, 1) },
    ...(monday > 1 ? [{ option: 'monday' as const, until: dayStart(now, monday) }] : []),
    { option: 'inTwoWeeks', until: dayStart(now, 14) },
  ];
}

/** Returns the beginning of a local day, `YYYY-MM-DD`; `undefined` for other text, and for today and earlier days. */
export function laterDay(typed: string, now: number): number | undefined {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(typed) ?? [];
  if (!year) return undefined;
  const until = new Date(Number(year), Number(month) - 1, Number(day)).getTime();
  return until > now ? until : undefined;
}

/** Returns how many days lie between two local calendar days, `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
