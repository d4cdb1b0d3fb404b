import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { ChevronLeft } from 'lucide';
import { memo, useId } from 'react';
import type { CardId, Stage } from '@/data/schema/shapes/pipeline';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import * as iconButtonStyles from '../controls/IconButton.css';
import { useLongList } from '../layout/useLongList';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Heading } from '../typography/Heading';
import * as styles from './BoardColumn.css';
import type { ColumnView } from './boardView';
import type { CardActions } from './cardActions';
import { PipelineCard } from './PipelineCard';
import { useWorkText } from './useWorkText';

/** The menu of a card that was opened last. */
export type OpenMenu = { id: CardId; isOpen: boolean };

export type BoardColumnProps = {
  /** The stage and its cards, in order. */
  column: ColumnView;
  /** All stages of the board, for the names of suggested ones. */
  stages: readonly Stage[];
  /** The current time, in ms since the epoch. */
  now: number;
  /** Identifies the board and its filters. When it changes, the column starts again at its first card. */
  listId: string;
  /** The card that is the board's Tab stop, if it is in this column. It stays rendered out of view. */
  tabStop?: CardId | undefined;
  /** Whether the button that folds the column is the board's Tab stop. */
  isFoldTabStop?: boolean;
  /** The lifted card, if it is in this column. */
  lifted?: CardId | undefined;
  /** The menu that was opened last, if its card is in this column. */
  menu?: OpenMenu | undefined;
  /** Whether only the name of the column is shown. */
  isFolded?: boolean;
  /** Whether the page scrolls the column, which fills its width. Otherwise the column scrolls separately. */
  isOnPhone?: boolean;
  /** What the cards can do. */
  actions: CardActions;
  /** Called when the user folds or unfolds the column. Without it, the column can't be folded. */
  onFold?: ((stage: string, isFolded: boolean) => void) | undefined;
};

/** A column of the board: a list of cards below its heading. Renders only the cards near the view. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, isFolded = false, isFoldTabStop, isOnPhone = false, onFold } = props;
  const { id } = column.stage;
  const t = useMessages('pipeline').board;
  const formats = useFormats();
  const { stageName } = useWorkText();
  const headingId = useId();
  const count = column.cards.length;
  const name = stageName(column.stage);
  if (isFolded) {
    return (
      <div className={styles.folded} data-column={id}>
        <button
          type="button"
          className={styles.unfold}
          data-fold={id}
          tabIndex={isFoldTabStop ? 0 : -1}
          aria-expanded={false}
          onClick={() => onFold?.(id, false)}
        >
          <VisuallyHidden>{t.unfold({ column: name, count })}</VisuallyHidden>
          <span className={styles.foldedCount} aria-hidden>
            {formats.count(count)}
          </span>
          <span className={styles.foldedName} aria-hidden>
            {name}
          </span>
        </button>
      </div>
    );
  }
  return (
    <div className={isOnPhone ? styles.onPhone : styles.column} data-column={id}>
      <div className={isOnPhone ? styles.phoneHead : styles.head}>
        <Heading level={2} size="small" id={headingId}>
          {name}
        </Heading>
        <span className={styles.count} aria-hidden>
          {formats.count(count)}
        </span>
        <VisuallyHidden>{t.count({ count })}</VisuallyHidden>
        {onFold && (
          <button
            type="button"
            className={`${styles.fold} ${iconButtonStyles.base} ${iconButtonStyles.sizes.small} ${iconButtonStyles.tones.plain}`}
            data-fold={id}
            tabIndex={isFoldTabStop ? 0 : -1}
            aria-expanded
            aria-label={t.fold({ column: name })}
            onClick={() => onFold(id, true)}
          >
            <Icon of={ChevronLeft} size={18} />
          </button>
        )}
      </div>
      {count === 0 ? (
        <p className={styles.nothing}>{t.nothing}</p>
      ) : (
        <Cards {...props} headingId={headingId} />
      )}
    </div>
  );
});

function Cards(props: BoardColumnProps & { headingId: string }) {
  const { column, stages, now, listId, tabStop, lifted, menu, isOnPhone, actions, headingId } = props;
  const common = useMessages('common');
  const { stageName } = useWorkText();
  const { cards, stage } = column;
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList({
    items: cards,
    listId: `${listId} ${stage.id}`,
    pageSize: 50,
    rowHeight: 124,
    target: tabStop,
    scroller: isOnPhone ? 'page' : 'parent',
  });
  const name = stageName(stage);
  return (
    // The arrow keys walk the cards, so the scrolling element is no Tab stop.
    <div className={isOnPhone ? undefined : styles.scroller} tabIndex={-1} data-walked>
      <ul ref={list} style={style} className={styles.cards} aria-labelledby={headingId}>
        {entries.map((attributes) => {
          const card = cards[attributes['data-index']];
          const suggested = card?.suggestion && stages.find(({ id }) => id === card.suggestion?.stage);
          return (
            card && (
              <li {...attributes} key={card.id} className={styles.entry}>
                <PipelineCard
                  card={card}
                  stageName={name}
                  suggestedName={suggested && stageName(suggested)}
                  now={now}
                  isTabStop={card.id === tabStop}
                  isLifted={card.id === lifted}
                  isMenuOpen={card.id === menu?.id ? menu.isOpen : undefined}
                  actions={actions}
                />
              </li>
            )
          );
        })}
      </ul>
      {hasMore && (
        <div className={styles.more} ref={sentinel}>
          <Button variant="secondary" size="small" onClick={showMore}>
            {common.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}
