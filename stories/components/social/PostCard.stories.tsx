import {
  announcementPost,
  fundingPost,
  insightPost,
  me,
  now,
  ownPost,
  posts,
  stressTexts,
  thoughtPost,
} from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { PostCard, type PostCardProps } from '@/components/social/PostCard';
import type { Post } from '@/data/schema/post';

const meta = {
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
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Mina Okafor' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Like, 248', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View startup Heliogrid' })).toHaveAttribute(
      'href',
      '/startups/heliogrid',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment, 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share, 9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    for (const callback of [args.onLike, args.onComment, args.onShare, args.onSave, args.onShowAll]) {
      await expect(callback).toHaveBeenLastCalledWith('post-funding');
    }
  },
};

/** On its way to the device, as is a comment under it: said after a moment. */
export const Pending: Story = {
  args: {
    post: ownPost,
    unsaved: { [ownPost.id]: 'pending', [ownPost.comments[0]?.id ?? '']: 'pending' },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/Saving…/);
    await waitFor(() => expect(first).toBeVisible());
  },
};

/** The device refused it. */
export const NotSaved: Story = {
  args: { post: ownPost, unsaved: { [ownPost.id]: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not saved/)).toBeVisible();
  },
};

export const Saved: Story = { args: { isSaved: true } };

export const Expanded: Story = { args: { isExpanded: true } };

export const WithImage: Story = { args: { post: announcementPost } };

export const BrokenPictures: Story = {
  args: {
    post: {
      ...announcementPost,
      author: { ...announcementPost.author, avatar: '/images/missing.webp' },
      image: { src: '/images/missing.webp', alt: 'A scan on a screen', width: 600, height: 300 },
    },
  },
};

export const JustPosted: Story = {
  args: { post: { ...thoughtPost, postTime: now } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
};

export const Composing: Story = {
  args: { isComposing: true, commentDraft: 'Who buys when it rains?' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your comment' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '!');
    await expect(args.onCommentTextChange).toHaveBeenLastCalledWith(
      'post-funding',
      'Who buys when it rains?!',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await expect(args.onSubmitComment).toHaveBeenLastCalledWith('post-funding');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelComment).toHaveBeenLastCalledWith('post-funding');
  },
};

/** A card whose owner answers: the focus never gets lost. */
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

export const KeepsFocus: Story = {
  render: (args) => <LiveCard {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment, 3' }));
    await expect(canvas.getByRole('textbox', { name: 'Your comment' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Comment, 3' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Show all 3 comments' }));
    await expect(canvas.getAllByRole('listitem')[2]).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: true }));
    await expect(canvas.getByRole('button', { name: 'Like, 247', pressed: false })).toHaveFocus();

    // Closed while the focus is elsewhere, the composer leaves it there.
    await userEvent.click(canvas.getByRole('button', { name: 'Comment, 3' }));
    canvas.getByRole('button', { name: 'Like, 247' }).focus();
    canvas.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Like, 247' })).toHaveFocus();
  },
};

/** The heart pops when it is pressed, not where it was full already; a topic given twice is shown once. */
export const Liking: Story = {
  args: { post: { ...fundingPost, hashtags: ['seed', 'climate', 'seed'] } },
  render: (args) => <LiveCard {...args} />,
  play: async ({ canvas, userEvent }) => {
    const popping = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name }).querySelector('svg') as Element).animationName;
    await expect(canvas.getAllByRole('link', { name: /^#/ }).map((link) => link.textContent)).toEqual([
      '#seed',
      '#climate',
    ]);
    await expect(popping('Like, 248')).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248' }));
    await expect(popping('Like, 247')).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 247' }));
    await expect(popping('Like, 248')).not.toBe('none');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {posts.map((post) => (
        <PostCard key={post.id} {...args} post={post} isSaved={post.isLiked} />
      ))}
    </Stack>
  ),
};

const saying = (content: string, id: string): Post => ({ ...insightPost, id, content });

export const LongPost: Story = {
  args: { post: saying(stressTexts.long, 'long') },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^1\. We met/).closest('p') as HTMLElement;
    const folded = text.clientHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more', expanded: false }));
    await expect(text.clientHeight).toBeGreaterThan(folded * 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less', expanded: true }));
    await expect(text.clientHeight).toBe(folded);
  },
};

export const Stress: Story = {
  render: (args) => (
    <Stack>
      {Object.entries(stressTexts).map(([name, text]) => (
        <PostCard
          key={name}
          {...args}
          isExpanded
          post={{
            ...fundingPost,
            id: name,
            content: text,
            author: {
              ...fundingPost.author,
              name: text.slice(0, 60),
              role: text.slice(0, 90),
              avatar: '/images/missing.webp',
            },
            hashtags: [text.replace(/\s/g, '').slice(0, 80), 'seed'],
            comments: fundingPost.comments.map((comment) => ({
              ...comment,
              author: { name: text.slice(0, 60), avatar: '' },
              text: text.slice(0, 400),
            })),
            startup: fundingPost.startup && {
              ...fundingPost.startup,
              name: text.slice(0, 50),
              tagline: text.slice(0, 120),
              logo: '/images/missing.svg',
              raised: 3_000_000,
            },
            likes: 12_345_678,
          }}
        />
      ))}
    </Stack>
  ),
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script')).toBeNull();
    for (const card of canvasElement.querySelectorAll('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};

const menu = { name: 'More actions' };

/** One's own can be edited and deleted, nobody else's: the button is there for what can. */
export const Own: Story = {
  args: { post: ownPost, isExpanded: true },
  play: async ({ canvas, userEvent, args }) => {
    const [ofPost, ofComment, ...others] = canvas.getAllByRole('button', menu);
    await expect(others).toEqual([]);
    await userEvent.click(ofPost as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith('post-own');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(ofComment as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith('post-own', 'comment-3');
  },
};

export const Edited: Story = {
  args: { post: { ...ownPost, editedAt: now - 60_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('edited')).toHaveAttribute('title', expect.stringMatching(/^Edited /));
  },
};

/** In its place, with what is typed and isn't saved; open already, it doesn't take the focus. */
export const Editing: Story = {
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
};

/** Into the editor that was asked for, at the end of the text; back to the button; on to the next comment. */
export const EditingKeepsFocus: Story = {
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
};

export const EditingPhoneDark: Story = {
  args: {
    post: { ...ownPost, content: stressTexts.long, editedAt: now },
    edits: { 'comment-3': stressTexts.unbroken },
    isExpanded: true,
  },
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const EditingHindi: Story = {
  args: { post: { ...ownPost, editedAt: now }, edits: { 'comment-3': stressTexts.hindi }, isExpanded: true },
  globals: { locale: 'hi', viewport: { value: 'phone' } },
};

export const Hindi: Story = {
  args: { post: saying(stressTexts.hindi, 'hindi'), isComposing: true },
  globals: { locale: 'hi' },
};
