import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Checkbox.css';
import { FieldError } from './FieldError';

export type CheckboxProps = {
  /** May hold links: "I agree to the Terms". */
  label: ReactNode;
  /** Its name in the form that it stands in. */
  name: string;
  /** Controlled. Without it the box keeps its own state, from `isInitiallyChecked`. */
  isChecked?: boolean;
  /** Whether it begins ticked, where it keeps its own state. */
  isInitiallyChecked?: boolean;
  /** Ticked, or the tick taken away. */
  onChange?: (isChecked: boolean) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** What is wrong; marks the box as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** The native element, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, with its text. */
export function Checkbox({
  label,
  error,
  isChecked,
  isInitiallyChecked,
  isRequired,
  isDisabled,
  onChange,
  ...input
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.label}>
        <input
          {...input}
          className={styles.box}
          type="checkbox"
          checked={isChecked}
          defaultChecked={isInitiallyChecked}
          disabled={isDisabled}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
