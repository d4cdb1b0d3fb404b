import type { ReactNode } from 'react';
import * as styles from './Lines.css';
import { TextChunks } from './TextChunks';

export type LinesProps = {
  /** The text with its line breaks. */
  children: string;
  /** The language of the text, if it is known and may differ from the page's. */
  lang?: string;
  /** Renders a chunk of the text, as `withLinks` does; by default unchanged. */
  draw?: (chunk: string) => ReactNode;
};

const asItIs = (chunk: string) => chunk;

/** A user's text with its line breaks. Markup isn't interpreted; several empty lines become one. */
export function Lines({ children, lang, draw = asItIs }: LinesProps) {
  return (
    <span className={styles.lines} lang={lang}>
      <TextChunks text={children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}>{draw}</TextChunks>
    </span>
  );
}
