import { useMessages } from '@messages';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './Pieces.css';
import { piecesOf } from './pieces';
import { TextButton } from './TextButton';

export type PiecesProps = {
  /** The whole of it, however long. */
  text: string;
  /** Draws a piece of it; all of it where it isn't very long. */
  children: (piece: string) => ReactNode;
};

/** Pieces that one press brings: some 100 ms. */
const more = 5;

/** A text that may be longer than a browser lays out at once: its beginning, and what follows on demand. */
export function Pieces({ text, children }: PiecesProps) {
  const t = useMessages('common');
  const [open, setOpen] = useState({ text, count: 1 });
  const count = open.text === text ? open.count : 1;
  const { pieces, isWhole } = useMemo(() => piecesOf(text, count), [text, count]);
  const firstNew = useRef<HTMLSpanElement>(null);

  // The button may be gone; one reads on from here.
  useEffect(() => {
    if (count > 1) firstNew.current?.focus({ preventScroll: true });
  }, [count]);

  if (count === 1 && isWhole) return children(text);
  return (
    <>
      {pieces.map((piece, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
          key={index}
          className={styles.piece}
          {...(index > 0 && index === count - more && { ref: firstNew, tabIndex: -1 })}
        >
          {children(piece)}
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
