import { type ReactNode, type Ref, useId } from 'react';
import * as styles from './Checkbox.css';
import { FieldError } from './FieldError';

export type CheckboxProps = {
  /** The text beside the box. May contain links: "I agree to the Terms". */
  label: ReactNode;
  /** The name of the field in its form. */
  name: string;
  /** Whether the box is ticked, if controlled. An uncontrolled box starts with `isInitiallyChecked`. */
  isChecked?: boolean;
  /** The initial state of an uncontrolled box. */
  isInitiallyChecked?: boolean;
  /** Called when the user ticks or unticks the box. */
  onChange?: (isChecked: boolean) => void;
  /** Called when the focus leaves the box, to validate it. */
  onBlur?: () => void;
  /** The error message; marks the box as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** The native element, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with its label. */
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
