import { type ReactNode, useId } from 'react';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import { describing, isTooLong, LengthNote } from './LengthNote';
import { useTextCapacity } from './useTextCapacity';

/** Attributes that link a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  /** The label above the control. */
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** Help below the control. Screen readers read it with the control. */
  hint?: string;
  /** The error message; marks the control as invalid. */
  error?: string;
  /** Whether the field is required. The label and screen readers state it; the form enforces it. */
  isRequired?: boolean;
  /** Number of characters in the control. Shown near `maximum`. Above `maximum`, the control is invalid. */
  length?: number;
  /** Maximum `length`. If missing, no count appears. */
  maximum?: number;
  /** Renders the control with the attributes that link it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

/** Adds a label above a control, and a hint and an error below it. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  length = 0,
  maximum,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const { root, refusal } = useTextCapacity(maximum);
  const size = maximum === undefined ? null : { id: `${id}-length`, length, maximum, refusal };
  const isOver = size !== null && isTooLong(size);
  const errorId = error && !isOver ? `${id}-error` : '';
  return (
    <div className={styles.field} ref={root}>
      <label className={isLabelHidden ? visuallyHiddenStyles.hidden : styles.label} htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden className={styles.mark} />}
      </label>
      {children({
        id,
        'aria-describedby':
          [errorId, hintId, ...(size ? describing(size) : [])].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || isOver ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {errorId && error && <FieldError id={errorId}>{error}</FieldError>}
      {size && <LengthNote {...size} />}
    </div>
  );
}
