import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../brand/Icon';
import * as styles from './ChipGroup.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';

export type ChipGroupProps<Value extends string = string> = {
  /** The question that the chips answer, above them. */
  legend: string;
  /** Its name in the form that it stands in. */
  name: string;
  /** All there are, in their order. */
  options: readonly { value: Value; label: string }[];
  /** What is chosen. */
  values: readonly Value[];
  /** The chosen ones in the order of the options. */
  onChange: (values: Value[]) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** Most that may be chosen. */
  max?: number;
  /** Why the others are disabled, once `max` are chosen. */
  maxText?: string;
  /** What helps to choose, read with the legend. */
  hint?: string;
  /** What is wrong; marks the boxes as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
};

/** Several of a list, all in sight. */
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
      {/* Always there, or it would not be announced when it is filled. */}
      <div role="status" id={maxId}>
        {isFull && maxText && <p className={fieldStyles.hint}>{maxText}</p>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
