import type { Pipeline } from '@/data/ports/PipelineStore';
import type { Stages } from '@/data/schema/rules/pipelineCards';
import type {
  CardId,
  CardSource,
  PipelineCard,
  PipelineChange,
  Stage,
  Subject,
} from '@/data/schema/shapes/pipeline';
import type { Outbox, WriteFailed, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** The result of loading. */
export type AdditionsData = Pick<Pipeline, 'cards' | 'stages'>;

/** What the user did with a card. */
export type ActKind = 'add' | 'move' | 'remove';

/** A change of a card, and what the user did. `inverse`: the change that undoes it. */
export type CardChange = {
  act: ActKind;
  write: PipelineChange & { kind: 'card' };
  inverse: PipelineChange;
  /** The stage of the card before and after the change. Equal unless the card was moved. */
  from: Stage;
  to: Stage;
};

/** A press. `at`: when, in ms since the epoch. */
export type CardPress =
  /** Adds a card to the first stage of its board. A removed card returns to its earlier stage. */
  | { type: 'card.add'; id: CardId; subject: Subject; source: CardSource; at: number }
  /** Moves a card to another stage of its board. */
  | { type: 'card.move'; id: CardId; stage: string; at: number }
  /** Removes a card. Its record stays, so that it keeps its stage, notes and tags. */
  | { type: 'card.remove'; id: CardId; at: number };

export type AdditionsContext = {
  /** All cards, including removed ones, with the unsaved changes applied. */
  cards: readonly PipelineCard[];
  /** The stages of each board; `null` until they are loaded. */
  stages: Stages | null;
  /** The presses before the cards were loaded, oldest first. */
  waiting: readonly CardPress[];
  outbox: Outbox<CardChange>;
};

export type AdditionsEvent = CardPress | WriteRetry | WriteReport<CardChange> | StoreChanged;

/** Emitted when a change is stored, so that the user can undo it. */
export type ActDone = { type: 'act.done'; change: CardChange };

export type AdditionsEmitted = ActDone | WriteFailed;
