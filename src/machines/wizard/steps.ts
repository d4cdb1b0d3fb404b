import { errorsOf, type FieldErrors } from '@/data/schema/wizard';

/** What each step asks for before it lets go; a missing one asks for nothing. */
export type StepRules<Step extends string> = Partial<Record<Step, Parameters<typeof errorsOf>[0]>>;

/** The steps of a wizard in their order, and which of them may be gone to (spec section 4, Wizards). */
export function orderOf<Step extends string>(steps: readonly [Step, ...Step[]], rules: StepRules<Step>) {
  const place = (step: Step) => steps.indexOf(step);
  /** By field; nothing where the step lets go. */
  const errorsAt = (step: Step, values: object): FieldErrors => errorsOf(rules[step], values);
  /** The first of these steps, in their order, that doesn't let go. */
  const firstWrong = (values: object, among: readonly Step[] = steps): Step | undefined =>
    among.find((step) => Object.keys(errorsAt(step, values)).length > 0);

  return {
    first: steps[0],
    next: (step: Step): Step | undefined => steps[place(step) + 1],
    previous: (step: Step): Step | undefined => steps[place(step) - 1],
    later: (a: Step, b: Step): Step => (place(a) < place(b) ? b : a),
    errorsAt,
    /** What is left of a step's errors once a field was edited: its own is gone, and whatever is right with it now. */
    errorsLeft(step: Step, errors: FieldErrors, values: object, field: string): FieldErrors {
      const now = Object.keys(errors).length > 0 ? errorsAt(step, values) : {};
      return Object.fromEntries(
        Object.entries(errors).filter(([name, error]) => name !== field && now[name] === error),
      );
    },
    firstWrong,
    /** Another step, reached before. `furthest`: the last one that was reached. */
    canGo: (from: Step, to: Step, furthest: Step): boolean =>
      to !== from && steps.slice(0, place(furthest) + 1).includes(to),
    /** Where a move ends: at the first step it would leave behind that doesn't let go. A move back leaves none behind. */
    destination: (from: Step, to: Step, values: object): Step =>
      firstWrong(values, steps.slice(place(from), place(to))) ?? to,
  };
}
