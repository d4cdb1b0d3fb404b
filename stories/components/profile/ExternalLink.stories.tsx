import { expect } from 'storybook/test';
import { ExternalLink, externalLinkKinds } from '@/components/profile/ExternalLink';
import preview from '../../../.storybook/preview';
import { hindiIn, hrefOf, ofEach, states } from '../../support/socialStates';

const meta = preview.meta({
  component: ExternalLink,
  args: { kind: 'website' as const, value: 'https://www.heliogrid.example/' },
  argTypes: { kind: { control: 'inline-radio', options: externalLinkKinds } },
});

export const Default = meta.story({
  play: ({ canvas, args }) =>
    expect(hrefOf(canvas, 'heliogrid.example (opens in a new tab)')).toBe(args.value),
});

/** An invalid address is shown without a link. */
export const Matrix = meta.story({
  render: states({
    ...ofEach('kind', externalLinkKinds),
    email: { kind: 'email', value: 'hello@heliogrid.example' },
    'Script URL': { value: 'javascript:alert(1)' },
    'Invalid email address': { kind: 'email', value: 'hello at heliogrid' },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(externalLinkKinds.length);
    await expect(hrefOf(canvas, 'hello@heliogrid.example')).toBe('mailto:hello@heliogrid.example');
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: { value: `https://${'heliogrid-'.repeat(12)}.example/${'press/'.repeat(20)}` },
  ...hindiIn(240),
});
