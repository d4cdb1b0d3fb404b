export type EditContext<Saved, Values, Change> = {
  /** As it is kept, whatever is being edited; `null` until it is read. */
  saved: Saved | null;
  /** What of it is edited, where there are several. */
  subject: string;
  /** The copy that the editing began with, and as it is typed now; `null` while nothing is edited. */
  original: Values | null;
  values: Values | null;
  /** Changes made at once that the device refused; each one stays shown. */
  refused: Change[];
};

/** Values come with the event: the form holds what is being typed. */
export type EditEvent<Saved, Values, Change> =
  | { type: 'load.retry' }
  /** Opens a copy. `subject`: which one, where there are several. */
  | { type: 'edit.start'; subject?: string }
  | { type: 'field.edit'; values: Values }
  /** Drops the copy, unasked. */
  | { type: 'edit.cancel' }
  | { type: 'edit.save'; values: Values }
  /** The person is about to go elsewhere. */
  | { type: 'leave.ask' }
  | { type: 'leave.stay' }
  | { type: 'leave.discard' }
  /** What takes effect at once, without editing. */
  | { type: 'change.make'; change: Change }
  | { type: 'changes.retry' }
  | EditReport<Saved, Change>;

/** What the machine sends to its `store`: a change shows in `saved.changed` at once. */
export type EditCommand<Change> = { type: 'make'; change: Change };

/** What the `store` sends back. */
export type EditReport<Saved, Change> =
  /** As it is kept: first of all, and after every change, from wherever it comes. */
  | { type: 'saved.changed'; saved: Saved }
  | { type: 'load.failed' }
  | { type: 'change.refused'; change: Change };
