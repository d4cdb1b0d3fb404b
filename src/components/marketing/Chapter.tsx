import { Heading } from '../typography/Heading';
import * as styles from './Chapter.css';
import { Prose } from './Prose';

export type ChapterProps = {
  /** Id of the chapter, as the target of links in the contents. */
  id: string;
  /** The chapter's heading, an h2, with the same text as in the table of contents. */
  title: string;
  /** Text as in {@link Prose}. Its `<a>` tags link to `href`. */
  text: string;
  /** URL of the `<a>` tags in the text. */
  href?: string;
};

/** A chapter of a long page. Focusable, so that a link to it also moves the focus. */
export function Chapter({ id, title, ...prose }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter} tabIndex={-1}>
      <Heading level={2}>{title}</Heading>
      <Prose {...prose} />
    </section>
  );
}
