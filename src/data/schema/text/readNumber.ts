import { textMaximum, yearMaximum, yearMinimum } from './limits';

/** `whole`: an integer of at least 0. `decimal`: at least 0. `signed`: any number. `year`: a valid year. */
export const numberKinds = ['whole', 'decimal', 'signed', 'year'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** The unit beside a number. */
export type NumberUnit = '$' | '₹' | '%';

/** Numbers with more than 15 digits aren't exact. */
const digits = '\\d{1,15}';
const texts: Record<Exclude<NumberKind, 'year'>, RegExp> = {
  whole: new RegExp(`^${digits}$`),
  decimal: new RegExp(`^${digits}(\\.${digits})?$`),
  signed: new RegExp(`^-?${digits}(\\.${digits})?$`),
};

/** Whether a text is a number in canonical form: digits, at most one point, and possibly a leading minus. */
export const isNumberText = (text: string, kind: NumberKind): boolean =>
  kind === 'year'
    ? /^\d{4}$/.test(text) && Number(text) >= yearMinimum && Number(text) <= yearMaximum
    : texts[kind].test(text);

const units: Record<NumberUnit, string> = { $: '(?:us)?\\$|usd', '₹': '₹|rs\\.?|inr', '%': '%' };

type Magnitudes = readonly [power: number, words: readonly string[]][];

/** Powers of ten and the words for them, which users can write in any of the app's languages. */
const magnitudes: Magnitudes = [
  [3, ['k', 'thousand', 'thousands', 'hazar', 'hazaar', 'हज़ार', 'हजार']],
  [5, ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख']],
  [6, ['m', 'mn', 'mm', 'million', 'millions', 'millón', 'millon', 'millones', 'मिलियन']],
  [7, ['cr', 'crore', 'crores', 'karod', 'करोड़', 'करोड']],
  [9, ['b', 'bn', 'billion', 'billions', 'अरब', 'बिलियन']],
  [11, ['खरब']],
  [12, ['t', 'tn', 'trillion', 'trillions', 'ट्रिलियन']],
];

/** Words that mean a power of ten only in one language: "mil" is a thousand only in Spanish. */
const ownMagnitudes: Record<string, Magnitudes> = {
  es: [
    [3, ['mil', 'miles']],
    [6, ['mill']],
    [9, ['millardo', 'millardos']],
    [12, ['billón', 'billon', 'billones']],
  ],
};

/** Returns the power of ten of a word, or of several words in rising order: "mil millones", "lakh crore". */
function powerOf(words: string, locale: string): number | undefined {
  const known = [...magnitudes, ...(ownMagnitudes[locale] ?? [])];
  let [sum, last] = [0, 0];
  for (const word of words.normalize('NFC').split(' ')) {
    const plain = word.replace(/\.$/, '');
    const power = known.find(([, names]) => names.some((name) => name.normalize('NFC') === plain))?.[0];
    if (power === undefined || power <= last) return undefined;
    sum += power;
    last = power;
  }
  return sum;
}

/** Returns the group separator and the decimal separator of a language. */
export function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

export const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

/**
 * Returns the digits before and after the point; `null` if the groups are wrong or the number is ambiguous.
 * In "1.200", the point separates groups in one language and decimals in another.
 */
function partsOf(text: string, locale: string, isWhole: boolean): { whole: string; fraction: string } | null {
  const { group, decimal } = signsOf(locale);
  const lone = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text);
  if (lone) {
    const [, whole = '', sign, rest = ''] = lone;
    if (isWhole && sign === group) return { whole: whole + rest, fraction: '' };
    return !isWhole && sign === decimal ? { whole, fraction: rest } : null;
  }
  // Groups of three digits, or the Indian groups of two before the last three.
  const grouped = /^([1-9]\d{0,2}(?:([., '])\d{2,3})(?:\2\d{2,3})*)(?:([.,])(\d*))?$/.exec(text);
  const [, whole = '', sign, point, fraction = ''] = grouped ?? [];
  if (grouped && point !== sign && /\D\d{3}$/.test(whole))
    return { whole: whole.replace(/\D/g, ''), fraction };
  const plain = /^(\d*)(?:[.,](\d*))?$/.exec(text);
  return plain && /\d/.test(text) ? { whole: plain[1] ?? '', fraction: plain[2] ?? '' } : null;
}

/**
 * Returns the number in a text such as "$1,200", "1.3M", "₹12.5 lakh", "12 mil" or "-2,5 %", in canonical
 * form. Returns an empty string for a blank text, and `null` if the text isn't a clear number.
 */
export function readNumber(
  text: string,
  { kind, locale, unit }: { kind: NumberKind; locale: string; unit?: NumberUnit },
): string | null {
  // Skips texts that are too long for a number.
  if (text.length > textMaximum.line) return null;
  const plain = latinDigits(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[−–]/g, '-')
    .replace(/’/g, "'")
    .trim()
    .toLowerCase();
  if (plain === '') return '';
  if (kind === 'year') return isNumberText(plain, kind) ? plain : null;

  const own = unit ? `(?:${units[unit]})?` : '';
  const match = new RegExp(`^([+-]?) ?${own} ?([\\d.,' ]*\\d[.,]?) ?([\\p{L}\\p{M}. ]*?) ?${own}$`, 'u').exec(
    plain,
  );
  const [, sign, number = '', word = ''] = match ?? [];
  const power = word ? powerOf(word, locale) : 0;
  const parts = partsOf(number, locale, kind === 'whole');
  if (power === undefined || !parts) return null;

  const shifted = parts.fraction.padEnd(power, '0');
  const whole = (parts.whole + shifted.slice(0, power)).replace(/^0+(?=\d)/, '') || '0';
  const fraction = shifted.slice(power).replace(/0+$/, '');
  const value = fraction ? `${whole}.${fraction}` : whole;
  const read = sign === '-' && /[1-9]/.test(value) ? `-${value}` : value;
  return isNumberText(read, kind) ? read : null;
}
