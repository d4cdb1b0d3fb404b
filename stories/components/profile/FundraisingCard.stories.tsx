import * as blank from '@kit/fixtures/blankProfiles';
import { heliogrid as startup } from '@kit/fixtures/directory';
import { now, stressTexts } from '@kit/fixtures/feed';
import { expect } from 'storybook/test';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import preview from '../../../.storybook/preview';
import { hindiIn, sameLandmarks, stateOf, states, textsOf } from '../../support/socialStates';

const unstated = { ...blank.startup('kestrel', 'Kestrel').fundraising, raised: undefined, goal: undefined };
const day = 86_400_000;

const meta = preview.meta({
  component: FundraisingCard,
  args: { name: startup.name, fundraising: startup.fundraising, now },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' });
    await expect(gauge).toHaveAttribute('aria-valuenow', '65');
    await expect(gauge).toHaveAttribute('aria-valuetext', '$1.3M raised, 65% of $2M');
    await expect(textsOf(canvas.getAllByRole('term'))).toEqual(['Round', 'Valuation', 'Investors', 'Closes']);
  },
});

/** Without a raised amount or a goal, there is no gauge. A missing amount isn't shown as zero. */
export const Matrix = meta.story({
  render: states({
    'Round closed': { fundraising: { ...startup.fundraising, closingDate: now - 30 * day } },
    'Raised amount not stated': { fundraising: { ...unstated, goal: 2_000_000 } },
    'No goal': { fundraising: { ...unstated, raised: 0 } },
    Oversubscribed: { fundraising: { ...startup.fundraising, raised: 3_100_000 } },
  }),
  parameters: sameLandmarks,
  play: async ({ canvas }) => {
    const of = (name: string) => stateOf(canvas, name);
    await expect(of('Round closed').getByText('Closed')).toBeVisible();
    await expect(of('Raised amount not stated').getByText('Amount raised not stated')).toBeVisible();
    await expect(of('Raised amount not stated').getByRole('definition')).toHaveTextContent('$2M');
    await expect(of('Raised amount not stated').queryByRole('meter')).toBeNull();
    await expect(of('No goal').getByText('$0')).toBeVisible();
    await expect(of('No goal').queryByRole('meter')).toBeNull();
  },
});

export const LongText = meta.story({
  ...hindiIn(240),
  args: {
    fundraising: { ...startup.fundraising, currentRound: stressTexts.hindi, raised: 1e11, goal: 2e12 },
  },
});
