import type { FieldErrors } from '@/data/schema/wizard';
import type { Outbox, WriteFailed, WriteReport, WriteRetry } from '../shared/outbox';

/** A field that was changed both here and elsewhere: the value entered here, and the stored value. */
export type Clash<Values> = { field: keyof Values & string; mine: unknown; theirs: unknown };

export type EditContext<Saved, Values, Change> = {
  /** The stored data, independent of the copy; `null` until it is read. */
  saved: Saved | null;
  /** The id of the edited item, if there are several. */
  subject: string;
  /**
   * The copy as editing began, and as it is now; both `null` while nothing is edited. Changes made elsewhere
   * go into both, except for fields that were also changed here.
   */
  original: Values | null;
  values: Values | null;
  /** Errors of the last attempt to save, by field. */
  errors: FieldErrors;
  /** Clashes to resolve, found when the user saves or when the data changes elsewhere. */
  clashes: readonly Clash<Values>[];
  /** Instant changes that aren't stored yet. `saved` already shows them. */
  outbox: Outbox<Change>;
};

export type EditEvent<Saved, Values, Change> =
  /** Restarts the machine after a failure and reads again. */
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: the item's id, if there are several. */
  | { type: 'edit.start'; subject?: string }
  /** Sets a field of the copy. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Discards the copy without confirmation. */
  | { type: 'edit.cancel' }
  /** Saves the changed fields, if all values are valid. */
  | { type: 'edit.save' }
  /** Resolves a clash: keeps the value entered here, or takes the other one. */
  | { type: 'clash.settle'; field: keyof Values & string; choice: 'mine' | 'theirs' }
  /** Returns to the fields without resolving the clashes. */
  | { type: 'clash.close' }
  /** The user is about to leave. */
  | { type: 'leave.ask' }
  /** Returns to the fields and retains the input. */
  | { type: 'leave.stay' }
  /** Discards the copy and leaves. */
  | { type: 'leave.discard' }
  /** Makes a change that takes effect immediately, without a copy. */
  | { type: 'change.make'; change: Change }
  | WriteRetry
  | EditReport<Saved, Change>;

/** What the `store` actor sends back. */
export type EditReport<Saved, Change> =
  /** The stored data: first of all, and after every change, here or elsewhere. */
  | { type: 'saved.changed'; saved: Saved }
  /** The stored data can't be read. */
  | { type: 'load.failed' }
  | WriteReport<Change>;

/** The input of a save: the changed fields, and the item's id, if there are several. */
export type EditSave<Values> = { subject: string; changes: Partial<Values> };

export type EditEmitted =
  /** The changes are stored. */
  | { type: 'edit.saved' }
  /** Nothing can be lost any more: the pending navigation may continue. */
  | { type: 'leave.allowed' }
  | WriteFailed;
