import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { PostText } from '@/components/social/PostText';

const meta = {
  title: 'Components/Social/PostText',
  component: PostText,
  args: { text: 'Two lines,\nkept as they were written.' },
} satisfies Meta<typeof PostText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ManyLines: Story = {
  args: { text: stressTexts.lines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveFocus();
  },
};

export const Stress: Story = {
  render: () => (
    <Stack gap={32}>
      {Object.entries(stressTexts).map(([name, text]) => (
        <PostText key={name} text={text} />
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ width: 248 }}>{Story()}</div>],
};
