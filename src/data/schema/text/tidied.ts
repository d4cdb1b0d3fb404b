import { isBlankText, tidyText } from './blank';

/** Whether a value has no visible text: a text, a record of values, or a list of either. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value)) return value.every(isBlank);
  if (isEntry(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined;
}

/** Returns the properties whose values aren't blank. */
export const filledIn = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Partial<Values>;

/** Whether a value is a plain record, not a file or an instance of another class. */
const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Returns a value with all its texts trimmed, in lists and records, too. Blank list items are removed. */
export function tidied<Value>(value: Value): Value {
  const tidy = (part: unknown): unknown => {
    if (typeof part === 'string') return tidyText(part);
    if (Array.isArray(part)) return part.filter((item) => !isBlank(item)).map(tidy);
    if (!isEntry(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, tidy(inner)]));
  };
  return tidy(value) as Value;
}

/** Whether two values are equal once they are tidied. A missing value equals `undefined`. */
export function isSame(a: unknown, b: unknown): boolean {
  const equal = (left: unknown, right: unknown): boolean => {
    if (Object.is(left, right)) return true;
    if (Array.isArray(left) && Array.isArray(right))
      return left.length === right.length && left.every((item, at) => equal(item, right[at]));
    if (!isEntry(left) || !isEntry(right)) return false;
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => equal(left[name], right[name]));
  };
  return equal(tidied(a), tidied(b));
}
