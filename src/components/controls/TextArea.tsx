import { type CSSProperties, type Ref, useState } from 'react';
import { textMaximum } from '@/data/schema/constants';
import { pieceWeight, weightOf } from '../typography/pieces';
import { Field } from './Field';
import * as fieldStyles from './Field.css';
import * as styles from './TextArea.css';

export const textAreaLooks = ['field', 'bare'] as const;

export type TextAreaProps = {
  /** What is asked for, above the box. */
  label: string;
  /** Read aloud only. */
  isLabelHidden?: boolean;
  /** Its name in the form that it stands in. */
  name?: string;
  /** Controlled: what it holds. Without it the field keeps its own text, from `defaultValue`. */
  value?: string;
  /** What it begins with, where it keeps its own text. */
  defaultValue?: string;
  /** At every key, the whole text. */
  onChange?: (value: string) => void;
  /** The focus left it: time to check what was entered. */
  onBlur?: () => void;
  /** An example of an answer, never the question: it goes with the first key. */
  placeholder?: string;
  /** Lines it is high at least. */
  rows?: number;
  /** Whether it grows with its text, up to 480px. */
  canGrow?: boolean;
  /** bare: no box of its own, for a card that is one (the composers). */
  look?: 'field' | 'bare';
  /** Most characters that it takes. What is longer stays, and is told of. */
  maximum?: number;
  /** What helps to fill it in, below it and read with it. */
  hint?: string;
  /** What is wrong; marks the field as invalid. */
  error?: string;
  /** Said, not enforced: the form checks it (it is `noValidate`). */
  isRequired?: boolean;
  /** Can't be used now: greyed, and out of the way of the Tab key. */
  isDisabled?: boolean;
  /** Ctrl+Enter or Cmd+Enter. */
  onSubmit?: () => void;
  /** Escape. */
  onCancel?: () => void;
  /** The native element, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement>;
};

/** Characters that fill it to its greatest height, however wide it is. */
const fillingLength = 5000;

/** Several lines of text with their label. */
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
  const isHeavy = weightOf(text) > pieceWeight;
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
              // Not the one that ends a composition of letters.
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
