import { rich, useMessages } from '@messages';
import { useChoiceText } from '@messages/choiceText';
import { useFormats } from '@messages/format';
import type { Startup } from '@/data/schema/shapes/startup';
import { Tag } from '../controls/Tag';
import { Gauge } from '../feedback/Gauge';
import { FactList } from './FactList';
import * as styles from './FundraisingCard.css';
import { Section } from './Section';

export type FundraisingCardProps = {
  /** The startup's name. */
  name: string;
  /** Goal, amount raised, terms and closing date. Missing values aren't shown. */
  fundraising: Startup['fundraising'];
  /** The current time, in ms since the epoch. */
  now: number;
};

/** The progress and terms of a fundraising round. */
export function FundraisingCard({ name, fundraising, now }: FundraisingCardProps) {
  const t = useMessages('profile').startup;
  const choiceText = useChoiceText();
  const formats = useFormats();
  const { raised, goal, valuation, investors, closingDate, currentRound } = fundraising;
  const isClosed = closingDate !== undefined && closingDate < now;
  const facts = [
    // Omits the goal if an amount was raised, because the gauge then shows the goal.
    raised === undefined && goal && { term: t.goal, value: formats.money(goal) },
    currentRound && { term: t.round, value: choiceText(currentRound) },
    valuation !== undefined && { term: t.valuation, value: formats.money(valuation) },
    investors > 0 && { term: t.investorCount, value: formats.count(investors) },
    closingDate !== undefined && {
      term: isClosed ? t.closedOn : t.closes,
      value: formats.date(closingDate),
    },
  ].filter((fact) => !!fact);
  return (
    <Section title={t.fundraising} size="small" action={isClosed && <Tag>{t.closed}</Tag>}>
      {raised === undefined ? (
        <p className={styles.raised}>{t.raisedNotStated}</p>
      ) : (
        <Raised name={name} raised={raised} goal={goal} />
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </Section>
  );
}

/** The amount raised, and its share of the goal. */
function Raised({ name, raised, goal }: { name: string; raised: number; goal: number | undefined }) {
  const t = useMessages('profile').startup;
  const formats = useFormats();
  const amount = formats.money(raised);
  const text = t.raised({ amount });
  const ofGoal = goal && t.ofGoal({ share: formats.percent(raised / goal), goal: formats.money(goal) });
  return (
    <div>
      <p className={styles.amount}>{amount}</p>
      {goal && ofGoal ? (
        <Gauge
          label={t.fundraisingLabel({ name })}
          value={raised / goal}
          leftText={rich(text, { b: (marked) => <strong>{marked}</strong> })}
          rightText={ofGoal}
          valueText={`${text.replace(/<.*?>/g, '')}, ${ofGoal}`}
        />
      ) : (
        <p className={styles.raised}>{t.noGoal}</p>
      )}
    </div>
  );
}
