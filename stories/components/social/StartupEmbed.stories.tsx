import { fundingPost, stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { StartupEmbed } from '@/components/social/StartupEmbed';
import type { StartupMention } from '@/data/schema/post';

const startup = fundingPost.startup as StartupMention;

const meta = {
  title: 'Components/Social/StartupEmbed',
  component: StartupEmbed,
  args: { startup },
  decorators: [(Story) => <div style={{ maxWidth: 562 }}>{Story()}</div>],
} satisfies Meta<typeof StartupEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' });
    await expect(gauge).toHaveAttribute('aria-valuetext', '$1.3M raised, 65% of $2M');
  },
};

export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[0, 900, 1_000_000, 2_000_000, 3_400_000].map((raised) => (
        <StartupEmbed key={raised} startup={{ ...startup, raised }} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    startup: {
      ...startup,
      name: stressTexts.unbroken.slice(0, 60),
      tagline: stressTexts.hindi,
      logo: '/images/missing.svg',
    },
  },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 248 }}>{Story()}</div>],
};
