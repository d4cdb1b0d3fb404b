import * as styles from './MatchedText.css';

/** A part of a text, and whether it matches the search. */
export type TextPart = { text: string; isMatch: boolean };

export type MatchedTextProps = {
  /** The parts of the text, in order, split where a match begins or ends. */
  parts: readonly TextPart[];
};

/** A text with the search matches highlighted. */
export function MatchedText({ parts }: MatchedTextProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
