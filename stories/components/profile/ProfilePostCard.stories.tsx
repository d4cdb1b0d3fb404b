import { heliogrid, mina, lena as person } from '@kit/fixtures/directory';
import { now } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ProfilePostCard } from '@/components/profile/ProfilePostCard';
import type { ProfilePost } from '@/data/schema/shapes/profilePost';
import preview from '../../../.storybook/preview';
import { linksOf, missing, narrow, ofEachText, spies, stateOf, states } from '../../support/socialStates';

const { name, logo } = heliogrid;

const post: ProfilePost = {
  ...(mina.posts[0] as ProfilePost),
  id: 'heliogrid-seed',
  hashtags: ['ClimateTech', 'seed', 'ClimateTech'],
  likes: 248,
  comments: 3,
  isLiked: false,
  isInFeed: true,
};

const meta = preview.meta({
  component: ProfilePostCard,
  args: {
    post,
    author: { name, image: logo, isVerified: true, shape: 'square' as const },
    now,
    isLiked: false,
    isCopied: false,
    ...spies('onLike', 'onShare'),
  },
  argTypes: { post: { control: false }, author: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
});

const animationOf = (button: HTMLElement) =>
  getComputedStyle(button.querySelector('svg') as Element).animationName;

/** The comment count links to the feed. Duplicate topics are shown once. A press animates the heart. */
export const Default = meta.story({
  render: function Render(args) {
    const [isLiked, setLiked] = useState(false);
    return <ProfilePostCard {...args} isLiked={isLiked} onLike={(id) => setLiked(id === post.id)} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(linksOf(canvas.getAllByRole('link'))).toEqual([
      '#ClimateTech /explore?q=%23ClimateTech',
      '#seed /explore?q=%23seed',
      '33 comments /explore#heliogrid-seed',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenLastCalledWith('heliogrid-seed');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    const liked = canvas.getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(liked).toHaveFocus();
    await expect(animationOf(liked)).not.toBe('none');
  },
});

/** `isLiked` overrides `post.isLiked`. A post that the feed doesn't show has no link. */
export const Matrix = meta.story({
  render: states({
    Liked: { isLiked: true },
    'Like removed': { post: { ...post, isLiked: true } },
    'Edited, link copied': { post: { ...post, editedAt: now - 3_600_000 }, isCopied: true },
    'By a user, not in the feed': {
      author: { name: person.name, image: person.profileImage, isVerified: false, shape: 'round' },
      post: { ...post, hashtags: [], likes: 0, comments: 1, isInFeed: false },
    },
  }),
  play: async ({ canvas }) => {
    const liked = stateOf(canvas, 'Liked').getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(animationOf(liked)).toBe('none');
    const unliked = stateOf(canvas, 'Like removed');
    await expect(unliked.getByRole('button', { name: 'Like, 247', pressed: false })).toBeVisible();
    const edited = stateOf(canvas, 'Edited, link copied');
    await expect(edited.getByText('edited')).toBeVisible();
    await expect(edited.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(edited.getByRole('status')).toHaveTextContent('Copied!');
    await expect(stateOf(canvas, 'By a user, not in the feed').queryByRole('link')).toBeNull();
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  render: states(
    ofEachText((content, id) => ({
      author: { name: content.slice(0, 60), image: missing, isVerified: true, shape: 'round' },
      post: { ...post, id, content, hashtags: [content.replace(/\s/g, '').slice(0, 60)], likes: 9e9 },
    })),
  ),
});
