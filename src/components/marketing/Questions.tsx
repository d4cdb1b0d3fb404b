import { ChevronDown } from 'lucide';
import { Icon } from '../brand/Icon';
import { Prose } from './Prose';
import * as styles from './Questions.css';

export type QuestionsProps = {
  /** In the order they are asked; all begin closed. */
  items: readonly {
    question: string;
    /** Paragraphs, as `Prose` takes them. */
    answer: string;
    /** Where an `<a>` mark in the answer leads. */
    href?: string;
  }[];
};

/** Questions that unfold to their answers, without JavaScript too. */
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
