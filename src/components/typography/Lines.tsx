import type { ReactNode } from 'react';
import * as styles from './Lines.css';
import { Pieces } from './Pieces';

export type LinesProps = {
  /** The text as it was written, line breaks and all. */
  children: string;
  /** Draws a piece of it, as `withLinks` does; without it, as it is. */
  draw?: (piece: string) => ReactNode;
};

const asItIs = (piece: string) => piece;

/** What somebody wrote in lines, in them: never read as markup, and of empty ones not more than one in a row. */
export function Lines({ children, draw = asItIs }: LinesProps) {
  return (
    <span className={styles.lines}>
      <Pieces text={children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}>{draw}</Pieces>
    </span>
  );
}
