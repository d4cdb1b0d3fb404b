import { type ReactNode, type Ref, useState } from 'react';
import { textMaximum } from '@/data/schema/text/limits';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './TextField.css';

export type TextFieldProps = {
  /** The label above the box. */
  label: string;
  /** The name of the field in its form. */
  name: string;
  /** The native type, which affects a phone's keyboard and autofill. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date';
  /** The text, if controlled. Otherwise the field manages it, starting from `defaultValue`. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
  /** Called on each input with the whole text. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves the field, to validate it. */
  onBlur?: () => void;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The error message; marks the field as invalid. */
  error?: string;
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** An example of an answer. Don't put the question here: the first input hides the placeholder. */
  placeholder?: string;
  /** HTML autofill token: "email", "new-password" (WCAG 1.3.5). */
  autoComplete?: string;
  /** The keyboard on phones, if `type` doesn't determine it. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** Maximum number of characters; the default depends on `type`. Longer text shows an error. */
  maximum?: number;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** One small icon button inside the box, at its end. */
  trailing?: ReactNode;
  /** The native element, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

const verbatim = ['email', 'password', 'url'];

const maximumOf = (type: NonNullable<TextFieldProps['type']>): number =>
  type === 'email' || type === 'password' || type === 'url' ? textMaximum[type] : textMaximum.line;

/** A text field of one line, with its label. */
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
  maximum = maximumOf(type),
  ...input
}: TextFieldProps) {
  const [typed, setTyped] = useState(input.defaultValue?.length ?? 0);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      isRequired={isRequired}
      length={input.value?.length ?? typed}
      maximum={maximum}
    >
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...input}
            {...control}
            className={`${fieldStyles.box} ${trailing ? styles.withTrailing : ''}`}
            type={type}
            disabled={isDisabled}
            {...(verbatim.includes(type) && { autoCapitalize: 'none', spellCheck: false })}
            onChange={(event) => {
              setTyped(event.target.value.length);
              onChange?.(event.target.value);
            }}
          />
          {trailing && <div className={styles.trailing}>{trailing}</div>}
        </div>
      )}
    </Field>
  );
}
