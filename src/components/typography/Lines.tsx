import * as styles from './Lines.css';
import { Pieces } from './Pieces';

export type LinesProps = {
  /** The text as it was written, line breaks and all. */
  children: string;
};

/** What somebody wrote in lines, in them: never read as markup, and of empty ones not more than one in a row. */
export function Lines({ children }: LinesProps) {
  return (
    <span className={styles.lines}>
      <Pieces text={children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}>{(piece) => piece}</Pieces>
    </span>
  );
}
