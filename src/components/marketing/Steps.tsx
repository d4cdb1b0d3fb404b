import { Heading } from '../typography/Heading';
import { Text } from '../typography/Text';
import * as styles from './Steps.css';

export type StepsProps = {
  /** Three steps, in order. */
  items: readonly { title: string; text: string }[];
};

/** Numbered steps that rise to the right; on phones, they are one below the other. */
export function Steps({ items }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {items.map((item, index) => (
        <li key={item.title} className={styles.step}>
          <p className={styles.number} aria-hidden="true">
            {index + 1}
          </p>
          <div>
            <Heading level={3} size="card">
              {item.title}
            </Heading>
            <div className={styles.text}>
              <Text tone="muted">{item.text}</Text>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
