import { useLocale } from '@messages';
import { useFormats } from '@messages/format';
import { type ChangeEvent, type Ref, useId, useState } from 'react';
import { textMaximum } from '@/data/schema/text/limits';
import { isNumberText, type NumberKind } from '@/data/schema/text/readNumber';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { shownNumber, typeNumber } from './digits';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './NumberField.css';

export const numberPrefixes = ['$', '₹'] as const;
export const numberSuffixes = ['%'] as const;

/** Messages of the field, from `wizard.fields.number`. */
export type NumberTexts = {
  // Errors for text that isn't a number or is ambiguous. `example`: a number that the field accepts.
  notWhole: (p: { example: string }) => string;
  notNumber: (p: { example: string }) => string;
  notYear: (p: { example: string }) => string;
};

export type NumberFieldProps = {
  /** The label, without the unit, which is shown in the box. */
  label: string;
  /** The name of the field in its form. */
  name: string;
  /**
   * The number in a format independent of the language: digits, at most one point, and optionally a leading
   * minus ("1200000", "-2.5", ""). Input that can't be read as a number is passed unchanged.
   */
  value: string;
  /** Called on each input with the new `value`. */
  onChange: (value: string) => void;
  /** Messages for text that is no number. */
  texts: NumberTexts;
  /** `whole` by default. `decimal` allows fractions, `signed` also negative numbers. */
  kind?: NumberKind;
  /** The currency sign: before the number, or after it in languages that write it there. */
  prefix?: (typeof numberPrefixes)[number];
  /** The unit after the number: "%". */
  suffix?: (typeof numberSuffixes)[number];
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** The error message; marks the field as invalid. */
  error?: string;
  /** An example of an answer. Don't put the question here: the first input hides the placeholder. */
  placeholder?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** The native element, to focus it. */
  ref?: Ref<HTMLInputElement>;
};

/** Error, example and keyboard by kind. Some numeric keyboards have no minus, so `signed` uses `text`. */
const kinds = {
  whole: { problem: 'notWhole', example: '12000', inputMode: 'numeric' },
  decimal: { problem: 'notNumber', example: '12.5', inputMode: 'decimal' },
  signed: { problem: 'notNumber', example: '12.5', inputMode: 'text' },
  year: { problem: 'notYear', example: '2022', inputMode: 'numeric' },
} as const satisfies Record<NumberKind, { problem: keyof NumberTexts; example: string; inputMode: string }>;

/**
 * A field for a number in the format of the user's language. Groups digits during input and also reads other
 * notations ("$1.3M", "₹12.5 lakh"). Leaves ambiguous input unchanged and shows an error.
 */
export function NumberField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  value,
  onChange,
  texts,
  kind = 'whole',
  prefix,
  suffix,
  ...input
}: NumberFieldProps) {
  const language = useLocale();
  const { isCurrencyLast } = useFormats();
  const unitId = useId();
  const unit = prefix ?? suffix;
  // In English, groups rupees as in India: ₹12,50,000.
  const locale = unit === '₹' && language === 'en' ? 'en-IN' : language;
  const isLast = suffix !== undefined || isCurrencyLast();

  /** The text during input, and the value it means. Ignored once the parent changes `value`. */
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typing?.value === value;
  const shown = isTyping ? typing.text : shownNumber(value, locale, kind);
  const isUnreadable = value !== '' && !isTyping && !isNumberText(value, kind);
  const example = shownNumber(kinds[kind].example, locale, kind);
  const problem = isUnreadable && texts[kinds[kind].problem]({ example });

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const { inputType } = event.nativeEvent as InputEvent;
    const typed = typeNumber({
      text: field.value,
      caret: field.selectionStart ?? field.value.length,
      before: { value, shown },
      kind,
      locale,
      unit,
      isForward: inputType === 'deleteContentForward',
    });
    // Pasted or dropped text is complete, so it is formatted immediately.
    const isFinished = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    const next = isFinished ? shownNumber(typed.value, locale, kind) : typed.shown;
    if (next !== field.value) {
      // Sets the text synchronously: if React set it later, the caret would jump to the end.
      field.value = next;
      const caret = isFinished ? next.length : typed.caret;
      field.setSelectionRange(caret, caret);
    }
    setTyping(isFinished ? null : { text: next, value: typed.value });
    if (typed.value !== value) onChange(typed.value);
  };

  const stopTyping = () => setTyping(null);
  const leave = () => {
    // If a press took the focus, waits until it ends: an error would move the pressed element.
    const isPressed = document.querySelector(':active') !== null;
    if (isPressed) window.addEventListener('click', () => setTimeout(stopTyping), { once: true });
    else stopTyping();
  };

  return (
    <div>
      <Field
        label={label}
        hint={hint}
        error={problem || error}
        isRequired={isRequired}
        length={shown.length}
        maximum={textMaximum.line}
      >
        {(control) => (
          <div className={styles.wrap}>
            {unit && !isLast && (
              <span className={styles.prefix} id={unitId}>
                {unit}
              </span>
            )}
            <input
              {...input}
              {...control}
              aria-describedby={
                `${unit ? unitId : ''} ${control['aria-describedby'] ?? ''}`.trim() || undefined
              }
              className={`${fieldStyles.box} ${styles.input} ${unit ? (isLast ? styles.withSuffix : styles.withPrefix) : ''}`}
              type="text"
              inputMode={kinds[kind].inputMode}
              autoComplete="off"
              disabled={isDisabled}
              value={shown}
              onChange={type}
              onBlur={leave}
            />
            {unit && isLast && (
              <span className={styles.suffix} id={unitId}>
                {unit}
              </span>
            )}
          </div>
        )}
      </Field>
      <p className={visuallyHiddenStyles.hidden} role="status">
        {problem}
      </p>
    </div>
  );
}
