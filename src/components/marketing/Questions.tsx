import { ChevronDown } from 'lucide';
import { Icon } from '../brand/Icon';
import { Prose } from './Prose';
import { answer, mark, question, questions, summary } from './Questions.css';

export type QuestionsProps = {
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
    <div className={questions}>
      {items.map((item) => (
        <details key={item.question} className={question}>
          <summary className={summary}>
            {item.question}
            <Icon of={ChevronDown} className={mark} size={20} />
          </summary>
          <div className={answer}>
            <Prose text={item.answer} href={item.href} />
          </div>
        </details>
      ))}
    </div>
  );
}
