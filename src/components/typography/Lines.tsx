import * as styles from './Lines.css';

export type LinesProps = { children: string };

/** What somebody wrote in lines, in them: never read as markup, and of empty ones not more than one in a row. */
export function Lines({ children }: LinesProps) {
  return <span className={styles.lines}>{children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}</span>;
}
