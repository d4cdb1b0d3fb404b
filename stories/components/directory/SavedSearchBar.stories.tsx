import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, waitFor } from 'storybook/test';
import { SavedSearchBar, type SavedSearchItem } from '@/components/directory/SavedSearchBar';
import preview, { hindiPhone, linksOf, states, timesOf } from '../../support/preview';

const searches: SavedSearchItem[] = [
  {
    ...{ id: 'ai', name: 'AI, Pre-seed', href: '/discover?industry=AI&stage=Pre-seed' },
    ...{ isCurrent: false, newCount: 1, tells: true },
  },
  {
    ...{ id: 'climate', name: 'Climate Tech, Seed, India', href: '/discover?industry=Climate+Tech' },
    ...{ isCurrent: true, newCount: 3, tells: true },
  },
  {
    ...{ id: 'solar', name: 'solar', href: '/discover?q=solar' },
    ...{ isCurrent: false, newCount: 0, tells: false },
  },
];

const meta = preview.meta({
  component: SavedSearchBar,
  args: {
    searches,
    onRetry: fn(),
    onSave: fn(),
    onRename: fn(),
    onTellsChange: fn(),
    onDelete: fn(),
  },
});

/** The chips link to the results of the searches. One is the current page. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(linksOf(canvas.getAllByRole('link'))).toEqual([
      'AI, Pre-seed1 new /discover?industry=AI&stage=Pre-seed',
      'Climate Tech, Seed, India3 new /discover?industry=Climate+Tech',
      'solar /discover?q=solar',
    ]);
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Climate Tech, Seed, India');
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
    await expect(timesOf(args)).toEqual({ onSave: 1 });
  },
});

/** Nothing to save, nothing saved, many new results, and searches that failed to load. */
export const Matrix = meta.story({
  render: states({
    'Nothing to save': { onSave: undefined },
    'Nothing saved': { searches: [] },
    'Many new results': { searches: searches.map((search) => ({ ...search, newCount: 300 })) },
    Failed: { searches: [], hasFailed: true, onSave: undefined },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('99+ new')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(timesOf(args)).toEqual({ onRetry: 1 });
  },
});

/** Twenty searches with long names scroll sideways. */
export const ManyHindi = meta.story({
  globals: hindiPhone,
  args: {
    searches: Array.from({ length: 20 }, (_, at) => ({
      ...{ id: `${at}`, name: stressTexts.hindi, href: `/discover?q=${at}` },
      ...{ isCurrent: at === 0, newCount: at, tells: true },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
