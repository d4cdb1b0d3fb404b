import { now, stressTexts } from '@kit/fixtures/feed';
import { startupPage, userPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { ProfilePostCard } from '@/components/profile/ProfilePostCard';

const { name, logo } = startupPage('heliogrid').profile;
const person = userPage('lena-brandt').profile;

const meta = {
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
    author: { name, image: logo, isVerified: true, shape: 'square' },
    now,
    isLiked: false,
    isCopied: false,
    onLike: fn(),
    onShare: fn(),
  },
  argTypes: { post: { control: false }, author: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 620 }}>{Story()}</div>],
} satisfies Meta<typeof ProfilePostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its comments are a link to where they stand in the feed; a topic that is given twice is shown once. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Heliogrid' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/explore?q=%23ClimateTech',
      '/explore?q=%23seed',
      '/explore#heliogrid-seed',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    await expect(args.onLike).toHaveBeenLastCalledWith('heliogrid-seed');
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenLastCalledWith('heliogrid-seed');
  },
};

/** Written again since: it says so beside its time, and when to whoever asks. */
export const Edited: Story = {
  args: { post: { ...meta.args.post, editedAt: now - 3_600_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('edited')).toHaveAttribute('title', expect.stringMatching(/^Edited /));
    await expect(canvas.getByText(/^Edited /)).toBeInTheDocument();
  },
};

/** My like counts, above what the post came with. */
export const Liked: Story = {
  args: { isLiked: true },
  play: async ({ canvas }) => {
    const liked = canvas.getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(getComputedStyle(liked.querySelector('svg') as Element).animationName).toBe('none');
  },
};

/** A like that the post came with, taken back. */
export const Unliked: Story = {
  args: { post: { ...meta.args.post, isLiked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 247', pressed: false })).toBeVisible();
  },
};

/** Pressed, the heart is filled. */
export const Liking: Story = {
  render: function Render(args) {
    const [isLiked, setLiked] = useState(false);
    return <ProfilePostCard {...args} isLiked={isLiked} onLike={() => setLiked(!isLiked)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    const liked = canvas.getByRole('button', { name: 'Like, 249', pressed: true });
    await expect(liked).toHaveFocus();
    await expect(getComputedStyle(liked.querySelector('svg') as Element).animationName).not.toBe('none');
  },
};

export const Copied: Story = {
  args: { isCopied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied!');
  },
};

/** A post that the feed doesn't show has nowhere to lead: its comments are only counted. */
export const NotInFeed: Story = {
  args: { post: { ...meta.args.post, hashtags: [], isInFeed: false, comments: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('1 comment')).toBeInTheDocument();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={20}>
      <ProfilePostCard {...args} isLiked isCopied />
      <ProfilePostCard
        {...args}
        author={{ name: person.name, image: person.profileImage, isVerified: false, shape: 'round' }}
        post={{ ...args.post, id: 'quiet', hashtags: [], likes: 0, comments: 0, isInFeed: false }}
      />
    </Stack>
  ),
};

export const Stress: Story = {
  render: (args) => (
    <Stack gap={20}>
      {Object.entries(stressTexts).map(([id, content]) => (
        <ProfilePostCard
          key={id}
          {...args}
          author={{
            name: content.slice(0, 60),
            image: '/images/missing.webp',
            isVerified: true,
            shape: 'round',
          }}
          post={{
            ...args.post,
            id,
            content,
            hashtags: [(content.match(/\p{L}+/gu) ?? []).join('').slice(0, 60)],
            likes: 9e9,
          }}
        />
      ))}
    </Stack>
  ),
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};
