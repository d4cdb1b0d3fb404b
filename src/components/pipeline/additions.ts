import { createContext, use, useEffect } from 'react';
import type { CardId, CardSource, Subject } from '@/data/schema/shapes/pipeline';

/** What can be added to the pipeline. `source`: where the user sees it. */
export type Addable = { id: CardId; subject: Subject; source: CardSource };

/** The place of a card in the pipeline, and the texts of the menu that changes it. */
export type CardPlace = {
  /** The id of the card's stage. */
  stage: string;
  /** The stages of the card's board, in order. */
  stages: readonly { value: string; label: string }[];
  /** The address of the card on its board. */
  href: string;
  /** `In pipeline: Talking`. */
  label: string;
  open: string;
  remove: string;
};

/** Returns the place of a card; `null` if the card isn't in the pipeline. */
export type PlaceOf = (id: CardId) => CardPlace | null;

/** What the user does with a card. */
export type PipelinePress =
  | ({ type: 'card.add' } & Addable)
  | { type: 'card.move'; id: CardId; stage: string }
  | { type: 'card.remove'; id: CardId };

/** What the user has added to the pipeline. The app shell provides it. */
export type Additions = {
  /** Returns the place of a card; `adding` until it is known, and `null` if the card isn't in the pipeline. */
  placeOf: (id: CardId) => CardPlace | 'adding' | null;
  /** Adds a card, or moves or removes it. */
  onPress: (press: PipelinePress) => void;
  /** Loads the cards when the page is idle. Called by all controls that show the place of a card. */
  onShown: () => void;
  /** Loads the cards. Resolves once their places are known, or can't be loaded. */
  load: () => Promise<unknown>;
};

const ignore = () => {};

export const AdditionsContext = createContext<Additions>({
  placeOf: () => null,
  onPress: ignore,
  onShown: ignore,
  load: async () => {},
});

/** Returns what the user has added to the pipeline. */
export function useAdditions(): Additions {
  const additions = use(AdditionsContext);
  const { onShown } = additions;
  useEffect(onShown, [onShown]);
  return additions;
}
