// What is shown of something that is viewed and edited, and what can be done with it.

/** What is edited, as it is typed. */
export type Editing<Values> = {
  /** `failed`: the device refused to save it. `confirming`: somebody is about to leave it behind. */
  status: 'typing' | 'saving' | 'failed' | 'confirming';
  /** Which one, where there are several. */
  subject: string;
  values: Values;
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
  /** Doesn't leave what was changed. */
  onStay: () => void;
  /** Leaves it. */
  onDiscard: () => void;
};
