import type { Events } from '../schema/rules/whoseMove';
import type {
  BoardName,
  CardId,
  CardNote,
  Later,
  PipelineCard,
  PipelineChange,
  Stage,
  StoredContact,
  StoredSearch,
} from '../schema/shapes/pipeline';

/** All cards, without notes, and the stages of the boards. */
export type Pipeline = {
  /** In no particular order, including removed cards. Unchanged cards are the same objects on every load. */
  cards: readonly PipelineCard[];
  stages: Readonly<Record<BoardName, readonly Stage[]>>;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

export type Contact = StoredContact & { id: string };
export type SavedSearch = StoredSearch & { id: string };

/**
 * One user's pipeline. All of its records are private: no other account reads them. Everything but `observe`
 * and `observeEvents` rejects if storage is unavailable.
 */
export interface PipelineStore {
  load(): Promise<Pipeline>;
  /** Returns what happened between the user and others: messages, requests, interest and follows. */
  loadEvents(): Promise<Events>;
  /** Returns the notes of a card, oldest first. */
  loadNotes(card: CardId): Promise<CardNote[]>;
  /** Returns the people who aren't on Updraft. */
  loadContacts(): Promise<Contact[]>;
  loadSearches(): Promise<SavedSearch[]>;
  /** Returns what the user has postponed, by row. */
  loadLater(): Promise<ReadonlyMap<string, Later>>;
  /** Writes the changes in one transaction. */
  write(changes: readonly PipelineChange[]): Promise<void>;
  /** Calls back after every change of these records, in any tab. Returns the unsubscribe function. */
  observe(listener: () => void): () => void;
  /** Calls back when the result of `loadEvents` may have changed. Returns the unsubscribe function. */
  observeEvents(listener: () => void): () => void;
}
