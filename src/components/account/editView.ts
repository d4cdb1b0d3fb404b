import type { FieldErrors } from '@/data/schema/rules/fields';

// Types for a page that shows a record (a profile or a startup) and edits it in a form.

/** The state of an edit. */
export type Editing<Values> = {
  /**
   * `clashing`: another tab or device changed the same fields. `failed`: the browser couldn't store the edit.
   * `confirming`: the user is about to leave with unsaved changes.
   */
  status: 'typing' | 'clashing' | 'saving' | 'failed' | 'confirming';
  /** Id of the edited record, if the page lists several records. */
  subject: string;
  values: Values;
  /** Errors by field name. Each is a message key of `wizard.errors`. */
  errors: FieldErrors;
  /** Fields that another tab or device changed too: the user's value and the saved value, as form values. */
  clashes: readonly { field: keyof Values & string; mine: unknown; theirs: unknown }[];
};

export type EditView<Saved, Values> =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      /** The stored record. */
      saved: Saved;
      /** `null` while the record is not being edited. */
      editing: Editing<Values> | null;
    };

export type EditActions<Values> = {
  /** Loads the record again. */
  onRetry: () => void;
  /** Opens a form and closes any other. `subject`: id of the record, if the page lists several. */
  onEdit: (subject?: string) => void;
  onFieldChange: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Uses the user's input (`mine`) or the saved value (`theirs`) for the field. */
  onSettle: (field: keyof Values & string, choice: 'mine' | 'theirs') => void;
  /** Returns to the form without a decision. */
  onUndecided: () => void;
  /** Continues editing instead of leaving. */
  onStay: () => void;
  /** Leaves and discards the changes. */
  onDiscard: () => void;
};
