import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@/components/layout/Inline';
import { Text } from '@/components/typography/Text';
import { linkTones, TextLink } from '@/components/typography/TextLink';

const meta = {
  title: 'Components/Typography/TextLink',
  component: TextLink,
  args: { href: '#forgot-password', children: 'Forgot password?' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones } },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).not.toHaveAttribute('target');
  },
};

export const External: Story = {
  args: { href: 'https://heliogrid.example/', isExternal: true, children: 'heliogrid.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'heliogrid.example (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Among words it is underlined. */
export const InASentence: Story = {
  render: () => (
    <Text tone="muted">
      By registering you agree to the <TextLink href="#terms">Terms of Use</TextLink> and nothing else.
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  },
};

export const Matrix: Story = {
  render: () => (
    <Inline gap={24} canWrap>
      {linkTones.map((tone) => (
        <TextLink key={tone} href={`#${tone}`} tone={tone}>
          {tone}
        </TextLink>
      ))}
    </Inline>
  ),
};

export const LongAddress: Story = {
  args: { href: '#long', children: `https://heliogrid.example/${'press-'.repeat(20)}` },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
