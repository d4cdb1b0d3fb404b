import { Fragment, memo } from 'react';
import { Pieces } from '../typography/Pieces';
import { linksIn } from './links';
import * as styles from './MessageText.css';

export type MessageTextProps = {
  /** Shown as it is: line breaks kept, never read as markup. */
  text: string;
};

/** What a message says; the web addresses in it are links. */
export const MessageText = memo(function MessageText({ text }: MessageTextProps) {
  return (
    <p className={styles.text} dir="auto">
      <Pieces text={text}>{withLinks}</Pieces>
    </p>
  );
});

const withLinks = (piece: string) =>
  linksIn(piece).map(({ text, href }, index) =>
    href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        key={index}
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <bdi>{text}</bdi>
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <Fragment key={index}>{text}</Fragment>
    ),
  );
