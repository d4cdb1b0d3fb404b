import type { FieldErrors } from '@/data/schema/wizard';
import type { Outbox, WriteFailed, WriteReport, WriteRetry } from '../shared/outbox';

/** A field that was changed here and meanwhile elsewhere, as it is typed here and as it would be typed there. */
export type Clash<Values> = { field: keyof Values & string; mine: unknown; theirs: unknown };

export type EditContext<Saved, Values, Change> = {
  /** As it is kept, whatever is being edited; `null` until it is read. */
  saved: Saved | null;
  /** What of it is edited, where there are several. */
  subject: string;
  /**
   * The copy that the editing began with, and as it is typed now; `null` while nothing is edited. What is changed elsewhere
   * meanwhile is taken into both, but for fields that were changed here too.
   */
  original: Values | null;
  values: Values | null;
  /** What is wrong since the last attempt to save, by field. */
  errors: FieldErrors;
  /** What the person has to choose between, since they asked to save or since it changed elsewhere. */
  clashes: readonly Clash<Values>[];
  /** Changes made at once that the device doesn't have yet: each one shows in `saved`. */
  outbox: Outbox<Change>;
};

export type EditEvent<Saved, Values, Change> =
  /** Reads again after a failure, from the very start. */
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: which one, where there are several. */
  | { type: 'edit.start'; subject?: string }
  /** A field, as it is typed now. */
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Drops the copy, unasked. */
  | { type: 'edit.cancel' }
  /** Saves the fields that were changed, if nothing is wrong with any. */
  | { type: 'edit.save' }
  /** Of a field that was changed elsewhere too: which of the two holds. */
  | { type: 'clash.settle'; field: keyof Values & string; choice: 'mine' | 'theirs' }
  /** Back to the fields, undecided. */
  | { type: 'clash.close' }
  /** The person is about to go elsewhere. */
  | { type: 'leave.ask' }
  /** Back to the fields, with all that was typed. */
  | { type: 'leave.stay' }
  /** Drops the copy, and goes. */
  | { type: 'leave.discard' }
  /** What takes effect at once, without editing. */
  | { type: 'change.make'; change: Change }
  | WriteRetry
  | EditReport<Saved, Change>;

/** What the `store` sends back. */
export type EditReport<Saved, Change> =
  /** As it is kept: first of all, and after every change, from wherever it comes. */
  | { type: 'saved.changed'; saved: Saved }
  /** What is kept can't be read. */
  | { type: 'load.failed' }
  | WriteReport<Change>;

/** What is saved: the fields that were changed. */
export type EditSave<Values> = { subject: string; changes: Partial<Values> };

export type EditEmitted =
  /** What was typed is kept. */
  | { type: 'edit.saved' }
  /** Nothing is lost any more: who was held up goes on. */
  | { type: 'leave.allowed' }
  | WriteFailed;
