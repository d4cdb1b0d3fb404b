import { rich } from '@messages';
import { Text } from '../typography/Text';
import { TextLink } from '../typography/TextLink';
import * as styles from './Prose.css';

export type ProseProps = {
  /** Paragraphs, separated by blank lines. An `<a>` tag links to `href`. */
  text: string;
  /** URL of the `<a>` tags in the text. */
  href?: string;
};

/** Running text in the reading column. */
export function Prose({ text, href }: ProseProps) {
  return (
    <div className={styles.prose}>
      {text.split('\n\n').map((paragraph) => (
        <Text key={paragraph} size="feed">
          {rich(paragraph, { a: (words) => (href ? <TextLink href={href}>{words}</TextLink> : words) })}
        </Text>
      ))}
    </div>
  );
}
