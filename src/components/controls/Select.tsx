import { ChevronDown } from 'lucide';
import type { Ref } from 'react';
import { Icon } from '../brand/Icon';
import { Field } from './Field';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export type SelectProps<Value extends string = string> = {
  /** What is asked for, above the box. */
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  /** Its name in the form that it stands in; none in a bar. */
  name?: string;
  /** The chosen option's value. */
  value: Value;
  /** All there are, in their order. For "nothing yet" one with the value ''. */
  options: readonly { value: Value; label: string }[];
  /** Another option was chosen. */
  onChange: (value: Value) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** small: in a bar. */
  size?: 'small' | 'medium';
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** The native element, to give it the focus. */
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
