import { expect } from 'storybook/test';
import { MetricHistory } from '@/components/profile/MetricHistory';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const history = [
  { month: '2025-05', revenue: 35_300, users: 1_690 },
  { month: '2025-07', revenue: 47_600, users: 2_250 },
  { month: '2025-10', revenue: 70_000, users: 3_120 },
];

const meta = preview.meta({
  component: MetricHistory,
  args: { history },
  decorators: [(Story) => <div style={{ maxWidth: 780 }}>{Story()}</div>],
});

/** A sentence describes each line, and a button shows its numbers. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sentence = 'Monthly revenue: $35.3K in May 2025, $70K in Oct 2025';
    await expect(canvas.getByRole('img', { name: sentence })).toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('row', { name: 'Jul 2025 $47.6K 2,250' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...hindiIn(240),
  args: { history: history.map((month) => ({ ...month, revenue: month.revenue * 1e6 })) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('तालिका में दिखाएँ')),
});
