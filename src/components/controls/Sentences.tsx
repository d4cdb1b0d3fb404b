import { useId } from 'react';
import { Text } from '../typography/Text';
import * as styles from './Sentences.css';

export type SentencesProps = {
  /** Visible label of the group. */
  label: string;
  /** The suggested sentences. */
  sentences: readonly string[];
  /** The text of the field that the sentences complete. */
  value: string;
  /** Called with the new text of the field. */
  onChange: (value: string) => void;
};

/**
 * Suggested sentences for a text field. A sentence replaces another suggestion, and follows the user's own text.
 * A press on the only sentence of the field clears it.
 */
export function Sentences({ label, sentences, value, onChange }: SentencesProps) {
  const labelId = useId();
  const typed = value.trim();
  function choose(sentence: string) {
    if (typed === '' || (typed !== sentence && sentences.includes(typed))) onChange(sentence);
    else if (typed === sentence) onChange('');
    else if (!typed.includes(sentence)) onChange(`${typed} ${sentence}`);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons.
    <div role="group" aria-labelledby={labelId}>
      <Text size="small" tone="muted" id={labelId}>
        {label}
      </Text>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <button
              type="button"
              className={styles.sentence}
              aria-pressed={typed.includes(sentence)}
              onClick={() => choose(sentence)}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
