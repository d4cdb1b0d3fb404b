import { expect } from 'storybook/test';
import { Text } from '@/components/typography/Text';
import { linkTones, TextLink } from '@/components/typography/TextLink';
import preview from '../../../.storybook/preview';
import { ofEach, states, wide } from '../../support/socialStates';

const meta = preview.meta({
  component: TextLink,
  args: { href: '#forgot-password', children: 'Forgot password?' },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Forgot password?' })).not.toHaveAttribute('target'),
});

/** Every tone, and a link to another site. */
export const Matrix = meta.story({
  render: states({
    ...ofEach('tone', linkTones),
    External: { href: 'https://heliogrid.example/', children: 'heliogrid.example', isExternal: true },
  }),
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: 'heliogrid.example (opens in a new tab)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** In a text, a link is underlined. */
export const LongAddress = meta.story({
  args: { href: '#long', children: `https://heliogrid.example/${'press-'.repeat(20)}` },
  decorators: [(Story) => <Text tone="muted">Read {Story()} first.</Text>, wide(240)],
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveStyle({ textDecorationLine: 'underline' }),
});
