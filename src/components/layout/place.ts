import { createContext } from 'react';

/** Where a long list was drawn: for it to be drawn there again, at the same heights. */
export type ListPlace = {
  /** What its entries were chosen by. */
  listId: string;
  /** The first entry drawn: its id, and its index for when that is gone. */
  firstId: string;
  first: number;
  /** How many entries stand beside one another. */
  columns: number;
  /** Between two rows, px. */
  gap: number;
  /** How high all before the first is, px. */
  before: number;
  /** Heights of the rows drawn, px. */
  heights: readonly number[];
};

/** What was there of a page when one left it, for it to begin with when one comes back. */
export type PlaceOnPage = {
  /** How far down, px. */
  y: number;
  /**
   * The first entry of a list that began in sight, and how far it was from the top of the screen, px: it comes back there where what
   * stands before it is of another height, as in another face.
   */
  anchor: { id: string; top: number } | null;
  /** How many entries of a list were drawn, at most. */
  drawn: number;
  /** Ids of what was unfolded. */
  open: readonly string[];
  /** Of a list that is drawn only where it is read. */
  list: ListPlace | null;
};

type PlaceKeeper = {
  /** Asked when a page, or a view of it, begins. */
  here: () => PlaceOnPage;
  /** What a long list on the page tells of where it is drawn. */
  list: () => ListPlace | null;
};

const nothing: PlaceOnPage = { y: 0, anchor: null, drawn: 0, open: [], list: null };

export const PlaceContext = createContext<PlaceKeeper>({ here: () => nothing, list: () => null });
