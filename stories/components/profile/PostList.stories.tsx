import { now } from '@kit/fixtures/feed';
import { startupPage, stressStartup } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { PostList } from '@/components/profile/PostList';
import type { ProfilePost } from '@/data/schema/profilePost';
import preview from '../../../.storybook/preview';
import { hindiNight, hrefOf, narrow } from '../../support/socialStates';

const startup = startupPage('heliogrid').profile;
const stressed = stressStartup.profile;

const day = 86_400_000;

const posts: ProfilePost[] = [
  {
    id: 'heliogrid-seed',
    content:
      'We’re opening our seed round. 3,100 rooftops trade on Heliogrid today; the next 10,000 are in Pune.',
    hashtags: ['ClimateTech', 'seed'],
    date: now - 2 * day,
    likes: 248,
    comments: 3,
    isLiked: false,
    isInFeed: true,
  },
  {
    id: 'heliogrid-firmware',
    content: 'Firmware 2.4 is on every controller. It rides through short outages without dropping a trade.',
    hashtags: ['hardware'],
    date: now - 30 * day,
    likes: 84,
    comments: 1,
    isLiked: true,
    isInFeed: false,
  },
];

const meta = preview.meta({
  title: 'Components/Profile/PostList',
  component: PostList,
  args: {
    posts,
    author: { name: startup.name, image: startup.logo, isVerified: true, shape: 'square' as const },
    now,
    likes: {},
    copiedFrom: null,
    onLike: fn(),
    onShare: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 828 }}>{Story()}</div>],
});

/** A post that the feed shows leads to its comments there; another one's are only counted. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(hrefOf(canvas, '3 comments')).toBe('/explore#heliogrid-seed');
    await expect(canvas.queryByRole('link', { name: '1 comment' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 248', pressed: false }));
    await expect(args.onLike).toHaveBeenLastCalledWith('heliogrid-seed');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Share' })[1] as HTMLElement);
    await expect(args.onShare).toHaveBeenLastCalledWith('heliogrid-firmware');
  },
});

/**
 * The person's likes count, whatever the post came with. The post that the address points to stands out, and can take the
 * focus; another one's link has just been copied.
 */
export const SharedAndLiked = meta.story({
  args: {
    likes: { 'heliogrid-seed': true, 'heliogrid-firmware': false },
    copiedFrom: 'heliogrid-seed',
    sharedId: 'heliogrid-firmware',
    author: { name: 'Asha Verma', image: '/images/missing.webp', isVerified: false, shape: 'round' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 249', pressed: true })).toBeVisible();
    const [other, shared] = canvas.getAllByRole('listitem');
    await expect(shared).toHaveAttribute('aria-current', 'true');
    await expect(other).not.toHaveAttribute('aria-current');
    shared?.focus();
    await expect(shared).toHaveFocus();
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  globals: hindiNight,
  args: {
    posts: stressed.posts,
    author: { name: stressed.name, image: stressed.logo, isVerified: true, shape: 'square' },
  },
});
