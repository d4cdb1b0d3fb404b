import {
  isNumberText,
  latinDigits,
  type NumberKind,
  type NumberUnit,
  readNumber,
  signsOf,
} from '@/data/schema/text/readNumber';

const digitsMaximum = 15;
const digitsIn = (text: string) => text.replace(/\D/g, '');
const withoutLeadingZeros = (number: string) => number.replace(/^0+(?=\d)/, '');
const grouped = (digits: string, locale: string) =>
  digits && new Intl.NumberFormat(locale).format(BigInt(digits));

/**
 * Formats a number for a language; returns any other text unchanged. Groups digits only in whole numbers: in
 * other numbers, a separator that the user types is the decimal point.
 */
export function shownNumber(value: string, locale: string, kind: NumberKind): string {
  if (kind === 'year' || !isNumberText(value, kind)) return value;
  return kind === 'whole' ? grouped(value, locale) : value.replace('.', signsOf(locale).decimal);
}

type Typing = {
  /** Text of the field after the keystroke. */
  text: string;
  caret: number;
  /** Value and text of the field before the keystroke. */
  before: { value: string; shown: string };
  kind: NumberKind;
  locale: string;
  unit?: NumberUnit;
  /** Whether the key was Delete, not Backspace. */
  isForward: boolean;
};

/**
 * Applies a keystroke or paste to a number field. Returns the field's new value, text and caret. If
 * `readNumber` can't read the text, the value is the text itself. Groups the digits of whole numbers and
 * keeps the number of digits after the caret. Deleting a separator deletes the digit beyond it. Leaves other
 * text unchanged, because it may be unfinished.
 */
export function typeNumber({ text, caret, before, kind, locale, unit, isForward }: Typing): {
  value: string;
  shown: string;
  caret: number;
} {
  const latin = latinDigits(text);
  const { group } = signsOf(locale);
  const separatorsIn = (shown: string) => shown.split(group).length - 1;
  const isOwnFormat = before.shown === shownNumber(before.value, locale, kind);
  const isGroupable =
    kind === 'whole' &&
    isOwnFormat &&
    /^\d*$/.test(before.value) &&
    latin.replaceAll(group, '') === digitsIn(latin) &&
    separatorsIn(latin) <= separatorsIn(before.shown);
  if (!isGroupable) return { value: readNumber(text, { kind, locale, unit }) ?? text, shown: text, caret };

  let after = digitsIn(latin.slice(caret)).length;
  let value = withoutLeadingZeros(digitsIn(latin));
  if (latin.length < before.shown.length && value === before.value) {
    const at = value.length - after;
    const deletedAt = isForward ? at : at - 1;
    value = withoutLeadingZeros(value.slice(0, Math.max(0, deletedAt)) + value.slice(deletedAt + 1));
    if (isForward) after -= 1;
  }
  // Numbers with more than 15 digits aren't exact: a 16th digit is ignored, longer text stays unformatted.
  if (value.length === digitsMaximum + 1 && before.value.length === digitsMaximum) value = before.value;
  if (value.length > digitsMaximum) return { value: text, shown: text, caret };

  const shown = grouped(value, locale);
  let at = shown.length;
  while (after > 0 && at > 0) {
    at -= 1;
    if (/\d/.test(shown[at] ?? '')) after -= 1;
  }
  return { value, shown, caret: at };
}
