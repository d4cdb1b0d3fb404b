import { type ReactNode, type Ref, useState } from 'react';
import { textMaximum } from '@/data/schema/constants';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './TextField.css';

export type TextFieldProps = {
  /** What is asked for, above the box. */
  label: string;
  /** Its name in the form that it stands in. */
  name: string;
  /** The native type: which keyboard a phone shows, what browsers fill in. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date';
  /** Controlled: what it holds. Without it the field keeps its own text, from `defaultValue`. */
  value?: string;
  /** What it begins with, where it keeps its own text. */
  defaultValue?: string;
  /** At every key, the whole text. */
  onChange?: (value: string) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** An example of an answer, never the question: it goes with the first key. */
  placeholder?: string;
  /** What of the person it asks for, in HTML's tokens: "email", "new-password" (WCAG 1.3.5). */
  autoComplete?: string;
  /** The keyboard of a phone, where `type` doesn't say. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** Most characters that it takes; by its type where it isn't said. What is longer stays, and is told of. */
  maximum?: number;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** One small icon button inside the box, at its end. */
  trailing?: ReactNode;
  /** The native element, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
};

const verbatim = ['email', 'password', 'url'];

const maximumOf = (type: NonNullable<TextFieldProps['type']>): number =>
  type === 'email' || type === 'password' || type === 'url' ? textMaximum[type] : textMaximum.line;

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
