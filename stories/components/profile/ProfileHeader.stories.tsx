import * as blank from '@kit/fixtures/blankProfiles';
import { heliogrid as startup } from '@kit/fixtures/directory';
import { stressStartup as stressed } from '@kit/fixtures/profiles';
import { Briefcase, Calendar, MapPin, Users } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import { ProfileHeader, type ProfileHeaderProps } from '@/components/profile/ProfileHeader';
import type { LoadedProfile } from '@/components/profile/profileView';
import { TagList } from '@/components/profile/TagList';
import { asset } from '@/components/theme/asset';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiPhone, hrefOf, missing, spies, states } from '../../support/socialStates';

const viewOf = (profile: LoadedProfile['profile'], more?: Partial<ProfileHeaderProps['view']>) => ({
  status: 'loaded' as const,
  profile,
  isOwn: false,
  tab: 'overview' as const,
  isFollowing: false,
  share: { copiedFrom: null, refusedLink: null },
  likes: {},
  viewing: null,
  ...more,
});

const meta = preview.meta({
  component: ProfileHeader,
  args: {
    view: viewOf(startup),
    actions: spies('onFollow', 'onShare', 'onDismissShare', 'onLike', 'onRetry', 'onViewerChange', 'onStar'),
    card: { id: 'startup:heliogrid' as const },
    edit: { href: '/profile/manage', label: 'Edit' },
    subtitle: startup.tagline,
    facts: [
      { icon: MapPin, text: 'Pune, India' },
      { icon: Calendar, text: 'Founded 2022' },
      { icon: Users, text: '11–20 people' },
    ],
    tags: <TagList label="Categories" items={['Climate Tech', 'Hardware', 'Seed']} />,
  },
  // Inside `main`, as on a screen: elsewhere, a `header` element is the page's banner.
  decorators: [(Story) => <main>{Story()}</main>],
  argTypes: { facts: { control: false } },
});

export const Default = meta.story({});

const person = {
  view: viewOf({ ...blank.user('asha-verma', 'Asha Verma'), profileImage: '/images/faces/asha-verma.webp' }),
  subtitle: 'Founder, Heliogrid',
  facts: [{ icon: Briefcase, text: 'Heliogrid' }],
  tags: <TagList label="Interests" items={['Climate Tech', 'Hardware', 'Marketplace', 'SaaS']} shown={3} />,
  stats: ['Following', 'Followers', 'Posts', 'Startups'].map((label) => ({ label, value: '1,204' })),
} as const;

/** Images that don't load are replaced by the default logo and the generated cover. */
export const BrokenPictures = meta.story({
  args: { view: viewOf({ ...startup, logo: '/images/missing.svg', coverImage: '/images/missing.webp' }) },
  play: async ({ canvasElement }) => {
    const pictures = () =>
      [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await waitFor(() => expect(pictures()).toEqual([asset('/images/defaults/startup.svg')]));
  },
});

export const Matrix = meta.story({
  render: states({
    Person: person,
    'With a cover': { view: viewOf({ ...startup, coverImage: '/images/sponsored/ledgerline.svg' }) },
    'Only a name': { view: viewOf(blank.startup('kestrel', 'Kestrel')), subtitle: '', facts: [], tags: null },
    Starred: { view: viewOf(startup, { isStarred: true }) },
    'Own page': {
      view: viewOf(startup, { isOwn: true, viewing: { value: 'self', options: ['self', 'everyone'] } }),
    },
  }),
});

/** Unbreakable words on a phone, and the person who listed the startup. */
export const Stress = meta.story({
  globals: hindiPhone,
  args: {
    view: viewOf(stressed, { isStarred: false }),
    subtitle: stressed.tagline,
    by: { name: stressed.name, image: missing, href: '/user/a', text: `जोड़ने वाले: ${stressed.name}` },
    facts: [{ icon: MapPin, text: stressed.location }],
    tags: <TagList label="श्रेणियाँ" items={stressed.categories} />,
  },
  play: async (context) => {
    const { scrollWidth, clientWidth } = context.canvasElement.querySelector('header') as HTMLElement;
    await expect(scrollWidth).toBe(clientWidth);
    await fitsWindow(context);
    await expect(hrefOf(context.canvas, /^जोड़ने वाले/)).toBe('/user/a');
  },
});
