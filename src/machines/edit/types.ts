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
   * The saved values when editing began; `null` while nothing is edited. If another tab saves a field, this
   * object and `values` are updated, unless the user has edited the field.
   */
  original: Values | null;
  /** `original` with the current input. */
  values: Values | null;
  /** The errors that the last attempt to save found, by field. Editing a field removes its error. */
  errors: FieldErrors;
  /** The edited fields that also changed elsewhere: the user has to choose one of the two values. */
  clashes: readonly Clash<Values>[];
  /** Changes made outside the form that aren't stored yet. `saved` already includes them. */
  outbox: Outbox<Change>;
};

export type EditEvent<Saved, Values, Change> =
  /** Restarts after a failure and reads the data again. */
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: the id of the item to edit, if there are several. */
  | { type: 'edit.start'; subject?: string }
  /** Changes the value of a field. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Discards the copy without asking. */
  | { type: 'edit.cancel' }
  /** Saves the changed fields, if none has an error. */
  | { type: 'edit.save' }
  /** Chooses one of the two values of an edited field that also changed elsewhere. */
  | { type: 'clash.settle'; field: keyof Values & string; choice: 'mine' | 'theirs' }
  /** Returns to the form without choosing a value. */
  | { type: 'clash.close' }
  /** The user is about to leave the page. */
  | { type: 'leave.ask' }
  /** Stays on the page and returns to the form with all input. */
  | { type: 'leave.stay' }
  /** Discards the copy and leaves the page. */
  | { type: 'leave.discard' }
  /** Makes a change outside the form, such as a switch, and stores it immediately. */
  | { type: 'change.make'; change: Change }
  | WriteRetry
  | EditReport<Saved, Change>;

/** The events of the `store` actor. */
export type EditReport<Saved, Change> =
  /** Reports the stored data after the first read and after every change, in any tab. */
  | { type: 'saved.changed'; saved: Saved }
  /** The stored data can't be read. */
  | { type: 'load.failed' }
  | WriteReport<Change>;

/** The input of the `save` actor. `subject`: the edited item's id, or empty. `changes`: the new values. */
export type EditSave<Values> = { subject: string; changes: Partial<Values> };

export type EditEmitted =
  /** The changes are stored. */
  | { type: 'edit.saved' }
  /** The input is saved or discarded, so a blocked navigation may continue. */
  | { type: 'leave.allowed' }
  | WriteFailed;
