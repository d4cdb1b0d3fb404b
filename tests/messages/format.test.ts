import { describe, expect, it, test } from 'vitest';
import { duration } from '../../messages/duration';
import en from '../../messages/en/landing';
import es from '../../messages/es/landing';
import { formatsOf } from '../../messages/format';
import hi from '../../messages/hi/landing';
import { type Locale, locales } from '../../messages/locales';
import { pluralOf } from '../../messages/plural';

/** What is written with no-break spaces reads the same with plain ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

const now = Date.UTC(2025, 10, 20, 9, 41);
const minutes = (count: number) => now - count * 60_000;

const shown = (locale: Locale) => {
  const formats = formatsOf(locale);
  return {
    count: formats.count(12_040),
    countRange: [formats.countRange('6-10'), formats.countRange('50+'), formats.countRange('')],
    percent: plain(formats.percent(0.125)),
    decimal: formats.decimal(6.44),
    times: formats.times(3.2),
    money: [0, 950, 9000, 1_300_000, 2_000_000].map(formats.money).map(plain),
    moneyRange: plain(formats.moneyRange(250_000, 2_000_000)),
    dollars: plain(formats.dollars(50_000)),
    rupees: plain(formats.rupees(2_500_000)),
    isCurrencyLast: formats.isCurrencyLast,
    list: formats.list(['A', 'B', 'C']),
    date: formats.date(now),
    birthday: formats.birthday('1987-04-16'),
    monthYear: formats.monthYear('2022-03'),
    day: [formats.day(now, now), formats.day(Date.UTC(2024, 10, 20, 9), now)],
    ago: [0, 5, 120, 3 * 1440, 8 * 1440, 400 * 1440].map((count) => formats.ago(minutes(count), now)),
  };
};

describe('one language writes one way', () => {
  test('English', () => {
    expect(shown('en')).toEqual({
      count: '12,040',
      countRange: ['6–10', '50+', ''],
      percent: '12.5%',
      decimal: '6.4',
      times: '3.2×',
      money: ['$0', '$950', '$9K', '$1.3M', '$2M'],
      moneyRange: '$250K–$2M',
      dollars: '$50,000',
      rupees: '₹2,500,000',
      isCurrencyLast: false,
      list: 'A, B, and C',
      date: 'Nov 20, 2025',
      birthday: 'Apr 16, 1987',
      monthYear: 'Mar 2022',
      day: ['Nov 20', 'Nov 20, 2024'],
      ago: [null, '5m', '2h', '3d', 'Nov 12', 'Oct 16, 2024'],
    });
  });

  test('Hindi', () => {
    expect(shown('hi')).toEqual({
      count: '12,040',
      countRange: ['6–10', '50+', ''],
      percent: '12.5%',
      decimal: '6.4',
      times: '3.2×',
      money: ['$0', '$950', '$9 हज़ार', '$13 लाख', '$20 लाख'],
      moneyRange: '$2.5 लाख – $20 लाख',
      dollars: '$50,000',
      rupees: '₹25,00,000',
      isCurrencyLast: false,
      list: 'A, B, और C',
      date: '20 नव॰ 2025',
      birthday: '16 अप्रैल 1987',
      monthYear: 'मार्च 2022',
      day: ['20 नव॰', '20 नव॰ 2024'],
      ago: [null, '5 मि', '2 घं', '3 दि', '12 नव॰', '16 अक्टू॰ 2024'],
    });
  });

  test('Spanish', () => {
    expect(shown('es')).toEqual({
      count: '12.040',
      countRange: ['6–10', '50+', ''],
      percent: '12,5 %',
      decimal: '6,4',
      times: '3,2×',
      money: ['0 $', '950 $', '9 mil $', '1,3 M $', '2 M $'],
      moneyRange: '250 mil $ – 2 M $',
      dollars: '50.000 $',
      rupees: '2.500.000 ₹',
      isCurrencyLast: true,
      list: 'A, B y C',
      date: '20 nov 2025',
      birthday: '16 abr 1987',
      monthYear: 'mar 2022',
      day: ['20 nov', '20 nov 2024'],
      ago: [null, '5min', '2h', '3d', '12 nov', '16 oct 2024'],
    });
  });
});

// The landing page is prerendered and loads no formatter: its figures are words.
const landings = { en, hi, es };
describe.each(locales)('the figures of the landing page in %s', (locale) => {
  const t = landings[locale];
  const { money, percent } = formatsOf(locale);
  const [raised, goal, share] = [money(1_300_000), money(2_000_000), percent(0.65)].map(plain);

  it('are written as everywhere else', () => {
    expect(plain(t.startupRaised)).toContain(`<b>${raised}</b>`);
    expect(plain(t.startupGoal)).toContain(goal);
    expect(plain(t.startupGoal)).toContain(share);
    expect(plain(t.successFigure)).toBe(share);
    expect(plain(t.successText)).toContain(raised);
    expect(plain(t.successText)).toContain(goal);
  });
});

describe('a plural', () => {
  const investments = { one: '# investment', other: '# investments' };

  it.each([
    [1, '1 investment'],
    [1204, '1,204 investments'],
    ['6–10', '6–10 investments'],
    ['50+', '50+ investments'],
  ])('of %j', (count, text) => {
    expect(pluralOf('en')(count, investments)).toBe(text);
  });
});

test('a length of time is never said too short', () => {
  const lengths = [1, 1000, 29_001, 59_000, 59_001, 60_000, 60_001, 900_000];
  expect(lengths.map((ms) => plain(duration(ms, 'en')))).toEqual([
    '1 second',
    '1 second',
    '30 seconds',
    '59 seconds',
    '1 minute',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
  expect(locales.map((locale) => [30_000, 60_000].map((ms) => plain(duration(ms, locale))))).toEqual([
    ['30 seconds', '1 minute'],
    ['30 सेकंड', '1 मिनट'],
    ['30 segundos', '1 minuto'],
  ]);
});
