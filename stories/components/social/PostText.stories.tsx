import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    const text = canvas.getByRole('paragraph');
    const folded = text.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more', expanded: false }));
    await expect(text.clientHeight).toBeGreaterThan(folded);
    const less = canvas.getByRole('button', { name: 'Show less', expanded: true });
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(text.clientHeight).toBe(folded);
  },
};
