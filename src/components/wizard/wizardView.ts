import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';
import type { FieldsForm } from './useFields';
import type { WizardFrameProps } from './WizardFrame';

/** Where one is, and what is typed there. */
type Form<Step, Values> = {
  /** In their order. */
  steps: readonly [Step, ...Step[]];
  step: Step;
  /** The last step that was reached. */
  furthest: Step;
  /** As they are typed. */
  values: Values;
};

/** What became of the draft, and of the attempts to go on. */
type Progress = {
  /** What is shown was typed before this page was opened. */
  isRestored: boolean;
  /** The device refused to keep what is typed. */
  isUnsaved: boolean;
  /** Counts the attempts to go forward that failed. */
  attempts: number;
};

/** What is typed is not sent. */
type Editing = {
  status: 'editing';
  /** What is wrong on this step, by field: keys of `wizard.errors`. */
  errors: FieldErrors;
};

/** What was sent came back. */
type Failed = { status: 'failed'; failure: WizardFailure };

/** It is on its way, has arrived, or was there before: nothing can be changed. */
type Sent = { status: 'submitting' | 'done' | 'existing' };

/** A wizard as its screen shows it. `restoring`: the draft is being looked for, and the form is the empty one. */
export type WizardView<Step extends string, Values extends object> = Form<Step, Values> &
  ({ status: 'restoring' } | (Progress & (Editing | Failed | Sent)));

/** What a person does in a wizard: the same functions as long as the page is there. */
export type WizardActions<Step extends string, Values extends object> = Pick<
  FieldsForm<Values>,
  'onFieldChange'
> & {
  onNext: () => void;
  onBack: () => void;
  onStepChange: (step: Step) => void;
  /** Submits again what came back. */
  onRetry: () => void;
  onDiscard: () => void;
};

export type WizardScreenProps<Step extends string, Values extends object> = {
  view: WizardView<Step, Values>;
  actions: WizardActions<Step, Values>;
};

/** Nothing is left to fill in. */
export const isOver = (status: WizardView<string, object>['status']): boolean =>
  status === 'done' || status === 'existing';

/** What `useFields` is told of a wizard. */
export const formOf = <Step extends string, Values extends object>({
  view,
  actions,
}: WizardScreenProps<Step, Values>): FieldsForm<Values> => ({
  values: view.values,
  errors: view.status === 'editing' ? view.errors : {},
  onFieldChange: actions.onFieldChange,
});

/** What a wizard's frame is told of it. `words`: what it and its steps are called. */
export function frameProps<Step extends string, Values extends object>(
  { view, actions }: WizardScreenProps<Step, Values>,
  words: { title: string; steps: Record<Step, string> },
) {
  const { status, steps, step, furthest } = view;
  const { isRestored, isUnsaved, attempts } =
    status === 'restoring' ? { isRestored: false, isUnsaved: false, attempts: 0 } : view;
  const isBusy = status === 'submitting' || isOver(status);
  return {
    title: words.title,
    steps: steps.map((name) => ({ name, label: words.steps[name] })),
    current: step,
    furthest,
    attempts,
    errorCount: status === 'editing' ? Object.keys(view.errors).length : 0,
    isRestoring: status === 'restoring',
    draft: { isRestored, isUnsaved, ...(!isBusy && { onDiscard: actions.onDiscard }) },
    failure: status === 'failed' ? view.failure : null,
    isBusy,
    onBack: step === steps[0] ? undefined : actions.onBack,
    onNext: actions.onNext,
    onStepChange: actions.onStepChange,
  } satisfies Partial<WizardFrameProps<Step>>;
}
