import { stressStartup } from '@kit/fixtures/profiles';
import { TeamMember } from '@/components/profile/TeamMember';
import preview from '../../../.storybook/preview';
import { hindiIn } from '../../support/socialStates';

const founder = {
  name: 'Asha Verma',
  title: 'Founder and CEO',
  exp: 'Six years of hospital microgrids at Cobalt Labs',
  linkedin: 'https://www.linkedin.example/in/asha-verma',
};

const meta = preview.meta({
  title: 'Components/Profile/TeamMember',
  component: TeamMember,
  args: { member: founder },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
});

export const Default = meta.story();

export const LongText = meta.story({
  ...hindiIn(240),
  args: { member: stressStartup.profile.team[0] ?? founder },
});
