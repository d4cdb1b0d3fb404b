import type { SavedSearch } from '@/data/ports/PipelineStore';
import type { Match } from '@/data/schema/rules/savedSearches';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import type { Outbox, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** A change of one saved search. */
export type SearchChange = Extract<PipelineChange, { kind: 'savedSearch' }>;

/** The profiles that were new when they were last counted, by the id of the search. */
export type News = Readonly<Record<string, readonly Match[]>>;

/**
 * The content of the dialog. `id`: the search to rename, or `null` to save a new one. `as`: the id and time of
 * the new search, once the user has submitted the dialog.
 */
export type SearchDraft = {
  id: string | null;
  name: string;
  address: string;
  tells: boolean;
  as?: { id: string; at: number };
};

export type SavedSearchesContext = {
  /** The newest first. */
  searches: readonly SavedSearch[];
  news: News;
  draft: SearchDraft | null;
  /** The ids of the profiles that the user has seen and that aren't stored yet. */
  seen: readonly string[];
  outbox: Outbox<SearchChange>;
};

/** Emitted when the user deletes a search, so that the page can offer to undo it. */
export type SearchRemoved = { type: 'search.removed'; search: SavedSearch };

export type SavedSearchesEvent =
  /** Opens the dialog to save the current search. `name`: the suggested name. */
  | { type: 'dialog.open'; name: string; address: string }
  /** Opens the dialog to rename a search. */
  | { type: 'dialog.rename'; id: string }
  /** Changes the name in the dialog. */
  | { type: 'name.change'; name: string }
  /** Turns the switch in the dialog. */
  | { type: 'tells.change'; tells: boolean }
  /** Saves the search. `id`: the id of a new search. `at`: the current time, in ms since the epoch. */
  | { type: 'dialog.submit'; id: string; at: number }
  /** Closes the dialog without saving. */
  | { type: 'dialog.close' }
  /** Sets whether new results of a search appear in Today. */
  | { type: 'search.tell'; id: string; tells: boolean }
  /** Deletes a search. */
  | { type: 'search.remove'; id: string }
  /** The card of a profile was in view for a second. */
  | { type: 'card.seen'; id: string }
  /** Reads the searches again after a failure. */
  | { type: 'searches.retry' }
  | WriteRetry
  | WriteReport<SearchChange>
  /** The store reports that stored searches changed. */
  | StoreChanged
  /** Profiles changed, in another tab or by another account. */
  | { type: 'directory.changed' };
