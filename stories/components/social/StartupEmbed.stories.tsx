import { fundingPost } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { StartupEmbed } from '@/components/social/StartupEmbed';
import type { StartupMention } from '@/data/schema/shapes/post';
import preview from '../../../.storybook/preview';
import { hindiIn, missing, states, stressPerson } from '../../support/socialStates';

const startup = fundingPost.startup as StartupMention;

const meta = preview.meta({
  component: StartupEmbed,
  args: { startup },
  decorators: [(Story) => <div style={{ maxWidth: 562 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' });
    await expect(gauge).toHaveAttribute('aria-valuetext', '$1.3M raised, 65% of $2M');
  },
});

const raised = [0, 900, 1_000_000, 2_000_000, 3_400_000];

export const Matrix = meta.story({
  render: states(Object.fromEntries(raised.map((sum) => [sum, { startup: { ...startup, raised: sum } }]))),
});

export const Stress = meta.story({
  ...hindiIn(248),
  args: { startup: { ...startup, name: stressPerson.name, tagline: stressPerson.role, logo: missing } },
});
