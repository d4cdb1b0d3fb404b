import { useLocale } from '@messages';
import { useFormats } from '@messages/format';
import { type ChangeEvent, type Ref, useId, useState } from 'react';
import { textMaximum } from '@/data/schema/constants';
import { isNumberText, type NumberKind } from '@/data/schema/readNumber';
import * as visuallyHiddenStyles from '../layout/VisuallyHidden.css';
import { shownNumber, typeNumber } from './digits';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './NumberField.css';

export const numberPrefixes = ['$', '₹'] as const;
export const numberSuffixes = ['%'] as const;

/** What the field says; `wizard.fields.number` has them all. */
export type NumberWords = {
  // Of a text that isn't one, or can't be read for sure. `example`: one as it can be typed.
  notWhole: (p: { example: string }) => string;
  notNumber: (p: { example: string }) => string;
  notYear: (p: { example: string }) => string;
};

export type NumberFieldProps = {
  /** What is asked for; without the unit, which stands in the box. */
  label: string;
  /** Its name in the form that it stands in. */
  name: string;
  /**
   * A number, whatever is shown: digits, at most one point, maybe a minus before ("1200000", "-2.5", ""). Or a text that
   * can't be read as one, kept as it was typed.
   */
  value: string;
  /** At every key, in the shape of `value`, whatever the language writes. */
  onChange: (value: string) => void;
  /** What it says of a text that is no number. */
  words: NumberWords;
  /** `whole` unless it may have a fraction, be below zero too, or is a year. */
  kind?: NumberKind;
  /** The sign of the currency; it stands behind the number where the language writes it there. */
  prefix?: (typeof numberPrefixes)[number];
  /** The unit behind the number: "%", "months". */
  suffix?: (typeof numberSuffixes)[number];
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** An example of an answer, never the question: it goes with the first key. */
  placeholder?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** The native element, to give it the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** What each kind says, and an example of it. Numeric keyboards have no minus everywhere. */
const kinds = {
  whole: { words: 'notWhole', example: '12000', inputMode: 'numeric' },
  decimal: { words: 'notNumber', example: '12.5', inputMode: 'decimal' },
  signed: { words: 'notNumber', example: '12.5', inputMode: 'text' },
  year: { words: 'notYear', example: '2022', inputMode: 'numeric' },
} as const satisfies Record<NumberKind, { words: keyof NumberWords; example: string; inputMode: string }>;

/**
 * A number as the person's language writes it, its digits grouped while they are typed. Other ways of writing one are
 * understood ("$1.3M", "₹12.5 lakh"); what can't be read for sure stays as it is, and the field says so.
 */
export function NumberField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  value,
  onChange,
  words,
  kind = 'whole',
  prefix,
  suffix,
  ...input
}: NumberFieldProps) {
  const language = useLocale();
  const { isCurrencyLast } = useFormats();
  const unitId = useId();
  const unit = prefix ?? suffix;
  // Rupees are grouped as in India, in English too.
  const locale = unit === '₹' && language === 'en' ? 'en-IN' : language;
  const isLast = suffix !== undefined || isCurrencyLast;

  /** What is being typed and what it stands for; gone with the focus, or when the value comes from elsewhere. */
  const [typing, setTyping] = useState<{ text: string; value: string } | null>(null);
  const isTyping = typing?.value === value;
  const shown = isTyping ? typing.text : shownNumber(value, locale, kind);
  const isUnreadable = value !== '' && !isTyping && !isNumberText(value, kind);
  const example = shownNumber(kinds[kind].example, locale, kind);
  const problem = isUnreadable && words[kinds[kind].words]({ example });

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
    // What comes in one piece is finished.
    const isFinished = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    const next = isFinished ? shownNumber(typed.value, locale, kind) : typed.shown;
    if (next !== field.value) {
      // At once: shown a moment later by React, the text would take the caret to its end.
      field.value = next;
      const caret = isFinished ? next.length : typed.caret;
      field.setSelectionRange(caret, caret);
    }
    setTyping(isFinished ? null : { text: next, value: typed.value });
    if (typed.value !== value) onChange(typed.value);
  };

  const stopTyping = () => setTyping(null);
  const leave = () => {
    // While something is pressed, the message would move it from under the pointer.
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
