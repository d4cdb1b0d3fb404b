import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo, logoSizes } from '@/components/brand/Logo';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  argTypes: { size: { control: 'inline-radio', options: logoSizes } },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsLink: Story = {
  args: { href: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveAttribute('href', '#home');
  },
};

/** The name is still there for a screen reader. */
export const MarkOnly: Story = {
  args: { href: '#home', wordmark: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toBeVisible();
  },
};

/** The name gives way where room is scarce. */
export const MarkOnPhone: Story = {
  args: { href: '#home', wordmark: 'onDesktop' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: MarkOnly.play,
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      {logoSizes.map((size) => (
        <Inline key={size} gap={32}>
          <Logo size={size} />
          <Logo size={size} wordmark={false} />
        </Inline>
      ))}
    </Stack>
  ),
};

/** It keeps its size where there is hardly room for it. */
export const InANarrowBar: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <Inline justify="between">
        <Logo href="#home" />
        <span style={{ overflow: 'hidden' }}>Aerodynamics</span>
      </Inline>
    </div>
  ),
};
