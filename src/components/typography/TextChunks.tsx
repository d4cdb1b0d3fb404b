import { useMessages } from '@messages';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { chunksOf } from './splitText';
import { TextButton } from './TextButton';
import * as styles from './TextChunks.css';

export type TextChunksProps = {
  /** The whole text, of any length. */
  text: string;
  /** Renders one chunk. A text of ordinary length is a single chunk. */
  children: (chunk: string) => ReactNode;
};

/** Number of chunks that one press on "Show more" adds. Their layout takes about 100 ms. */
const more = 5;

/** Shows the beginning of a text that would take too long to lay out, with a button to show more. */
export function TextChunks({ text, children }: TextChunksProps) {
  const t = useMessages('common');
  const [open, setOpen] = useState({ text, count: 1 });
  const count = open.text === text ? open.count : 1;
  const { chunks, isWhole } = useMemo(() => chunksOf(text, count), [text, count]);
  const firstNew = useRef<HTMLSpanElement>(null);

  // The pressed button may be unmounted, so the first new chunk takes the focus.
  useEffect(() => {
    if (count > 1) firstNew.current?.focus({ preventScroll: true });
  }, [count]);

  if (count === 1 && isWhole) return children(text);
  return (
    <>
      {chunks.map((chunk, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the chunks of one text never move.
          key={index}
          className={styles.chunk}
          {...(index > 0 && index === count - more && { ref: firstNew, tabIndex: -1 })}
        >
          {children(chunk)}
        </span>
      ))}
      {!isWhole && (
        <TextButton tone="inherit" onClick={() => setOpen({ text, count: count + more })}>
          {t.showMore}
        </TextButton>
      )}
    </>
  );
}
