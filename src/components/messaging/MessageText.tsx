import { memo } from 'react';
import { withAddresses } from '../typography/linked';
import { TextChunks } from '../typography/TextChunks';
import * as styles from './MessageText.css';

export type MessageTextProps = {
  /** Plain text: line breaks are preserved, and markup isn't interpreted. */
  text: string;
  /** The language of the text, if it is known and may differ from the page's. */
  lang?: string;
};

/** The text of a message, with web addresses as links. */
export const MessageText = memo(function MessageText({ text, lang }: MessageTextProps) {
  return (
    <p className={styles.text} dir="auto" lang={lang}>
      <TextChunks text={text}>{withAddresses}</TextChunks>
    </p>
  );
});
