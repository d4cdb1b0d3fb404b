import { useId } from 'react';
import { hidden } from '../layout/VisuallyHidden.css';
import { label as labelStyle } from './Field.css';
import * as styles from './SegmentedControl.css';
import { segment, track } from './segmented.css';

export type SegmentedControlProps<Value extends string = string> = {
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  value: Value;
  /** Two to four, with short labels. */
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One choice of a few, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? hidden : labelStyle}>{label}</legend>
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={segment}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
