import { useId } from 'react';
import * as chipGroupStyles from './ChipGroup.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type RadioGroupProps<Value extends string = string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** '' when nothing is chosen yet. */
  value: Value | '';
  onChange: (value: Value) => void;
  onBlur?: () => void;
  hint?: string;
  /** What is wrong; marks the group as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** One of a few, all in sight, and none at first: a field of a form. (A view's toggle is a SegmentedControl.) */
export function RadioGroup<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  isRequired,
  isDisabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  const errorId = error ? `${id}-error` : '';
  const hintId = hint ? `${id}-hint` : '';
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired || undefined}
    >
      <p className={chipGroupStyles.legend} id={id}>
        {legend}
        {isRequired && <span aria-hidden className={fieldStyles.mark} />}
      </p>
      <div className={chipGroupStyles.chips}>
        {options.map((option) => (
          <label key={option.value} className={chipGroupStyles.option}>
            <input
              className={chipGroupStyles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={chipGroupStyles.chip}>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={fieldStyles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
