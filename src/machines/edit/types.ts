import type { FieldErrors } from '@/data/schema/rules/fields';
import type { Outbox, WriteFailed, WriteReport, WriteRetry } from '../shared/outbox';

/** A field that was edited here and also changed elsewhere. `mine`: the input. `theirs`: the stored value. */
export type Clash<Values> = { field: keyof Values & string; mine: unknown; theirs: unknown };

export type EditContext<Saved, Values, Change> = {
  /** The stored data, independent of the edited copy; `null` until it is read. */
  saved: Saved | null;
  /** The id of the edited item if `saved` has several; otherwise empty. */
  subject: string;
  /**
   * The saved values when editing began; `null` while nothing is edited. A field that another tab saves is
   * updated here and in `values`, unless its input has changed.
   */
  original: Values | null;
  /** `original` with the current input. */
  values: Values | null;
  /** The errors since the last attempt to save, by field. */
  errors: FieldErrors;
  /** The fields with two values to choose between, found on saving or after a change elsewhere. */
  clashes: readonly Clash<Values>[];
  /** Instant changes that aren't stored yet: `saved` already includes each one. */
  outbox: Outbox<Change>;
};

export type EditEvent<Saved, Values, Change> =
  /** Restarts after a failure and reads again. */
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: the id of the item to edit, if there are several. */
  | { type: 'edit.start'; subject?: string }
  /** Changes the value of a field. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Discards the copy without asking. */
  | { type: 'edit.cancel' }
  /** Saves the changed fields, if none has an error. */
  | { type: 'edit.save' }
  /** Chooses one of the two values of a field that was changed elsewhere too. */
  | { type: 'clash.settle'; field: keyof Values & string; choice: 'mine' | 'theirs' }
  /** Returns to the form without choosing a value. */
  | { type: 'clash.close' }
  /** The user is about to leave the page. */
  | { type: 'leave.ask' }
  /** Stays on the page and returns to the form with all input. */
  | { type: 'leave.stay' }
  /** Discards the copy and leaves the page. */
  | { type: 'leave.discard' }
  /** Makes an instant change, without editing. */
  | { type: 'change.make'; change: Change }
  | WriteRetry
  | EditReport<Saved, Change>;

/** What the `store` actor reports. */
export type EditReport<Saved, Change> =
  /** The stored data: once it is read, and after every change, also in another tab. */
  | { type: 'saved.changed'; saved: Saved }
  /** The stored data can't be read. */
  | { type: 'load.failed' }
  | WriteReport<Change>;

/** The input of a save: the changed fields. */
export type EditSave<Values> = { subject: string; changes: Partial<Values> };

export type EditEmitted =
  /** The changes are stored. */
  | { type: 'edit.saved' }
  /** Nothing can be lost any more: a blocked navigation may continue. */
  | { type: 'leave.allowed' }
  | WriteFailed;
