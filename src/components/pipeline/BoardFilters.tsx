import { useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { ArrowLeftRight, CalendarClock, Columns3, Tag } from 'lucide';
import { useRef } from 'react';
import { boardNames, noFilters } from '@/data/schema/shapes/pipeline';
import { SearchField } from '../controls/SearchField';
import { SegmentedControl } from '../controls/SegmentedControl';
import { SelectChip } from '../controls/SelectChip';
import * as overflowStyles from '../layout/overflow.css';
import { TextButton } from '../typography/TextButton';
import * as styles from './BoardFilters.css';
import type { BoardActions, BoardView, BoardFilters as Filters } from './boardView';
import { useWorkText } from './useWorkText';

export type BoardFiltersProps = Pick<BoardView, 'board' | 'counts' | 'look' | 'stages' | 'filters' | 'tags'> &
  Pick<BoardActions, 'onBoardChange' | 'onLookChange' | 'onFiltersChange'> & {
    /** Whether the board has cards to filter. Without them, only the choice of the board is shown. */
    hasFilters?: boolean;
  };

const sides = ['you', 'them'] as const;
const dues = ['overdue', 'week', 'none'] as const;

/** The choice of the board and of its look, and the filters. On phones, the filters scroll sideways. */
export function BoardFilters({
  board,
  counts,
  look,
  stages,
  filters,
  tags,
  onBoardChange,
  onLookChange,
  onFiltersChange,
  hasFilters = true,
}: BoardFiltersProps) {
  const t = useMessages('pipeline');
  const formats = useFormats();
  const { stageName } = useWorkText();
  const search = useRef<HTMLInputElement>(null);
  const set = (more: Partial<Filters>) => onFiltersChange({ ...filters, ...more });
  const isNarrowed = Object.values(filters).some((value) => value !== '');
  // An address may name a tag that no card has any more.
  const offeredTags = filters.tag && !tags.includes(filters.tag) ? [filters.tag, ...tags] : tags;
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className={styles.boards}>
          <SegmentedControl
            label={t.bar.boards}
            isLabelHidden
            value={board}
            options={boardNames.map((name) => ({
              value: name,
              label: t.bar.board({ board: t.boards[name], count: formats.count(counts[name]) }),
            }))}
            onChange={onBoardChange}
          />
        </div>
        {hasFilters && (
          <div className={styles.looks}>
            <SegmentedControl
              label={t.bar.look}
              isLabelHidden
              value={look}
              options={(['board', 'table'] as const).map((name) => ({
                value: name,
                label: t.bar.looks[name],
              }))}
              onChange={onLookChange}
            />
          </div>
        )}
      </div>
      {hasFilters && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would have to be hidden.
        <div className={styles.filters} role="group" aria-label={t.bar.filters}>
          <div className={styles.search}>
            <SearchField
              ref={search}
              label={t.bar.search}
              placeholder={t.bar.search}
              clearLabel={t.bar.clearSearch}
              value={filters.query}
              onChange={(query) => set({ query })}
            />
          </div>
          <div className={`${styles.chips} ${overflowStyles.fadesWhereMore}`}>
            <SelectChip
              label={t.bar.stage}
              icon={Columns3}
              value={filters.stage}
              options={[
                { value: '', label: filters.stage ? t.bar.anyStage : t.bar.stage },
                ...stages.map((stage) => ({ value: stage.id, label: stageName(stage) })),
              ]}
              onChange={(stage) => set({ stage })}
            />
            <SelectChip
              label={t.bar.tag}
              icon={Tag}
              value={filters.tag}
              options={[
                { value: '', label: filters.tag ? t.bar.anyTag : t.bar.tag },
                ...offeredTags.map((tag) => ({ value: tag, label: tag })),
              ]}
              onChange={(tag) => set({ tag })}
            />
            <SelectChip
              label={t.bar.move}
              icon={ArrowLeftRight}
              value={filters.move}
              options={[
                { value: '', label: filters.move ? t.bar.anyMove : t.bar.move },
                ...sides.map((side) => ({ value: side, label: t.bar.moves[side] })),
              ]}
              onChange={(move) => set({ move })}
            />
            <SelectChip
              label={t.bar.due}
              icon={CalendarClock}
              value={filters.due}
              options={[
                { value: '', label: filters.due ? t.bar.anyDue : t.bar.due },
                ...dues.map((due) => ({ value: due, label: t.bar.dues[due] })),
              ]}
              onChange={(due) => set({ due })}
            />
            {isNarrowed && (
              <span className={styles.clear}>
                <TextButton
                  onClick={() => {
                    // The pressed button unmounts.
                    search.current?.focus();
                    onFiltersChange(noFilters);
                  }}
                >
                  {t.bar.clear}
                </TextButton>
              </span>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
