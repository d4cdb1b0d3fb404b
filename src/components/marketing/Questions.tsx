import { ChevronDown } from 'lucide';
import { Icon } from '../brand/Icon';
import { Prose } from './Prose';
import * as styles from './Questions.css';

export type QuestionsProps = {
  /** The questions, in order. All are initially closed. */
  items: readonly {
    question: string;
    /** Paragraphs, as in `Prose`. */
    answer: string;
    /** URL of the `<a>` tags in the answer. */
    href?: string;
  }[];
};

/** Questions that expand to show their answers, also without JavaScript. */
export function Questions({ items }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {items.map((item) => (
        <details key={item.question} className={styles.question}>
          <summary className={styles.summary}>
            {item.question}
            <Icon of={ChevronDown} className={styles.mark} size={20} />
          </summary>
          <div className={styles.answer}>
            <Prose text={item.answer} href={item.href} />
          </div>
        </details>
      ))}
    </div>
  );
}
