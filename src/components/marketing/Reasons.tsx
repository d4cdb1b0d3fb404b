import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Reasons.css';

export type ReasonsProps = {
  /** The reasons: about three, side by side on a desktop. */
  items: readonly {
    title: string;
    text: string;
    /** A number that illustrates the reason, in large type. */
    figure?: string;
  }[];
};

/** Reasons for the product, side by side. Each may begin with a number. */
export function Reasons({ items }: ReasonsProps) {
  return (
    <ul className={styles.reasons}>
      {items.map((item) => (
        <li key={item.title} className={styles.reason}>
          {item.figure && <p className={styles.figure}>{item.figure}</p>}
          <Heading level={3}>{item.title}</Heading>
          <div className={styles.text}>
            <Text tone="muted">{item.text}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
