import { now } from '@kit/app/clock';
import {
  columnsOf,
  dealStages,
  deals,
  deleted,
  heliogrid,
  ledgerline,
  manyCards,
  mirahealth,
  passed,
  stressed,
} from '@kit/fixtures/pipeline';
import { useState } from 'react';
import { expect, fireEvent, mocked, screen, waitFor } from 'storybook/test';
import { Board, type BoardProps } from '@/components/pipeline/Board';
import type { CardView } from '@/components/pipeline/boardView';
import type { Announcement, CardId, Lifted, Stage } from '@/data/schema/shapes/pipeline';
import preview, { desktop, hindiNight, phone, spies, textsOf } from '../../support/preview';
import type { Canvas } from '../../support/screen';

/** A board whose cards move as with the machine. */
function Live(args: BoardProps) {
  const [cards, setCards] = useState(args.columns.flatMap((column) => column.cards));
  const [lifted, setLifted] = useState<Lifted | null>(args.lifted);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const columns = columnsOf(cards);
  const say = (kind: Announcement['kind'], id: CardId, stage: string, among = columns) => {
    const column = among.find((each) => each.stage.id === stage);
    const at = column?.cards.findIndex((card) => card.id === id) ?? -1;
    const card = column?.cards[at];
    if (column && card)
      setAnnouncement({ kind, name: card.name, stage: column.stage, at: at + 1, of: column.cards.length });
  };
  const move = (id: CardId, stage: string, kind: NonNullable<Announcement>['kind']) => {
    const next = cards.map((card): CardView => (card.id === id ? { ...card, stage } : card));
    setCards(next);
    say(kind, id, stage, columnsOf(next));
  };
  return (
    <Board
      {...args}
      columns={columns}
      lifted={lifted}
      announcement={announcement}
      cardActions={{
        ...args.cardActions,
        onRemove: (id) => {
          args.cardActions.onRemove(id);
          setCards(cards.filter((card) => card.id !== id));
        },
      }}
      onMove={(ids, stage) => {
        args.onMove(ids, stage);
        if (ids[0]) move(ids[0], stage, 'dropped');
      }}
      onLift={(id) => {
        args.onLift(id);
        const { stage = '' } = cards.find((card) => card.id === id) ?? {};
        setLifted({ id, from: stage, stage });
        say('lifted', id, stage);
      }}
      onCarry={(by) => {
        args.onCarry(by);
        const at = dealStages.findIndex(({ id }) => id === lifted?.stage);
        const next: Stage | undefined = dealStages[at + by];
        if (!lifted || !next) return;
        setLifted({ ...lifted, stage: next.id });
        move(lifted.id, next.id, 'carried');
      }}
      onDrop={() => {
        args.onDrop();
        if (lifted) say('dropped', lifted.id, lifted.stage);
        setLifted(null);
      }}
      onPutBack={() => {
        args.onPutBack();
        if (lifted) move(lifted.id, lifted.from, 'putBack');
        setLifted(null);
      }}
    />
  );
}

const meta = preview.meta({
  component: Board,
  args: {
    columns: columnsOf(deals),
    stages: dealStages,
    lifted: null,
    announcement: null,
    isOrderChanged: false,
    listId: 'deals',
    now,
    cardActions: spies('onOpen', 'onMoveTo', 'onPass', 'onRemove', 'onSuggestionTake', 'onSuggestionLater'),
    ...spies('onMove', 'onLift', 'onCarry', 'onDrop', 'onPutBack', 'onOrderRenew'),
  },
  argTypes: { columns: { control: false }, cardActions: { control: false } },
  globals: desktop,
  render: (args) => <Live {...args} />,
});

const cardOf = (canvas: Canvas, name: string) => canvas.getByRole('article', { name });
const hint = (canvas: Canvas) => canvas.getByText(/walk/, { selector: 'p' });

/** Arrow keys walk the cards and columns. The board is one Tab stop. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const focusAfter = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(cardOf(canvas, name)).toHaveFocus();
    };
    await expect(textsOf(canvas.getAllByRole('heading', { level: 2 }))).toEqual([
      'To look at',
      'Watching',
      'Talking',
      'Diligence',
      'Committed',
    ]);
    await expect(hint(canvas)).not.toBeVisible();
    await userEvent.tab();
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
    await expect(hint(canvas)).toBeVisible();
    await focusAfter('{ArrowUp}', 'Heliogrid');
    await focusAfter('{ArrowDown}', deleted.name);
    await focusAfter('{ArrowRight}', 'Mirahealth');
    await focusAfter('{ArrowRight}', 'Ledgerline');
    // Columns without cards are skipped.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show Passed, 1 card' })).toHaveFocus();
    await focusAfter('{ArrowLeft}', 'Ledgerline');
    await focusAfter('{ArrowLeft}{ArrowLeft}{End}', deleted.name);
    await focusAfter('{Home}', 'Heliogrid');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
  },
});

/** Space lifts a card, arrows carry it, Space drops it, Escape puts it back. Each is announced. */
export const Carrying = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const says = (text: string) => expect(canvas.getByRole('status')).toHaveTextContent(text);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onLift).toHaveBeenCalledWith(heliogrid.id);
    await says('Heliogrid lifted, To look at, 1 of 2');
    await expect(canvas.getByText(/put back/, { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await says('Heliogrid, Watching, 1 of 2');
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await says('Heliogrid, Talking, 1 of 2');
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await says('Heliogrid put back, To look at, 1 of 2');
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight} ');
    await says('Heliogrid dropped, Watching, 1 of 2');
    await expect(cardOf(canvas, 'Heliogrid')).toHaveFocus();
    await expect([args.onCarry, args.onDrop, args.onPutBack].map((spy) => spy.mock.calls.length)).toEqual([
      3, 1, 1,
    ]);
    // The focus leaves the board: the lifted card is where it was.
    await userEvent.keyboard(' {ArrowRight}');
    await userEvent.tab({ shift: true });
  },
});

/** A lifted card that is carried to a lost column unfolds the column. */
export const CarryingToLost = meta.story({
  args: { columns: columnsOf([{ ...ledgerline, stage: 'committed' }, passed]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('heading', { name: 'Passed' })).toBeVisible();
    await expect(cardOf(canvas, 'Ledgerline')).toHaveFocus();
  },
});

/** Single letters act on the focused card. */
export const Letters = meta.story({
  play: async ({ canvas, userEvent, args: { cardActions } }) => {
    await userEvent.keyboard('mndtp');
    await expect(cardActions.onOpen).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}nDt');
    await expect(mocked(cardActions.onOpen).mock.calls).toEqual([
      [heliogrid.id],
      [heliogrid.id, 'note'],
      [heliogrid.id, 'due'],
      [heliogrid.id, 'tags'],
    ]);
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(cardActions.onPass).not.toHaveBeenCalled();
    await userEvent.keyboard('p');
    await expect(cardActions.onPass).toHaveBeenCalledWith(heliogrid.id);
    await userEvent.keyboard('m');
    await screen.findByRole('menu', { name: 'Actions for Heliogrid' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cardOf(canvas, 'Heliogrid')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await expect(cardActions.onMoveTo).toHaveBeenCalledWith(deleted.id);
  },
});

/** A press beside the controls of a card opens it. */
export const Pointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Call about the pilot'));
    await expect(args.cardActions.onOpen).toHaveBeenCalledWith(heliogrid.id);
    await userEvent.click(canvas.getByRole('link', { name: 'Heliogrid' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.cardActions.onOpen).toHaveBeenCalledOnce();
  },
});

/** The focus moves to the next card when the focused one is removed. */
export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(cardOf(canvas, deleted.name)).toHaveFocus());
  },
});

export const Folding = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Passed, 1 card' }));
    await expect(canvas.getByRole('button', { name: 'Hide Passed' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cardOf(canvas, 'Northbeam')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show Passed, 1 card' })).toHaveFocus();
  },
});

/** What arrives doesn’t move the cards until the user presses the pill. */
export const OrderChanged = meta.story({
  args: { isOrderChanged: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order changed' }));
    await expect(args.onOrderRenew).toHaveBeenCalledOnce();
  },
});

const columnOf = (canvas: Canvas, name: string) =>
  canvas.getByText(name, { selector: 'h2' }).closest<HTMLElement>('[data-column]') as HTMLElement;

/** Dragging a card to another column with the pointer moves it there. */
export const Dragging = meta.story({
  play: async ({ canvas, args }) => {
    const card = cardOf(canvas, 'Heliogrid');
    // The first movement over the board loads the code.
    await waitFor(async () => {
      fireEvent.pointerOver(card, { pointerType: 'mouse' });
      await expect(card).toHaveAttribute('draggable', 'true');
    });
    // A fast pointer leaves the pressed card before the browser begins to drag it.
    fireEvent.pointerOver(cardOf(canvas, 'Ledgerline'), { pointerType: 'mouse', buttons: 1 });
    await expect(card).toHaveAttribute('draggable', 'true');
    const dataTransfer = new DataTransfer();
    const drag = (element: Element, type: string) => {
      const { x, y } = element.getBoundingClientRect();
      const at = { clientX: x + 8, clientY: y + 8, bubbles: true, cancelable: true, dataTransfer };
      element.dispatchEvent(new DragEvent(type, at));
    };
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const target = columnOf(canvas, 'Watching');
    drag(card, 'dragstart');
    await frame();
    drag(target, 'dragenter');
    await waitFor(() => expect(target).toHaveAttribute('data-over'));
    await expect(card).toHaveAttribute('data-dragged');
    drag(target, 'drop');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith([heliogrid.id], 'watching'));
    await expect(target).not.toHaveAttribute('data-over');
    await expect(target).toContainElement(cardOf(canvas, 'Heliogrid'));
  },
});

/** Of 5,000 cards, only those near the view are rendered. */
export const ManyCards = meta.story({
  args: { columns: columnsOf(manyCards(5000)) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize'));
    const scroller = canvas.getAllByRole('list')[0]?.parentElement as HTMLElement;
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(50_000));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(cardOf(canvas, 'Startup 4999')).toHaveFocus();
    await waitFor(() => expect(scroller.scrollTop).toBeGreaterThan(50_000));
    // The focused card stays rendered when the user scrolls away.
    scroller.scrollTop = 0;
    await waitFor(() => expect(cardOf(canvas, 'Startup 1')).toBeVisible());
    await expect(cardOf(canvas, 'Startup 4999')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
  },
});

/** One column at a time. Cards can’t be dragged or lifted. */
export const Phone = meta.story({
  args: { isOnPhone: true },
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    await expect(textsOf(canvas.getAllByRole('article'))).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Watching , 1 card' }));
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Mirahealth');
    canvas.getByRole('article').focus();
    await userEvent.keyboard(' ');
    await expect(args.onLift).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Passed , 1 card' }));
    await expect(canvas.getByRole('article')).toHaveAccessibleName('Northbeam');
  },
});

export const StressHindi = meta.story({
  args: { columns: columnsOf([stressed, mirahealth, ledgerline]), isOnPhone: true },
  globals: { ...hindiNight, ...phone },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
