import { type CSSProperties, type Ref, useState } from 'react';
import { Field } from './Field';
import * as styles from './TextArea.css';

export const textAreaLooks = ['field', 'bare'] as const;

export type TextAreaProps = {
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  name?: string;
  /** Controlled: what it holds. Without it the field keeps its own text, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Lines it is high at least. */
  rows?: number;
  /** Whether it grows with its text, up to 480px. */
  canGrow?: boolean;
  /** bare: no box of its own, for a card that is one (the composers). */
  look?: 'field' | 'bare';
  maxLength?: number;
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit?: () => void;
  /** Escape. */
  onCancel?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with their label. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isDisabled,
  onChange,
  onSubmit,
  onCancel,
  rows = 3,
  canGrow,
  look = 'field',
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(area.defaultValue ?? '');
  const className = styles.looks[look];
  const growing = `${className} ${styles.inGrowingLooks[look]}`;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isRequired={isRequired}>
      {(control) => {
        const textArea = (
          <textarea
            {...area}
            {...control}
            className={canGrow ? growing : className}
            style={canGrow ? ({ [styles.rows]: rows } as CSSProperties) : undefined}
            rows={rows}
            disabled={isDisabled}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit) {
                event.preventDefault();
                onSubmit();
              }
              // Not the one that ends a composition of letters.
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel?.();
            }}
          />
        );
        if (!canGrow) return textArea;
        return (
          <div className={styles.growing}>
            {textArea}
            <div aria-hidden className={`${growing} ${styles.copy}`}>
              {`${area.value ?? typed}\n`}
            </div>
          </div>
        );
      }}
    </Field>
  );
}
