import { useLocale, useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { verdicts } from '@/data/schema/choices';
import type { Fit } from '@/data/schema/fit';
import * as styles from './FitLine.css';
import { FitMark } from './FitMark';

export type FitLineProps = {
  /** The criteria with their verdicts. */
  fit: Fit;
  /** What the fit is with: what one looks for oneself, or a startup of one's own. */
  by: 'ownCriteria' | 'ownStartup';
};

/** How somebody fits, in a few words for a card: the criteria by their marks. */
export function FitLine({ fit, by }: FitLineProps) {
  const t = useMessages('directory').fit;
  const choiceText = useChoiceText();
  const locale = useLocale();
  // What one doesn't ask for oneself is no news on every card.
  const judged = fit.filter(({ isAsked }) => isAsked || by === 'ownStartup');
  const wordOf = ({ criterion, isMust }: Fit[number]) => {
    const word = choiceText(criterion).toLocaleLowerCase(locale);
    return isMust ? t.must({ criterion: word }) : word;
  };
  const marked = verdicts
    .map((verdict) => ({ verdict, criteria: judged.filter((one) => one.verdict === verdict) }))
    .filter(({ criteria }) => criteria.length > 0);
  return (
    <ul className={styles.line} aria-label={t.label[by]}>
      {marked.map(({ verdict, criteria }) => (
        <li key={verdict} className={styles.item}>
          <FitMark verdict={verdict} />
          <span className={styles.words}>
            {t.marked({ verdict: t.verdicts[verdict], list: criteria.map(wordOf).join(', ') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
