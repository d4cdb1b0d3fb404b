import type { ReactNode, Ref } from 'react';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './TextField.css';

export type TextFieldProps = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date';
  /** Controlled: what it holds. Without it the field keeps its own text, from `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  maxLength?: number;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** One small icon button inside the box, at its end. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

const verbatim = ['email', 'password', 'url'];

/** One line of text with its label. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isDisabled,
  onChange,
  trailing,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...input}
            {...control}
            className={`${fieldStyles.box} ${trailing ? styles.withTrailing : ''}`}
            type={type}
            disabled={isDisabled}
            {...(verbatim.includes(type) && { autoCapitalize: 'none', spellCheck: false })}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {trailing && <div className={styles.trailing}>{trailing}</div>}
        </div>
      )}
    </Field>
  );
}
