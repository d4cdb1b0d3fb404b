import type { FieldErrors } from '@/data/schema/wizard';

// What is shown of something that is viewed and edited, and what can be done with it.

/** What is edited, as it is typed. */
export type Editing<Values> = {
  /**
   * `clashing`: fields were changed elsewhere too. `failed`: the device refused to save it. `confirming`: somebody is about
   * to leave it behind.
   */
  status: 'typing' | 'clashing' | 'saving' | 'failed' | 'confirming';
  /** Which one, where there are several. */
  subject: string;
  values: Values;
  /** What is wrong, by field: keys of `wizard.errors`. */
  errors: FieldErrors;
  /** The fields that were changed here and meanwhile elsewhere, as they are typed. */
  clashes: readonly { field: keyof Values & string; mine: unknown; theirs: unknown }[];
};

export type EditView<Saved, Values> =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      /** As it is kept. */
      saved: Saved;
      /** `null` while it is viewed. */
      editing: Editing<Values> | null;
    };

export type EditActions<Values> = {
  /** Loads it again. */
  onRetry: () => void;
  /** `subject`: which one, where there are several. Another one that is open is left first. */
  onEdit: (subject?: string) => void;
  onFieldChange: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Which of the two holds. */
  onSettle: (field: keyof Values & string, choice: 'mine' | 'theirs') => void;
  /** Back to the fields, undecided. */
  onUndecided: () => void;
  /** Doesn't leave what was changed. */
  onStay: () => void;
  /** Leaves it. */
  onDiscard: () => void;
};
