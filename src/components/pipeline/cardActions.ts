import type { CardId } from '@/data/schema/shapes/pipeline';

/** A part of the open card that takes the focus. */
export type PanelPart = 'note' | 'due' | 'tags';

/** What a card on the board can do. The functions never change, so that cards render only when they change. */
export type CardActions = {
  onOpen: (id: CardId, part?: PanelPart) => void;
  /** Called to choose the stage to which the card moves. */
  onMoveTo: (id: CardId) => void;
  /** `isTelling`: the form begins with a polite message. */
  onPass: (id: CardId, isTelling?: boolean) => void;
  onRemove: (id: CardId) => void;
  onSuggestionTake: (id: CardId) => void;
  onSuggestionLater: (id: CardId) => void;
  onWriteAgain?: (() => void) | undefined;
  /** Called when the user opens or closes the menu of a card. */
  onMenuChange: (id: CardId, isOpen: boolean) => void;
};
