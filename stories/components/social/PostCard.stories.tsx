import { fundingPost, me, now, ownPost, posts, thoughtPost } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, mocked, screen, waitFor } from 'storybook/test';
import { PostCard, type PostCardProps } from '@/components/social/PostCard';
import preview from '../../../.storybook/preview';
import { hrefOf, narrow, ofEachText, spies, stateOf, states, stressPerson } from '../../support/socialStates';

const meta = preview.meta({
  component: PostCard,
  args: {
    post: fundingPost,
    now,
    me,
    isSaved: false,
    isComposing: false,
    isExpanded: false,
    commentDraft: '',
    edits: {},
    ...spies('onLike', 'onSave', 'onComment', 'onCommentTextChange', 'onSubmitComment', 'onCancelComment'),
    ...spies('onShowAll', 'onShare', 'onEdit', 'onEditTextChange', 'onSaveEdit', 'onCancelEdit', 'onDelete'),
  },
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(hrefOf(canvas, 'View startup Heliogrid')).toBe('/startups/heliogrid');
    for (const name of ['Like, 248', 'Comment, 3', 'Share, 9', 'Save', 'Show all 3 comments'])
      await userEvent.click(canvas.getByRole('button', { name }));
    for (const callback of [args.onLike, args.onComment, args.onShare, args.onSave, args.onShowAll])
      await expect(callback).toHaveBeenLastCalledWith('post-funding');
  },
});

/** A post that is being saved shows “Saving…” after a moment. */
export const Matrix = meta.story({
  render: states({
    Pending: { post: ownPost, unsaved: { 'post-own': 'pending', 'comment-1': 'pending' } },
    'Not saved': { post: ownPost, unsaved: { 'post-own': 'failed' } },
    'Saved, expanded': { isSaved: true, isExpanded: true },
    'Just posted': { post: { ...thoughtPost, postTime: now } },
    Edited: { post: { ...ownPost, editedAt: now - 60_000 } },
    ...Object.fromEntries(posts.map((post) => [post.id, { post }])),
  }),
  play: async ({ canvas }) => {
    const [pending] = stateOf(canvas, 'Pending').getAllByText(/Saving…/);
    await waitFor(() => expect(pending).toBeVisible());
    const failed = stateOf(canvas, 'Not saved').getByText(/Not saved/, { selector: 'article *' });
    await expect(failed).toBeVisible();
    await expect(stateOf(canvas, 'Edited').getByText('edited')).toBeVisible();
  },
});

/** A card whose callbacks change its props. */
function LiveCard(props: PostCardProps) {
  const [card, setCard] = useState(props);
  const change = (part: Partial<PostCardProps>) => setCard({ ...card, ...part });
  const { post, edits } = card;
  return (
    <PostCard
      {...card}
      onComment={() => change({ isComposing: !card.isComposing })}
      onCancelComment={() => change({ isComposing: false })}
      onShowAll={() => change({ isExpanded: true })}
      onEdit={(postId) => change({ edits: { [postId]: post.content } })}
      onEditTextChange={(text, postId) => change({ edits: { [postId]: text } })}
      onCancelEdit={() => change({ edits: {} })}
      onSaveEdit={() => change({ edits: {}, post: { ...post, content: edits[post.id] ?? '' } })}
      onDelete={(_, commentId) =>
        change({ post: { ...post, comments: post.comments.filter(({ id }) => id !== commentId) } })
      }
      onLike={() => change({ post: { ...post, isLiked: !post.isLiked } })}
    />
  );
}

/** The heart is animated when pressed, not if it was already filled. Duplicate topics are shown once. */
export const KeepsFocus = meta.story({
  args: { post: { ...fundingPost, hashtags: ['seed', 'climate', 'seed'] } },
  render: (args) => <LiveCard {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const popping = (name: string) =>
      getComputedStyle(button(name).querySelector('svg') as Element).animationName;
    await expect(canvas.getAllByRole('link', { name: /^#/ })).toHaveLength(2);

    await step('Cancel focuses the Comment button, and Show all focuses the first new comment', async () => {
      await userEvent.click(button('Comment, 3'));
      await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveFocus();
      await userEvent.click(button('Cancel'));
      await expect(button('Comment, 3')).toHaveFocus();
      await userEvent.click(button('Show all 3 comments'));
      await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus();
    });

    await step('the heart is animated only when the user likes the post', async () => {
      await expect(popping('Like, 248')).toBe('none');
      await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: true }));
      await expect(popping('Like, 248')).toBe('none');
      await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
      await expect(popping('Like, 248')).not.toBe('none');
    });

    await step('closing the composer doesn’t move the focus from another button', async () => {
      await userEvent.click(button('Comment, 3'));
      button('Like, 248').focus();
      button('Cancel').click();
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
      await expect(button('Like, 248')).toHaveFocus();
    });
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  args: { isExpanded: true },
  render: states(
    ofEachText((text, id) => ({
      post: {
        ...fundingPost,
        id,
        content: text,
        author: { ...fundingPost.author, ...stressPerson, name: text.slice(0, 60) },
        hashtags: [text.replace(/\s/g, '').slice(0, 80), 'seed'],
        likes: 12_345_678,
      },
    })),
  ),
});

const menu = { name: 'More actions' };

/** Users can edit and delete only their own posts and comments. */
export const Own = meta.story({
  args: { post: ownPost, isExpanded: true, isComposing: true, commentDraft: 'Who buys when it rains?' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the comment composer reports the id of the post', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Your comment' }), '!');
      await expect(args.onCommentTextChange).toHaveBeenLastCalledWith('post-own', 'Who buys when it rains?!');
      for (const name of ['Comment', 'Cancel']) await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onSubmitComment).toHaveBeenLastCalledWith('post-own');
      await expect(args.onCancelComment).toHaveBeenLastCalledWith('post-own');
    });

    await step('the menus report the ids of the post and the comment', async () => {
      await expect(canvas.getAllByRole('button', menu)).toHaveLength(2);
      const choose = async (at: number, name: string) => {
        await userEvent.click(canvas.getAllByRole('button', menu)[at] as HTMLElement);
        await userEvent.click(await screen.findByRole('menuitem', { name }));
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      };
      await choose(0, 'Delete');
      await choose(1, 'Delete');
      await expect(mocked(args.onDelete).mock.calls).toEqual([['post-own'], ['post-own', 'comment-3']]);
      await choose(1, 'Edit');
      await expect(args.onEdit).toHaveBeenLastCalledWith('post-own', 'comment-3');
    });
  },
});

/** An editor that is already open, with unsaved text, doesn't take the focus. */
export const Editing = meta.story({
  args: { post: ownPost, edits: { 'post-own': 'We are three', 'comment-3': 'The meters' }, isExpanded: true },
  play: async ({ canvas, userEvent, args }) => {
    // The editors load on demand.
    await expect(await canvas.findByRole('textbox', { name: 'Edit your post' })).toHaveValue('We are three');
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('button', menu)).toBeNull();
    const field = await canvas.findByRole('textbox', { name: 'Edit your comment' });
    await userEvent.type(field, '!{Control>}{Enter}{/Control}{Escape}');
    await expect(args.onEditTextChange).toHaveBeenLastCalledWith('The meters!', 'post-own', 'comment-3');
    await expect(args.onSaveEdit).toHaveBeenLastCalledWith('post-own', 'comment-3');
    await expect(args.onCancelEdit).toHaveBeenLastCalledWith('post-own', 'comment-3');
  },
});

/**
 * The focus moves to the end of the text in the opened editor, then back to the menu button. After a comment is
 * deleted, the next comment receives the focus.
 */
export const EditingKeepsFocus = meta.story({
  args: { post: ownPost, isExpanded: true },
  render: (args) => <LiveCard {...args} />,
  play: async ({ canvas, userEvent }) => {
    const choose = async (name: string) => {
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name });
      item.focus();
      await userEvent.keyboard('{Enter}');
    };
    const back = async () => {
      await expect(canvas.getByText('We are four engineers short. Or so.')).toBeVisible();
      await expect(canvas.getAllByRole('button', menu)[0]).toHaveFocus();
    };
    canvas.getAllByRole('button', menu)[0]?.focus();
    await choose('Edit');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit your post' })).toHaveFocus());
    await userEvent.keyboard(' Or so.{Control>}{Enter}{/Control}');
    await back();
    await choose('Edit');
    await userEvent.keyboard('x{Escape}');
    await back();
    canvas.getAllByRole('button', menu)[1]?.focus();
    await choose('Delete');
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
