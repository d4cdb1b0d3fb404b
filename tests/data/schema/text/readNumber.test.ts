import { describe, expect, it } from 'vitest';
import { readNumber } from '@/data/schema/text/readNumber';

type Options = Omit<Parameters<typeof readNumber>[1], 'unit'>;
/** Expects that `readNumber` returns `value` for each text in `texts`, which are separated by a bar. */
function expectRead(texts: string, options: Options, value: string | null) {
  for (const text of texts.split('|'))
    expect([text, readNumber(text, { ...options, unit: '$' })]).toEqual([text, value]);
}

const quoted = (texts: string) => `“${texts.split('|').slice(0, 3).join('” or “')}”`;

describe('readNumber', () => {
  for (const [locale, kind, value, texts] of [
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
    ['en', 'decimal', '12.345', '12.345'],
    ['en', 'decimal', '0.5', '.5'],
    ['en', 'decimal', '12', '12.'],
    ['en', 'signed', '-2.5', '−2,5'],
    ['en', 'signed', '2.5', '+2.5'],
    ['en', 'signed', '0', '-0'],
    ['hi', 'year', '2022', '२०२२'],
    ['en', 'whole', '', ' '],
    // The spellings of a few numbers in each language.
    ['en', 'whole', '150000', '1.5 lakh|1,5 lakh|1.5lakhs|1.5 L|150k|150 thousand|150,000|$150,000.00'],
    ['en', 'whole', '12000', '12k|12 K|12 thousand|12.0k|0.12 lakh|12 000'],
    ['en', 'whole', '2500000', '2.5m|2.5 mn.|2.5MM|2.5 million|25 lacs|0.25 crore'],
    ['en', 'whole', '1000000000000', '1 trillion|1tn|1 lakh crore|1,000 billion'],
    ['hi', 'whole', '150000', '1.5 लाख|1,5 लाख|१.५ लाख|१,५ लाख|1.5 lakh|1,50,000|150 हज़ार|१५० हजार'],
    ['hi', 'whole', '12000', '12 हज़ार|१२ हज़ार|12 hazar|12k'],
    ['hi', 'whole', '2500000', '25 लाख|2.5 मिलियन|0.25 करोड़|0.25 करोड|0.25 cr.'],
    ['hi', 'whole', '1000000000000', '1 लाख करोड़|10 खरब|1 ट्रिलियन|1000 अरब'],
    ['es', 'whole', '150000', '150 mil|150.000|150 000|1,5 lakh|150k|0,15 millones'],
    ['es', 'whole', '12000', '12 mil|12mil|12 Mil|12 MIL|12 miles|12.000|12.000,00|12 k'],
    ['es', 'whole', '2500000', '2,5 millones|2.5 millones|2,5 mill.|2,5 M|2,5 MM|2500 mil'],
    ['es', 'whole', '1000000000000', '1 billón|1 billon|1000 mil millones|1000 millardos'],
    ['es', 'whole', '1000000000', '1 mil millones|1 millardo'],
    ['en', 'decimal', '1.5', '1.5|1,5|+1.5|+1,5|१.५|१,५'],
    ['hi', 'decimal', '1.5', '1.5|1,5|+1.5|+1,5|१.५|१,५'],
    ['es', 'decimal', '1.5', '1.5|1,5|+1.5|+1,5|१.५|१,५'],
  ] as const)
    it(`given the locale '${locale}' and the kind '${kind}', returns '${value}' for texts such as ${quoted(texts)}`, () => {
      expectRead(texts, { kind, locale }, value);
    });
});

describe('readNumber with invalid text', () => {
  for (const [why, locale, kind, texts] of [
    ['a text that is no number', 'en', 'whole', '1e3|twelve|1,2,3|0,123,456|5²|1-5|50%'],
    ['a text that is no number', 'en', 'decimal', '1.2.3|½|.'],
    ['a text that is no number', 'en', 'signed', '-'],
    ['a fraction instead of a whole number', 'en', 'whole', '1.5|1.3|1,234.56|1,5'],
    ['a fraction instead of a whole number', 'es', 'whole', '1,5'],
    ['a fraction instead of a whole number', 'hi', 'whole', '0.000005 lakh'],
    ['a negative number', 'en', 'whole', '-5'],
    ['a negative number', 'en', 'decimal', '-5'],
    ['an amount in another currency', 'en', 'whole', '₹500|€500'],
    // Readers of one language read 1.234 as 1234, others as slightly more than 1.
    ['an ambiguous number', 'en', 'whole', '1.234|1.000|1.250M|1.234 lakh'],
    ['an ambiguous number', 'es', 'whole', '1,234'],
    ['an ambiguous number', 'en', 'decimal', '1,234'],
    ['an ambiguous number', 'es', 'decimal', '12.345'],
    ['an impossible year', 'en', 'year', '22|2201'],
    ['a number that is too large', 'en', 'whole', `${'9'.repeat(16)}|9999 trillion`],
    // “Mil” means a thousand in Spanish, but some readers take it for a million.
    ['a word of another language', 'en', 'whole', '1 mil|1 billones'],
    ['a word of another language', 'hi', 'whole', '1 mil'],
    ['an unknown unit', 'en', 'whole', '5 km|5 k k|5 crore lakh|5 ..'],
    ['an unknown unit', 'es', 'whole', 'mil|12 mil euros'],
  ] as const)
    it(`returns null for ${why} such as ${quoted(texts)}, given the locale '${locale}' and the kind '${kind}'`, () => {
      expectRead(texts, { kind, locale }, null);
    });
});
