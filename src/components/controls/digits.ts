/** What stands between the groups of a number, and before its fraction. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Beyond 15 digits a number is no longer exact. */
const digitsMaximum = 15;

const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
const digitsIn = (text: string) => text.replace(/\D/g, '');
const withoutLeadingZeros = (number: string) => number.replace(/^0+(?=\d)/, '');

/** Where a text of unknown origin has its fraction, or -1: a lone sign before three digits separates groups. */
function fractionAt(text: string, group: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text[last];
  const hasBoth = text.includes('.') && text.includes(',');
  if (hasBoth) return last;
  const isLone = sign !== undefined && text.indexOf(sign) === last;
  return isLone && sign !== group && digitsIn(text.slice(last)).length !== 3 ? last : -1;
}

/** The digits of a whole number; what is pasted with cents loses them. */
function wholeOf(text: string, group: string): string {
  const fraction = fractionAt(text, group);
  return withoutLeadingZeros(digitsIn(fraction < 0 ? text : text.slice(0, fraction)));
}

/** The digits of a number with at most one point, which may be typed as a comma. */
function decimalOf(text: string): string {
  const hasBoth = text.includes('.') && text.includes(',');
  const point = hasBoth ? Math.max(text.lastIndexOf('.'), text.lastIndexOf(',')) : text.search(/[.,]/);
  if (point < 0) return withoutLeadingZeros(digitsIn(text));
  return `${withoutLeadingZeros(digitsIn(text.slice(0, point)))}.${digitsIn(text.slice(point))}`;
}

/**
 * A number as the language writes it, from digits with at most one point. Whole ones are grouped; what may have a
 * fraction isn't, for there a typed separator is always the point.
 */
export function shownNumber(value: string, locale: string, decimals: boolean): string {
  if (decimals) return decimalOf(value).replace('.', signsOf(locale).decimal);
  const digits = digitsIn(value.replace(/\..*/, ''));
  return digits && new Intl.NumberFormat(locale).format(BigInt(digits));
}

type Typing = {
  /** What the field holds after the keystroke. */
  text: string;
  caret: number;
  /** The digits before it. */
  before: string;
  locale: string;
  decimals: boolean;
  /** Whether it was the Delete key's, not Backspace's. */
  isForward: boolean;
};

/**
 * What a keystroke or paste makes of a number: its digits with at most one point, what is shown of them, and where the
 * caret stands then: before as many digits as it stood before. Deleting a separator deletes the digit beyond it.
 */
export function typeNumber({ text: raw, caret, before, locale, decimals, isForward }: Typing): {
  value: string;
  shown: string;
  caret: number;
} {
  const text = latinDigits(raw);
  const isKept = (sign: string) => /\d/.test(sign) || (decimals && /[.,]/.test(sign));
  const shownBefore = shownNumber(before, locale, decimals);
  const isSeparator = digitsIn(text) === digitsIn(shownBefore);
  let after = [...text.slice(caret)].filter(isKept).length;
  let value = decimals ? decimalOf(text) : wholeOf(text, signsOf(locale).group);

  if (isSeparator && text.length > shownBefore.length && (!decimals || before.includes('.'))) value = before;
  if (isSeparator && text.length < shownBefore.length && !decimals) {
    const at = before.length - after;
    const gone = isForward ? at : at - 1;
    value = withoutLeadingZeros(before.slice(0, Math.max(0, gone)) + before.slice(gone + 1));
    if (isForward) after -= 1;
  }
  if (digitsIn(value).length > digitsMaximum) value = before;

  const shown = shownNumber(value, locale, decimals);
  let at = shown.length;
  while (after > 0 && at > 0) {
    at -= 1;
    if (isKept(shown[at] ?? '')) after -= 1;
  }
  return { value, shown, caret: at };
}
