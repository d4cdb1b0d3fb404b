import { announcementPost, fundingPost, me, now, ownPost, posts, thoughtPost } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PostCard, type PostCardProps } from '@/components/social/PostCard';
import preview from '../../../.storybook/preview';
import { hrefOf, narrow, ofEachText, stateOf, states, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Social/PostCard',
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
    onLike: fn(),
    onSave: fn(),
    onComment: fn(),
    onCommentTextChange: fn(),
    onSubmitComment: fn(),
    onCancelComment: fn(),
    onShowAll: fn(),
    onShare: fn(),
    onEdit: fn(),
    onEditTextChange: fn(),
    onSaveEdit: fn(),
    onCancelEdit: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 604, margin: 'auto' }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(hrefOf(canvas, 'View startup Heliogrid')).toBe('/startups/heliogrid');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment, 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share, 9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    for (const callback of [args.onLike, args.onComment, args.onShare, args.onSave, args.onShowAll]) {
      await expect(callback).toHaveBeenLastCalledWith('post-funding');
    }
  },
});

const missing = '/images/missing.webp';

/** Pending is said after a moment. */
export const Matrix = meta.story({
  render: states({
    Pending: {
      post: ownPost,
      unsaved: { [ownPost.id]: 'pending', [ownPost.comments[0]?.id ?? '']: 'pending' },
    },
    'Not saved': { post: ownPost, unsaved: { [ownPost.id]: 'failed' } },
    'Saved, expanded': { isSaved: true, isExpanded: true },
    'Just posted': { post: { ...thoughtPost, postTime: now } },
    Edited: { post: { ...ownPost, editedAt: now - 60_000 } },
    'Broken pictures': {
      post: {
        ...announcementPost,
        author: { ...announcementPost.author, avatar: missing },
        image: { src: missing, alt: 'A scan on a screen', width: 600, height: 300 },
      },
    },
    ...Object.fromEntries(posts.map((post) => [post.id, { post }])),
  }),
  play: async ({ canvas }) => {
    const [pending] = stateOf(canvas, 'Pending').getAllByText(/Saving…/);
    await waitFor(() => expect(pending).toBeVisible());
    await expect(
      stateOf(canvas, 'Not saved').getByText(/Not saved/, { selector: 'article *' }),
    ).toBeVisible();
    const edited = stateOf(canvas, 'Edited').getByText('edited');
    await expect(edited).toHaveAttribute('title', expect.stringMatching(/^Edited /));
  },
});

/** A card that answers to what is done. */
function LiveCard(props: PostCardProps) {
  const [post, setPost] = useState(props.post);
  const [isComposing, setComposing] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const [edits, setEdits] = useState(props.edits);
  const edit = (id: string, text?: string) => {
    const { [id]: _, ...others } = edits;
    setEdits(text === undefined ? others : { ...others, [id]: text });
  };
  const textOf = (id: string) => post.comments.find((comment) => comment.id === id)?.text ?? post.content;
  return (
    <PostCard
      {...props}
      post={post}
      isComposing={isComposing}
      isExpanded={isExpanded}
      edits={edits}
      onComment={() => setComposing(!isComposing)}
      onCancelComment={() => setComposing(false)}
      onShowAll={() => setExpanded(true)}
      onEdit={(postId, commentId) => edit(commentId ?? postId, textOf(commentId ?? postId))}
      onEditTextChange={(text, postId, commentId) => edit(commentId ?? postId, text)}
      onCancelEdit={(postId, commentId) => edit(commentId ?? postId)}
      onSaveEdit={(postId) => {
        setPost({ ...post, content: edits[postId] ?? post.content, editedAt: props.now });
        edit(postId);
      }}
      onDelete={(_, commentId) =>
        setPost({ ...post, comments: post.comments.filter(({ id }) => id !== commentId) })
      }
      onLike={() => setPost({ ...post, isLiked: !post.isLiked, likes: post.likes + (post.isLiked ? -1 : 1) })}
    />
  );
}

/** The heart pops when it is pressed, not where it was full already. A topic given twice is shown once. */
export const KeepsFocus = meta.story({
  args: { post: { ...fundingPost, hashtags: ['seed', 'climate', 'seed'] } },
  render: (args) => <LiveCard {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const popping = (name: string) =>
      getComputedStyle(button(name).querySelector('svg') as Element).animationName;
    await expect(textsOf(canvas.getAllByRole('link', { name: /^#/ }))).toEqual(['#seed', '#climate']);

    await step('Commenting', async () => {
      await userEvent.click(button('Comment, 3'));
      await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveFocus();
      await userEvent.click(button('Cancel'));
      await expect(button('Comment, 3')).toHaveFocus();
      await userEvent.click(button('Show all 3 comments'));
      await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus();
    });

    await step('Liking', async () => {
      await expect(popping('Like, 248')).toBe('none');
      await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: true }));
      await expect(canvas.getByRole('button', { name: 'Like, 247', pressed: false })).toHaveFocus();
      await expect(popping('Like, 247')).toBe('none');
      await userEvent.click(button('Like, 247'));
      await expect(popping('Like, 248')).not.toBe('none');
    });

    await step('Closed while the focus is elsewhere, the composer leaves it there', async () => {
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
        author: { ...fundingPost.author, name: text.slice(0, 60), role: text.slice(0, 90), avatar: missing },
        hashtags: [text.replace(/\s/g, '').slice(0, 80), 'seed'],
        likes: 12_345_678,
      },
    })),
  ),
});

const menu = { name: 'More actions' };

/** The person's own post and comment can be edited and deleted, another's not. */
export const Own = meta.story({
  args: { post: ownPost, isExpanded: true, isComposing: true, commentDraft: 'Who buys when it rains?' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Commenting', async () => {
      const field = canvas.getByRole('textbox', { name: 'Your comment' });
      await expect(field).toHaveFocus();
      await userEvent.type(field, '!');
      await expect(args.onCommentTextChange).toHaveBeenLastCalledWith('post-own', 'Who buys when it rains?!');
      await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
      await expect(args.onSubmitComment).toHaveBeenLastCalledWith('post-own');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancelComment).toHaveBeenLastCalledWith('post-own');
    });

    await step('Deleting', async () => {
      const [ofPost, ofComment, ...others] = canvas.getAllByRole('button', menu);
      await expect(others).toEqual([]);
      await userEvent.click(ofPost as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith('post-own');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await userEvent.click(ofComment as HTMLElement);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith('post-own', 'comment-3');
    });
  },
});

/** An editor that is open already, with unsaved text, doesn't take the focus. */
export const Editing = meta.story({
  args: {
    post: ownPost,
    edits: { 'post-own': 'We are three engineers sh', 'comment-3': ' ' },
    isExpanded: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Edit your post' });
    await expect(field).toHaveValue('We are three engineers sh');
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('button', menu)).toBeNull();
    const [save, saveComment] = canvas.getAllByRole('button', { name: 'Save changes' });
    await expect(saveComment).toBeDisabled();
    await userEvent.type(field, 'o');
    await expect(args.onEditTextChange).toHaveBeenLastCalledWith('We are three engineers sho', 'post-own');
    await userEvent.click(save as HTMLElement);
    await expect(args.onSaveEdit).toHaveBeenLastCalledWith('post-own');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Edit your comment' }), '{Escape}');
    await expect(args.onCancelEdit).toHaveBeenLastCalledWith('post-own', 'comment-3');
  },
});

/** Into the editor that was asked for, at the end of the text; back to the button; on to the next comment. */
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
    canvas.getByRole('button', menu).focus();
    await choose('Edit');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Edit your post' })).toHaveFocus());
    await userEvent.keyboard(' Or so.{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('We are four engineers short. Or so.')).toBeVisible();
    await expect(canvas.getByRole('button', menu)).toHaveFocus();
    await choose('Edit');
    await userEvent.keyboard('x{Escape}');
    await expect(canvas.getByText('We are four engineers short. Or so.')).toBeVisible();
    await expect(canvas.getByRole('button', menu)).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    canvas.getAllByRole('button', menu)[1]?.focus();
    await choose('Delete');
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
