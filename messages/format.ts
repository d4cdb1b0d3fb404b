import { useMemo } from 'react';
import { type Locale, useLocale } from '.';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Numbers, money and time the way one language writes them (decisions: "Money, dates, counts"). */
export function formatsOf(locale: Locale) {
  const count = new Intl.NumberFormat(locale);
  return {
    /** A count, grouped: 1,204. */
    count: (value: number) => count.format(value),
    /** A share of 1 as a percentage: 0.65 → 65%. */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value),
    /** An amount of whole dollars, shortened: 1_300_000 → $1.3M. */
    money: (dollars: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }).format(dollars),
    /** A calendar day as its number and short month, for an event's tile. `iso` is `YYYY-MM-DD`, read as UTC. */
    dayTile: (iso: string) => {
      const date = new Date(`${iso}T00:00:00Z`);
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
      return { day: part({ day: '2-digit' }), month: part({ month: 'short' }) };
    },
    /** Hour and minute of an `HH:MM` clock time. */
    clock: (time: string) =>
      new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${time}:00Z`),
      ),
    /** A full date with time, for a tooltip or a `title`. */
    dateTime: (ms: number) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(ms),
    /**
     * How long ago, in the shortest form: 5m, 2h, 3d, and from a week on the date. `null` below a minute: the caller's
     * "Just now". Both times in ms since the epoch.
     */
    ago: (then: number, now: number): string | null => {
      const past = Math.max(0, now - then);
      if (past < minute) return null;
      const unit = (value: number, name: 'minute' | 'hour' | 'day') =>
        new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(
          Math.floor(value),
        );
      if (past < hour) return unit(past / minute, 'minute');
      if (past < day) return unit(past / hour, 'hour');
      if (past < 7 * day) return unit(past / day, 'day');
      return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(then);
    },
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** {@link formatsOf} the language in force. */
export function useFormats(): Formats {
  const locale = useLocale();
  return useMemo(() => formatsOf(locale), [locale]);
}
