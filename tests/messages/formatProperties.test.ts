import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileFormatsOf } from '@/components/profile/profileFormats';
import { formatsOf } from '../../messages/format';
import { locales } from '../../messages/locales';

/** Arbitrary stored values: all JSON numbers from 0, and all timestamps of `Date` in ms. */
const amount = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 });
const moment = fc.integer({ min: -8.64e15, max: 8.64e15 });
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '9999-99', '\ud800', '2022-13'));

describe.each(locales)('formatsOf(%s)', (locale) => {
  const formats = { ...formatsOf(locale), ...profileFormatsOf(locale) };
  const isSaid = (text: string | null) => {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/NaN|Infinity|undefined|Invalid/);
  };

  test('formats any amount on one line', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const { count, percent, money, dollars, rupees, times, decimal } = formats;
        const texts = [count, percent, money, dollars, rupees, times, decimal].map((write) => write(value));
        for (const said of [...texts, formats.moneyRange(0, value)]) {
          isSaid(said);
          expect(said).not.toContain('\n');
        }
      }),
    );
  });

  test('formats any timestamp, including future ones', () => {
    fc.assert(
      fc.property(moment, moment, (then, now) => {
        for (const write of [formats.date, formats.dateTime, formats.time]) isSaid(write(then));
        isSaid(formats.day(then, now));
        const ago = formats.ago(then, now);
        if (now - then >= 60_000) isSaid(ago);
        else expect(ago).toBeNull();
      }),
    );
  });

  test('returns a text unchanged if the text isn’t a date', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const date of [text, `${text}-01`]) fc.pre(Number.isNaN(Date.parse(`${date}T00:00:00Z`)));
        expect([formats.birthday(text), formats.monthYear(text)]).toEqual([text, text]);
      }),
    );
  });
});
