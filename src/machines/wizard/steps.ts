import { errorsOf, type FieldErrors } from '@/data/schema/rules/fields';

/** The rules of each step; a step without any is always valid. */
export type StepRules<Step extends string> = Partial<Record<Step, Parameters<typeof errorsOf>[0]>>;

/** Returns the order of a wizard's steps and the rules of moving between them (spec section 4, Wizards). */
export function orderOf<Step extends string>(steps: readonly [Step, ...Step[]], rules: StepRules<Step>) {
  const place = (step: Step) => steps.indexOf(step);
  /** Returns the step's errors by field; empty if the step is valid. */
  const errorsAt = (step: Step, values: object): FieldErrors => errorsOf(rules[step], values);
  /** Returns the first invalid step among the given ones. */
  const firstWrong = (values: object, among: readonly Step[] = steps): Step | undefined =>
    among.find((step) => Object.keys(errorsAt(step, values)).length > 0);

  return {
    first: steps[0],
    next: (step: Step): Step | undefined => steps[place(step) + 1],
    previous: (step: Step): Step | undefined => steps[place(step) - 1],
    later: (a: Step, b: Step): Step => (place(a) < place(b) ? b : a),
    errorsAt,
    /** Returns the errors left after an edit. Drops the edited field's and those that no longer apply. */
    errorsLeft(step: Step, errors: FieldErrors, values: object, field: string): FieldErrors {
      const now = Object.keys(errors).length > 0 ? errorsAt(step, values) : {};
      return Object.fromEntries(
        Object.entries(errors).filter(([name, error]) => name !== field && now[name] === error),
      );
    },
    firstWrong,
    /** Whether the user can go to another step. They can go to all steps up to the furthest one reached. */
    canGo: (from: Step, to: Step, furthest: Step): boolean =>
      to !== from && steps.slice(0, place(furthest) + 1).includes(to),
    /** Returns the step where a move ends: the first invalid step before `to`, else `to`. */
    destination: (from: Step, to: Step, values: object): Step =>
      firstWrong(values, steps.slice(place(from), place(to))) ?? to,
  };
}
