import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { PostCard, type PostCardProps } from '@/components/social/PostCard';
import type { Post } from '@/data/schema/post';
import {
  announcementPost,
  fundingPost,
  insightPost,
  me,
  now,
  posts,
  stressTexts,
  thoughtPost,
} from '../../fixtures/feed';

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
    authorHref: '/investors/mina-okafor',
    onLike: fn(),
    onSave: fn(),
    onComment: fn(),
    onCommentTextChange: fn(),
    onSubmitComment: fn(),
    onCancelComment: fn(),
    onShowAll: fn(),
    onShare: fn(),
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

export const Saved: Story = { args: { isSaved: true } };

export const Expanded: Story = { args: { isExpanded: true } };

export const WithImage: Story = { args: { post: announcementPost, authorHref: undefined } };

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
  args: { post: { ...thoughtPost, postTime: now }, authorHref: undefined },
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
  return (
    <PostCard
      {...props}
      post={post}
      isComposing={isComposing}
      isExpanded={isExpanded}
      onComment={() => setComposing(!isComposing)}
      onCancelComment={() => setComposing(false)}
      onShowAll={() => setExpanded(true)}
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

export const Hindi: Story = {
  args: { post: saying(stressTexts.hindi, 'hindi'), isComposing: true },
  globals: { locale: 'hi' },
};
