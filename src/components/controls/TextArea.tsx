import { type CSSProperties, type Ref, useState } from 'react';
import { textMaximum } from '@/data/schema/text/limits';
import { chunkCost, layoutCostOf } from '../typography/splitText';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './TextArea.css';

export const textAreaLooks = ['field', 'bare'] as const;

export type TextAreaProps = {
  /** The label above the box. */
  label: string;
  /** Whether the label is for screen readers only. */
  isLabelHidden?: boolean;
  /** The name of the field in its form. */
  name?: string;
  /** The text, if controlled. Otherwise the field manages it, starting from `defaultValue`. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
  /** Called on each input with the whole text. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves the field, to validate it. */
  onBlur?: () => void;
  /** An example of an answer. Don't put the question here: the first input hides the placeholder. */
  placeholder?: string;
  /** Minimum height, in lines. */
  rows?: number;
  /** Whether the text area grows with its text, up to 480px. */
  canGrow?: boolean;
  /** bare: no box, for a field inside a card, such as the composer of a post. */
  look?: 'field' | 'bare';
  /** Maximum number of characters. Longer text shows an error. */
  maximum?: number;
  /** Help below the field. Screen readers read it with the field. */
  hint?: string;
  /** The error message; marks the field as invalid. */
  error?: string;
  /** Whether the field is required. Screen readers announce it; the app, not the browser, enforces it. */
  isRequired?: boolean;
  /** Whether the control is disabled: greyed out, and skipped by the Tab key. */
  isDisabled?: boolean;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  onSubmit?: () => void;
  /** Called on Escape. */
  onCancel?: () => void;
  /** The native element, to focus it. */
  ref?: Ref<HTMLTextAreaElement>;
};

/** Number of characters that fill the text area to its maximum height at any width. */
const fillingLength = 5000;

/** A text field of several lines, with its label. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  isDisabled,
  onChange,
  onSubmit,
  onCancel,
  rows = 3,
  canGrow,
  look = 'field',
  maximum = textMaximum.paragraphs,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(area.defaultValue ?? '');
  const text = area.value ?? typed;
  const isHeavy = layoutCostOf(text) > chunkCost;
  const className = `${styles.looks[look]} ${isHeavy ? fieldStyles.heavy : ''}`;
  const growing = `${className} ${styles.inGrowingLooks[look]}`;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      isRequired={isRequired}
      length={text.length}
      maximum={maximum}
    >
      {(control) => {
        const textArea = (
          <textarea
            {...area}
            {...control}
            className={canGrow ? growing : className}
            style={canGrow ? ({ [styles.rows]: rows } as CSSProperties) : undefined}
            rows={rows}
            disabled={isDisabled}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onSubmit) {
                event.preventDefault();
                onSubmit();
              }
              // Ignores the Escape that ends an IME composition.
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel?.();
            }}
          />
        );
        if (!canGrow) return textArea;
        return (
          <div className={styles.growing}>
            {textArea}
            <div aria-hidden className={`${growing} ${styles.copy}`}>
              {`${text.slice(0, fillingLength)}\n`}
            </div>
          </div>
        );
      }}
    </Field>
  );
}
