import type { FieldErrors, WizardFailure } from '@/data/schema/wizard';

/** What is kept of a wizard while it isn't done. */
export type WizardDraft<Step extends string, Values> = {
  values: Values;
  step: Step;
  /** The last step that was reached. */
  furthest: Step;
};

export type WizardContext<Step extends string, Values> = {
  values: Values;
  furthest: Step;
  /** The step shown while none is entered: where a submission was sent from, or came back to; `null` before the first. */
  heldAt: Step | null;
  /** What the last attempt to go forward found wrong on this step, by field. */
  errors: FieldErrors;
  /** Counts the attempts that failed: each one moves the focus to the first wrong field. */
  attempts: number;
  /** Whether what is shown was typed before this page was opened. */
  isRestored: boolean;
  /** Whether a field was edited since the draft was last sent to be written. */
  isEdited: boolean;
  /** Whether the device refused the last writing of the draft. */
  isUnsaved: boolean;
  /** Why submitting failed; `null` otherwise. */
  failure: WizardFailure | null;
};

/** Values come with the event: the form holds what is being typed. */
export type WizardEvent<Step extends string, Values> =
  | { type: 'step.next'; values: Values }
  | { type: 'step.back'; values: Values }
  /** To a step passed before. Forward only as far as the steps between have nothing to complain about. */
  | { type: 'step.go'; step: Step; values: Values }
  | { type: 'field.edit'; field: string; values: Values }
  /** Writes the draft at once: for whoever is about to leave the page. */
  | { type: 'draft.keep' }
  | { type: 'draft.discard' }
  | { type: 'submit.retry'; values: Values }
  | DraftReport;

/** What the machine sends to its `draftStore`. */
export type DraftCommand<Step extends string, Values> =
  | { type: 'keep'; draft: WizardDraft<Step, Values> }
  | { type: 'discard' };

/** What the `draftStore` sends back. */
export type DraftReport = { type: 'draft.kept' } | { type: 'draft.refused' };
