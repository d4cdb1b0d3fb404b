import { useLocale, useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import type { Fit } from '@/data/schema/rules/fit';
import { fitVerdicts } from '@/data/schema/shapes/choices';
import * as styles from './FitLine.css';
import { FitMark } from './FitMark';

export type FitLineProps = {
  /** An investor's criteria, and for each a verdict: how well a startup meets it. */
  fit: Fit;
  /** `ownCriteria`: the viewer is the investor. `ownStartup`: the viewer owns the startup. */
  by: 'ownCriteria' | 'ownStartup';
};

/** Shows how well a startup fits an investor: the criteria, grouped by verdict. */
export function FitLine({ fit, by }: FitLineProps) {
  const t = useMessages('directory').fit;
  const choiceText = useChoiceText();
  const locale = useLocale();
  // Omits criteria that the viewing investor hasn't set, because their verdict is the same on every card. A
  // founder sees all criteria, because each card shows those of another investor.
  const judged = fit.filter(({ isAsked }) => isAsked || by === 'ownStartup');
  const wordOf = ({ criterion, isMust }: Fit[number]) => {
    const word = choiceText(criterion).toLocaleLowerCase(locale);
    return isMust ? t.must({ criterion: word }) : word;
  };
  const marked = fitVerdicts
    .map((verdict) => ({ verdict, criteria: judged.filter((one) => one.verdict === verdict) }))
    .filter(({ criteria }) => criteria.length > 0);
  return (
    <ul className={styles.line} aria-label={t.label[by]}>
      {marked.map(({ verdict, criteria }) => (
        <li key={verdict} className={styles.item}>
          <FitMark verdict={verdict} />
          <span className={styles.text}>
            {t.marked({ verdict: t.verdicts[verdict], list: criteria.map(wordOf).join(', ') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
