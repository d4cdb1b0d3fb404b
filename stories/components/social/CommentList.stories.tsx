import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentList } from '@/components/social/CommentList';
import { comments, now, stressTexts } from '../../fixtures/feed';

const meta = {
  title: 'Components/Social/CommentList',
  component: CommentList,
  args: { comments, now, isExpanded: false, onShowAll: fn() },
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const Expanded: Story = {
  args: { isExpanded: true },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent?.match(/\d+ likes?$/)?.[0])).toEqual([
      '14 likes',
      '1 like',
      undefined,
    ]);
    await expect(canvas.queryByRole('button')).toBeNull();
    // Nobody asked for the rest: the focus stays where it is.
    await expect(document.body).toHaveFocus();
  },
};

export const Two: Story = {
  args: { comments: comments.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Stress: Story = {
  args: {
    isExpanded: true,
    comments: Object.entries(stressTexts).map(([id, text]) => ({
      id,
      author: { name: text.slice(0, 70), avatar: '/images/missing.webp' },
      text: text.slice(0, 500),
      time: now,
      likes: 12_345,
    })),
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
};
