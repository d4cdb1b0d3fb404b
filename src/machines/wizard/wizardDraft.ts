import type { WizardDraft } from './types';

/** Returns the values that differ from the empty form. */
export const typedIn = <Values extends object>(values: Values, empty: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name as keyof Values]),
    ),
  ) as Partial<Values>;

/** Whether the form has any input. Without it, no "restored" notice shows. */
export const hasText = <Values extends object>(values: Values, empty: Values): boolean =>
  Object.keys(typedIn(values, empty)).length > 0;

/** Returns the values with known data in the empty fields. */
export const withKnown = <Values extends object>(values: Values, known: Partial<Values>): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(known).filter(([name]) => values[name as keyof Values] === '')),
});

/** Returns the draft to store. `secret`: fields that are never stored, reset to their empty value. */
export function draftOf<Step extends string, Values extends object>(
  { values, step, furthest }: WizardDraft<Step, Values>,
  empty: Values,
  secret: readonly (keyof Values)[],
): WizardDraft<Step, Values> {
  const blank = Object.fromEntries(secret.map((name) => [name, empty[name]]));
  return { values: { ...values, ...blank }, step, furthest };
}
