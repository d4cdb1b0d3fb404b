import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Article.css';
import { Prose } from './Prose';

export type ArticleProps = {
  /** Its anchor on the page. */
  id: string;
  /** Its heading, an h2. */
  title: string;
  /** Who wrote it, as it is read. */
  byline: string;
  /** The day it appeared, as it is read. */
  date: string;
  /** The same for machines, `YYYY-MM-DD`. */
  dateTime: string;
  /** What it says, in a sentence or two. */
  summary: string;
  /** Paragraphs, a blank line between them. */
  text: string;
};

/** One written piece, in full. Whoever is led to it goes on from there: it takes the focus. */
export function Article({ id, title, byline, date, dateTime, summary, text }: ArticleProps) {
  const titleId = `${id}-title`;
  return (
    <article id={id} className={styles.article} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.about}>
        <time dateTime={dateTime}>{date}</time>
        <span>{byline}</span>
      </div>
      <Heading level={2} size="page" id={titleId}>
        {title}
      </Heading>
      <Text size="large" tone="muted">
        {summary}
      </Text>
      <Prose text={text} />
    </article>
  );
}
