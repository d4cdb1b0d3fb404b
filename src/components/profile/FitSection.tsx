import { useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { type Formats, useFormats } from '@messages/format';
import type { CriterionFit, Fit } from '@/data/schema/rules/fit';
import { Tag } from '../controls/Tag';
import { FitMark } from '../directory/FitMark';
import { TextLink } from '../typography/TextLink';
import * as styles from './FitSection.css';
import { Section } from './Section';

export type FitSectionProps = {
  /** The investor's criteria, each with the verdict on the startup. */
  fit: Fit;
  /** The startup's name. */
  startup: string;
  /** The investor's name; omitted if the investor is the viewer. */
  investor?: string;
  /** URL of the page for editing the criteria, if the viewer is the investor. */
  changeHref?: string;
};

/** Shows how a startup fits each criterion of an investor, with the verdict and the reason. */
export function FitSection({ fit, startup, investor, changeHref }: FitSectionProps) {
  const t = useMessages('profile').fit;
  const choiceText = useChoiceText();
  const reasonOf = useReasons(startup, investor);
  return (
    <Section title={investor ? t.withStartup({ startup }) : t.withYou} size="small">
      <ul className={styles.list}>
        {fit.map((one) => (
          <li key={one.criterion} className={styles.item}>
            <FitMark verdict={one.verdict} />
            <div className={styles.text}>
              <p className={styles.head}>
                <span className={styles.name}>
                  {t.judged({ criterion: choiceText(one.criterion), verdict: t.verdicts[one.verdict] })}
                </span>
                {one.isMust && <Tag>{t.must}</Tag>}
              </p>
              <p className={styles.reason}>{reasonOf(one)}</p>
            </div>
          </li>
        ))}
      </ul>
      {changeHref && (
        <p className={styles.change}>
          <TextLink href={changeHref}>{t.change}</TextLink>
        </p>
      )}
    </Section>
  );
}

/** Returns a function that explains a verdict: the startup's value, the criterion, and a note if needed. */
function useReasons(startup: string, investor: string | undefined) {
  const t = useMessages('profile').fit;
  const choiceText = useChoiceText();
  const formats = useFormats();
  const texts = {
    choice: choiceText,
    list: (items: readonly string[]) => formats.list(items.map(choiceText)),
  };
  const wantedBy = investor
    ? (criterion: CriterionFit['criterion'], wanted: string) => t.theyWant[criterion]({ investor, wanted })
    : (criterion: CriterionFit['criterion'], wanted: string) => t.youWant[criterion]({ wanted });
  const notAsked = investor ? t.theyDidNotSay({ investor }) : t.youDidNotSay;

  function givenOf(one: CriterionFit): string {
    if (one.criterion === 'amount') {
      if (one.given === undefined) return t.missing.amount({ startup });
      if (one.given === 0) return t.full({ startup });
      return t.given.amount({ startup, given: formats.money(one.given) });
    }
    const given = one.criterion === 'sector' ? texts.list(one.given) : texts.choice(one.given);
    return (given ? t.given : t.missing)[one.criterion]({ startup, given });
  }

  function wantedOf(one: CriterionFit): string {
    if (!one.isAsked) return notAsked;
    if (one.criterion === 'amount') {
      // The criteria on an investor's page have no maximum amount, because several investors share a round.
      const amount = investor ? formats.money(one.minimum) : amountText(one, formats, t.amounts);
      return wantedBy('amount', amount);
    }
    return wantedBy(one.criterion, one.criterion === 'place' ? one.wanted : texts.list(one.wanted));
  }

  function noteOf({ criterion, verdict, isAsked, given }: CriterionFit): string {
    if (verdict === 'close') return t.close[criterion];
    return criterion === 'place' && verdict === 'unknown' && isAsked && given ? t.unread : '';
  }

  return (one: CriterionFit) => [givenOf(one), wantedOf(one), noteOf(one)].filter(Boolean).join(' ');
}

type Amounts = { from: (p: { from: string }) => string; upTo: (p: { to: string }) => string };

function amountText(
  { minimum, maximum }: { minimum: number; maximum: number | null },
  { money, moneyRange }: Formats,
  t: Amounts,
): string {
  if (maximum === null) return t.from({ from: money(minimum) });
  return minimum > 0 ? moneyRange(minimum, maximum) : t.upTo({ to: money(maximum) });
}
