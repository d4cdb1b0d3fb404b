import { heliogrid as startup } from '@kit/fixtures/directory';
import { now } from '@kit/fixtures/feed';
import { stressStartup as stressed } from '@kit/fixtures/profiles';
import { expect } from 'storybook/test';
import { PostList } from '@/components/profile/PostList';
import preview from '../../../.storybook/preview';
import { narrow, spies } from '../../support/socialStates';

const [firmware, homes] = startup.posts.map(({ id }) => id) as [string, string];

const author = { name: startup.name, image: startup.logo, isVerified: true, shape: 'square' as const };

const meta = preview.meta({
  component: PostList,
  args: {
    posts: startup.posts.slice(0, 2),
    author,
    now,
    likes: {},
    copiedFrom: null,
    ...spies('onLike', 'onShare'),
  },
  decorators: [(Story) => <div style={{ maxWidth: 828 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 84', pressed: true }));
    await expect(args.onLike).toHaveBeenLastCalledWith(firmware);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Share' })[1] as HTMLElement);
    await expect(args.onShare).toHaveBeenLastCalledWith(homes);
  },
});

/**
 * The viewer's like or unlike overrides the post's `isLiked`. The post that the URL links to is highlighted
 * and focusable. The link of another post has just been copied.
 */
export const SharedAndLiked = meta.story({
  args: { likes: { [firmware]: false }, copiedFrom: firmware, sharedId: homes },
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

export const Stress = meta.story({
  ...narrow(288, 'article'),
  args: { posts: stressed.posts, author: { ...author, name: stressed.name, image: stressed.logo } },
});
