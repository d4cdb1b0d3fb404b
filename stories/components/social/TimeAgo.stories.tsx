import { now } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { TimeAgo } from '@/components/social/TimeAgo';

const meta = {
  title: 'Components/Social/TimeAgo',
  component: TimeAgo,
  args: { time: now - 2 * 3_600_000, now },
} satisfies Meta<typeof TimeAgo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2h')).toHaveAttribute('datetime', '2025-11-20T10:00:00.000Z');
  },
};

export const JustNow: Story = {
  args: { time: now - 59_999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={4}>
      {[0, 60, 3_599, 3_600, 86_400, 6 * 86_400, 7 * 86_400, 400 * 86_400].map((seconds) => (
        <TimeAgo key={seconds} time={now - seconds * 1000} now={now} />
      ))}
    </Stack>
  ),
};

export const Hindi: Story = { ...Matrix, globals: { locale: 'hi' } };
