import { useId } from 'react';
import * as fieldStyles from './Field.css';
import * as styles from './Switch.css';

export type SwitchProps = {
  /** The label, a noun: "Email notifications". */
  label: string;
  /** A short explanation. */
  hint?: string;
  /** Whether the switch is on. The switch moves only when this prop changes. */
  isChecked: boolean;
  /** Called when the user toggles the switch. */
  onChange: (isChecked: boolean) => void;
  /** The reason why the switch is disabled. If missing, the switch is enabled. */
  disabledReason?: string;
};

/** A setting that is on or off and applies immediately. (For a yes or no in a form, use Checkbox.) */
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
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox announces whether it is checked.
        role="switch"
        checked={isChecked}
        disabled={Boolean(disabledReason)}
        aria-describedby={`${reasonId} ${hintId}`.trim() || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
