import { yearMaximum, yearMinimum } from './limits';

/**
 * Returns the number in a number field: digits, at most one point, and possibly a leading minus. `undefined`
 * for any other text.
 */
export const numberOf = (typed: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : undefined;

/** Returns a count or whole money: not negative and without a fraction. `undefined` for any other text. */
export const wholeNumberOf = (typed: string): number | undefined =>
  /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;

/** Returns the year in the input, or `undefined` if it isn't a year. */
export function yearOf(typed: string): number | undefined {
  const year = wholeNumberOf(typed);
  return year !== undefined && year >= yearMinimum && year <= yearMaximum ? year : undefined;
}

/** Returns years of experience, possibly with a fraction. `undefined` for any other text. */
export function yearsOf(typed: string): number | undefined {
  const years = numberOf(typed);
  return years !== undefined && years >= 0 ? years : undefined;
}

/** Returns a percentage as a share: "12.5" is 0.125. */
export function shareOf(typed: string): number | undefined {
  const percentage = numberOf(typed);
  return percentage === undefined ? undefined : percentage / 100;
}

/** Returns a share as a percentage: 0.125 is "12.5". */
export const typedShare = (share: number | undefined): string =>
  // Rounds off errors of binary fractions: 0.14 * 100 is 14.000000000000002.
  typedNumber(share === undefined ? undefined : Number((share * 100).toPrecision(15)));

/** Returns the text of a number for its field; empty for `undefined`. */
export const typedNumber = (value: number | undefined): string =>
  // Unlike `String()`, avoids exponential notation.
  value === undefined ? '' : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
