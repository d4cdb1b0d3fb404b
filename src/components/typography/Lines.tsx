import type { ReactNode } from 'react';
import * as styles from './Lines.css';
import { TextChunks } from './TextChunks';

export type LinesProps = {
  /** The text with its line breaks. */
  children: string;
  /** The language of the text, if it is known and may differ from the page's. */
  lang?: string;
  /** Renders a chunk of the text, for example with links (`withLinks`). The default is plain text. */
  render?: (chunk: string) => ReactNode;
};

const asItIs = (chunk: string) => chunk;

/** A user's text with its line breaks. Doesn't interpret markup. Merges several empty lines into one. */
export function Lines({ children, lang, render = asItIs }: LinesProps) {
  return (
    <span className={styles.lines} lang={lang}>
      <TextChunks text={children.replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')}>{render}</TextChunks>
    </span>
  );
}
