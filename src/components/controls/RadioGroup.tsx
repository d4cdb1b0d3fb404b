import { useId } from 'react';
import * as chipGroupStyles from './ChipGroup.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type RadioGroupProps<Value extends string = string> = {
  /** The question, above the options. */
  legend: string;
  /** The name of the field in its form; all radios of the group have this name. */
  name: string;
  /** All options, in order: two to six. */
  options: readonly { value: Value; label: string }[];
  /** The chosen value; '' for none. */
  value: Value | '';
  /** Called when the user chooses an option. A choice can't be cleared. */
  onChange: (value: Value) => void;
  /** Called when the focus leaves an option, to validate the group. */
  onBlur?: () => void;
  /** Help below the options, read with the legend. */
  hint?: string;
  /** The error message; marks the group as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
};

/** A single choice in a form: all options visible, none chosen initially. For views, use SegmentedControl. */
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
