import { stressStartup } from '@kit/fixtures/profiles';
import { expect } from 'storybook/test';
import { TeamMember } from '@/components/profile/TeamMember';
import preview from '../../../.storybook/preview';
import { hindiIn, hrefOf } from '../../support/socialStates';

const founder = {
  name: 'Asha Verma',
  title: 'Founder and CEO',
  exp: 'Six years of hospital microgrids at Cobalt Labs',
  linkedin: 'https://www.linkedin.example/in/asha-verma',
};

const meta = preview.meta({
  component: TeamMember,
  args: { member: founder },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

/** A team member with a link to their profile. */
export const Default = meta.story({
  args: { page: { href: '/user/asha-verma', image: '/images/faces/asha-verma.webp' } },
  play: ({ canvas }) => expect(hrefOf(canvas, 'Asha Verma')).toBe('/user/asha-verma'),
});

/** A team member without a link to a profile. */
export const LongText = meta.story({
  ...hindiIn(240),
  args: { member: stressStartup.team[0] ?? founder },
});
