import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { CardId } from '@/data/schema/shapes/pipeline';

// Dragging cards with the pointer, in a separate chunk that loads when the pointer first moves over a board.

type Dragging = {
  /** The board. Its columns have `data-column` and its cards `data-card`. */
  root: HTMLElement;
  /** Called when the user begins to drag a card, which must stay mounted until the end. */
  onStart: (id: CardId) => void;
  /** Called when the user drops a card on another column. */
  onMove: (id: CardId, stage: string) => void;
};

/**
 * Makes the cards of a board draggable to other columns. Only the card under the pointer is registered, because a
 * board may have thousands. The columns show with `data-over` that the card can be dropped there.
 */
export function dragCards({ root, onStart, onMove }: Dragging): () => void {
  let hovered: { element: HTMLElement; forget: () => void } | null = null;
  let isDragging = false;

  function registerColumns() {
    const forgets = [...root.querySelectorAll<HTMLElement>('[data-column]')].map((element) => {
      const leave = () => {
        delete element.dataset.over;
      };
      const forget = dropTargetForElements({
        element,
        getData: () => ({ stage: element.dataset.column }),
        onDragEnter: () => {
          element.dataset.over = '';
        },
        onDragLeave: leave,
      });
      return () => {
        forget();
        leave();
      };
    });
    return () => {
      for (const forget of forgets) forget();
    };
  }

  function register(element: HTMLElement) {
    const id = element.dataset.card as CardId;
    let forgetColumns = () => {};
    return draggable({
      element,
      onGenerateDragPreview: () => {
        isDragging = true;
        forgetColumns = registerColumns();
      },
      onDragStart: () => {
        element.dataset.dragged = '';
        onStart(id);
      },
      onDrop: ({ location }) => {
        isDragging = false;
        delete element.dataset.dragged;
        forgetColumns();
        const stage = location.current.dropTargets[0]?.data.stage;
        const from = element.closest<HTMLElement>('[data-column]')?.dataset.column;
        if (typeof stage === 'string' && stage !== from) onMove(id, stage);
      },
    });
  }

  function hover(element: HTMLElement | null) {
    if (isDragging || element === hovered?.element) return;
    hovered?.forget();
    hovered = element && { element, forget: register(element) };
  }
  function onPointerOver({ target, pointerType, buttons }: PointerEvent) {
    // A fast pointer leaves the pressed card before the browser begins to drag it. After a drop, the browser
    // still reports the button as pressed, but the dropped card is another element.
    const isPressed = buttons > 0 && hovered?.element.isConnected;
    if (isPressed || pointerType === 'touch') return;
    if (target instanceof Element) hover(target.closest('[data-card]'));
  }
  // The pointer may rest on a card since before this code loaded.
  hover(root.querySelector('[data-card]:hover'));
  root.addEventListener('pointerover', onPointerOver);
  return () => {
    root.removeEventListener('pointerover', onPointerOver);
    hovered?.forget();
  };
}
