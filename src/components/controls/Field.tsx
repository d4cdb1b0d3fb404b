import { type ReactNode, useId } from 'react';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import { describing, isTooLong, LengthNote } from './LengthNote';
import { useRoom } from './useRoom';

/** What a field hands to its control, so that label, hint and error are read with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  /** What is asked for, above the control. */
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  /** What helps to answer, below the control and read with it. */
  hint?: string;
  /** What is wrong; marks the control as invalid. */
  error?: string;
  /** Marked, and said to a screen reader. The form enforces it. */
  isRequired?: boolean;
  /** Characters that are typed, and that may be: near the end it counts them, beyond it marks the control as invalid. */
  length?: number;
  /** Most characters that `length` may reach; without it nothing is counted. */
  maximum?: number;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below, whatever the control between them. */
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
  const { root, refusal } = useRoom(maximum);
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
