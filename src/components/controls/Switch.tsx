import { useId } from 'react';
import * as fieldStyles from './Field.css';
import * as styles from './Switch.css';

export type SwitchProps = {
  /** What is on or off, as a noun: "Email notifications". */
  label: string;
  /** What it is for, in a few words. */
  hint?: string;
  /** On. The switch moves once this says so. */
  isChecked: boolean;
  /** It was turned. */
  onChange: (isChecked: boolean) => void;
  /** Why it can't be turned; it can't as long as there is one. */
  disabledReason?: string;
};

/** Something that is on or off, and takes effect at once. (A form's yes or no is a Checkbox.) */
export function Switch({ label, hint, isChecked, onChange, disabledReason }: SwitchProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const reasonId = disabledReason ? `${id}-reason` : '';
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
        {disabledReason && (
          <p className={fieldStyles.hint} id={reasonId}>
            {disabledReason}
          </p>
        )}
      </div>
      <input
        id={id}
        className={styles.track}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked.
        role="switch"
        checked={isChecked}
        disabled={Boolean(disabledReason)}
        aria-describedby={`${reasonId} ${hintId}`.trim() || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
