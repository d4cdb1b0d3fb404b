import type { WizardDraft } from './types';

/** The values that are not as they were before anything was typed. */
export const typedIn = <Values extends object>(values: Values, empty: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(empty[name as keyof Values]),
    ),
  ) as Partial<Values>;

/** Whether anything was typed: who only walked through the steps is told of nothing. */
export const hasText = <Values extends object>(values: Values, empty: Values): boolean =>
  Object.keys(typedIn(values, empty)).length > 0;

/** What is typed, with what is known where nothing is. */
export const withKnown = <Values extends object>(values: Values, known: Partial<Values>): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(known).filter(([name]) => values[name as keyof Values] === '')),
});

/** A draft as it is written to the device. `secret`: the fields that never are. */
export function draftOf<Step extends string, Values extends object>(
  { values, step, furthest }: WizardDraft<Step, Values>,
  empty: Values,
  secret: readonly (keyof Values)[],
): WizardDraft<Step, Values> {
  const blank = Object.fromEntries(secret.map((name) => [name, empty[name]]));
  return { values: { ...values, ...blank }, step, furthest };
}
