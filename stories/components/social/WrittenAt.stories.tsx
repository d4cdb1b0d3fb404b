import { now } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WrittenAt } from '@/components/social/WrittenAt';
import { hindiNight } from '../../support/socialStates';

const meta = {
  title: 'Components/Social/WrittenAt',
  component: WrittenAt,
  args: { time: now - 2 * 3_600_000, editedAt: now - 60_000, now },
} satisfies Meta<typeof WrittenAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** When, on hover and to a screen reader. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByText('edited');
    await expect(mark).toHaveAttribute('title', expect.stringMatching(/^Edited Nov 20, 2025/));
    await expect(mark).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText(/^Edited Nov 20, 2025/)).toBeInTheDocument();
  },
};

export const EditedHindi: Story = { globals: hindiNight };
