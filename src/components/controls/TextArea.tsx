import { type Ref, useState } from 'react';
import { Field } from './Field';
import * as styles from './TextArea.css';

export const textAreaLooks = ['field', 'bare'] as const;

export type TextAreaProps = {
  label: string;
  /** Read aloud only. */
  hideLabel?: boolean;
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
  grow?: boolean;
  /** bare: no box of its own, for a card that is one (the composers). */
  look?: 'field' | 'bare';
  maxLength?: number;
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  required?: boolean;
  disabled?: boolean;
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text with their label. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  required,
  onChange,
  onSubmit,
  rows = 3,
  grow,
  look = 'field',
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(area.defaultValue ?? '');
  const className = styles.looks[look];
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => {
        const textArea = (
          <textarea
            {...area}
            {...control}
            className={grow ? `${className} ${styles.inGrowing}` : className}
            rows={rows}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit) {
                event.preventDefault();
                onSubmit();
              }
            }}
          />
        );
        if (!grow) return textArea;
        return (
          <div className={styles.growing}>
            {textArea}
            <div aria-hidden className={`${className} ${styles.inGrowing} ${styles.copy}`}>
              {`${area.value ?? typed}\n`}
            </div>
          </div>
        );
      }}
    </Field>
  );
}
