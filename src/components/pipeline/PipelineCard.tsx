import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { memo, useId } from 'react';
import { Button } from '../controls/Button';
import { Avatar } from '../feedback/Avatar';
import { type CardView, linksOf } from './boardView';
import { CardMenu } from './CardMenu';
import type { CardActions } from './cardActions';
import { DueDay } from './DueDay';
import { MoveLine } from './MoveLine';
import * as styles from './PipelineCard.css';
import { useFitTexts } from './useFitTexts';
import { useWorkText } from './useWorkText';

/** A card shows this many tags. */
const tagsShown = 3;

export type PipelineCardProps = {
  /** The card. */
  card: CardView;
  /** The name of the card's stage. */
  stageName: string;
  /** The name of the stage that an event suggests, if there is one. */
  suggestedName?: string | undefined;
  /** The current time, in ms since the epoch. */
  now: number;
  /** Whether the card is the board's only Tab stop. */
  isTabStop?: boolean;
  /** Whether the user carries the card with the keyboard. */
  isLifted?: boolean;
  /** Whether the card's menu is open; missing before its first opening. */
  isMenuOpen?: boolean | undefined;
  /** What the card can do. */
  actions: CardActions;
};

/**
 * A card of the pipeline: the subject, how long it has been in its stage, whose move it is, and the next step. A
 * press beside its controls opens the card; `Board` handles this and the keys.
 */
export const PipelineCard = memo(function PipelineCard({
  card,
  stageName,
  suggestedName,
  now,
  isTabStop = false,
  isLifted = false,
  isMenuOpen,
  actions,
}: PipelineCardProps) {
  const t = useMessages('pipeline');
  const formats = useFormats();
  const { age } = useWorkText();
  const fit = useFitTexts(card.fit).join(' · ');
  const aboutId = useId();
  const { id, name, step, tags, move, isGone } = card;
  const { href } = linksOf(card);
  const isDue = step && !step.doneAt && step.text !== '';
  return (
    <article
      className={isLifted ? `${styles.card} ${styles.lifted}` : styles.card}
      data-card={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-describedby={`${aboutId}-age ${aboutId}`}
    >
      <Avatar name={name} src={card.face} size="small" shape={card.isStartup ? 'square' : 'round'} />
      {href ? (
        <a className={`${styles.name} ${styles.link}`} href={href} tabIndex={-1} draggable={false}>
          {name}
        </a>
      ) : (
        <span className={styles.name}>{name}</span>
      )}
      <span
        className={styles.age}
        id={`${aboutId}-age`}
        title={t.card.inStage({ column: stageName, day: formats.day(card.since, now) })}
      >
        {age(card.since, now)}
      </span>
      <CardMenu card={card} actions={actions} isOpen={isMenuOpen} />
      <div className={styles.about} id={aboutId}>
        {isGone && <p className={styles.muted}>{t.card.noLonger}</p>}
        {move && <MoveLine move={move} now={now} />}
        {fit && <p className={styles.fit}>{fit}</p>}
        {isDue && (
          <p className={styles.step}>
            {step.text} {step.due && <DueDay due={step.due} now={now} />}
          </p>
        )}
        {tags.length > 0 && (
          <ul className={styles.tags}>
            {tags.slice(0, tagsShown).map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
            {tags.length > tagsShown && (
              <li className={styles.more}>
                {t.card.moreTags({ count: formats.count(tags.length - tagsShown) })}
              </li>
            )}
          </ul>
        )}
        {card.isUnsaved && <p className={styles.unsaved}>{t.card.unsaved}</p>}
        {suggestedName && (
          <p className={styles.suggestion}>{t.card.suggestion({ name, column: suggestedName })}</p>
        )}
      </div>
      {card.isUnsaved && actions.onWriteAgain && (
        <div className={styles.buttons}>
          <Button {...skipped} variant="secondary" size="small" onClick={actions.onWriteAgain}>
            {t.card.retry}
          </Button>
        </div>
      )}
      {suggestedName && (
        <div className={styles.buttons}>
          <Button
            {...skipped}
            size="small"
            describedBy={aboutId}
            onClick={() => actions.onSuggestionTake(id)}
          >
            {t.card.take}
          </Button>
          <Button
            {...skipped}
            variant="quiet"
            size="small"
            describedBy={aboutId}
            onClick={() => actions.onSuggestionLater(id)}
          >
            {t.card.later}
          </Button>
        </div>
      )}
    </article>
  );
});

/** The Tab key skips the controls of a card: the board is one Tab stop, and the open card has them, too. */
const skipped = { tabIndex: -1 };
