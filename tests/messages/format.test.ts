import en from '@messages/en/landing';
import es from '@messages/es/landing';
import hi from '@messages/hi/landing';
import { expect, it, test } from 'vitest';
import { profileFormatsOf } from '@/components/profile/profileFormats';
import { duration } from '../../messages/duration';
import { formatsOf as commonFormatsOf } from '../../messages/format';
import { type Locale, locales } from '../../messages/locales';
import { pluralOf } from '../../messages/plural';

/** Replaces no-break spaces with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

const now = Date.UTC(2025, 10, 20, 9, 41);
const minutes = (count: number) => now - count * 60_000;

const formatsOf = (locale: Locale) => ({ ...commonFormatsOf(locale), ...profileFormatsOf(locale) });
type Formats = ReturnType<typeof formatsOf>;
const ranges = ['6–10', '50+', ''];
const days = [0, 5, 120, 3 * 1440, 8 * 1440, 400 * 1440];

it.each<[string, (formats: Formats) => unknown, ...unknown[]]>([
  ['counts', ({ count }) => count(12_040), '12,040', '12,040', '12.040'],
  ['ranges of counts', ({ countRange }) => ['6-10', '50+', ''].map(countRange), ranges, ranges, ranges],
  ['percentages', ({ percent }) => percent(0.125), '12.5%', '12.5%', '12,5 %'],
  ['decimal numbers', ({ decimal }) => decimal(6.44), '6.4', '6.4', '6,4'],
  ['multiples such as 3.2×', ({ times }) => times(3.2), '3.2×', '3.2×', '3,2×'],
  [
    'short amounts of money',
    ({ money }) => [0, 950, 9000, 1_300_000, 85_000_000, 1.2e9].map(money),
    ['$0', '$950', '$9K', '$1.3M', '$85M', '$1.2B'],
    ['$0', '$950', '$9 हज़ार', '$13 लाख', '$8.5 करोड़', '$1.2 अरब'],
    ['0 $', '950 $', '9 mil $', '1,3 M $', '85 M $', '1200 M $'],
  ],
  [
    'ranges of money',
    ({ moneyRange }) => moneyRange(250_000, 2_000_000),
    '$250K–$2M',
    '$2.5 लाख – $20 लाख',
    '250 mil $ – 2 M $',
  ],
  ['exact amounts in dollars', ({ dollars }) => dollars(50_000), '$50,000', '$50,000', '50.000 $'],
  ['exact amounts in rupees', ({ rupees }) => rupees(2_500_000), '₹25,00,000', '₹25,00,000', '2.500.000 ₹'],
  ['the position of the currency symbol', ({ isCurrencyLast }) => isCurrencyLast(), false, false, true],
  ['lists', ({ list }) => list(['A', 'B', 'C']), 'A, B, and C', 'A, B, और C', 'A, B y C'],
  ['dates', ({ date }) => date(now), 'Nov 20, 2025', '20 नव॰ 2025', '20 nov 2025'],
  ['birthdays', ({ birthday }) => birthday('1987-04-16'), 'Apr 16, 1987', '16 अप्रैल 1987', '16 abr 1987'],
  ['months', ({ monthYear }) => monthYear('2022-03'), 'Mar 2022', 'मार्च 2022', 'mar 2022'],
  [
    'days with or without the year',
    ({ day }) => [day(now, now), day(Date.UTC(2024, 10, 20, 9), now)],
    ['Nov 20', 'Nov 20, 2024'],
    ['20 नव॰', '20 नव॰ 2024'],
    ['20 nov', '20 nov 2024'],
  ],
  [
    'elapsed times',
    ({ ago }) => days.map((count) => ago(minutes(count), now)),
    [null, '5m', '2h', '3d', 'Nov 12', 'Oct 16, 2024'],
    [null, '5 मि॰', '2 घं॰', '3 दिन', '12 नव॰', '16 अक्टू॰ 2024'],
    [null, '5min', '2h', '3d', '12 nov', '16 oct 2024'],
  ],
])('formatsOf follows the conventions of English, Hindi and Spanish for %s', (_, write, ...written) => {
  const said = (['en', 'hi', 'es'] as const).map((locale) => write(formatsOf(locale)));
  expect(JSON.parse(plain(JSON.stringify(said)))).toEqual(written);
});

// The landing page is prerendered and loads no formatter: its numbers are part of the messages.
const landings = { en, hi, es };
it.each(locales)('the landing page in the language “%s” formats numbers as formatsOf does', (locale) => {
  const { startupRaised, startupGoal, successText } = landings[locale];
  const { money, percent } = formatsOf(locale);
  const [raised, goal, share] = [money(1_300_000), money(2_000_000), percent(0.65)].map(plain);
  expect(plain(startupRaised)).toContain(`<b>${raised}</b>`);
  for (const number of [goal, share]) expect(plain(startupGoal)).toContain(number);
  for (const number of [raised, goal]) expect(plain(successText)).toContain(number);
});

const investments = { one: '# investment', other: '# investments' };

it.each([
  [1, '1 investment'],
  [1204, '1,204 investments'],
  ['6–10', '6–10 investments'],
  ['50+', '50+ investments'],
])('pluralOf formats the count %j of investments as %j in English', (count, text) => {
  expect(pluralOf('en')(count, investments)).toBe(text);
});

test('duration rounds up, so that a wait is never longer than announced', () => {
  const lengths = [1, 1000, 29_001, 59_000, 59_001, 60_000, 60_001, 900_000];
  expect(lengths.map((ms) => plain(duration(ms, 'en'))).join(', ')).toBe(
    '1 second, 1 second, 30 seconds, 59 seconds, 1 minute, 1 minute, 2 minutes, 15 minutes',
  );
  expect(locales.map((locale) => [30_000, 60_000].map((ms) => plain(duration(ms, locale))))).toEqual([
    ['30 seconds', '1 minute'],
    ['30 सेकंड', '1 मिनट'],
    ['30 segundos', '1 minuto'],
  ]);
});
