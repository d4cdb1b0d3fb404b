import { comments, me, now } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { CommentList } from '@/components/social/CommentList';
import preview from '../../../.storybook/preview';
import { hindiIn, ofEachText, spies, stateOf, states, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: CommentList,
  args: {
    comments,
    me,
    now,
    edits: {},
    isExpanded: false,
    ...spies('onShowAll', 'onEdit', 'onEditTextChange', 'onSaveEdit', 'onCancelEdit', 'onDelete'),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
});

/** Lists of up to two comments have no button. A list that is expanded initially doesn’t take the focus. */
export const Matrix = meta.story({
  render: states({ Two: { comments: comments.slice(0, 2) }, Expanded: { isExpanded: true } }),
  play: async ({ canvas }) => {
    const items = stateOf(canvas, 'Expanded').getAllByRole('listitem');
    const likes = items.map((item) => item.textContent?.match(/\d+ likes?$/)?.[0]);
    await expect(likes).toEqual(['14 likes', '1 like', undefined]);
    await expect(canvas.queryByRole('button', { name: /^Show all/ })).toBeNull();
    await expect(document.body).toHaveFocus();
  },
});

export const Stress = meta.story({
  ...hindiIn(288),
  args: {
    isExpanded: true,
    comments: Object.values(
      ofEachText((text, id) => ({ id, author: stressPerson, text, time: now, likes: 9 })),
    ),
  },
});
