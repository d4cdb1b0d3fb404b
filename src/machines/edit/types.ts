import type { Outbox, WriteFailed, WriteReport, WriteRetry } from '../shared/outbox';

export type EditContext<Saved, Values, Change> = {
  /** As it is kept, whatever is being edited; `null` until it is read. */
  saved: Saved | null;
  /** What of it is edited, where there are several. */
  subject: string;
  /** The copy that the editing began with, and as it is typed now; `null` while nothing is edited. */
  original: Values | null;
  values: Values | null;
  /** Changes made at once that the device doesn't have yet: each one shows in `saved`. */
  outbox: Outbox<Change>;
};

export type EditEvent<Saved, Values, Change> =
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: which one, where there are several. */
  | { type: 'edit.start'; subject?: string }
  | { type: 'field.edit'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** Drops the copy, unasked. */
  | { type: 'edit.cancel' }
  | { type: 'edit.save' }
  /** The person is about to go elsewhere. */
  | { type: 'leave.ask' }
  | { type: 'leave.stay' }
  | { type: 'leave.discard' }
  /** What takes effect at once, without editing. */
  | { type: 'change.make'; change: Change }
  | WriteRetry
  | EditReport<Saved, Change>;

/** What the `store` sends back. */
export type EditReport<Saved, Change> =
  /** As it is kept: first of all, and after every change, from wherever it comes. */
  { type: 'saved.changed'; saved: Saved } | { type: 'load.failed' } | WriteReport<Change>;

export type EditEmitted =
  /** What was typed is kept. */
  | { type: 'edit.saved' }
  /** Nothing is lost any more: who was held up goes on. */
  | { type: 'leave.allowed' }
  | WriteFailed;
