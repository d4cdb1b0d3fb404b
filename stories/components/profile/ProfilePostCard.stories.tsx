import { now } from '@kit/fixtures/feed';
import { startupPage, userPage } from '@kit/fixtures/profiles';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ProfilePostCard } from '@/components/profile/ProfilePostCard';
import preview from '../../../.storybook/preview';
import { hindiNight, narrow, ofEachText, stateOf, states } from '../../support/socialStates';

const { name, logo } = startupPage('heliogrid').profile;
const person = userPage('lena-brandt').profile;

const meta = preview.meta({
  title: 'Components/Profile/ProfilePostCard',
  component: ProfilePostCard,
  args: {
    post: {
      id: 'heliogrid-seed',
      content: 'We’re opening our seed round. 3,100 rooftops trade on Heliogrid today.',
      hashtags: ['ClimateTech', 'seed', 'ClimateTech'],
      date: now - 2 * 86_400_000,
      likes: 248,
      comments: 3,
      isLiked: false,
      isInFeed: true,
    },
    author: { name, image: logo, isVerified: true, shape: 'square' as const },
    now,
    isLiked: false,
    isCopied: false,
    onLike: fn(),
    onShare: fn(),
  },
  argTypes: { post: { control: false }, author: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
});

const animationOf = (button: HTMLElement) =>
  getComputedStyle(button.querySelector('svg') as Element).animationName;

/** Its comments are a link to the feed; a topic that is given twice is shown once. Pressed, the heart is filled, and pops. */
export const Default = meta.story({
  render: function Render(args) {
    const [isLiked, setLiked] = useState(false);
    const like = (id: string) => {
      setLiked(!isLiked);
      args.onLike(id);
    };
    return <ProfilePostCard {...args} isLiked={isLiked} onLike={like} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Heliogrid' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/explore?q=%23ClimateTech',
      '/explore?q=%23seed',
      '/explore#heliogrid-seed',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenLastCalledWith('heliogrid-seed');
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    await expect(args.onLike).toHaveBeenLastCalledWith('heliogrid-seed');
    const liked = canvas.getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(liked).toHaveFocus();
    await expect(animationOf(liked)).not.toBe('none');
  },
});

const { post } = meta.input.args;

/** The person's like counts above what the post came with. A post that the feed doesn't show leads nowhere. */
export const Matrix = meta.story({
  render: states({
    Liked: { isLiked: true },
    'Like taken back': { post: { ...post, isLiked: true } },
    'Edited, link copied': { post: { ...post, editedAt: now - 3_600_000 }, isCopied: true },
    'Of a person, not in the feed': {
      author: { name: person.name, image: person.profileImage, isVerified: false, shape: 'round' },
      post: { ...post, hashtags: [], likes: 0, comments: 1, isInFeed: false },
    },
  }),
  play: async ({ canvas }) => {
    const liked = stateOf(canvas, 'Liked').getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(animationOf(liked)).toBe('none');
    const unliked = stateOf(canvas, 'Like taken back');
    await expect(unliked.getByRole('button', { name: 'Like, 247', pressed: false })).toBeVisible();
    const edited = stateOf(canvas, 'Edited, link copied');
    await expect(canvas.getAllByText('edited')).toHaveLength(1);
    await expect(edited.getByText('edited')).toHaveAttribute('title', expect.stringMatching(/^Edited /));
    await expect(edited.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(edited.getByRole('status')).toHaveTextContent('Copied!');
    const outside = stateOf(canvas, 'Of a person, not in the feed');
    await expect(outside.queryByRole('link')).toBeNull();
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  render: states(
    ofEachText((content, id) => ({
      author: { name: content.slice(0, 60), image: '/images/missing.webp', isVerified: true, shape: 'round' },
      post: {
        ...post,
        id,
        content,
        hashtags: [(content.match(/\p{L}+/gu) ?? []).join('').slice(0, 60)],
        likes: 9e9,
      },
    })),
  ),
  globals: hindiNight,
});
