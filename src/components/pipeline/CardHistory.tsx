import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import type { PastEvent } from '@/data/schema/rules/whoseMove';
import type { Stage } from '@/data/schema/shapes/pipeline';
import { Heading } from '../typography/Heading';
import { beginningOf } from '../typography/splitText';
import type { PanelView } from './boardView';
import * as styles from './CardHistory.css';
import { useWorkText } from './useWorkText';

export type CardHistoryProps = Pick<PanelView, 'history' | 'events'> & {
  /** The id of the card's stage. */
  stage: string;
  /** When the card was moved to its stage, in ms since the epoch. */
  since: number;
  /** The stages of the board, for their names. */
  stages: readonly Stage[];
  /** The current time, in ms since the epoch. */
  now: number;
};

/** At most this much of a message is on its line, which is narrower than that. */
const lineLength = 200;

/** What happened with a card, newest first: its stages, the latest messages and the request. */
export function CardHistory({ history, events, stage, since, stages, now }: CardHistoryProps) {
  const t = useMessages('pipeline').panel;
  const formats = useFormats();
  const { stageName } = useWorkText();
  const nameOf = (id: string) => stageName(stages.find((each) => each.id === id) ?? { id });
  const textOf = ({ what, by, text }: PastEvent) => {
    if (text !== undefined) return t.wrote[by]({ text: beginningOf(text.trim(), lineLength) });
    return what === 'message' || what === 'request' ? t.happened[by][what] : t.happened[what];
  };
  // The sort is stable: of two entries with the same time, the one that ended or happened last is first.
  const past = [
    ...history.map(({ stage: earlier, until }) => ({
      key: `stage ${until}`,
      at: until,
      text: nameOf(earlier),
      isMessage: false,
      when: t.until({ day: formats.day(until, now) }),
    })),
    ...events.map((event, order) => ({
      // Two messages can have the same time.
      key: `${event.what} ${event.at} ${order}`,
      at: event.at,
      text: textOf(event),
      isMessage: event.text !== undefined,
      when: formats.day(event.at, now),
    })),
  ]
    .reverse()
    .sort((a, b) => b.at - a.at);
  return (
    <section>
      <Heading level={3}>{t.history}</Heading>
      <ol className={styles.history}>
        <li className={styles.entry}>
          <span className={styles.stage}>{nameOf(stage)}</span>
          <span className={styles.when}>{t.since({ day: formats.day(since, now) })}</span>
        </li>
        {past.map(({ key, text, isMessage, when }) => (
          <li key={key} className={styles.entry}>
            <bdi className={isMessage ? styles.message : undefined}>{text}</bdi>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
