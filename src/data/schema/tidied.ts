import { isBlankText, tidyText } from './blank';

/** Whether there is nothing to read in it: a text, a list of them, an entry of texts, a list of entries. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return isBlankText(value);
  if (Array.isArray(value)) return value.every(isBlank);
  if (isEntry(value)) return Object.values(value).every(isBlank);
  return value === null || value === undefined;
}

/** The named values that say something. */
export const filledIn = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value))) as Partial<Values>;

/** A record of named values, not a file or anything else with a nature of its own. */
const isEntry = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What was typed without the blanks around it: of texts, of the items of lists, of the entries' own; blank items go. */
export function tidied<Value>(value: Value): Value {
  const tidy = (part: unknown): unknown => {
    if (typeof part === 'string') return tidyText(part);
    if (Array.isArray(part)) return part.filter((item) => !isBlank(item)).map(tidy);
    if (!isEntry(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, tidy(inner)]));
  };
  return tidy(value) as Value;
}

/** Whether two values say the same once they are tidied; what is missing says as little as what is undefined. */
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
