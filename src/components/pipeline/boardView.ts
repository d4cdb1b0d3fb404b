import type { Move } from '@/data/schema/rules/whoseMove';
import type {
  BoardName,
  CardId,
  CardNote,
  CardPass,
  CardStep,
  PassReason,
  Stage,
} from '@/data/schema/shapes/pipeline';

// What the board and its parts show. `src/app/pages/Pipeline/boardConnector.ts` derives it from the machine.

/** A card of the pipeline. Times are in ms since the epoch. */
export type CardView = {
  id: CardId;
  name: string;
  /** The address of the photo or logo; empty for the default picture. */
  face: string;
  /** Whether the subject is a startup, whose logo is square. */
  isStartup: boolean;
  /** The address of the subject's page; missing for a contact and for a subject that no longer exists. */
  href?: string | undefined;
  /** The address of the conversation with the subject; missing if the user can't write to it. */
  messageHref?: string | undefined;
  /** Whether the subject was deleted or is hidden from the user. The card keeps the name last seen. */
  isGone: boolean;
  stage: string;
  /** When the card was moved to its stage. */
  since: number;
  step?: CardStep | undefined;
  tags: readonly string[];
  pass?: CardPass | undefined;
  /** Whose move it is; `null` if nobody's. */
  move: Move | null;
  /** Whether the last change of the card isn't stored. */
  isUnsaved: boolean;
  /** The stage that an event suggests for the card. */
  suggestion?: { stage: string; cause: 'approval' } | undefined;
};

/** A column of the board, in the order in which it is shown. */
export type ColumnView = { stage: Stage; cards: readonly CardView[] };

/** What narrows the board. Empty strings narrow nothing. */
export type BoardFilters = {
  query: string;
  stage: string;
  tag: string;
  move: '' | 'you' | 'them';
  due: '' | 'overdue' | 'week' | 'none';
};

export const tableColumns = ['name', 'stage', 'move', 'due', 'since'] as const;
export type TableColumn = (typeof tableColumns)[number];
export type TableSort = { by: TableColumn; isDescending: boolean };

/** A card that the user carries with the keyboard. `stage`: the column in `columns` that contains it now. */
export type Lifted = { id: CardId; from: string; stage: string };

/** What a screen reader announces. `at` and `of`: the position in the column. */
export type Announcement = {
  kind: 'lifted' | 'carried' | 'dropped' | 'putBack';
  name: string;
  stage: Stage;
  at: number;
  of: number;
} | null;

/** The open card, at the side of the board. */
export type PanelView = {
  card: CardView;
  /** `loading`: the notes aren't loaded yet. */
  notes: readonly CardNote[] | 'loading' | 'failed';
  /** The text of the note that the user writes. */
  draft: string;
  /** The earlier stages, oldest first, and when the card left them. */
  history: readonly { stage: string; until: number }[];
  /** The form for passing on the card, if it is open. */
  passing: PassForm | null;
};

/** `told`: the message to the other person; `null` if the user tells them nothing. */
export type PassForm = { reason: PassReason | null; words: string; told: string | null };

export type BoardView = {
  board: BoardName;
  /** The number of cards of each board. */
  counts: Readonly<Record<BoardName, number>>;
  look: 'board' | 'table';
  stages: readonly Stage[];
  columns: readonly ColumnView[];
  filters: BoardFilters;
  /** All tags of the board, in alphabetical order. */
  tags: readonly string[];
  /** Whether something arrived that would change the order of the cards. */
  isOrderChanged: boolean;
  lifted: Lifted | null;
  announcement: Announcement;
  panel: PanelView | null;
  sort: TableSort;
  /** The cards that are chosen in the table. */
  chosen: ReadonlySet<CardId>;
};

export type BoardActions = {
  onRetry: () => void;
  /** Stores the changes of cards that aren't stored. Without it, the cards have no button for this. */
  onWriteAgain?: (() => void) | undefined;
  onBoardChange: (board: BoardName) => void;
  onLookChange: (look: 'board' | 'table') => void;
  onFiltersChange: (filters: BoardFilters) => void;
  onOrderRenew: () => void;
  onOpen: (id: CardId) => void;
  onClose: () => void;
  onMove: (ids: readonly CardId[], stage: string) => void;
  onRemove: (ids: readonly CardId[]) => void;
  onStepChange: (ids: readonly CardId[], step: CardStep) => void;
  onTagsChange: (id: CardId, tags: readonly string[]) => void;
  /** Adds one tag to several cards. */
  onTag: (ids: readonly CardId[], tag: string) => void;
  onDraftChange: (text: string) => void;
  onNoteAdd: () => void;
  onNoteEdit: (note: string, text: string) => void;
  onNoteRemove: (note: string) => void;
  onPassOpen: (id: CardId) => void;
  onPassChange: (form: PassForm) => void;
  onPassSubmit: () => void;
  onPassClose: () => void;
  onLift: (id: CardId) => void;
  /** Carries the lifted card to the next (1) or previous (-1) column. */
  onCarry: (by: 1 | -1) => void;
  onDrop: () => void;
  onPutBack: () => void;
  onSuggestionTake: (id: CardId) => void;
  onSuggestionLater: (id: CardId) => void;
  onStagesChange: (stages: readonly Stage[]) => void;
  onSort: (sort: TableSort) => void;
  onChoose: (ids: ReadonlySet<CardId>) => void;
};
