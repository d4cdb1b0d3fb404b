import type { Pipeline } from '@/data/ports/PipelineStore';
import type { BoardPlace } from '@/data/schema/rules/boardFilters';
import type { Fit } from '@/data/schema/rules/fit';
import type { Stages } from '@/data/schema/rules/pipelineCards';
import type { Events, PastMessage } from '@/data/schema/rules/whoseMove';
import type {
  Announcement,
  BoardFilters,
  BoardName,
  CardId,
  CardNote,
  CardPass,
  CardStep,
  Later,
  Lifted,
  PassForm,
  PipelineCard,
  PipelineChange,
  Stage,
  Subject,
  TableSort,
} from '@/data/schema/shapes/pipeline';
import type { Addressed, Ref } from '@/data/schema/shapes/ref';
import type { PageHidden } from '../shared/draftStates';
import type { Outbox, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** `today`: the local calendar day, `YYYY-MM-DD`. */
export type PipelineInput = BoardPlace & { today: string };

/** The result of loading. */
export type PipelineData = Pipeline & { later: ReadonlyMap<string, Later> };

/**
 * The subjects of a board's cards: `null` if one was deleted or is hidden from the user. `fits`: how the startups among
 * them fit the criteria of the user, if the user is a registered investor.
 */
export type BoardSubjects = {
  board: BoardName;
  subjects: ReadonlyMap<CardId, Subject | null>;
  fits: ReadonlyMap<CardId, Fit>;
};

/** A starred startup or investor. */
export type Star = { id: Ref; subject: Subject };

/** The card whose messages are loaded. `account`: the uid of the account that listed a startup. */
export type MessagesAsked = { card: CardId; account?: string | undefined };

/** A note that isn't sent to be stored yet, or the removal of one. */
export type NoteChange = Extract<PipelineChange, { kind: 'cardNote' }>;

/**
 * A message to the subject of a card that the user passed on. `unique`: makes the message's id unique. `at`: when
 * the user passed, in ms since the epoch. `pass`: the stored reason, which doesn't contain the text.
 */
export type Telling = {
  kind: 'tell';
  card: CardId;
  to: Addressed;
  text: string;
  at: number;
  unique: string;
  pass: CardPass;
};

/** Records to store in one transaction, or a message to send. */
export type PipelineWrite = { kind: 'records'; changes: readonly PipelineChange[] } | Telling;

export const actKinds = [
  'added',
  'moved',
  'passed',
  'removed',
  'stepped',
  'tagged',
  'noteRemoved',
  'staged',
] as const;
export type ActKind = (typeof actKinds)[number];

/** An act of the user that can be undone. */
export type DoneAct = {
  kind: ActKind;
  board: BoardName;
  /** The names of the cards; empty for an act on the stages. */
  names: readonly string[];
  /** Where the cards are now, if the act moved them. */
  to?: Stage | undefined;
  /** Where they were, if all were in the same stage. */
  from?: Stage | undefined;
  /** The changes that undo it. */
  changes: readonly PipelineChange[];
};

/** Emitted when the user has done something that can be undone. */
export type ActDone = { type: 'act.done'; act: DoneAct };

export type PipelineContext = PipelineInput & {
  /** All cards, also removed ones. Unsaved changes are applied. */
  cards: readonly PipelineCard[];
  stages: Stages;
  /** The suggestions that the user has answered. */
  later: ReadonlyMap<string, Later>;
  /**
   * The order in which the cards are shown. It stays as it is when something arrives, so that no card moves under
   * the pointer. It has every card, also of other boards.
   */
  order: readonly CardId[];
  /** What happened between the user and others; `null` until it is loaded. */
  events: Events | null;
  /** The subjects that are known to exist, or not to. */
  subjects: ReadonlyMap<CardId, Subject | null>;
  /** How startups fit the criteria of the user; empty unless the user is a registered investor. */
  fits: ReadonlyMap<CardId, Fit>;
  /** The boards whose subjects are known. */
  checked: ReadonlySet<BoardName>;
  /** The starred startups and investors. Loaded once there is nothing to show. */
  stars: readonly Star[];
  lifted: Lifted | null;
  announcement: Announcement | null;
  /** The card in the panel, whose notes are loaded. `card` is the one that the address asks for. */
  opened: CardId | null;
  /** The stored notes of the card in the panel; `null` until they are loaded. */
  notes: readonly CardNote[] | null;
  /**
   * The latest messages with the subject of the card in the panel, oldest first, also while they are read again;
   * `null` until they are loaded. Until then, `events` has the last one, without its text.
   */
  messages: readonly PastMessage[] | null;
  /** The note that the user writes. Its record has this id and time from the first letter on. */
  draft: { id: string; at: number; text: string; isWritten: boolean } | null;
  /** The changes of notes that aren't sent to be stored yet, at most one per note. */
  typed: readonly NoteChange[];
  /** The form for passing. It is preserved when it is closed. */
  form: (PassForm & { card: CardId }) | null;
  /** The messages that wait for the end of their undo period. */
  told: readonly Telling[];
  chosen: ReadonlySet<CardId>;
  outbox: Outbox<PipelineWrite>;
};

/** Ids and times (`at`, ms since the epoch) arrive with the events. */
export type PipelineEvent =
  /** Restarts the machine after a failure. */
  | { type: 'board.retry' }
  /** Shows what the address states. */
  | ({ type: 'view.change' } & BoardPlace)
  /** Shows another board, without filters. */
  | { type: 'board.change'; board: BoardName }
  /** Shows columns or a table. */
  | { type: 'look.change'; look: BoardPlace['look'] }
  /** Narrows the board. */
  | { type: 'filters.change'; filters: BoardFilters }
  /** Sorts the table. */
  | { type: 'table.sort'; sort: TableSort }
  /** A new local calendar day has begun. */
  | { type: 'day.change'; today: string }
  /** Sorts the columns again. */
  | { type: 'order.renew' }
  /** Opens the panel of a card. */
  | { type: 'card.open'; id: CardId }
  /** Closes the panel. */
  | { type: 'card.close' }
  /** Lifts a card with the keyboard. */
  | { type: 'card.lift'; id: CardId }
  /** Carries the lifted card to the next (1) or previous (-1) column. */
  | { type: 'card.carry'; by: 1 | -1 }
  /** Moves the lifted card to the column where it is now. */
  | { type: 'card.drop'; at: number }
  /** Ends the carrying without a move. */
  | { type: 'card.putBack' }
  /** Moves cards of the current board to a stage. */
  | { type: 'cards.move'; ids: readonly CardId[]; stage: string; at: number }
  /** Removes cards from the pipeline. */
  | { type: 'cards.remove'; ids: readonly CardId[]; at: number }
  /** Sets the next step of cards. An empty text removes it. */
  | { type: 'step.change'; ids: readonly CardId[]; step: CardStep }
  /** Replaces the tags of a card. */
  | { type: 'tags.change'; id: CardId; tags: readonly string[] }
  /** Adds one tag to several cards. */
  | { type: 'tag.add'; ids: readonly CardId[]; tag: string }
  /** Changes the note in the composer. `id` and `at` apply if the note is new. */
  | { type: 'note.type'; text: string; id: string; at: number }
  /** Ends the note in the composer, which then is in the list. */
  | { type: 'note.add' }
  /** Changes the text of a note in the list. */
  | { type: 'note.edit'; note: string; text: string; at: number }
  /** Removes a note. */
  | { type: 'note.remove'; note: string }
  /** Opens the form for passing on a card, in its panel. */
  | { type: 'pass.open'; id: CardId }
  /** Changes the form. */
  | { type: 'pass.change'; form: PassForm }
  /** Passes on the card, unless the form isn't complete. `unique`: makes a message's id unique. */
  | { type: 'pass.submit'; unique: string; at: number }
  /** Closes the form. Its texts stay. */
  | { type: 'pass.close' }
  /** Ends the undo period of a message. */
  | { type: 'told.expire'; unique: string }
  /** Moves a card to the stage that an event suggests. */
  | { type: 'suggestion.take'; id: CardId; at: number }
  /** Declines the stage that an event suggests, for good. */
  | { type: 'suggestion.later'; id: CardId }
  /** Replaces the stages of the current board. */
  | { type: 'stages.change'; stages: readonly Stage[] }
  /** Chooses cards in the table. */
  | { type: 'choice.change'; ids: ReadonlySet<CardId> }
  /** Adds the starred startups and investors. */
  | { type: 'stars.add'; at: number }
  /** Undoes an act. Cancels the message of a pass within its undo period. */
  | { type: 'act.undo'; changes: readonly PipelineChange[] }
  /** What happened between the user and others may have changed. */
  | { type: 'events.changed' }
  | WriteRetry
  | WriteReport<PipelineWrite>
  | StoreChanged
  | PageHidden;
