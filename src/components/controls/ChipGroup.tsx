import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './ChipGroup.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type ChipGroupProps<Value extends string = string> = {
  /** The question, above the chips. */
  legend: string;
  /** The name of the field in its form. */
  name: string;
  /** All options, in order. */
  options: readonly { value: Value; label: string }[];
  /** The chosen values. */
  values: readonly Value[];
  /** Called with the chosen values, in the order of the options. */
  onChange: (values: Value[]) => void;
  /** Called when the focus leaves the field, to validate it. */
  onBlur?: () => void;
  /** Maximum number of chosen options. */
  max?: number;
  /** Explains why the remaining options are disabled once `max` options are chosen. */
  maxText?: string;
  /** Help below the options, read with the legend. */
  hint?: string;
  /** The error message; marks the boxes as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
};

/** A group of checkboxes that look like chips. */
export function ChipGroup<Value extends string>({
  legend,
  name,
  options,
  values,
  onChange,
  onBlur,
  max = Number.POSITIVE_INFINITY,
  maxText,
  hint,
  error,
  isRequired,
  isDisabled = false,
}: ChipGroupProps<Value>) {
  const id = useId();
  const errorId = error ? `${id}-error` : '';
  const hintId = hint ? `${id}-hint` : '';
  const maxId = `${id}-max`;
  const isFull = values.length >= max;

  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? !values.includes(value) : values.includes(other))),
    );

  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
      disabled={isDisabled}
    >
      <legend className={styles.legend}>
        {legend}
        {isRequired && <span className={fieldStyles.mark} />}
      </legend>
      <div className={styles.chips}>
        {options.map((option) => {
          const isChosen = values.includes(option.value);
          const isRefused = isFull && !isChosen;
          return (
            <label key={option.value} className={styles.option}>
              <input
                className={styles.input}
                type="checkbox"
                name={name}
                value={option.value}
                checked={isChosen}
                disabled={isRefused}
                aria-invalid={error ? true : undefined}
                aria-describedby={(isRefused ? maxId : errorId) || undefined}
                onChange={() => toggle(option.value)}
                onBlur={onBlur}
              />
              <span className={styles.chip}>
                <Icon of={Check} size={16} className={styles.tick} />
                {option.label}
              </span>
            </label>
          );
        })}
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {/* This live region is mounted while empty: one that mounts with its text isn't announced. */}
      <div role="status" id={maxId}>
        {isFull && maxText && <p className={fieldStyles.hint}>{maxText}</p>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
