import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { Copy } from 'lucide';
import type { PipelineWeek } from '@/data/schema/rules/pipelineWeek';
import type { Stage, StageId } from '@/data/schema/shapes/pipeline';
import { Button } from '../controls/Button';
import { Card } from '../layout/Card';
import { Heading } from '../typography/Heading';
import * as styles from './WeekSummary.css';

export type WeekSummaryProps = {
  /** The cards that were added, moved on or passed on during the last seven days, latest first. */
  week: PipelineWeek;
  /** Called with the summary as text. */
  onCopy: (text: string) => void;
};

/** How many cards of each part are named. An import adds thousands. */
const named = 8;

/** What the user did in the pipeline this week, and a button that copies it as text. */
export function WeekSummary({ week, onCopy }: WeekSummaryProps) {
  const t = useMessages('today').week;
  const stages: Record<string, string> = useMessages('work').stages;
  const formats = useFormats();
  const stageName = ({ id, name }: Stage) => name ?? stages[id as StageId] ?? id;
  const parts = (['added', 'moved', 'passed'] as const).map((part) => {
    const cards: { name: string; stage?: string }[] =
      part === 'moved'
        ? week.moved.map(({ name, stage }) => ({ name, stage: stageName(stage) }))
        : week[part].map((name) => ({ name }));
    return { part, label: t[part], cards: cards.slice(0, named), more: cards.slice(named).length };
  });
  const text = [
    t.title,
    ...parts.map(({ label, cards, more }) => {
      const names = cards.map(({ name, stage }) => (stage ? `${name} (${stage})` : name));
      return `${label}: ${names.length > 0 ? formats.list([...names, ...(more > 0 ? [`+${more}`] : [])]) : t.none}`;
    }),
  ].join('\n');
  return (
    <Card as="section" padding={20}>
      <div className={styles.head}>
        <Heading level={2} size="small">
          {t.title}
        </Heading>
        <Button variant="secondary" size="small" icon={Copy} onClick={() => onCopy(text)}>
          {t.copy}
        </Button>
      </div>
      <dl className={styles.parts}>
        {parts.map(({ part, label, cards, more }) => (
          <div key={part}>
            <dt className={styles.term}>
              {label}{' '}
              {cards.length > 0 && <span className={styles.count}>{formats.count(cards.length + more)}</span>}
            </dt>
            {cards.map(({ name, stage }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two contacts may have the same name.
              <dd key={at} className={styles.names}>
                <bdi>{name}</bdi>
                {stage && <span className={styles.stage}> · {stage}</span>}
              </dd>
            ))}
            {more > 0 && <dd className={styles.names}>+{formats.count(more)}</dd>}
            {cards.length === 0 && <dd className={`${styles.names} ${styles.stage}`}>{t.none}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );
}
