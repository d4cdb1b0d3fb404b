import type { ReactNode } from 'react';
import * as styles from './Lines.css';
import { Pieces } from './Pieces';

export type LinesProps = {
  /** The text with its line breaks. */
  children: string;
  /** Renders a chunk of the text, as `withLinks` does; by default unchanged. */
  draw?: (piece: string) => ReactNode;
};

const asItIs = (piece: string) => piece;

/** A user's text with its line breaks. Markup isn't interpreted; several empty lines become one. */
export function Lines({ children, draw = asItIs }: LinesProps) {
  return (
    <span className={styles.lines}>
      <Pieces text={children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}>{draw}</Pieces>
    </span>
  );
}
