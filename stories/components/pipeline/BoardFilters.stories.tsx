import { boardOf } from '@kit/fixtures/pipeline';
import { expect } from 'storybook/test';
import { BoardFilters } from '@/components/pipeline/BoardFilters';
import { noFilters } from '@/data/schema/shapes/pipeline';
import preview, { holding, onPhone, spies, stateOf, states, textsOf } from '../../support/preview';

const { board, counts, look, stages, filters, tags } = boardOf();

const meta = preview.meta({
  component: BoardFilters,
  args: {
    ...{ board, counts, look, stages, filters, tags },
    ...spies('onBoardChange', 'onLookChange', 'onFiltersChange'),
  },
  render: holding('filters', 'onFiltersChange'),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Raise 5' }));
    await expect(args.onBoardChange).toHaveBeenCalledWith('raise');
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(args.onLookChange).toHaveBeenCalledWith('table');
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), option);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cards' }), 'h');
    await choose('Stage', 'Talking');
    await choose('Tag', 'Solar');
    await choose('Whose move', 'Your move');
    await choose('Due', 'Overdue');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      query: 'h',
      stage: 'talking',
      tag: 'Solar',
      move: 'you',
      due: 'overdue',
    });
    await choose('Stage', 'Any stage');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      query: 'h',
      stage: '',
      tag: 'Solar',
      move: 'you',
      due: 'overdue',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: states({
    Narrowed: { filters: { query: '', stage: 'look', tag: '', move: 'them', due: 'week' } },
    'Narrowed to a tag that no card has': { filters: { ...noFilters, tag: 'Berlin' } },
    'Without cards': { hasFilters: false },
  }),
  play: async ({ canvas }) => {
    const tag = stateOf(canvas, 'Narrowed to a tag that no card has').getByRole<HTMLSelectElement>(
      'combobox',
      { name: 'Tag' },
    );
    await expect([tag.value, ...textsOf(tag.options)]).toEqual([
      'Berlin',
      'Any tag',
      'Berlin',
      'Hardware',
      'India',
      'Solar',
    ]);
    await expect(stateOf(canvas, 'Without cards').queryByRole('searchbox')).toBeNull();
  },
});

export const NarrowHindi = meta.story({
  args: {
    filters: { ...noFilters, tag: 'updraft'.repeat(5) },
    counts: { deals: 10_000, raise: 1200, people: 350 },
  },
  ...onPhone,
});
