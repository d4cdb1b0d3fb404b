import { describe, expect, it } from 'vitest';
import { readNumber } from '@/data/schema/readNumber';

const locales = ['en', 'hi', 'es'] as const;

describe('what is understood', () => {
  it.each([
    ['en', 'whole', '1300000', '1.3M'],
    ['es', 'whole', '1300000', '1,3 M|1.3M'],
    ['en', 'whole', '20000000', '2 crore'],
    ['hi', 'whole', '1250000', '12.5 lakh|12.5 लाख'],
    ['hi', 'whole', '30000000', '३ करोड़'],
    ['en', 'whole', '2000000000', '2bn'],
    ['en', 'whole', '1250000', '1,250K'],
    ['en', 'whole', '1234567', "$1,234,567|1,234,567.00|12,34,567|1.234.567|1'234'567"],
    ['es', 'whole', '1234567', '1,234,567|1 234 567'],
    ['hi', 'whole', '1234567', '१२,३४,५६७'],
    ['en', 'whole', '7', '007'],
    ['es', 'whole', '1234', '1.234'],
    ['en', 'decimal', '1300.5', '1.300,50'],
    ['es', 'decimal', '1300.5', '1,300.50'],
    ['en', 'decimal', '12.5', '12,5'],
    ['en', 'decimal', '12.345', '12.345'],
    ['en', 'decimal', '0.5', '.5'],
    ['en', 'decimal', '12', '12.'],
    ['en', 'signed', '-2.5', '−2,5'],
    ['en', 'signed', '2.5', '+2.5'],
    ['en', 'signed', '0', '-0'],
    ['hi', 'year', '2022', '२०२२'],
    ['en', 'whole', '', ' '],
  ] as const)('in %s, %s: %s is %s', (locale, kind, value, texts) => {
    for (const text of texts.split('|'))
      expect([text, readNumber(text, { kind, locale, unit: '$' })]).toEqual([text, value]);
  });
});

/** What people write in each language for the same few numbers. */
const written = {
  en: {
    whole: {
      150000: ['1.5 lakh', '1,5 lakh', '1.5lakhs', '1.5 L', '150k', '150 thousand', '150,000', '$150,000.00'],
      12000: ['12k', '12 K', '12 thousand', '12.0k', '0.12 lakh', '12 000'],
      2500000: ['2.5m', '2.5 mn.', '2.5MM', '2.5 million', '25 lacs', '0.25 crore'],
      1000000000000: ['1 trillion', '1tn', '1 lakh crore', '1,000 billion'],
    },
    decimal: { 1.5: ['1.5', '1,5', '+1.5'] },
  },
  hi: {
    whole: {
      150000: ['1.5 लाख', '1,5 लाख', '१.५ लाख', '१,५ लाख', '1.5 lakh', '1,50,000', '150 हज़ार', '१५० हजार'],
      12000: ['12 हज़ार', '१२ हज़ार', '12 hazar', '12k'],
      2500000: ['25 लाख', '2.5 मिलियन', '0.25 करोड़', '0.25 करोड', '0.25 cr.'],
      1000000000000: ['1 लाख करोड़', '10 खरब', '1 ट्रिलियन', '1000 अरब'],
    },
    decimal: { 1.5: ['1.5', '1,5', '१.५', '१,५'] },
  },
  es: {
    whole: {
      150000: ['150 mil', '150.000', '150 000', '1,5 lakh', '150k', '0,15 millones'],
      12000: ['12 mil', '12mil', '12 Mil', '12 MIL', '12 miles', '12.000', '12.000,00', '12 k'],
      2500000: ['2,5 millones', '2.5 millones', '2,5 mill.', '2,5 M', '2,5 MM', '2500 mil'],
      1000000000000: ['1 billón', '1 billon', '1000 mil millones', '1000 millardos'],
      1000000000: ['1 mil millones', '1 millardo'],
    },
    decimal: { 1.5: ['1,5', '1.5', '+1,5'] },
  },
} as const;

describe.each(locales)('the same number, however it is written in %s', (locale) => {
  for (const kind of ['whole', 'decimal'] as const)
    for (const [value, texts] of Object.entries<readonly string[]>(written[locale][kind]))
      it.each(texts)(`%j is ${value}, ${kind}`, (text) => {
        expect(readNumber(text, { kind, locale, unit: '$' })).toBe(value);
      });
});

describe('what is not', () => {
  it.each([
    ['no number', 'en', 'whole', '1e3|twelve|1,2,3|0,123,456|5²|1-5|50%'],
    ['no number', 'en', 'decimal', '1.2.3|½|.'],
    ['no number', 'en', 'signed', '-'],
    ['a fraction of what is whole', 'en', 'whole', '1.5|1.3|1,234.56|1,5'],
    ['a fraction of what is whole', 'es', 'whole', '1,5'],
    ['a fraction of what is whole', 'hi', 'whole', '0.000005 lakh'],
    ['less than nothing', 'en', 'whole', '-5'],
    ['less than nothing', 'en', 'decimal', '-5'],
    ['in another currency', 'en', 'whole', '₹500|€500'],
    // 1234 in one language, a little more than 1 in the other.
    ['one of two numbers', 'en', 'whole', '1.234|1.000|1.250M|1.234 lakh'],
    ['one of two numbers', 'es', 'whole', '1,234'],
    ['one of two numbers', 'en', 'decimal', '1,234'],
    ['one of two numbers', 'es', 'decimal', '12.345'],
    ['no year', 'en', 'year', '22|2201'],
    ['too large', 'en', 'whole', `${'9'.repeat(16)}|9999 trillion`],
    // A thousand in Spanish, and a million to some.
    ['a word of another language', 'en', 'whole', '1 mil|1 billones'],
    ['a word of another language', 'hi', 'whole', '1 mil'],
    ['no unit of numbers', 'en', 'whole', '5 km|5 k k|5 crore lakh|5 ..'],
    ['no unit of numbers', 'es', 'whole', 'mil|12 mil euros'],
  ] as const)('%s in %s, %s: %s', (_why, locale, kind, texts) => {
    for (const text of texts.split('|'))
      expect([text, readNumber(text, { kind, locale, unit: '$' })]).toEqual([text, null]);
  });
});
