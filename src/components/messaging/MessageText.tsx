import { memo } from 'react';
import { withAddresses } from '../typography/linked';
import { Pieces } from '../typography/Pieces';
import * as styles from './MessageText.css';

export type MessageTextProps = {
  /** Shown as it is: line breaks kept, never read as markup. */
  text: string;
};

/** What a message says; the web addresses in it are links. */
export const MessageText = memo(function MessageText({ text }: MessageTextProps) {
  return (
    <p className={styles.text} dir="auto">
      <Pieces text={text}>{withAddresses}</Pieces>
    </p>
  );
});
