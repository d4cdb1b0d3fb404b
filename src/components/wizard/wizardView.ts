import type { FieldErrors } from '@/data/schema/rules/fields';
import type { WizardFailure } from '@/data/schema/shapes/wizard';
import type { FieldsForm } from './useFields';
import type { WizardFrameProps } from './WizardFrame';

/** The steps and the input of a wizard. */
type Form<Step, Values> = {
  /** The steps in order. */
  steps: readonly [Step, ...Step[]];
  step: Step;
  /** The last step that the user reached. */
  furthest: Step;
  /** The current input. */
  values: Values;
};

/** The state of the draft, and the failed attempts to continue. */
type Progress = {
  /** Whether the form was filled from a stored draft. */
  isRestored: boolean;
  /** Whether the browser refused to store the input. */
  isUnsaved: boolean;
  /** Number of failed attempts to continue. */
  attempts: number;
};

/** The user edits the form, which isn't submitted yet. */
type Editing = {
  status: 'editing';
  /** The errors of this step by field name. Each error is a message key of `wizard.errors`. */
  errors: FieldErrors;
};

type Failed = { status: 'failed'; failure: WizardFailure };

/** The user can't edit the form: it is being sent, was sent, or its result existed before (`existing`). */
type Sent = { status: 'submitting' | 'done' | 'existing' };

/** A draft is loading, and the form is empty. `isContinuing`: the user has pressed Next. */
type Restoring = { status: 'restoring'; isContinuing: boolean };

/** The view of a wizard. */
export type WizardView<Step extends string, Values extends object> = Form<Step, Values> &
  (Restoring | (Progress & (Editing | Failed | Sent)));

/** The actions of a wizard. They stay the same functions while the page is mounted. */
export type WizardActions<Step extends string, Values extends object> = Pick<
  FieldsForm<Values>,
  'onFieldChange'
> & {
  onNext: () => void;
  onBack: () => void;
  onStepChange: (step: Step) => void;
  /** Submits again after a failure. */
  onRetry: () => void;
  onDiscard: () => void;
};

export type WizardScreenProps<Step extends string, Values extends object> = {
  view: WizardView<Step, Values>;
  actions: WizardActions<Step, Values>;
};

/** Returns whether the wizard is finished: the form was sent, or its result existed before. */
export const isOver = (status: WizardView<string, object>['status']): boolean =>
  status === 'done' || status === 'existing';

/** Returns the first argument of `useFields` for a wizard. */
export const formOf = <Step extends string, Values extends object>({
  view,
  actions,
}: WizardScreenProps<Step, Values>): FieldsForm<Values> => ({
  values: view.values,
  errors: view.status === 'editing' ? view.errors : {},
  onFieldChange: actions.onFieldChange,
});

/** Returns the props of a wizard's `WizardFrame`. @param words the labels of the wizard and its steps */
export function frameProps<Step extends string, Values extends object>(
  { view, actions }: WizardScreenProps<Step, Values>,
  words: { title: string; steps: Record<Step, string> },
) {
  const { status, steps, step, furthest } = view;
  const { isRestored, isUnsaved, attempts } =
    status === 'restoring' ? { isRestored: false, isUnsaved: false, attempts: 0 } : view;
  const isBusy = status === 'restoring' ? view.isContinuing : status === 'submitting' || isOver(status);
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
