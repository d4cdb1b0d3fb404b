import type { FieldErrors } from '@/data/schema/rules/fields';
import type { WizardFailure } from '@/data/schema/shapes/wizard';

/** The stored state of an unfinished wizard. */
export type WizardDraft<Step extends string, Values> = {
  values: Values;
  step: Step;
  /** The furthest step reached. */
  furthest: Step;
};

/** The initial state of a wizard. `known`: data that fills in fields without input. */
export type WizardStart<Step extends string, Values> = WizardDraft<Step, Values> & {
  known?: Partial<Values>;
};

export type WizardContext<Step extends string, Values> = {
  /** The current input. */
  values: Values;
  /** The form without input: empty except for the user's known data. */
  blank: Values;
  furthest: Step;
  /** The errors of the current step after the last attempt to go forward, by field. */
  errors: FieldErrors;
  /** The number of failed attempts. Each one moves the focus to the first invalid field. */
  attempts: number;
  /** Whether the input was restored from a draft. */
  isRestored: boolean;
  /** Why the submission failed; `null` if it didn't. */
  failure: WizardFailure | null;
};

export type WizardEvent<Step extends string, Values> =
  /** Changes a field. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Goes to the next step, or submits on the last one. An invalid step stops it, and shows its errors. */
  | { type: 'step.next' }
  /** Goes to the previous step. */
  | { type: 'step.back' }
  /** Goes to a step reached before. Going forward stops at the first invalid step. */
  | { type: 'step.go'; step: Step }
  /** Submits again after a failure. */
  | { type: 'submit.retry' }
  /** Discards the input and restarts at the first step. */
  | { type: 'draft.discard' }
  /** The page is hidden or being left, and may never be shown again. */
  | { type: 'page.hidden' }
  | DraftReport
  /** Raised by the machine: enters the step where a move ends. */
  | { type: 'step.enter'; step: Step }
  /** Raised by the machine: the draft is written now. */
  | { type: 'draft.save' };

/** What the machine sends to its `draftStore` actor. */
export type DraftCommand<Step extends string, Values> =
  | { type: 'save'; draft: WizardDraft<Step, Values> }
  | { type: 'discard' };

/** What the `draftStore` actor reports. */
export type DraftReport =
  /** The draft is stored. */
  | { type: 'write.done' }
  /** The draft couldn't be stored. */
  | { type: 'write.failed' };
