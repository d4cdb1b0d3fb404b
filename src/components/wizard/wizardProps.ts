import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';

/** What every wizard's screen is given. */
export type WizardScreenProps<Step extends string, Values extends object> = {
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  step: Step;
  /** The last step that was reached. */
  furthest: Step;
  /** As they are typed. */
  values: Values;
  /** What is wrong, by field: keys of `wizard.errors`. */
  errors: FieldErrors;
  /** Counts the attempts to go forward that failed. */
  attempts: number;
  /** The draft is being looked for. */
  isRestoring: boolean;
  /** What is shown was typed before this page was opened. */
  isRestored: boolean;
  /** The device refused to keep what is typed. */
  isUnsaved: boolean;
  /** Why submitting failed. */
  failure: WizardFailure | null;
  /** Submitting. */
  isBusy: boolean;
  onFieldChange: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  onNext: () => void;
  onBack: () => void;
  onStepChange: (step: Step) => void;
  onDiscard: () => void;
};

/** The same for every wizard's WizardFrame. `words`: what it and its steps are called. */
export function frameProps<Step extends string, Values extends object>(
  props: WizardScreenProps<Step, Values>,
  words: { title: string; steps: Record<Step, string> },
) {
  const { steps, step, errors, isRestored, isUnsaved, onDiscard, onBack } = props;
  const { furthest, attempts, isRestoring, failure, isBusy, onNext, onStepChange } = props;
  return {
    title: words.title,
    steps: steps.map((name) => ({ name, label: words.steps[name] })),
    current: step,
    furthest,
    attempts,
    errorCount: Object.keys(errors).length,
    isRestoring,
    draft: { isRestored, isUnsaved, onDiscard },
    failure,
    isBusy,
    onBack: step === steps[0] ? undefined : onBack,
    onNext,
    onStepChange,
  };
}
