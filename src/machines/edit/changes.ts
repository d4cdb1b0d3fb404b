import { isSame } from '@/data/schema/tidied';

// What becomes of a copy while what it was made of goes on changing elsewhere: field by field.

type Names<Values> = keyof Values & string;

/** What each field of a copy says, to tell whether two say the same. */
export type MeaningOf<Values> = (values: Values) => Partial<Record<Names<Values>, unknown>>;

/** The copy that the editing began with, and as it is typed now. */
export type Copy<Values> = { original: Values; values: Values };

/** The fields in which two copies say something else. */
function differing<Values extends object>(meaningOf: MeaningOf<Values>, a: Values, b: Values) {
  const [one, other] = [meaningOf(a), meaningOf(b)];
  return (Object.keys(a) as Names<Values>[]).filter((name) => !isSame(one[name], other[name]));
}

const pick = <Values extends object>(values: Values, names: readonly Names<Values>[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;

/** What was changed here. */
export const changesOf = <Values extends object>(
  meaningOf: MeaningOf<Values>,
  { original, values }: Copy<Values>,
): Partial<Values> => pick(values, differing(meaningOf, original, values));

/** The fields that were changed here and meanwhile elsewhere, to something else. */
export function clashesOf<Values extends object>(
  meaningOf: MeaningOf<Values>,
  { original, values }: Copy<Values>,
  current: Values,
): Names<Values>[] {
  const here = differing(meaningOf, original, values);
  const still = differing(meaningOf, values, current);
  return differing(meaningOf, original, current).filter(
    (name) => here.includes(name) && still.includes(name),
  );
}

/** The copy on top of what is kept now: a field that was changed elsewhere alone is as it is there. */
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

/** The copy with one clash settled: `mine` is then a change of what is kept now, `theirs` none any more. */
export function settledClash<Values extends object>(
  { original, values }: Copy<Values>,
  current: Values,
  field: Names<Values>,
  choice: 'mine' | 'theirs',
): Copy<Values> {
  const now = pick(current, [field]);
  return { original: { ...original, ...now }, values: choice === 'theirs' ? { ...values, ...now } : values };
}
