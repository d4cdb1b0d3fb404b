import { useId } from 'react';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import * as fieldStyles from './Field.css';
import * as styles from './SegmentedControl.css';
import * as segmentedStyles from './segmented.css';

export type SegmentedControlProps<Value extends string = string> = {
  /** The label above the options. */
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The chosen value. An option is always chosen. */
  value: Value;
  /** The options: two to four, with short labels. */
  options: readonly { value: Value; label: string }[];
  /** Called when the user chooses another option. */
  onChange: (value: Value) => void;
};

/** A single choice of a few options in a row. */
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
      <legend className={isLabelHidden ? visuallyHiddenStyles.hidden : fieldStyles.label}>{label}</legend>
      <div className={segmentedStyles.track}>
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
            <span className={segmentedStyles.segment}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
