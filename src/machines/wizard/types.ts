import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';
import type { WriteReport } from '../shared/outbox';

/** What is kept of a wizard while it isn't done. */
export type WizardDraft<Step extends string, Values> = {
  values: Values;
  step: Step;
  /** The last step that was reached. */
  furthest: Step;
};

/** What a wizard begins with. `known`: what is filled in already where nobody typed anything. */
export type WizardStart<Step extends string, Values> = WizardDraft<Step, Values> & {
  known?: Partial<Values>;
};

export type WizardContext<Step extends string, Values> = {
  /** As they are typed. */
  values: Values;
  /** The form before anything is typed: empty but for what is known of the person. */
  blank: Values;
  furthest: Step;
  /** What the last attempt to go forward found wrong on this step, by field. */
  errors: FieldErrors;
  /** Counts the attempts that failed: each one moves the focus to the first wrong field. */
  attempts: number;
  /** Whether what is shown was typed before this page was opened. */
  isRestored: boolean;
  /** Why submitting failed; `null` otherwise. */
  failure: WizardFailure | null;
};

export type WizardEvent<Step extends string, Values> =
  /** A field, as it is typed now. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** To the next step, or from the last one to the end, unless something is wrong on the way. */
  | { type: 'step.next' }
  /** To the step before. */
  | { type: 'step.back' }
  /** To a step passed before. Forward only as far as the steps between have nothing to complain about. */
  | { type: 'step.go'; step: Step }
  /** Submits once more, after a failure. */
  | { type: 'submit.retry' }
  /** Forgets what is typed, and begins anew. */
  | { type: 'draft.discard' }
  /** The page is out of sight or about to be left: it may not come back. */
  | { type: 'page.hidden' }
  | DraftReport
  /** Raised by the machine itself: where a move ends. */
  | { type: 'step.enter'; step: Step }
  /** Raised by the machine itself: the draft is written now. */
  | { type: 'draft.keep' };

/** What the machine sends to its `draftStore`. */
export type DraftCommand<Step extends string, Values> =
  | { type: 'keep'; draft: WizardDraft<Step, Values> }
  | { type: 'discard' };

/** What the `draftStore` sends back. */
export type DraftReport = Pick<WriteReport<unknown>, 'type'>;
