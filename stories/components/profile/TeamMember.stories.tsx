import { stressStartup } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamMember } from '@/components/profile/TeamMember';
import { hindiNight, wide } from '../../support/socialStates';

const stressed = stressStartup.profile;

const founder = {
  name: 'Asha Verma',
  title: 'Founder and CEO',
  exp: 'Six years of hospital microgrids at Cobalt Labs',
  linkedin: 'https://www.linkedin.example/in/asha-verma',
};

const meta = {
  title: 'Components/Profile/TeamMember',
  component: TeamMember,
  args: { member: founder },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof TeamMember>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Founder and CEO')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.member.linkedin);
  },
};

export const LongText: Story = {
  globals: hindiNight,
  args: { member: stressed.team[0] ?? founder },
  decorators: [wide(240)],
};
