import { comments, me, now } from '@kit/fixtures/feed';
import { expect, fn } from 'storybook/test';
import { CommentList } from '@/components/social/CommentList';
import preview from '../../../.storybook/preview';
import { hindiNight, ofEachText, wide } from '../../support/socialStates';

const meta = preview.meta({
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
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

/** One's own comment is edited where it stands. */
export const Expanded = meta.story({
  args: { isExpanded: true, edits: { 'comment-3': 'The meters do.' } },
  play: async ({ canvas, userEvent, args }) => {
    const items = canvas.getAllByRole('listitem');
    const likes = items.map((item) => item.textContent?.match(/\d+ likes?$/)?.[0]);
    await expect(likes).toEqual(['14 likes', '1 like', undefined]);
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
    // The rest was there already: the focus stays where it is.
    await expect(document.body).toHaveFocus();

    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your comment' }), '!');
    await expect(args.onEditTextChange).toHaveBeenLastCalledWith('comment-3', 'The meters do.!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSaveEdit).toHaveBeenLastCalledWith('comment-3');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelEdit).toHaveBeenLastCalledWith('comment-3');
  },
});

export const Two = meta.story({
  args: { comments: comments.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Stress = meta.story({
  args: {
    isExpanded: true,
    comments: Object.values(
      ofEachText((text, id) => ({
        id,
        author: { name: text.slice(0, 70), avatar: '/images/missing.webp' },
        text: text.slice(0, 500),
        time: now,
        likes: 12_345,
      })),
    ),
  },
  globals: hindiNight,
  decorators: [wide(288)],
});
