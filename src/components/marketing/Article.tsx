import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Article.css';
import { Prose } from './Prose';

export type ArticleProps = {
  /** Id of the article, as the target of links. */
  id: string;
  /** The article's heading, an h2. */
  title: string;
  /** The author, as displayed. */
  byline: string;
  /** The publication date, as displayed. */
  date: string;
  /** The publication date as `YYYY-MM-DD`. */
  dateTime: string;
  /** A summary in a sentence or two. */
  summary: string;
  /** Paragraphs, separated by blank lines. */
  text: string;
};

/** A whole article. Focusable, so that a link to it also moves the focus. */
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
