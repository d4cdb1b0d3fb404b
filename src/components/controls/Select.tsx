import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../brand/Icon';
import { Field } from './Field';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export type SelectProps<Value extends string = string> = {
  /** The label above the box. */
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The name of the field in its form. Not needed outside a form. */
  name?: string;
  /** The chosen option's value. */
  value: Value;
  /** All options, in order. For an empty choice, include one with the value ''. */
  options: readonly { value: Value; label: string }[];
  /** Called when the user chooses another option. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves the field, to validate it. */
  onBlur?: () => void;
  /** small: for a bar of filters. */
  size?: 'small' | 'medium';
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** The error message; marks the field as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** The native element, to focus it. */
  ref?: Ref<HTMLSelectElement>;
};

/** A single choice from the platform's native list. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isDisabled,
  size = 'medium',
  options,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <div className={styles.wrap}>
          <select
            {...select}
            {...control}
            className={`${styles.select} ${styles.sizes[size]}`}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.chevron} size={18} />
        </div>
      )}
    </Field>
  );
}
