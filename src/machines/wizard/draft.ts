import type { WizardDraft } from './types';

/** Whether anything was typed: who only walked through the steps is told of nothing. */
export const hasText = <Values extends object>(values: Values, empty: Values): boolean =>
  (Object.keys(empty) as (keyof Values)[]).some(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(empty[name]),
  );

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
