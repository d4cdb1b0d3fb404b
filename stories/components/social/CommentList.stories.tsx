import { comments, me, now, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentList } from '@/components/social/CommentList';

const meta = {
  title: 'Components/Social/CommentList',
  component: CommentList,
  args: {
    comments,
    me,
    now,
    edits: {},
    isExpanded: false,
    onShowAll: fn(),
    onEdit: fn(),
    onEditTextChange: fn(),
    onSaveEdit: fn(),
    onCancelEdit: fn(),
    onDelete: fn(),
  },
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
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
    // Nobody asked for the rest: the focus stays where it is.
    await expect(document.body).toHaveFocus();
  },
};

/** One's own is edited where it stands. */
export const Editing: Story = {
  args: { isExpanded: true, edits: { 'comment-3': 'The meters do.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your comment' }), '!');
    await expect(args.onEditTextChange).toHaveBeenLastCalledWith('comment-3', 'The meters do.!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSaveEdit).toHaveBeenLastCalledWith('comment-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelEdit).toHaveBeenLastCalledWith('comment-3');
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
