import { type Locale, useLocale } from '.';
import { countIn } from './count';
import { once } from './once';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const wholeDay = 24 * hour;

/** Returns a formatter of amounts in a language. */
export const currencyFormat = (locale: Locale, code: 'USD' | 'INR', digits: Intl.NumberFormatOptions) =>
  // English text groups the digits of rupees as in India too: ₹25,00,000.
  new Intl.NumberFormat(code === 'INR' && locale === 'en' ? 'en-IN' : locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    ...digits,
  });

/** Returns formatters of numbers, money and time for a language. `profileFormats.ts` has some for profiles. */
export function formatsOf(locale: Locale) {
  // Creates each formatter once, on first use, because creating one is slow.
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const decimal = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
  const shortened = once(() =>
    currencyFormat(locale, 'USD', { notation: 'compact', maximumFractionDigits: 1 }),
  );
  // `Intl` abbreviates crore and arab in Hindi. The full words are easier to read.
  const money = (dollars: number) => shortened().format(dollars).replace('क॰', 'करोड़').replace('अ॰', 'अरब');
  const share = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));
  const full = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const narrow = (unit: string) =>
    once(
      () =>
        new Intl.NumberFormat(locale, {
          style: 'unit',
          unit,
          unitDisplay: locale === 'hi' ? 'short' : 'narrow',
        }),
    );
  const utc = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const tile = { day: utc({ day: '2-digit' }), month: utc({ month: 'short' }) };
  const clock = utc({ hour: 'numeric', minute: '2-digit' });
  const past = { minute: narrow('minute'), hour: narrow('hour'), day: narrow('day') };
  const dayOf = (year?: 'numeric') =>
    once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }));
  const [dayOfYear, date] = [dayOf(), dayOf('numeric')];
  const day = (ms: number, now: number) =>
    (new Date(ms).getFullYear() === new Date(now).getFullYear() ? dayOfYear : date)().format(ms);
  return {
    /** A count with separators: 1,204. */
    count: (value: number) => countIn(locale, value),
    /** A range of counts, with an en dash: 6-10 → 6–10. "50+" and numbers stay as they are. */
    countRange: <Count extends number | string>(count: Count) =>
      (typeof count === 'string' ? count.replace('-', '–') : count) as Count,
    /** A fraction as a percentage, to one decimal: 0.65 → 65%, 0.125 → 12.5%. */
    percent: (value: number) => share().format(value),
    /** An amount of whole dollars, shortened: 1_300_000 → $1.3M. */
    money,
    /** A range of amounts, shortened: $250K–$2M. */
    moneyRange: (from: number, to: number) => {
      const [least, most] = [money(from), money(to)];
      // Amounts of more than one word need spaces around the dash.
      return /\s/.test(least + most) ? `${least} – ${most}` : `${least}–${most}`;
    },
    /** Whether the currency sign follows the amount. */
    isCurrencyLast: once(
      () => currencyFormat(locale, 'USD', {}).formatToParts(1).at(-1)?.type === 'currency',
    ),
    /** A factor: 3.2×. */
    times: (value: number) => `${decimal(value)}×`,
    /** A list as part of a sentence: a, b, and c. */
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** The day of the month and the short month of a date, `YYYY-MM-DD`: 05 and Mar. */
    dayTile: (iso: string) => {
      const date = new Date(`${iso}T00:00:00Z`);
      return { day: tile.day().format(date), month: tile.month().format(date) };
    },
    /** A number that isn't a count, to one decimal: 6.4. */
    decimal,
    /** A calendar day, from ms since the epoch: Dec 15, 2025. */
    date: (ms: number) => date().format(ms),
    /** The hour and minute of a clock time, `HH:MM`: 09:41 → 9:41 AM. */
    clock: (time: string) => clock().format(new Date(`1970-01-01T${time}:00Z`)),
    /** The hour and minute of a time in ms since the epoch: 9:41 AM. */
    time: (ms: number) => time().format(ms),
    /** The day of a time: Nov 19, or Nov 19, 2024 in another year than `now`. Times in ms since the epoch. */
    day,
    /** The full date with the time, from ms since the epoch. For a tooltip or a `title`. */
    dateTime: (ms: number) => full().format(ms),
    /**
     * The time from `then` to `now` in its shortest form: 5m, 2h, 3d. After a week, the date of `then`.
     * `null` below a minute: the caller then shows "Just now". Both times in ms since the epoch.
     */
    ago: (then: number, now: number): string | null => {
      const time = Math.max(0, now - then);
      if (time < minute) return null;
      if (time < hour) return past.minute().format(Math.floor(time / minute));
      if (time < wholeDay) return past.hour().format(Math.floor(time / hour));
      if (time < 7 * wholeDay) return past.day().format(Math.floor(time / wholeDay));
      return day(then, now);
    },
  };
}

export type Formats = ReturnType<typeof formatsOf>;

const made: Partial<Record<Locale, Formats>> = {};

/** Returns {@link formatsOf} for the current language. */
export function useFormats(): Formats {
  const locale = useLocale();
  made[locale] ??= formatsOf(locale);
  return made[locale];
}
