import { expect, fn } from 'storybook/test';
import { FeedFilters } from '@/components/social/FeedFilters';
import preview from '../../../.storybook/preview';
import { textsOf, wide } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/FeedFilters',
  component: FeedFilters,
  args: { value: 'all' as const, onChange: fn() },
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

/** Scrolls in its own row to the chosen chip; every chip is reached by keyboard. */
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

/** The saved posts, which other screens lead to, are a chip only while they are shown; the way back to all is in sight too. */
export const SavedNarrow = meta.story({
  args: { value: 'saved' },
  decorators: [wide(320)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Saved posts');
    const row = canvas.getByRole('group').getBoundingClientRect();
    for (const name of ['All Updates', 'Saved posts']) {
      const { left, right } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect([left >= row.left, right <= row.right]).toEqual([true, true]);
    }
  },
});
