import { useLocale } from '@messages';
import { type ChangeEvent, type Ref, useId } from 'react';
import { shownNumber, typeNumber } from './digits';
import { Field } from './Field';
import { box } from './Field.css';
import * as styles from './NumberField.css';

export const numberPrefixes = ['$', '₹'] as const;
export const numberSuffixes = ['%'] as const;

export type NumberFieldProps = {
  label: string;
  name: string;
  /** Its digits, with at most one point, whatever is shown: "1200000", "12.5", "". */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The sign of the currency. */
  prefix?: '$' | '₹';
  suffix?: '%';
  /** May have a fraction. */
  decimals?: boolean;
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  placeholder?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A number, grouped as the person's language groups it while it is typed. Takes nothing but digits. */
export function NumberField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  prefix,
  suffix,
  decimals = false,
  ...input
}: NumberFieldProps) {
  const locale = useLocale();
  const unitId = useId();
  const unit = prefix ?? suffix;

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const typed = typeNumber({
      text: field.value,
      caret: field.selectionStart ?? field.value.length,
      before: value,
      locale,
      decimals,
      isForward: (event.nativeEvent as InputEvent).inputType === 'deleteContentForward',
    });
    // At once: shown a moment later by React, the text would take the caret to its end.
    field.value = typed.shown;
    field.setSelectionRange(typed.caret, typed.caret);
    if (typed.value !== value) onChange(typed.value);
  };

  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className={styles.wrap}>
          {prefix && (
            <span className={styles.prefix} id={unitId}>
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...control}
            aria-describedby={
              `${unit ? unitId : ''} ${control['aria-describedby'] ?? ''}`.trim() || undefined
            }
            className={`${box} ${styles.input} ${prefix ? styles.withPrefix : ''} ${suffix ? styles.withSuffix : ''}`}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={shownNumber(value, locale, decimals)}
            onChange={type}
          />
          {suffix && (
            <span className={styles.suffix} id={unitId}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
