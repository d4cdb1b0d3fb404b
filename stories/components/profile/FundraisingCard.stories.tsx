import { now } from '@kit/fixtures/feed';
import { newStartup, startupPage } from '@kit/fixtures/profiles';
import { expect } from 'storybook/test';
import { FundraisingCard } from '@/components/profile/FundraisingCard';
import preview from '../../../.storybook/preview';
import { hindiNight, sameLandmarks, stateOf, states, textsOf, wide } from '../../support/socialStates';

const startup = startupPage('heliogrid').profile;
const justListed = newStartup.profile;

const day = 86_400_000;

const meta = preview.meta({
  title: 'Components/Profile/FundraisingCard',
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

/** Without an amount raised or a goal there is no gauge; an amount that isn't stated isn't said to be none. */
export const Matrix = meta.story({
  render: states({
    'Round over': { fundraising: { ...startup.fundraising, closingDate: now - 30 * day } },
    'Raised not stated': {
      fundraising: { ...justListed.fundraising, raised: undefined, goal: 2_000_000 },
    },
    'No goal': { fundraising: { ...justListed.fundraising, raised: 0, goal: undefined } },
    Oversubscribed: { fundraising: { ...startup.fundraising, raised: 3_100_000 } },
  }),
  // The same landmark stands here once for each.
  parameters: sameLandmarks,
  play: async ({ canvas }) => {
    const [closed, unstated, goalless] = ['Round over', 'Raised not stated', 'No goal'].map((name) =>
      stateOf(canvas, name),
    );
    await expect(closed?.getByText('Closed')).toBeVisible();
    await expect(unstated?.getByText('Amount raised not stated')).toBeVisible();
    await expect(unstated?.getByRole('definition')).toHaveTextContent('$2M');
    await expect(unstated?.queryByText(/\$0/)).toBeNull();
    await expect(unstated?.queryByRole('meter')).toBeNull();
    await expect(goalless?.getByText('$0')).toBeVisible();
    await expect(goalless?.queryByRole('meter')).toBeNull();
  },
});

export const LongText = meta.story({
  globals: hindiNight,
  args: {
    fundraising: {
      ...startup.fundraising,
      currentRound: 'बीज निवेश का विस्तारित दूसरा दौर',
      raised: 123_456_789_000,
      goal: 2_000_000_000_000,
    },
  },
  decorators: [wide(240)],
});
