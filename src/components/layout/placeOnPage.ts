import { createContext } from 'react';

/** The rows of a long list that were in view when the user left the page, to restore them on return. */
export type ListPlace = {
  /** Identifies the query and filters of the entries. */
  listId: string;
  /** Id of the first entry in view. `first`: its index, used if the entry has been deleted. */
  firstId: string;
  first: number;
  /** Entries per row. */
  columns: number;
  /** Height of all rows before the first one, px. */
  before: number;
  /** Heights of the rows in view, px. */
  heights: readonly number[];
};

/** The state of a page when the user left it, to restore it on return. */
export type PlaceOnPage = {
  /** Scroll position, px. */
  y: number;
  /**
   * The first list entry that started in view, and its distance from the top of the screen in px. On return,
   * the entry has this distance again, even if the content above has another height.
   */
  anchor: { id: string; top: number } | null;
  /** Number of `li` elements on the page. On return, a list renders at least as many entries. */
  count: number;
  /** Ids of the expanded items. */
  open: readonly string[];
  /** Position of the page's long list, if it has one. */
  list: ListPlace | null;
};

type PlaceKeeper = {
  /** Returns the state to restore when a page, or a tab of it, mounts. */
  here: () => PlaceOnPage;
  /** Returns the position of the page's long list. A mounted list assigns this function. */
  list: () => ListPlace | null;
};

const nothing: PlaceOnPage = { y: 0, anchor: null, count: 0, open: [], list: null };

export const PlaceContext = createContext<PlaceKeeper>({ here: () => nothing, list: () => null });

/** Returns about how many entries a list needs, to look as it did when the user left the page. */
export const countIn = ({ count, list }: PlaceOnPage): number =>
  list ? list.first + list.heights.length * list.columns : count;
