import { heliogrid as startup } from '@kit/fixtures/directory';
import { now } from '@kit/fixtures/feed';
import { stressStartup as stressed } from '@kit/fixtures/profiles';
import { expect } from 'storybook/test';
import { PostList } from '@/components/profile/PostList';
import type { LoadedProfile } from '@/components/profile/profileView';
import { Text } from '@/components/typography/Text';
import type { Startup } from '@/data/schema/shapes/startup';
import preview from '../../../.storybook/preview';
import { narrow, spies } from '../../support/socialStates';

const [firmware, homes] = startup.posts.map(({ id }) => id) as [string, string];

const viewOf = (profile: Startup, more?: Partial<LoadedProfile>): LoadedProfile => ({
  status: 'loaded',
  profile,
  isOwn: false,
  tab: 'updates',
  isFollowing: false,
  share: { copiedFrom: null, refusedLink: null },
  likes: {},
  ...more,
});
const shown = { ...startup, posts: startup.posts.slice(0, 2) };

const meta = preview.meta({
  component: PostList,
  args: {
    view: viewOf(shown),
    actions: spies('onTabChange', 'onFollow', 'onShare', 'onDismissShare', 'onLike', 'onRetry'),
    now,
    title: 'Updates',
    empty: null,
  },
  decorators: [(Story) => <div style={{ maxWidth: 828 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 84', pressed: true }));
    await expect(args.actions.onLike).toHaveBeenLastCalledWith(firmware);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Share' })[1] as HTMLElement);
    await expect(args.actions.onShare).toHaveBeenLastCalledWith(homes);
  },
});

/**
 * The viewer's like or unlike overrides the post's `isLiked`. The post that the URL links to is highlighted
 * and focusable. The link of another post has just been copied.
 */
export const SharedAndLiked = meta.story({
  args: {
    view: viewOf(shown, {
      likes: { [firmware]: false },
      share: { copiedFrom: firmware, refusedLink: null },
      sharedId: homes,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Like, 83', pressed: false })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Copied!' })).toHaveLength(1);
    const [other, shared] = canvas.getAllByRole('listitem');
    await expect(shared).toHaveAttribute('aria-current', 'true');
    await expect(other).not.toHaveAttribute('aria-current');
    shared?.focus();
    await expect(shared).toHaveFocus();
  },
});

/** The URL links to a post that doesn’t exist, on a profile without posts. */
export const Missing = meta.story({
  args: {
    view: viewOf({ ...startup, posts: [] }, { isSharedMissing: true }),
    empty: <Text>No updates yet</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No updates yet')).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2, name: 'Updates' })).toBeNull();
  },
});

export const Stress = meta.story({
  ...narrow(288, 'article'),
  args: { view: viewOf(stressed) },
});
