import { describe, expect, it } from 'vitest';
import { readNumber } from '@/data/schema/readNumber';

const locales = ['en', 'hi', 'es'] as const;

describe('what is understood', () => {
  it.each([
    ['1.3M', 'en', 'whole', '1300000'],
    ['1,3 M', 'es', 'whole', '1300000'],
    ['1.3M', 'es', 'whole', '1300000'],
    ['1,250K', 'en', 'whole', '1250000'],
    ['2 crore', 'en', 'whole', '20000000'],
    ['12.5 lakh', 'hi', 'whole', '1250000'],
    ['12.5 लाख', 'hi', 'whole', '1250000'],
    ['३ करोड़', 'hi', 'whole', '30000000'],
    ['2 millones', 'es', 'whole', '2000000'],
    ['2bn', 'en', 'whole', '2000000000'],
    ['$1,234,567', 'en', 'whole', '1234567'],
    ['1,234,567.00', 'en', 'whole', '1234567'],
    ['12,34,567', 'en', 'whole', '1234567'],
    ['1.234.567', 'en', 'whole', '1234567'],
    ['1,234,567', 'es', 'whole', '1234567'],
    ['1 234 567', 'es', 'whole', '1234567'],
    ["1'234'567", 'en', 'whole', '1234567'],
    ['१२,३४,५६७', 'hi', 'whole', '1234567'],
    ['007', 'en', 'whole', '7'],
    ['1.234', 'es', 'whole', '1234'],
    ['1.300,50', 'en', 'decimal', '1300.5'],
    ['1,300.50', 'es', 'decimal', '1300.5'],
    ['12,5', 'en', 'decimal', '12.5'],
    ['12.345', 'en', 'decimal', '12.345'],
    ['.5', 'en', 'decimal', '0.5'],
    ['12.', 'en', 'decimal', '12'],
    ['−2,5', 'en', 'signed', '-2.5'],
    ['+2.5', 'en', 'signed', '2.5'],
    ['-0', 'en', 'signed', '0'],
    ['२०२२', 'hi', 'year', '2022'],
    [' ', 'en', 'whole', ''],
  ] as const)('%s in %s, %s: %s', (text, locale, kind, value) => {
    expect(readNumber(text, { kind, locale, unit: '$' })).toBe(value);
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
    ['1e3', 'en', 'whole'],
    ['twelve', 'en', 'whole'],
    ['1.5', 'en', 'whole'],
    ['1,234.56', 'en', 'whole'],
    ['1.3', 'en', 'whole'],
    ['-5', 'en', 'whole'],
    ['-5', 'en', 'decimal'],
    ['₹500', 'en', 'whole'],
    ['€500', 'en', 'whole'],
    ['50%', 'en', 'whole'],
    // 1234 in one language, a little more than 1 in the other.
    ['1.234', 'en', 'whole'],
    ['1,234', 'es', 'whole'],
    ['1.000', 'en', 'whole'],
    ['1,234', 'en', 'decimal'],
    ['12.345', 'es', 'decimal'],
    ['1.250M', 'en', 'whole'],
    ['1,2,3', 'en', 'whole'],
    ['1,5', 'en', 'whole'],
    ['0,123,456', 'en', 'whole'],
    ['1.2.3', 'en', 'decimal'],
    ['5²', 'en', 'whole'],
    ['½', 'en', 'decimal'],
    ['1-5', 'en', 'whole'],
    ['.', 'en', 'decimal'],
    ['-', 'en', 'signed'],
    ['22', 'en', 'year'],
    ['2201', 'en', 'year'],
    ['9'.repeat(16), 'en', 'whole'],
    // A thousand in Spanish, and a million to some.
    ['1 mil', 'en', 'whole'],
    ['1 mil', 'hi', 'whole'],
    ['1 billones', 'en', 'whole'],
    ['5 km', 'en', 'whole'],
    ['5 k k', 'en', 'whole'],
    ['5 crore lakh', 'en', 'whole'],
    ['5 ..', 'en', 'whole'],
    ['mil', 'es', 'whole'],
    ['12 mil euros', 'es', 'whole'],
    ['1.234 lakh', 'en', 'whole'],
    ['9999 trillion', 'en', 'whole'],
    // So much and a half of what is whole.
    ['1,5', 'es', 'whole'],
    ['0.000005 lakh', 'hi', 'whole'],
  ] as const)('%s in %s, %s', (text, locale, kind) => {
    expect(readNumber(text, { kind, locale, unit: '$' })).toBeNull();
  });
});
