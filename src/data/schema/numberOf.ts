/**
 * The number that stands in a field for numbers: digits, at most one point, maybe a minus before. `undefined` for any
 * other text.
 */
export const numberOf = (typed: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,15})?$/.test(typed) ? Number(typed) : undefined;

/** The same of what is counted or is whole money: neither below zero nor with a fraction. */
export const wholeNumberOf = (typed: string): number | undefined =>
  /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;

/** What a percentage says as a share: "12.5" is 0.125. */
export function shareOf(typed: string): number | undefined {
  const percentage = numberOf(typed);
  return percentage === undefined ? undefined : percentage / 100;
}

/** The other way round: 0.125 is "12.5". */
export const typedShare = (share: number | undefined): string =>
  // Without what a binary fraction adds: 0.14 is 14 %.
  typedNumber(share === undefined ? undefined : Number((share * 100).toPrecision(15)));

/** What would be typed for a number; nothing for none. */
export const typedNumber = (value: number | undefined): string =>
  // Never as a power of ten.
  value === undefined ? '' : value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
