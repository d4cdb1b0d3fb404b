import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { Text } from '@/components/typography/Text';
import { linkTones, TextLink } from '@/components/typography/TextLink';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  component: TextLink,
  args: { href: '#forgot-password', children: 'Forgot password?' },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Forgot password?' })).not.toHaveAttribute('target'),
});

/** Every tone, a link to another site, and a link in a text, which is underlined. */
export const Matrix = meta.story({
  render: () => (
    <Stack>
      {linkTones.map((tone) => (
        <TextLink key={tone} href={`#${tone}`} tone={tone}>
          {tone}
        </TextLink>
      ))}
      <TextLink href="https://heliogrid.example/" isExternal>
        heliogrid.example
      </TextLink>
      <Text tone="muted">
        By registering you agree to the <TextLink href="#terms">Terms of Use</TextLink> and nothing else.
      </Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: 'heliogrid.example (opens in a new tab)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    const underlined = { textDecorationLine: 'underline' };
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveStyle(underlined);
  },
});

export const LongAddress = meta.story({
  args: { href: '#long', children: `https://heliogrid.example/${'press-'.repeat(20)}` },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
