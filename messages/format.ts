import { type Locale, useLocale } from '.';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Numbers, money and time the way one language writes them (decisions: "Money, dates, counts"). */
export function formatsOf(locale: Locale) {
  // What a long list asks for again and again: a formatter costs more to make, and to throw away, than to use.
  const count = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return {
    /** A count, grouped: 1,204. */
    count: (value: number) => count.format(value),
    /** What stands beside one another: Windrose, Heliogrid, and your profile. */
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** A share of 1 as a percentage, to one decimal: 0.65 → 65%, 0.125 → 12.5%. */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
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
    /** An amount of whole dollars in full: $50,000. */
    dollars: (amount: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(amount),
    /** An amount of whole rupees in full: ₹2,500,000. */
    rupees: (amount: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'INR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }).format(amount),
    /** A calendar day as its number and short month, for an event's tile. `iso` is `YYYY-MM-DD`, read as UTC. */
    dayTile: (iso: string) => {
      const date = new Date(`${iso}T00:00:00Z`);
      const part = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
      return { day: part({ day: '2-digit' }), month: part({ month: 'short' }) };
    },
    /** A number that isn't a count, to one decimal: 6.4. */
    decimal: (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
    /** A calendar day, from ms since the epoch: Dec 15, 2025. */
    date: (ms: number) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(ms),
    /** A date of birth, `YYYY-MM-DD`: Dec 15, 1980. Other text stays as it is. */
    birthday: (iso: string) => {
      const day = Date.parse(`${iso}T00:00:00Z`);
      return Number.isNaN(day)
        ? iso
        : new Intl.DateTimeFormat(locale, {
            day: 'numeric',
            month: 'short',
            year: 'numeric',
            timeZone: 'UTC',
          }).format(day);
    },
    /** A month of a year, `YYYY-MM`: Mar 2022. Other text stays as it is. */
    monthYear: (month: string) => {
      const start = Date.parse(`${month}-01T00:00:00Z`);
      return Number.isNaN(start)
        ? month
        : new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(start);
    },
    /** Hour and minute of an `HH:MM` clock time. */
    clock: (time: string) =>
      new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
        new Date(`1970-01-01T${time}:00Z`),
      ),
    /** Hour and minute of a moment: 9:41 AM. */
    time: (ms: number) => time.format(ms),
    /** The day of a moment: Nov 19; of another year than the present's: Nov 19, 2024. Both in ms since the epoch. */
    day: (ms: number, now: number) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        year: new Date(ms).getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric',
      }).format(ms),
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

const made: Partial<Record<Locale, Formats>> = {};

/** {@link formatsOf} the language in force. */
export function useFormats(): Formats {
  const locale = useLocale();
  made[locale] ??= formatsOf(locale);
  return made[locale];
}
