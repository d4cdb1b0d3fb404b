import {
  assertEvent,
  assign,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { BoardPlace } from '@/data/schema/rules/boardFilters';
import type { Events, PastMessage } from '@/data/schema/rules/whoseMove';
import { draftDelay, undoDelay } from '@/data/schema/shapes/constants';
import {
  type BoardName,
  type CardId,
  type CardNote,
  defaultStages,
  noFilters,
  type PipelineChange,
} from '@/data/schema/shapes/pipeline';
import type { Acting } from '../shared/acting';
import { pageHide, type UnsavedChanges } from '../shared/draftStates';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxActions, type WriteCommand, type WriteFailed, writing } from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import { actOf, described, telling } from './acts';
import { records, show, supersedes, take } from './changes';
import { canLift, carrying, columnBeside, landing, lifting } from './lift';
import { canEdit, editing, isNote, noteWrites, typing } from './notes';
import { renewed } from './order';
import type {
  ActDone,
  BoardSubjects,
  MessagesAsked,
  PipelineContext,
  PipelineData,
  PipelineEvent,
  PipelineInput,
  PipelineWrite,
  Star,
} from './types';
import { cardOf, isOrderChanged, lookOf, onBoard, suggestionOf } from './view';

/** The context before the pipeline is read. */
export const unread: Omit<PipelineContext, keyof PipelineInput> = {
  cards: [],
  stages: defaultStages,
  later: new Map(),
  order: [],
  events: null,
  subjects: new Map(),
  fits: new Map(),
  checked: new Set(),
  stars: [],
  lifted: null,
  announcement: null,
  opened: null,
  notes: null,
  messages: null,
  draft: null,
  typed: [],
  form: null,
  told: [],
  chosen: new Set(),
  outbox: emptyOutbox,
};

/** Returns the context for another place of the board. The choice ends with its board and its table. */
function look(context: PipelineContext, place: Partial<BoardPlace>): Partial<PipelineContext> {
  const { board = context.board, look = context.look } = place;
  const isSame = board === context.board && look === context.look;
  return { ...place, board, ...(!isSame && { chosen: new Set() }) };
}

export const pipelineSetup = setup({
  types: {
    context: {} as PipelineContext,
    events: {} as PipelineEvent,
    input: {} as PipelineInput,
    emitted: {} as WriteFailed | RecordsQuarantined | ActDone,
    tags: {} as 'loading' | 'failed' | 'ready' | 'filtered' | 'empty',
  },
  actors: {
    loadPipeline: fromPromise<PipelineData, void>(missing),
    loadEvents: fromPromise<Events, void>(missing),
    loadSubjects: fromPromise<BoardSubjects, { board: BoardName; ids: readonly CardId[] }>(missing),
    loadNotes: fromPromise<readonly CardNote[], { card: CardId }>(missing),
    loadMessages: fromPromise<readonly PastMessage[], MessagesAsked>(missing),
    loadStars: fromPromise<readonly Star[], void>(missing),
    pipelineStore: fromCallback<WriteCommand<PipelineWrite>, UnsavedChanges<PipelineWrite>>(() => {}),
    pageHide,
  },
  delays: { draftDelay, undoDelay },
  guards: {
    isReady: ({ context }) => lookOf(context) === 'ready',
    isFiltered: ({ context }) => lookOf(context) === 'filtered',
    isEmpty: ({ context }) => lookOf(context) === 'empty',
    /** Whether the event is an act that changes something. */
    canAct: ({ context, event }) => actOf(context, event) !== null,
    isChecked: ({ context }) => context.checked.has(context.board),
    /** Whether the first events may sort the cards: the user carries none. */
    isFirst: ({ context }) => context.events === null && context.lifted === null,
    isOrderChanged: ({ context }) => isOrderChanged(context),
    isCard: ({ context, event }) =>
      (event.type === 'card.open' || event.type === 'pass.open') && cardOf(context, event.id) !== undefined,
    /** Whether the card of the address is in the pipeline. */
    hasCard: ({ context }) => cardOf(context, context.card) !== undefined,
    hasUnknownCard: ({ context }) => context.card !== '' && cardOf(context, context.card) === undefined,
    isOtherCard: ({ context }) => context.card !== context.opened,
    isOpened: ({ context, event }) => event.type === 'pass.open' && event.id === context.opened,
    isNote: ({ context }) => isNote(context),
    canEdit: ({ context, event }) => event.type === 'note.edit' && canEdit(context, event),
    isTold: ({ context, event }) =>
      event.type === 'told.expire' && context.told.some(({ unique }) => unique === event.unique),
    canLift: ({ context, event }) => event.type === 'card.lift' && canLift(context, event.id),
    isLifted: ({ context: { lifted, ...context } }) =>
      lifted !== null && canLift({ ...context, lifted }, lifted.id),
    canCarry: ({ context, event }) =>
      event.type === 'card.carry' && columnBeside(context, event.by) !== undefined,
    /** Whether the event carries the card to the column from which it was lifted. */
    isReturning: ({ context, event }) =>
      event.type === 'card.carry' && columnBeside(context, event.by)?.id === context.lifted?.from,
    hasSuggestion: ({ context, event }) => {
      const card = event.type === 'suggestion.later' ? cardOf(context, event.id) : undefined;
      return card !== undefined && suggestionOf(context, card) !== null;
    },
    hasChosen: ({ context }) => context.chosen.size > 0,
  },
  actions: {
    take: assign(({ context }, { data }: { data: PipelineData }) => take(context, data)),
    takeEvents: assign((_, { events }: { events: Events }) => ({ events })),
    takeSubjects: assign(({ context }, { found }: { found: BoardSubjects }) => ({
      subjects: new Map([...context.subjects, ...found.subjects]),
      fits: new Map([...context.fits, ...found.fits]),
      checked: new Set([...context.checked, found.board]),
    })),
    takeNotes: assign((_, { notes }: { notes: readonly CardNote[] }) => ({ notes })),
    takeMessages: assign((_, { messages }: { messages: readonly PastMessage[] }) => ({ messages })),
    takeStars: assign((_, { stars }: { stars: readonly Star[] }) => ({ stars })),
    /** Ends the search for the subjects of a board, which stay as they were last seen. */
    skipSubjects: assign(({ context }) => ({ checked: new Set([...context.checked, context.board]) })),
    renewOrder: assign(({ context }) => ({ order: renewed(context) })),
    /** An open card is beside the cards of its board, also if the address names another board. */
    look: assign(({ context, event }) => {
      assertEvent(event, 'view.change');
      const { type: _, ...place } = event;
      return look(context, { ...place, board: cardOf(context, place.card)?.board ?? place.board });
    }),
    lookAtBoard: assign(({ context, event }) => {
      assertEvent(event, 'board.change');
      const { query } = context.filters;
      return look(context, { board: event.board, filters: { ...noFilters, query } });
    }),
    choosePart: assign(({ context, event }) => {
      assertEvent(event, 'look.change');
      return look(context, { look: event.look });
    }),
    filter: assign(({ event }) => {
      assertEvent(event, 'filters.change');
      return { filters: event.filters };
    }),
    sort: assign(({ event }) => {
      assertEvent(event, 'table.sort');
      return { sort: event.sort };
    }),
    beginDay: assign(({ event }) => {
      assertEvent(event, 'day.change');
      return { today: event.today };
    }),
    askForCard: assign(({ event }) => {
      assertEvent(event, ['card.open', 'pass.open']);
      return { card: event.id };
    }),
    forgetCard: assign({ card: '' as const }),
    /** The panel opens empty, because each card has other notes, and beside the board of its card. */
    openPanel: assign(({ context }) => ({
      ...look(context, { board: cardOf(context, context.card)?.board }),
      ...{ opened: context.card || null, notes: null, draft: null },
    })),
    closePanel: assign({ opened: null, notes: null, messages: null, draft: null }),
    openForm: assign(({ context, event }) => {
      assertEvent(event, 'pass.open');
      const { id } = event;
      if (context.form?.card === id) return {};
      const { reason = null, words = '' } = cardOf(context, id)?.pass ?? {};
      return { form: { card: id, reason, words, told: null } };
    }),
    fillForm: assign(({ context: { form }, event }) => {
      assertEvent(event, 'pass.change');
      return form ? { form: { card: form.card, ...event.form } } : {};
    }),
    forgetForm: assign({ form: null }),
    type: assign(({ context, event }) => {
      assertEvent(event, 'note.type');
      return typing(context, event);
    }),
    edit: assign(({ context, event }) => {
      assertEvent(event, 'note.edit');
      return editing(context, event);
    }),
    forgetDraft: assign({ draft: null }),
    /** Plans the message of a pass. It is sent once it can't be undone anymore. */
    planTelling: assign(({ context, event }) => {
      assertEvent(event, 'pass.submit');
      return { told: [...context.told, ...telling(context, event.unique, event.at)] };
    }),
    forgetTold: assign(({ context, event }) => ({
      told: event.type === 'told.expire' ? context.told.filter(({ unique }) => unique !== event.unique) : [],
    })),
    cancelTold: assign(({ context, event }) => {
      assertEvent(event, 'act.undo');
      const undone = new Set(event.changes.flatMap(({ kind, id }) => (kind === 'cardPass' ? id : [])));
      return { told: context.told.filter(({ card }) => !undone.has(card)) };
    }),
    lift: assign(({ context, event }) => {
      assertEvent(event, 'card.lift');
      return lifting(context, event.id);
    }),
    carry: assign(({ context, event }) => {
      assertEvent(event, 'card.carry');
      return carrying(context, event.by);
    }),
    drop: assign(({ context }) => landing(context, 'dropped')),
    putBack: assign(({ context }) => landing(context, 'putBack')),
    choose: assign(({ event }) => {
      assertEvent(event, 'choice.change');
      return { chosen: event.ids };
    }),
    tellAct: enqueueActions(
      ({ context, event, enqueue }: Acting<PipelineContext, PipelineEvent, ActDone>) => {
        const act = actOf(context, event);
        if (act) enqueue.emit({ type: 'act.done', act: described(context, act) });
      },
    ),
    ...quarantineActions<PipelineContext, PipelineEvent>(),
    ...outboxActions<PipelineContext, PipelineEvent, PipelineWrite>({
      supersedes,
      to: () => 'pipelineStore',
      show,
    }),
  },
});

type Args = { context: PipelineContext; event: PipelineEvent };

/** Returns the action that writes these records in one transaction. */
export const writingRecords = (changesOf: (args: Args) => readonly PipelineChange[]) =>
  writing((args: Args) => records(args.context.outbox, changesOf(args)));

/** An event that is an act: it is announced with what undoes it, and written. */
export const acting = {
  guard: 'canAct',
  actions: ['tellAct', writingRecords(({ context, event }) => actOf(context, event)?.changes ?? [])],
} as const;

/** Stores the notes that the user types. */
export const saveNotes = writing(({ context }: { context: PipelineContext }) => noteWrites(context));

/** Sends the messages whose undo period ends: one, or all if the user leaves the page. */
export const sendTold = writing(({ context: { told }, event }: Args) =>
  event.type === 'told.expire' ? told.filter(({ unique }) => unique === event.unique) : told,
);

/** Returns what to look up: the subjects of the current board. */
export const subjectsAsked = ({ context }: { context: PipelineContext }) => ({
  board: context.board,
  ids: onBoard(context).map(({ card }) => card.id),
});

/** Returns what to read: the messages with the subject of the card in the panel. */
export const messagesAsked = ({ context }: { context: PipelineContext }): MessagesAsked => {
  const card = context.opened ?? 'contact:';
  return { card, account: cardOf(context, card)?.account };
};

/** Returns the parameters of the actions that take the pipeline. */
export const taking = [
  {
    type: 'take',
    params: ({ event }: { event: DoneActorEvent<PipelineData> }) => ({ data: event.output }),
  },
] as const;
