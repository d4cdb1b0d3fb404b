import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { Stage } from '@/data/schema/shapes/pipeline';
import { Heading } from '../typography/Heading';
import type { PanelView } from './boardView';
import * as styles from './CardHistory.css';
import { useWorkText } from './useWorkText';

export type CardHistoryProps = Pick<PanelView, 'history'> & {
  /** The id of the card's stage. */
  stage: string;
  /** When the card was moved to its stage, in ms since the epoch. */
  since: number;
  /** The stages of the board, for their names. */
  stages: readonly Stage[];
  /** The current time, in ms since the epoch. */
  now: number;
};

/** The stages of a card, newest first. */
export function CardHistory({ history, stage, since, stages, now }: CardHistoryProps) {
  const t = useMessages('pipeline').panel;
  const formats = useFormats();
  const { stageName } = useWorkText();
  const nameOf = (id: string) => stageName(stages.find((each) => each.id === id) ?? { id });
  return (
    <section>
      <Heading level={3}>{t.history}</Heading>
      <ol className={styles.history}>
        <li className={styles.entry}>
          <span className={styles.stage}>{nameOf(stage)}</span>
          <span className={styles.when}>{t.since({ day: formats.day(since, now) })}</span>
        </li>
        {[...history].reverse().map(({ stage: earlier, until }) => (
          <li key={until} className={styles.entry}>
            <span>{nameOf(earlier)}</span>
            <span className={styles.when}>{t.until({ day: formats.day(until, now) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
