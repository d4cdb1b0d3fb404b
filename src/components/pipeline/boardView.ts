import type { Fit } from '@/data/schema/rules/fit';
import type { Move, PastEvent } from '@/data/schema/rules/whoseMove';
import type {
  Announcement,
  BoardFilters,
  BoardName,
  CardId,
  CardNote,
  CardPass,
  CardStep,
  Lifted,
  PassForm,
  Stage,
  TableSort,
} from '@/data/schema/shapes/pipeline';
import { conversationHref, profileHref, readRef } from '@/data/schema/shapes/ref';

export { tableColumns } from '@/data/schema/shapes/pipeline';
export type { BoardFilters, TableSort };

// What the board and its parts show. `src/app/pages/Pipeline/boardConnector.ts` derives it from the machine.

/** A card of the pipeline. Times are in ms since the epoch. */
export type CardView = {
  id: CardId;
  name: string;
  /** The address of the photo or logo; empty for the default picture. */
  face: string;
  /** Whether the subject is a startup, whose logo is square. */
  isStartup: boolean;
  /** The part of the subject's page in its address; missing for a contact, and in the sample data. */
  slug?: string | undefined;
  /** Whether the subject was deleted or is hidden from the user. The card keeps the name last seen. */
  isGone: boolean;
  stage: string;
  /** When the card was moved to its stage. */
  since: number;
  step?: CardStep | undefined;
  tags: readonly string[];
  pass?: CardPass | undefined;
  /** Whose move it is; `null` if no one acts next. */
  move: Move | null;
  /** Whether the last change of the card isn't stored. */
  isUnsaved: boolean;
  /** How the startup fits the criteria of the user; missing if the user isn't a registered investor. */
  fit?: Fit | undefined;
  /** The stage that an event suggests for the card. */
  suggestion?: { stage: string; cause: 'approval' } | undefined;
};

/**
 * Returns the addresses of the subject's page and of the conversation with it; none for a contact, and for a
 * subject that no longer exists.
 */
export function linksOf({ id, slug, isGone }: Pick<CardView, 'id' | 'slug' | 'isGone'>) {
  const named = isGone ? null : readRef(id);
  const page = named && { id: named.id, slug };
  return {
    href: page ? profileHref(named.kind, page) : undefined,
    messageHref: page ? conversationHref(page) : undefined,
  };
}

/** A column of the board, in the order in which it is shown. */
export type ColumnView = { stage: Stage; cards: readonly CardView[] };

/** The open card, at the side of the board. */
export type PanelView = {
  /** The card. */
  card: CardView;
  /** Newest first. `loading`: the notes aren't loaded yet. */
  notes: readonly CardNote[] | 'loading' | 'failed';
  /** The text of the note that the user writes. */
  draft: string;
  /** The earlier stages, oldest first, and when the card left them. */
  history: readonly { stage: string; until: number }[];
  /** The latest messages and the request between the user and the subject, oldest first. */
  events: readonly PastEvent[];
  /** The form for passing on the card, if it is open. */
  passing: PassForm | null;
};

export type BoardView = {
  /** The board that is shown. */
  board: BoardName;
  /** The number of cards of each board. */
  counts: Readonly<Record<BoardName, number>>;
  /** Whether the cards are in columns or in a table. */
  look: 'board' | 'table';
  /** The stages of the board, in order. */
  stages: readonly Stage[];
  /** The cards of each stage, in order. */
  columns: readonly ColumnView[];
  /** What the user chose to narrow the board. */
  filters: BoardFilters;
  /** What narrows the columns, which follow `filters` after the next frame. */
  shownFilters: BoardFilters;
  /** All tags of the board, in alphabetical order. */
  tags: readonly string[];
  /** Whether something arrived that would change the order of the cards. */
  isOrderChanged: boolean;
  /** The card that the user carries with the keyboard. */
  lifted: Lifted | null;
  /** What a screen reader announces. */
  announcement: Announcement | null;
  /** The open card. */
  panel: PanelView | null;
  /** The order of the table. */
  sort: TableSort;
  /** The cards that are chosen in the table. */
  chosen: ReadonlySet<CardId>;
};

export type BoardActions = {
  /** Loads the board again, or the notes of the open card, after that failed. */
  onRetry: () => void;
  /** Stores the changes of cards that aren't stored. Without it, the cards have no button for this. */
  onWriteAgain?: (() => void) | undefined;
  /** Called to show another board. */
  onBoardChange: (board: BoardName) => void;
  /** Called to show the cards in columns or in a table. */
  onLookChange: (look: 'board' | 'table') => void;
  /** Called with all filters when the user changes one. */
  onFiltersChange: (filters: BoardFilters) => void;
  /** Called to show the cards in their current order. */
  onOrderRenew: () => void;
  /** Called to open a card. */
  onOpen: (id: CardId) => void;
  /** Called to close the open card. */
  onClose: () => void;
  /** Called to move cards to a stage. */
  onMove: (ids: readonly CardId[], stage: string) => void;
  /** Called to remove cards from the pipeline. */
  onRemove: (ids: readonly CardId[]) => void;
  /** Called with the next step of cards. An empty text removes it. */
  onStepChange: (ids: readonly CardId[], step: CardStep) => void;
  /** Called with all tags of a card. */
  onTagsChange: (id: CardId, tags: readonly string[]) => void;
  /** Adds one tag to several cards. */
  onTag: (ids: readonly CardId[], tag: string) => void;
  /** Called on each input with the text of the new note. */
  onDraftChange: (text: string) => void;
  /** Called to add the new note. */
  onNoteAdd: () => void;
  /** Called with the id of a note and its new text. */
  onNoteEdit: (note: string, text: string) => void;
  /** Called with the id of a note. */
  onNoteRemove: (note: string) => void;
  /** Called to open the form for passing on a card. */
  onPassOpen: (id: CardId) => void;
  /** Called with the whole form when the user changes it. */
  onPassChange: (form: PassForm) => void;
  /** Called to pass on the card. */
  onPassSubmit: () => void;
  /** Called to close the form for passing. */
  onPassClose: () => void;
  /** Called to lift a card with the keyboard. */
  onLift: (id: CardId) => void;
  /** Carries the lifted card to the next (1) or previous (-1) column. */
  onCarry: (by: 1 | -1) => void;
  /** Called to drop the lifted card. */
  onDrop: () => void;
  /** Called to move the lifted card to the column where it was lifted. */
  onPutBack: () => void;
  /** Called to move a card to the suggested stage. */
  onSuggestionTake: (id: CardId) => void;
  /** Called to decline the suggestion of a card. */
  onSuggestionLater: (id: CardId) => void;
  /** Called with all stages of the board. */
  onStagesChange: (stages: readonly Stage[]) => void;
  /** Called with the new order of the table. */
  onSort: (sort: TableSort) => void;
  /** Called with all chosen cards. */
  onChoose: (ids: ReadonlySet<CardId>) => void;
  /** Adds the starred startups and investors that aren't in the pipeline. */
  onAddStarred: () => void;
};
