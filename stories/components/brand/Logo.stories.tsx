import { expect } from 'storybook/test';
import { Logo, logoSizes } from '@/components/brand/Logo';
import { Inline } from '@/components/layout/Inline';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { href: '#home' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Updraft' })).toHaveAttribute('href', '#home');
  },
});

/** Without its visible name it still has one for a screen reader. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {logoSizes.map((size) => (
        <Inline key={size} gap={32}>
          <Logo size={size} />
          <Logo size={size} wordmark={false} />
          <Logo size={size} href="#home" wordmark={false} />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Updraft' })).toHaveLength(logoSizes.length);
  },
});

/** It keeps its size where there is hardly room for it; its visible name may give way on a phone. */
export const NarrowBar = meta.story({
  globals: phone,
  render: (args) => (
    <div style={{ width: 160 }}>
      <Inline justify="between">
        <Logo {...args} />
        <span style={{ overflow: 'hidden' }}>Aerodynamics</span>
      </Inline>
      <Logo {...args} wordmark="onDesktop" />
    </div>
  ),
});
