import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../brand/Icon';
import { Field } from './Field';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export type SelectProps<Value extends string = string> = {
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  name?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  onBlur?: () => void;
  /** small: in a bar. */
  size?: 'small' | 'medium';
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One choice of several, the platform's own list. */
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
