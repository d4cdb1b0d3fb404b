import { type ReactNode, useId } from 'react';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import * as styles from './Field.css';
import { FieldError } from './FieldError';

/** What a field hands to its control, so that label, hint and error are read with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  hint?: string;
  /** What is wrong; marks the control as invalid. */
  error?: string;
  isRequired?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below, whatever the control between them. */
export function Field({ label, isLabelHidden, hint, error, isRequired, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={styles.field}>
      <label className={isLabelHidden ? visuallyHiddenStyles.hidden : styles.label} htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden className={styles.mark} />}
      </label>
      {children({
        id,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
