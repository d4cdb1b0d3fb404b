import { useLocale, useMessages } from '@messages';
import { useFormats } from '@messages/format';
import { CloudOff, Columns3, Download, SearchX, SlidersHorizontal, Star } from 'lucide';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Button } from '@/components/controls/Button';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Skeleton } from '@/components/feedback/Skeleton';
import { Inline } from '@/components/layout/Inline';
import { lazyPart, usePreload } from '@/components/layout/lazyPart';
import { useIsPhone } from '@/components/layout/useIsPhone';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { Board } from '@/components/pipeline/Board';
import { BoardFilters } from '@/components/pipeline/BoardFilters';
import { BoardSkeleton } from '@/components/pipeline/BoardSkeleton';
import type { BoardActions, BoardView } from '@/components/pipeline/boardView';
import type { PanelPart } from '@/components/pipeline/cardActions';
import { PipelineFrame } from '@/components/pipeline/PipelineFrame';
import { tableRows } from '@/components/pipeline/tableRows';
import { href } from '@/data/schema/shapes/href';
import { type CardId, noFilters } from '@/data/schema/shapes/pipeline';
import * as styles from './BoardScreen.css';

const CardPanelPart = lazyPart(() => import('@/components/pipeline/CardPanel'), 'CardPanel');
const MoveDialogPart = lazyPart(() => import('@/components/pipeline/MoveDialog'), 'MoveDialog');
const StagesDialogPart = lazyPart(() => import('@/components/pipeline/StagesDialog'), 'StagesDialog');
const CardTablePart = lazyPart(() => import('@/components/pipeline/CardTable'), 'CardTable');
const ChosenBarPart = lazyPart(() => import('@/components/pipeline/ChosenBar'), 'ChosenBar');

/** Resolves when the page is idle. Safari has no requestIdleCallback. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 300),
  );

/** Everything that the user may open soon. */
const later = {
  fetch: async () => {
    await idle();
    await Promise.all(
      [CardPanelPart, MoveDialogPart, CardTablePart, ChosenBarPart, StagesDialogPart].map((part) =>
        part.fetch(),
      ),
    );
  },
};

export type BoardScreenProps = BoardActions & {
  /** filtered: the user has narrowed the board, maybe to no card. empty: the board has no cards. */
  status: 'loading' | 'failed' | 'ready' | 'filtered' | 'empty';
  /** What the board shows; `null` until the cards are loaded. */
  view: BoardView | null;
  /** The current time, in ms since the epoch. */
  now: number;
  /** How many starred profiles aren't in the pipeline. */
  stars: number;
  /** The button that imports a file. */
  importAction?: ReactNode;
  /** Called to download the shown cards as a CSV file. */
  onExport: () => void;
};

/** The cards of the pipeline, in columns or in a table. */
export function BoardScreen(props: BoardScreenProps) {
  const { status, view, importAction, onExport } = props;
  const t = useMessages('pipeline');
  const [isEditingStages, setEditingStages] = useState(false);
  const hasCards = status === 'ready' || status === 'filtered';
  const isOtherFilled = view !== null && Object.values(view.counts).some((count) => count > 0);
  return (
    <PipelineFrame
      current="board"
      actions={
        view &&
        hasCards && (
          <div className={styles.actions}>
            {importAction}
            <Button variant="secondary" size="small" icon={Download} onClick={onExport}>
              {t.export.press}
            </Button>
            <Button
              variant="secondary"
              size="small"
              icon={SlidersHorizontal}
              onClick={() => setEditingStages(true)}
            >
              {t.bar.stages}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.content}>
        {status === 'loading' && <BoardSkeleton />}
        {status === 'failed' && <Failed onRetry={props.onRetry} />}
        {status === 'empty' && (
          <>
            {view && isOtherFilled && <BoardFilters {...view} {...props} hasFilters={false} />}
            <Empty {...props} isOtherFilled={isOtherFilled} />
          </>
        )}
        {hasCards && view && <Filled {...props} view={view} isCovered={isEditingStages} />}
      </div>
      {isEditingStages && view && (
        <Suspense>
          <StagesDialogPart
            board={view.board}
            stages={view.stages}
            now={props.now}
            onSave={(stages) => {
              setEditingStages(false);
              props.onStagesChange(stages);
            }}
            onClose={() => setEditingStages(false)}
          />
        </Suspense>
      )}
    </PipelineFrame>
  );
}

/** The filters, the cards, and the open card. */
function Filled(props: BoardScreenProps & { view: BoardView; isCovered: boolean }) {
  const { view, now } = props;
  const { columns, stages, shownFilters, panel } = view;
  const t = useMessages('pipeline');
  const locale = useLocale();
  const isOnPhone = useIsPhone();
  /** The part of the open card that takes the focus. */
  const [part, setPart] = useState<PanelPart>();
  /** The card whose stage the user chooses. */
  const [moving, setMoving] = useState<CardId | null>(null);
  const count = columns.reduce((sum, { cards }) => sum + cards.length, 0);
  const moved = moving && columns.flatMap(({ cards }) => cards).find(({ id }) => id === moving);
  const isTable = view.look === 'table';
  const rows = useMemo(
    () =>
      isTable
        ? tableRows(
            columns.flatMap(({ cards }) => cards),
            view.sort,
            stages,
            locale,
          )
        : [],
    [isTable, columns, view.sort, stages, locale],
  );
  // The cards load before the code of what opens on them.
  usePreload(later);
  const isNarrowed = Object.values(shownFilters).some((value) => value !== '');
  const listId = [view.board, ...Object.values(shownFilters)].join(' ');
  const [polite = ''] = t.pass.sentences;
  const open = (id: CardId, next?: PanelPart) => {
    setPart(next);
    props.onOpen(id);
  };

  return (
    <>
      <BoardFilters {...view} {...props} />
      <VisuallyHidden>
        <span role="status">{isNarrowed && t.board.count({ count })}</span>
      </VisuallyHidden>
      {count === 0 && isNarrowed ? (
        <EmptyState
          icon={SearchX}
          title={t.noMatch.title}
          text={t.noMatch.text}
          action={
            <Button variant="secondary" onClick={() => props.onFiltersChange(noFilters)}>
              {t.bar.clear}
            </Button>
          }
        />
      ) : isTable ? (
        <Suspense fallback={<Skeleton height={400} />}>
          <CardTablePart
            cards={rows}
            stages={stages}
            sort={view.sort}
            chosen={view.chosen}
            listId={`${listId} ${view.sort.by} ${view.sort.isDescending}`}
            now={now}
            onSort={props.onSort}
            onChoose={props.onChoose}
            onOpen={open}
          />
          {view.chosen.size > 0 && (
            <ChosenBarPart
              {...props}
              chosen={view.chosen}
              stages={stages}
              knownTags={view.tags}
              onClear={() => props.onChoose(new Set())}
            />
          )}
        </Suspense>
      ) : (
        <Board
          {...props}
          columns={columns}
          stages={stages}
          lifted={view.lifted}
          announcement={view.announcement}
          isOrderChanged={view.isOrderChanged}
          listId={listId}
          isOnPhone={isOnPhone}
          isCovered={props.isCovered || panel !== null || moving !== null}
          cardActions={{
            onOpen: open,
            onMoveTo: setMoving,
            onPass: (id, isTelling) => {
              props.onPassOpen(id);
              if (isTelling) props.onPassChange({ reason: null, words: '', told: polite });
            },
            onRemove: (id) => props.onRemove([id]),
            onSuggestionTake: props.onSuggestionTake,
            onSuggestionLater: props.onSuggestionLater,
            onWriteAgain: props.onWriteAgain,
          }}
        />
      )}
      <Suspense>
        {moved && (
          <MoveDialogPart
            name={moved.name}
            count={1}
            stages={stages}
            current={moved.stage}
            onChoose={(stage) => {
              setMoving(null);
              props.onMove([moved.id], stage);
            }}
            onClose={() => setMoving(null)}
          />
        )}
        {panel && (
          <CardPanelPart {...props} panel={panel} stages={stages} knownTags={view.tags} part={part} />
        )}
      </Suspense>
    </>
  );
}

function Failed({ onRetry }: Pick<BoardActions, 'onRetry'>) {
  const t = useMessages('pipeline').failed;
  const common = useMessages('common');
  return (
    <EmptyState
      icon={CloudOff}
      title={t.title}
      text={t.text}
      action={<Button onClick={onRetry}>{common.tryAgain}</Button>}
    />
  );
}

/** A board without cards: three ways to add some. `isOtherFilled`: whether another board has cards. */
function Empty({
  stars,
  onAddStarred,
  importAction,
  isOtherFilled,
}: BoardScreenProps & { isOtherFilled: boolean }) {
  const t = useMessages('pipeline').empty;
  const formats = useFormats();
  return (
    <EmptyState
      icon={Columns3}
      title={isOtherFilled ? t.board : t.title}
      text={t.text}
      action={
        <Inline gap={8} justify="center" canWrap>
          {stars > 0 && (
            <Button icon={Star} onClick={onAddStarred}>
              {t.starred({ count: formats.count(stars) })}
            </Button>
          )}
          <Button variant={stars > 0 ? 'secondary' : 'primary'} href={href('discover')}>
            {t.discover}
          </Button>
          {importAction}
        </Inline>
      }
    />
  );
}
