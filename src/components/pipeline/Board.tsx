import { useMessages } from '@messages';
import { RefreshCw } from 'lucide';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { handledElsewhere, reporting } from '@/data/log/report';
import type { CardId, Stage } from '@/data/schema/shapes/pipeline';
import { Button } from '../controls/Button';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import * as styles from './Board.css';
import { BoardColumn, type OpenMenu } from './BoardColumn';
import { BoardHint } from './BoardHint';
import type { BoardActions, BoardView } from './boardView';
import { CardMenuPart } from './CardMenu';
import type { CardActions } from './cardActions';
import { StageSwitch } from './StageSwitch';
import { useLatest } from './useLatest';
import { useWorkText } from './useWorkText';

export type BoardProps = Pick<
  BoardView,
  'columns' | 'stages' | 'lifted' | 'announcement' | 'isOrderChanged'
> &
  Pick<BoardActions, 'onMove' | 'onLift' | 'onCarry' | 'onDrop' | 'onPutBack' | 'onOrderRenew'> & {
    /** Identifies the board and its filters. When it changes, the columns start again at their first cards. */
    listId: string;
    /** The current time, in ms since the epoch. */
    now: number;
    /** Whether to show one column at a time, without dragging. */
    isOnPhone?: boolean;
    /** Whether a dialog covers the board. When it closes, the board has the focus again. */
    isCovered?: boolean;
    /** What a card can do. */
    cardActions: Omit<CardActions, 'onMenuChange'>;
  };

/** A place on the board that can have the focus: a card, or without a card the button that folds the column. */
type Spot = { stage: string; id?: CardId | undefined };

const isLost = ({ kind }: Stage) => kind === 'lost';

/** The cards in columns. The board is one Tab stop; the arrow keys walk the cards and columns. */
export function Board(props: BoardProps) {
  const { columns, stages, lifted, announcement, isOrderChanged, listId, now, isOnPhone = false } = props;
  const t = useMessages('pipeline').board;
  const said = useMessages('pipeline').said;
  const { stageName } = useWorkText();
  const hintId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [chosen, setChosen] = useState('');

  const fullest = columns.find(({ cards }) => cards.length > 0) ?? columns[0];
  const single = columns.find(({ stage }) => stage.id === chosen) ?? fullest;
  const shown = isOnPhone ? columns.filter((column) => column === single) : columns;
  const isFolded = (stage: Stage) =>
    !isOnPhone && isLost(stage) && !unfolded.includes(stage.id) && lifted?.stage !== stage.id;

  /** Returns the places of a column that can have the focus, from the top. */
  const spotsOf = ({ stage, cards }: (typeof columns)[number]): Spot[] => [
    ...(isLost(stage) && !isOnPhone ? [{ stage: stage.id }] : []),
    ...(isFolded(stage) ? [] : cards.map(({ id }) => ({ stage: stage.id, id }))),
  ];
  const isSame = (a: Spot, b: Spot | null) => a.stage === b?.stage && a.id === b.id;
  /** Where the card is that had the focus: it may have moved to another column. */
  const home = spot?.id && shown.find(({ cards }) => cards.some(({ id }) => id === spot.id));
  const first = (): Spot | null => {
    for (const column of shown) {
      const [top] = spotsOf({ ...column, cards: column.cards.slice(0, 1) });
      if (top) return top;
    }
    return null;
  };
  const tabStop: Spot | null =
    home && !isFolded(home.stage)
      ? { stage: home.stage.id, id: spot.id }
      : spot && !spot.id && shown.some(({ stage }) => stage.id === spot.stage && isLost(stage))
        ? spot
        : first();

  /** The place that has the focus. A place that React removes keeps it, so that the focus can move to a successor. */
  const focused = useRef<{ column: number; row: number } | null>(null);
  const wanted = useRef<Spot | null>(null);

  const elementOf = ({ stage, id }: Spot) =>
    root.current?.querySelector<HTMLElement>(
      id ? `[data-card="${CSS.escape(id)}"]` : `[data-fold="${CSS.escape(stage)}"]`,
    );
  const placeOf = (of: Spot | null) => {
    const column = shown.findIndex(({ stage }) => stage.id === of?.stage);
    const row = shown[column] ? spotsOf(shown[column]).findIndex((each) => isSame(each, of)) : -1;
    return row < 0 ? null : { column, row };
  };
  const focus = (next: Spot | undefined) => {
    if (!next) return;
    wanted.current = next;
    setSpot(next);
  };

  const restoreFocus = useEffectEvent(() => {
    const next = wanted.current;
    wanted.current = null;
    if (next) elementOf(next)?.focus();
    if (!focused.current || document.activeElement !== document.body) return;
    // The focused card was moved or removed.
    if (tabStop?.id && tabStop.id === spot?.id) return elementOf(tabStop)?.focus();
    const { column, row } = focused.current;
    const spots = shown[column] ? spotsOf(shown[column]) : [];
    const successor = spots[Math.min(row, spots.length - 1)] ?? first();
    focused.current = null;
    if (successor) {
      setSpot(successor);
      elementOf(successor)?.focus();
    }
  });
  useLayoutEffect(() => restoreFocus());

  const { isCovered = false } = props;
  const takeFocus = useEffectEvent(() => {
    // The browser can't restore the focus if the card moved, or if the dialog was opened from a menu.
    if (document.activeElement === document.body && tabStop) elementOf(tabStop)?.focus();
  });
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) takeFocus();
    wasCovered.current = isCovered;
  }, [isCovered]);

  function onFocus({ target }: FocusEvent) {
    const at = spotAt(target);
    if (!at) return;
    if (!isSame(at, spot)) setSpot(at);
    focused.current = placeOf(at);
    // A menu that closes returns the focus to its button.
    if (target.matches('[aria-haspopup]') && menu?.id === at.id && !menu?.isOpen) elementOf(at)?.focus();
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    // A menu takes the focus only for a while.
    if (!(relatedTarget instanceof Element && relatedTarget.closest('[role="menu"]'))) focused.current = null;
    const isOut = relatedTarget instanceof Element && spotAt(relatedTarget)?.id !== lifted?.id;
    if (lifted && isOut) props.onPutBack();
  }

  /** Walks to a neighbour: `by` columns to the side, or to a row of the column. */
  function walk(key: string) {
    const at = placeOf(tabStop);
    const column = at && shown[at.column];
    if (!at || !column) return;
    const spots = spotsOf(column);
    if (key === 'ArrowUp') focus(spots[at.row - 1]);
    else if (key === 'ArrowDown') focus(spots[at.row + 1]);
    else if (key === 'Home') focus(spots[0]);
    else if (key === 'End') focus(spots.at(-1));
    else {
      const beside = key === 'ArrowLeft' ? shown.slice(0, at.column).reverse() : shown.slice(at.column + 1);
      const next = beside.map(spotsOf).find((others) => others.length > 0);
      focus(next?.[Math.min(at.row, next.length - 1)]);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = event.target as HTMLElement;
    const at = spotAt(target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnCard = target.dataset.card !== undefined;
    // A link or button of the card handles Enter and Space.
    if (!isOnCard && (event.key === 'Enter' || event.key === ' ')) return;
    const act = lifted ? carrying(event.key) : (walking(event.key) ?? (at.id && acting(event.key, at.id)));
    if (!act) return;
    event.preventDefault();
    act();
  }
  const walking = (key: string) =>
    /^Arrow(Up|Down|Left|Right)$|^(Home|End)$/.test(key) ? () => walk(key) : undefined;
  /** Returns what a key does while a card is lifted. */
  function carrying(key: string): (() => void) | undefined {
    if (key === 'ArrowLeft') return () => props.onCarry(-1);
    if (key === 'ArrowRight') return () => props.onCarry(1);
    if (key === ' ' || key === 'Enter') return props.onDrop;
    if (key === 'Escape') return props.onPutBack;
    // Other keys must not scroll the column or walk away from the card.
    return /^(Arrow|Page|Home|End)/.test(key) ? () => {} : undefined;
  }
  /** Returns what a key does on a card. */
  function acting(key: string, id: CardId): (() => void) | undefined {
    const { onOpen, onPass } = props.cardActions;
    if (key === 'Enter') return () => onOpen(id);
    if (key === ' ') return () => isOnPhone || props.onLift(id);
    switch (key.toLowerCase()) {
      case 'm':
        return () => changeMenu(id, true);
      case 'n':
        return () => onOpen(id, 'note');
      case 'd':
        return () => onOpen(id, 'due');
      case 't':
        return () => onOpen(id, 'tags');
      case 'p':
        return () => onPass(id);
      default:
        return undefined;
    }
  }

  /** Loads the menu before it opens. If loading fails, the user can press again. */
  function changeMenu(id: CardId, isOpen: boolean) {
    CardMenuPart.fetch().then(() => setMenu({ id, isOpen }), handledElsewhere);
  }

  /** A press on a card beside its controls opens the card. */
  function onClick({ target }: MouseEvent) {
    if (!(target instanceof Element) || target.closest('a, button')) return;
    const id = spotAt(target)?.id;
    if (id) props.cardActions.onOpen(id);
  }

  const actions = useLatest<CardActions>({
    ...props.cardActions,
    onMenuChange: changeMenu,
  });
  const onFold = useLatest({
    fold: (stage: string, fold: boolean) => {
      setUnfolded((before) => (fold ? before.filter((id) => id !== stage) : [...before, stage]));
      focus({ stage });
    },
  }).fold;
  useDrag(root, !isOnPhone, {
    onStart: (id) => setSpot({ stage: '', id }),
    onMove: (id, stage) => props.onMove([id], stage),
  });

  return (
    <div className={styles.frame}>
      {isOnPhone && single && <StageSwitch columns={columns} chosen={single.stage.id} onChoose={setChosen} />}
      {isOrderChanged && (
        <div className={styles.pill}>
          <Button size="small" icon={RefreshCw} onClick={props.onOrderRenew}>
            {t.orderChanged}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are cards. */}
      <div
        ref={root}
        className={isOnPhone ? styles.phone : styles.board}
        role="group"
        aria-label={t.label}
        aria-describedby={hintId}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {shown.map((column) => {
          const { stage, cards } = column;
          const isStop = tabStop?.stage === stage.id;
          return (
            <BoardColumn
              key={stage.id}
              column={column}
              stages={stages}
              now={now}
              listId={listId}
              tabStop={isStop ? tabStop.id : undefined}
              isFoldTabStop={isStop && !tabStop.id}
              lifted={lifted?.stage === stage.id ? lifted.id : undefined}
              menu={menu && cards.some(({ id }) => id === menu.id) ? menu : undefined}
              isFolded={isFolded(stage)}
              isOnPhone={isOnPhone}
              actions={actions}
              onFold={isLost(stage) && !isOnPhone ? onFold : undefined}
            />
          );
        })}
      </div>
      <BoardHint id={hintId} isLifted={lifted !== null} />
      <VisuallyHidden as="p">
        <span role="status">
          {announcement &&
            said[announcement.kind]({
              name: announcement.name,
              column: stageName(announcement.stage),
              at: String(announcement.at),
              of: String(announcement.of),
            })}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** Returns the place of an element on the board. */
function spotAt(element: Element): Spot | null {
  const fold = element.closest<HTMLElement>('[data-fold]')?.dataset.fold;
  if (fold !== undefined) return { stage: fold };
  const id = element.closest<HTMLElement>('[data-card]')?.dataset.card as CardId | undefined;
  const stage = element.closest<HTMLElement>('[data-column]')?.dataset.column;
  return id && stage !== undefined ? { stage, id } : null;
}

type DragHandlers = { onStart: (id: CardId) => void; onMove: (id: CardId, stage: string) => void };

/** Loads the code that drags cards when the pointer first moves over the board. */
function useDrag(root: { current: HTMLElement | null }, isEnabled: boolean, handlers: DragHandlers) {
  const latest = useLatest(handlers);
  useEffect(() => {
    const element = root.current;
    if (!element || !isEnabled) return;
    let stop = () => element.removeEventListener('pointerover', load);
    let isHere = true;
    function load() {
      element?.removeEventListener('pointerover', load);
      import('./cardDrag').then(({ dragCards }) => {
        if (isHere && element) stop = dragCards({ root: element, ...latest });
      }, reporting('drag'));
    }
    element.addEventListener('pointerover', load);
    return () => {
      isHere = false;
      stop();
    };
  }, [root, isEnabled, latest]);
}
