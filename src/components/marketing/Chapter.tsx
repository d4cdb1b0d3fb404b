import { Heading } from '../typography/Heading';
import * as styles from './Chapter.css';
import { Prose } from './Prose';

export type ChapterProps = {
  /** What a link of the contents leads to. */
  id: string;
  /** Its heading, an h2, as the contents name it. */
  title: string;
  /** As {@link Prose} takes it: a link in it leads to `href`. */
  text: string;
  /** Where the `<a>` marks of the text lead. */
  href?: string;
};

/** A part of a long page. Whoever is led to it goes on from there: it takes the focus. */
export function Chapter({ id, title, ...prose }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter} tabIndex={-1}>
      <Heading level={2}>{title}</Heading>
      <Prose {...prose} />
    </section>
  );
}
