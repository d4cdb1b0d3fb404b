import { createContext } from 'react';

/** What was there of a page when one left it, for it to begin with when one comes back. */
type PlaceOnPage = {
  /** How many entries of a long list were drawn, at most. */
  drawn: number;
  /** Ids of what was unfolded. */
  open: readonly string[];
};

const nothing: PlaceOnPage = { drawn: 0, open: [] };

/** Asked when a page, or a view of it, begins. */
export const PlaceContext = createContext(() => nothing);
