import { comments, now, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { CommentItem } from '@/components/social/CommentItem';
import type { Comment } from '@/data/schema/post';

const [theirs, , own] = comments as [Comment, Comment, Comment];

const meta = {
  title: 'Components/Social/CommentItem',
  component: CommentItem,
  args: {
    comment: theirs,
    now,
    isOwn: false,
    onEdit: fn(),
    onEditTextChange: fn(),
    onSaveEdit: fn(),
    onCancelEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CommentItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lena Brandt' })).toHaveAttribute(
      'href',
      '/user/lena-brandt',
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Whoever has no page is named all the same. */
export const WithoutPage: Story = {
  args: { comment: { ...theirs, author: { name: 'Somebody', avatar: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Somebody')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Own: Story = {
  args: { comment: own, isOwn: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};

export const Edited: Story = { args: { comment: { ...own, editedAt: now }, isOwn: true } };

export const Editing: Story = {
  args: { comment: own, isOwn: true, edit: 'The meters do' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your comment' }), '{Escape}');
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
  },
};

/** What is kept for somebody else's is no reason to offer it. */
export const NotOwn: Story = {
  args: { edit: 'Not mine' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const StressHindi: Story = {
  args: {
    comment: {
      ...own,
      author: { ...own.author, name: stressTexts.unbroken.slice(0, 70), avatar: '/images/missing.webp' },
      text: stressTexts.hindi,
      editedAt: now,
      likes: 12_345,
    },
    isOwn: true,
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 248 }}>{Story()}</div>],
};
