import { expect, fn } from 'storybook/test';
import { FeedFilters } from '@/components/social/FeedFilters';
import preview from '../../../.storybook/preview';
import { textsOf, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: FeedFilters,
  args: { value: 'all' as const, hasSaved: false, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const kinds = ['All Updates', 'Funding News', 'Announcements', 'Insights', 'Thoughts'];
    await expect(textsOf(canvas.getAllByRole('button'))).toEqual(kinds);
    await expect(canvas.getByRole('button', { name: 'All Updates', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Insights', pressed: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith('insight');
  },
});

/** The row scrolls to the selected chip. The keyboard reaches every chip. */
export const Narrow = meta.story({
  args: { value: 'thought' },
  globals: { locale: 'es' },
  decorators: [wide(260)],
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole('button', { pressed: true }).getBoundingClientRect();
    const row = canvas.getByRole('group').getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(row.right);
    for (const _ of canvas.getAllByRole('button')) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reflexiones' })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** If there are saved posts, their chip is next to All Updates. If it is selected, both chips are visible. */
export const SavedNarrow = meta.story({
  args: { value: 'saved', hasSaved: true },
  decorators: [wide(320)],
  play: async ({ canvas, userEvent, args }) => {
    const [all, saved] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(canvas.getByRole('button', { pressed: true })).toBe(saved);
    await expect(saved).toHaveTextContent('Saved posts');
    const row = canvas.getByRole('group').getBoundingClientRect();
    await expect(all.getBoundingClientRect().left).toBeGreaterThanOrEqual(row.left);
    await expect(saved.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
  },
});
