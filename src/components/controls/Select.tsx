import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../brand/Icon';
import { Field } from './Field';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export type SelectProps<Value extends string = string> = {
  label: string;
  /** Read aloud only. */
  hideLabel?: boolean;
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
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One choice of several, the platform's own list. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  required,
  size = 'medium',
  options,
  onChange,
  ...select
}: SelectProps<Value>) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.wrap}>
          <select
            {...select}
            {...control}
            className={`${styles.select} ${styles.sizes[size]}`}
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
