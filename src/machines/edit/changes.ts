import { isSame } from '@/data/schema/text/tidied';

// Merges an edited copy, field by field, with changes made elsewhere, such as in another tab.

type Names<Values> = keyof Values & string;

/** Returns a comparable value for each field: equal for two spellings of the same value. */
export type MeaningOf<Values> = (values: Values) => Partial<Record<Names<Values>, unknown>>;

/** An edited copy. `original`: the values when editing began. `values`: the values with the input. */
export type Copy<Values> = { original: Values; values: Values };

/** Returns the fields in which two copies have different values. */
function differing<Values extends object>(meaningOf: MeaningOf<Values>, a: Values, b: Values) {
  const [one, other] = [meaningOf(a), meaningOf(b)];
  return (Object.keys(a) as Names<Values>[]).filter((name) => !isSame(one[name], other[name]));
}

const pick = <Values extends object>(values: Values, names: readonly Names<Values>[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** Returns the fields that the user changed, with their current input. */
export const changesOf = <Values extends object>(
  meaningOf: MeaningOf<Values>,
  { original, values }: Copy<Values>,
): Partial<Values> => pick(values, differing(meaningOf, original, values));

/** Returns the fields that the user changed and that also changed elsewhere, to a different value. */
export function clashesOf<Values extends object>(
  meaningOf: MeaningOf<Values>,
  { original, values }: Copy<Values>,
  current: Values,
): Names<Values>[] {
  const here = differing(meaningOf, original, values);
  const unresolved = differing(meaningOf, values, current);
  return differing(meaningOf, original, current).filter(
    (name) => here.includes(name) && unresolved.includes(name),
  );
}

/** Returns the copy with the stored values of all fields that changed elsewhere, except clashing fields. */
export function rebased<Values extends object>(
  meaningOf: MeaningOf<Values>,
  copy: Copy<Values>,
  current: Values,
): Copy<Values> {
  const clashes = clashesOf(meaningOf, copy, current);
  const followed = differing(meaningOf, copy.original, current).filter((name) => !clashes.includes(name));
  const now = pick(current, followed);
  return { original: { ...copy.original, ...now }, values: { ...copy.values, ...now } };
}

/** Returns the copy with one clash settled. `mine` preserves the input, `theirs` takes the stored value. */
export function settledClash<Values extends object>(
  { original, values }: Copy<Values>,
  current: Values,
  field: Names<Values>,
  choice: 'mine' | 'theirs',
): Copy<Values> {
  const now = pick(current, [field]);
  return { original: { ...original, ...now }, values: choice === 'theirs' ? { ...values, ...now } : values };
}
