import { now } from '@kit/app/clock';
import {
  dealStages,
  deals,
  heliogrid,
  ledgerline,
  manyCards,
  overdue,
  stressed,
} from '@kit/fixtures/pipeline';
import { expect, fn, waitFor } from 'storybook/test';
import { CardTable } from '@/components/pipeline/CardTable';
import preview, { holding, onPhone, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: CardTable,
  args: {
    cards: [...deals, overdue],
    stages: dealStages,
    sort: { by: 'name' as const, isDescending: false },
    chosen: new Set([ledgerline.id]),
    listId: 'deals',
    now,
    onSort: fn(),
    onChoose: fn(),
    onOpen: fn(),
  },
  argTypes: { cards: { control: false }, chosen: { control: false } },
  render: holding('chosen', 'onChoose'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '7');
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveAttribute('aria-rowindex', '2');
    await expect(textsOf(first?.querySelectorAll('td, th') ?? [])).toEqual([
      '',
      'Heliogrid',
      'To look at',
      'Your move: wrote to you 3 days ago',
      'Call about the pilot Due Nov 22',
      '12 days',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Heliogrid' }));
    await expect(args.onOpen).toHaveBeenCalledWith(heliogrid.id);
    const header = (name: string) => canvas.getByRole('columnheader', { name });
    await expect([header('Name').ariaSort, header('Stage').ariaSort]).toEqual(['ascending', 'none']);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', isDescending: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'due', isDescending: false });
  },
});

/** Checkboxes choose single cards or all of them. */
export const Choosing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(box('Choose Ledgerline')).toBeChecked();
    await userEvent.click(box('Choose Heliogrid'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([ledgerline.id, heliogrid.id]));
    await userEvent.click(box('Choose Ledgerline'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set([heliogrid.id]));
    await userEvent.click(box('Choose all cards'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set(args.cards.map(({ id }) => id)));
    await userEvent.click(box('Choose all cards'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(new Set());
  },
});

export const Descending = meta.story({
  args: { sort: { by: 'since', isDescending: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'In stage' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'In stage' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'since', isDescending: false });
  },
});

/** Of 5,000 rows, only those near the view are rendered. */
export const ManyRows = meta.story({
  args: { cards: manyCards(5000) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(200_000));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
  },
});

export const StressHindi = meta.story({
  args: { cards: [{ ...stressed, isGone: true }, heliogrid] },
  ...onPhone,
});
