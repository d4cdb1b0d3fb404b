import { heliogrid as startup } from '@kit/fixtures/directory';
import { stressStartup as stressed } from '@kit/fixtures/profiles';
import { Briefcase, Calendar, MapPin, Users } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import { FollowButton } from '@/components/profile/FollowButton';
import { ProfileHeader } from '@/components/profile/ProfileHeader';
import { TagList } from '@/components/profile/TagList';
import { asset } from '@/components/theme/asset';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiPhone, hrefOf, missing, states } from '../../support/socialStates';

const meta = preview.meta({
  component: ProfileHeader,
  args: {
    shape: 'square' as const,
    image: startup.logo,
    cover: '',
    name: startup.name,
    isVerified: true,
    subtitle: startup.tagline,
    facts: [
      { icon: MapPin, text: 'Pune, India' },
      { icon: Calendar, text: 'Founded 2022' },
      { icon: Users, text: '11–20 people' },
    ],
    tags: <TagList label="Categories" items={['Climate Tech', 'Hardware', 'Seed']} />,
    actions: <FollowButton isFollowing={false} onClick={fn()} />,
  },
  // Inside `main`, as on a screen: elsewhere, a `header` element is the page's banner.
  decorators: [(Story) => <main>{Story()}</main>],
  argTypes: { facts: { control: false } },
});

export const Default = meta.story({});

const person = {
  shape: 'round',
  image: '/images/faces/asha-verma.webp',
  name: 'Asha Verma',
  subtitle: 'Founder, Heliogrid',
  facts: [{ icon: Briefcase, text: 'Heliogrid' }],
  tags: <TagList label="Interests" items={['Climate Tech', 'Hardware', 'Marketplace', 'SaaS']} shown={3} />,
  stats: ['Following', 'Followers', 'Posts', 'Startups'].map((label) => ({ label, value: '1,204' })),
} as const;

/** Images that don't load are replaced by the default logo and the generated cover. */
export const BrokenPictures = meta.story({
  args: { image: '/images/missing.svg', cover: '/images/missing.webp' },
  play: async ({ canvasElement }) => {
    const pictures = () =>
      [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    await waitFor(() => expect(pictures()).toEqual([asset('/images/defaults/startup.svg')]));
  },
});

export const Matrix = meta.story({
  render: states({
    Person: person,
    'With a cover': { cover: '/images/sponsored/ledgerline.svg' },
    'Only a name': { isVerified: false, image: '', subtitle: '', facts: [], tags: null },
  }),
});

/** Unbreakable words on a phone, and the person who listed the startup. */
export const Stress = meta.story({
  globals: hindiPhone,
  args: {
    name: stressed.name,
    subtitle: stressed.tagline,
    image: stressed.logo,
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
