import { comments, now } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { CommentItem } from '@/components/social/CommentItem';
import type { Comment } from '@/data/schema/shapes/post';
import preview from '../../../.storybook/preview';
import { hindiIn, hrefOf, spies, stateOf, states, stressPerson } from '../../support/socialStates';

const [theirs, , own] = comments as [Comment, Comment, Comment];

const meta = preview.meta({
  component: CommentItem,
  args: {
    comment: theirs,
    now,
    isOwn: false,
    ...spies('onEdit', 'onEditTextChange', 'onSaveEdit', 'onCancelEdit', 'onDelete'),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(hrefOf(canvas, 'Lena Brandt')).toBe('/user/lena-brandt');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** An author without a page still has a name. A stored edit doesn't make another user's comment editable. */
export const Matrix = meta.story({
  render: states({
    'Author without a page': { comment: { ...theirs, author: { name: 'Former member', avatar: '' } } },
    'By another user': { edit: 'Not mine' },
    Own: { comment: { ...own, editedAt: now }, isOwn: true },
    Editing: { comment: own, isOwn: true, edit: 'The meters do' },
  }),
  play: async ({ canvas }) => {
    // Waits for the editor first, which loads on demand.
    await expect(await canvas.findByRole('textbox', { name: 'Edit your comment' })).toHaveValue(
      'The meters do',
    );
    await expect(stateOf(canvas, 'Author without a page').getByText('Former member')).toBeVisible();
    await expect(stateOf(canvas, 'Author without a page').queryByRole('link')).toBeNull();
    await expect(stateOf(canvas, 'By another user').queryByRole('textbox')).toBeNull();
  },
});

export const StressHindi = meta.story({
  ...hindiIn(248),
  args: {
    comment: { ...own, author: stressPerson, text: stressPerson.role, editedAt: now, likes: 12_345 },
    isOwn: true,
  },
});
