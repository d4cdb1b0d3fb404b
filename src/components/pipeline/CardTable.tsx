import { useMessages } from '@messages';
import { ArrowDown, ArrowUp } from 'lucide';
import { memo } from 'react';
import type { CardId, Stage } from '@/data/schema/shapes/pipeline';
import { Icon } from '../brand/Icon';
import { Button } from '../controls/Button';
import * as checkboxStyles from '../controls/Checkbox.css';
import { Avatar } from '../feedback/Avatar';
import { useLongList } from '../layout/useLongList';
import { type BoardActions, type BoardView, type CardView, tableColumns } from './boardView';
import * as styles from './CardTable.css';
import { DueDay } from './DueDay';
import { MoveLine } from './MoveLine';
import { useLatest } from './useLatest';
import { useWorkText } from './useWorkText';

export type CardTableProps = Pick<BoardView, 'stages' | 'sort' | 'chosen'> &
  Pick<BoardActions, 'onSort' | 'onChoose'> & {
    /** The cards, in the order of `sort`. */
    cards: readonly CardView[];
    /** Identifies the board, its filters and order. When it changes, the table starts again at its first row. */
    listId: string;
    /** The current time, in ms since the epoch. */
    now: number;
    /** Called to open a card. */
    onOpen: (id: CardId) => void;
  };

/**
 * The cards of a board as a table, which the user can sort by each column and whose cards they can choose. It
 * renders only the rows near the view. It has explicit roles, because its layout removes those of a table.
 */
export function CardTable({
  cards,
  stages,
  sort,
  chosen,
  listId,
  now,
  onSort,
  onChoose,
  onOpen,
}: CardTableProps) {
  const t = useMessages('pipeline');
  const common = useMessages('common');
  const { stageName } = useWorkText();
  const { list, style, entries, sentinel, hasMore, showMore } = useLongList<HTMLTableSectionElement>({
    items: cards,
    listId,
    pageSize: 50,
    rowHeight: 57,
  });
  const labels = {
    name: t.table.name,
    stage: t.bar.stage,
    move: t.bar.move,
    due: t.panel.step,
    since: t.table.since,
  };
  const names = new Map(stages.map((stage: Stage) => [stage.id, stageName(stage)]));
  const isAll = cards.length > 0 && cards.every(({ id }) => chosen.has(id));
  const { choose, open } = useLatest({
    choose: (id: CardId, isChosen: boolean) => {
      const next = new Set(chosen);
      if (isChosen) next.add(id);
      else next.delete(id);
      onChoose(next);
    },
    open: onOpen,
  });
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: the layout of the rows removes the roles of a table. */}
      <table
        className={styles.table}
        role="table"
        aria-label={t.table.label}
        aria-rowcount={cards.length + 1}
      >
        <thead className={styles.head} role="rowgroup">
          <tr className={`${styles.row} ${styles.headRow}`} role="row" aria-rowindex={1}>
            <th className={styles.check} role="columnheader" scope="col">
              <input
                className={checkboxStyles.box}
                type="checkbox"
                aria-label={t.table.chooseAll}
                checked={isAll}
                onChange={() => onChoose(isAll ? new Set() : new Set(cards.map(({ id }) => id)))}
              />
            </th>
            {tableColumns.map((column) => {
              const isSorted = sort.by === column;
              const order = sort.isDescending ? 'descending' : 'ascending';
              return (
                <th
                  key={column}
                  className={styles.header}
                  role="columnheader"
                  scope="col"
                  aria-sort={isSorted ? order : 'none'}
                >
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onSort({ by: column, isDescending: isSorted && !sort.isDescending })}
                  >
                    {labels[column]}
                    {isSorted && <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size={16} />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody ref={list} className={styles.body} role="rowgroup" style={style}>
          {entries.map((attributes) => {
            const index = attributes['data-index'];
            const card = cards[index];
            return (
              card && (
                <Row
                  key={card.id}
                  index={index}
                  row={attributes['data-row']}
                  marginTop={attributes.style?.marginTop as number | undefined}
                  card={card}
                  stageName={names.get(card.stage) ?? card.stage}
                  now={now}
                  isChosen={chosen.has(card.id)}
                  onChoose={choose}
                  onOpen={open}
                />
              )
            );
          })}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
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

type RowProps = {
  index: number;
  /** The number of the row for `useLongList`. */
  row?: number | undefined;
  marginTop?: number | undefined;
  card: CardView;
  stageName: string;
  now: number;
  isChosen: boolean;
  onChoose: (id: CardId, isChosen: boolean) => void;
  onOpen: (id: CardId) => void;
};

const Row = memo(function Row({
  index,
  row,
  marginTop,
  card,
  stageName,
  now,
  isChosen,
  onChoose,
  onOpen,
}: RowProps) {
  const t = useMessages('pipeline');
  const { age } = useWorkText();
  const { id, name, step, move } = card;
  const isDue = step && !step.doneAt && step.text !== '';
  return (
    /* biome-ignore-start lint/a11y/noRedundantRoles: the layout of the rows removes the roles of a table. */
    <tr
      className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row}
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-row={row}
      style={{ marginTop }}
    >
      <td className={styles.check} role="cell">
        <input
          className={checkboxStyles.box}
          type="checkbox"
          aria-label={t.table.choose({ name })}
          checked={isChosen}
          onChange={(event) => onChoose(id, event.target.checked)}
        />
      </td>
      <th className={styles.name} role="rowheader" scope="row">
        <Avatar name={name} src={card.face} size="small" shape={card.isStartup ? 'square' : 'round'} />
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          {name}
        </button>
        {card.isUnsaved && <span className={styles.unsaved}>{t.card.unsaved}</span>}
        {card.isGone && <span className={styles.muted}>{t.card.noLonger}</span>}
      </th>
      <td className={styles.cell} role="cell">
        {stageName}
      </td>
      <td className={styles.cell} role="cell">
        {move && <MoveLine move={move} now={now} />}
      </td>
      <td className={styles.cell} role="cell">
        {isDue && (
          <>
            {step.text} {step.due && <DueDay due={step.due} now={now} />}
          </>
        )}
      </td>
      <td className={styles.since} role="cell">
        {age(card.since, now)}
      </td>
    </tr>
    /* biome-ignore-end lint/a11y/noRedundantRoles: see above. */
  );
});
