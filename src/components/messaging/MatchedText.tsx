import * as styles from './MatchedText.css';

/** A stretch of a text, and whether it is what a search found. */
export type TextPart = { text: string; isMatch: boolean };

export type MatchedTextProps = {
  /** The whole text in its order, cut where a match begins or ends. */
  parts: readonly TextPart[];
};

/** A text with what a search found in it marked. */
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
