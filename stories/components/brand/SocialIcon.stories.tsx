import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SocialIcon, socialNames } from '@/components/brand/SocialIcon';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import { vars } from '@/components/theme/contract.css';

const meta = {
  title: 'Components/Brand/SocialIcon',
  component: SocialIcon,
  args: { name: 'linkedin' },
  argTypes: { name: { control: 'inline-radio', options: socialNames } },
} satisfies Meta<typeof SocialIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link names it; the sign is silent. */
export const InALink: Story = {
  render: () => (
    <a href="#linkedin" aria-label="LinkedIn" style={{ display: 'inline-block' }}>
      <SocialIcon name="linkedin" />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[16, 20, 32].map((size) => (
        <Inline key={size} gap={16}>
          {socialNames.map((name) => (
            <SocialIcon key={name} name={name} size={size} />
          ))}
          <span style={{ display: 'flex', gap: 16, color: vars.color.inkMuted }}>
            {socialNames.map((name) => (
              <SocialIcon key={name} name={name} size={size} />
            ))}
          </span>
        </Inline>
      ))}
    </Stack>
  ),
};
