import { comments, now, stressTexts } from '@kit/fixtures/feed';
import { expect, fn, screen } from 'storybook/test';
import { CommentItem } from '@/components/social/CommentItem';
import type { Comment } from '@/data/schema/post';
import preview from '../../../.storybook/preview';
import { hindiNight, hrefOf, stateOf, states, wide } from '../../support/socialStates';

const [theirs, , own] = comments as [Comment, Comment, Comment];

const meta = preview.meta({
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
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Lena Brandt')).toBe('/user/lena-brandt');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** An author without a page is named all the same. The text of an edit is no reason to offer one of another person's. */
export const Matrix = meta.story({
  render: states({
    'Without a page': { comment: { ...theirs, author: { name: 'Former member', avatar: '' } } },
    'Not own': { edit: 'Not mine' },
    Own: { comment: { ...own, editedAt: now }, isOwn: true },
    Editing: { comment: own, isOwn: true, edit: 'The meters do' },
  }),
  play: async ({ canvas, userEvent, args }) => {
    await expect(stateOf(canvas, 'Without a page').getByText('Former member')).toBeVisible();
    await expect(stateOf(canvas, 'Without a page').queryByRole('link')).toBeNull();
    await expect(stateOf(canvas, 'Not own').queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your comment' }), '{Escape}');
    await expect(args.onCancelEdit).toHaveBeenCalledOnce();
  },
});

export const StressHindi = meta.story({
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
  globals: hindiNight,
  decorators: [wide(248)],
});
