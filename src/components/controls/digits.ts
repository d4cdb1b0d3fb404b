import {
  isNumberText,
  latinDigits,
  type NumberKind,
  type NumberUnit,
  readNumber,
  signsOf,
} from '@/data/schema/readNumber';

const digitsMaximum = 15;
const digitsIn = (text: string) => text.replace(/\D/g, '');
const withoutLeadingZeros = (number: string) => number.replace(/^0+(?=\d)/, '');
const grouped = (digits: string, locale: string) =>
  digits && new Intl.NumberFormat(locale).format(BigInt(digits));

/**
 * A number as the language writes it, from our own form; any other text stays as it is. Whole ones are grouped; what may
 * have a fraction isn't, for there a typed separator is always the point.
 */
export function shownNumber(value: string, locale: string, kind: NumberKind): string {
  if (kind === 'year' || !isNumberText(value, kind)) return value;
  return kind === 'whole' ? grouped(value, locale) : value.replace('.', signsOf(locale).decimal);
}

type Typing = {
  /** What the field holds after the keystroke. */
  text: string;
  caret: number;
  /** What it stood for and showed before. */
  before: { value: string; shown: string };
  kind: NumberKind;
  locale: string;
  unit?: NumberUnit;
  /** Whether it was the Delete key's, not Backspace's. */
  isForward: boolean;
};

/**
 * What a keystroke or paste makes of a number: what the field stands for (see `readNumber`; the text itself where that
 * can't be read), what it shows, and where the caret stands. The digits of a whole number are grouped while they are
 * typed: the caret stays before as many digits as it stood before, and deleting a separator deletes the digit beyond it.
 * Anything else is shown as it is typed: it may not be finished.
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
  // More than is exact: a key does nothing, what is longer by more is kept as it is.
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
