import { useId } from 'react';
import * as chipGroupStyles from './ChipGroup.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type RadioGroupProps<Value extends string = string> = {
  /** The question that the options answer, above them. */
  legend: string;
  /** Its name in the form; the radios of one group share it. */
  name: string;
  /** All there are, in their order: two to six. */
  options: readonly { value: Value; label: string }[];
  /** '' when nothing is chosen yet. */
  value: Value | '';
  /** One was chosen. Nothing takes the choice back. */
  onChange: (value: Value) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** What helps to choose, read with the legend. */
  hint?: string;
  /** What is wrong; marks the group as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
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
