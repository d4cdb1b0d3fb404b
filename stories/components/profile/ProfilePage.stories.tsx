import * as blank from '@kit/fixtures/blankProfiles';
import { expect, fn } from 'storybook/test';
import { ProfilePage, type ProfileParts } from '@/components/profile/ProfilePage';
import type { LoadedProfile, ProfilePartProps } from '@/components/profile/profileView';
import { Heading } from '@/components/typography/Heading';
import { Text } from '@/components/typography/Text';
import { type ProfileKind, profileKinds } from '@/data/schema/shapes/ref';
import preview from '../../../.storybook/preview';
import { hindiNight } from '../../support/socialStates';

const Content = ({ view }: ProfilePartProps) => <Text>{view.tab}</Text>;
const parts: ProfileParts<ProfilePartProps, ProfileKind> = {
  Header: ({ view }) => <Heading level={1}>{view.profile.name}</Heading>,
  tabs: {
    ...{ overview: Content, following: Content, posts: Content },
    ...{ metrics: Content, team: Content, investors: Content, updates: Content },
    ...{ portfolio: Content, testimonials: Content },
  },
  counts: () => ({ following: 3, posts: 12 }),
  Aside: () => <Text>Contact</Text>,
};
const view: LoadedProfile = {
  status: 'loaded',
  profile: blank.user('asha-verma', 'Asha Verma'),
  isOwn: false,
  tab: 'overview',
  isFollowing: false,
  share: { copiedFrom: null, refusedLink: null },
  likes: {},
};
const meta = preview.meta({
  component: ProfilePage,
  args: {
    kind: 'user' as const,
    view,
    actions: {
      onTabChange: fn(),
      onFollow: fn(),
      onShare: fn(),
      onDismissShare: fn(),
      onLike: fn(),
      onRetry: fn(),
    },
    now: 0,
    parts,
  },
  argTypes: { kind: { control: 'inline-radio', options: profileKinds } },
  parameters: { layout: 'fullscreen' },
});

/** A note shows the link that couldn’t be copied. */
export const Default = meta.story({
  args: {
    view: { ...view, share: { copiedFrom: null, refusedLink: 'https://updraft.example/user/asha-verma' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Following (3)',
      'Posts (12)',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Following (3)' }));
    await expect(args.actions.onTabChange).toHaveBeenCalledWith('following');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.actions.onDismissShare).toHaveBeenCalledOnce();
  },
});

export const FailedHindi = meta.story({
  args: { view: { status: 'failed' } },
  globals: hindiNight,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.actions.onRetry).toHaveBeenCalledOnce();
  },
});
