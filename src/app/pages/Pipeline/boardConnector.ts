import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type {
  BoardActions,
  BoardView,
  CardView,
  ColumnView,
  PanelView,
} from '@/components/pipeline/boardView';
import { remembered, rememberedByItem } from '@/data/schema/rules/memoized';
import { stageOf } from '@/data/schema/rules/pipelineCards';
import type { MovedCard } from '@/data/schema/rules/sortCards';
import { noEvents, pastEvents } from '@/data/schema/rules/whoseMove';
import type { BoardFilters, PipelineCard } from '@/data/schema/shapes/pipeline';
import { movedCard } from '@/machines/pipeline/cards';
import type { pipelineMachine } from '@/machines/pipeline/machine';
import { notesOf } from '@/machines/pipeline/notes';
import type { PipelineContext } from '@/machines/pipeline/types';
import {
  addableStars,
  type Column,
  cardOf,
  columnsOf,
  countsOf,
  isOrderChanged,
  shownOf,
  suggestionOf,
  tagsOf,
  unsavedCards,
} from '@/machines/pipeline/view';
import type { BoardScreenProps } from '@/screens/Board/BoardScreen';

type Snapshot = SnapshotFrom<typeof pipelineMachine>;

const statuses = ['failed', 'ready', 'filtered', 'empty'] as const;

type Facts = Pick<PipelineContext, 'subjects' | 'fits' | 'stages' | 'events' | 'later'>;
/** The last view of each card, so that an unchanged card is the same object in each view of the board. */
const lastViews = new WeakMap<PipelineCard, { from: readonly unknown[]; view: CardView }>();

function viewOfCard(facts: Facts, unsaved: ReadonlySet<string>, { card, move }: MovedCard): CardView {
  const subject = facts.subjects.get(card.id);
  const stage = stageOf(facts.stages, card).id;
  const isUnsaved = unsaved.has(card.id);
  const suggested = suggestionOf(facts, card)?.stage;
  const fit = facts.fits.get(card.id);
  const from = [move?.side, move?.cause, move?.at, subject, fit, stage, isUnsaved, suggested];
  const known = lastViews.get(card);
  if (known?.from.every((part, at) => part === from[at])) return known.view;
  const { id, since, step, tags, pass } = card;
  const view: CardView = {
    ...{ id, since, step, tags, pass, stage, move, fit, isUnsaved },
    // The name and face that the user last saw stay on the card of a subject that no longer exists.
    name: subject?.name ?? card.name,
    face: subject?.face ?? card.face,
    isStartup: id.startsWith('startup:'),
    isGone: subject === null,
    slug: subject?.slug ?? card.slug,
    ...(suggested && { suggestion: { stage: suggested, cause: 'approval' } }),
  };
  lastViews.set(card, { from, view });
  return view;
}

const noCards: ReadonlySet<string> = new Set();
/** Returns the cards that aren't stored: the same set as long as no write has failed. */
const unsavedIn = ({ outbox }: Pick<PipelineContext, 'outbox'>) =>
  outbox.failed.length === 0 ? noCards : unsavedCards({ outbox });

/** Returns the function that shows columns: an unchanged column is the same object in each view of the board. */
const viewIn = remembered(
  (
    subjects: Facts['subjects'],
    fits: Facts['fits'],
    stages: Facts['stages'],
    events: Facts['events'],
    later: Facts['later'],
    unsaved: ReadonlySet<string>,
  ) => {
    const facts = { subjects, fits, stages, events, later };
    const viewOf = rememberedByItem((moved: MovedCard) => viewOfCard(facts, unsaved, moved));
    const column = rememberedByItem(({ stage, cards }: Column) => ({ stage, cards: cards.map(viewOf) }));
    return rememberedByItem((columns: readonly Column[]): readonly ColumnView[] => columns.map(column));
  },
);

/** Returns the card in the panel; `null` if the panel is closed. */
function viewOfPanel(snapshot: Snapshot): PanelView | null {
  const { context } = snapshot;
  const card = context.opened && cardOf(context, context.opened);
  if (!card) return null;
  const isPassing = snapshot.matches({ loaded: { panel: { open: { form: 'passing' } } } });
  const notes = notesOf(context);
  const hasFailed = snapshot.matches({ loaded: { panel: { open: { notes: 'failed' } } } });
  return {
    card: viewOfCard(context, unsavedIn(context), movedCard(context.events, card)),
    // The newest note is first, below the field in which the user writes the next one.
    notes: notes ? [...notes].reverse() : hasFailed ? 'failed' : 'loading',
    draft: context.draft?.text ?? '',
    history: card.history,
    events: pastEvents(card.id, card, context.events ?? noEvents, context.messages ?? []),
    passing: isPassing ? context.form : null,
  };
}

/** Returns the chosen cards that the user sees: acts on them never affect others. */
const chosenIn = remembered((chosen: PipelineContext['chosen'], shown: readonly MovedCard[]) =>
  chosen.size === 0 ? chosen : new Set(shown.flatMap(({ card: { id } }) => (chosen.has(id) ? id : []))),
);

/** Returns the view of the board from the machine's state; `null` until the cards are loaded. */
function viewOfBoard(snapshot: Snapshot, shownFilters: BoardFilters): BoardView | null {
  if (!snapshot.matches('loaded')) return null;
  const { context } = snapshot;
  const shown = { ...context, filters: shownFilters };
  const { board, look, stages, filters, lifted, announcement, sort, subjects, fits, events, later } = context;
  return {
    ...{ board, look, filters, shownFilters, lifted, announcement, sort },
    counts: countsOf(context),
    stages: stages[board],
    columns: viewIn(subjects, fits, stages, events, later, unsavedIn(context))(columnsOf(shown)),
    tags: tagsOf(context),
    isOrderChanged: look === 'board' && isOrderChanged(context),
    panel: viewOfPanel(snapshot),
    chosen: chosenIn(context.chosen, shownOf(shown)),
  };
}

/**
 * Returns what the board shows.
 * @param shownFilters what narrows the columns, if not the machine's filters
 */
export const viewOfBoardScreen = (
  snapshot: Snapshot,
  shownFilters = snapshot.context.filters,
): Pick<BoardScreenProps, 'status' | 'view' | 'stars'> => ({
  status: statuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading',
  view: viewOfBoard(snapshot, shownFilters),
  stars: addableStars(snapshot.context).length,
});

/** Returns the actions on the board, which send events. `now` returns the time in ms since the epoch. */
export function actionsOfBoard(
  { send }: Pick<ActorRefFrom<typeof pipelineMachine>, 'send'>,
  now: () => number,
  newId: () => string,
): BoardActions {
  return {
    onRetry: () => send({ type: 'board.retry' }),
    onWriteAgain: () => send({ type: 'write.retry' }),
    onBoardChange: (board) => send({ type: 'board.change', board }),
    onLookChange: (look) => send({ type: 'look.change', look }),
    onFiltersChange: (filters) => send({ type: 'filters.change', filters }),
    onOrderRenew: () => send({ type: 'order.renew' }),
    onOpen: (id) => send({ type: 'card.open', id }),
    onClose: () => send({ type: 'card.close' }),
    onMove: (ids, stage) => send({ type: 'cards.move', ids, stage, at: now() }),
    onRemove: (ids) => send({ type: 'cards.remove', ids, at: now() }),
    onStepChange: (ids, step) => send({ type: 'step.change', ids, step }),
    onTagsChange: (id, tags) => send({ type: 'tags.change', id, tags }),
    onTag: (ids, tag) => send({ type: 'tag.add', ids, tag }),
    onDraftChange: (text) => send({ type: 'note.type', text, id: newId(), at: now() }),
    onNoteAdd: () => send({ type: 'note.add' }),
    onNoteEdit: (note, text) => send({ type: 'note.edit', note, text, at: now() }),
    onNoteRemove: (note) => send({ type: 'note.remove', note }),
    onPassOpen: (id) => send({ type: 'pass.open', id }),
    onPassChange: (form) => send({ type: 'pass.change', form }),
    onPassSubmit: () => send({ type: 'pass.submit', unique: newId(), at: now() }),
    onPassClose: () => send({ type: 'pass.close' }),
    onLift: (id) => send({ type: 'card.lift', id }),
    onCarry: (by) => send({ type: 'card.carry', by }),
    onDrop: () => send({ type: 'card.drop', at: now() }),
    onPutBack: () => send({ type: 'card.putBack' }),
    onSuggestionTake: (id) => send({ type: 'suggestion.take', id, at: now() }),
    onSuggestionLater: (id) => send({ type: 'suggestion.later', id }),
    onStagesChange: (stages) => send({ type: 'stages.change', stages }),
    onSort: (sort) => send({ type: 'table.sort', sort }),
    onChoose: (ids) => send({ type: 'choice.change', ids }),
    onAddStarred: () => send({ type: 'stars.add', at: now() }),
  };
}
