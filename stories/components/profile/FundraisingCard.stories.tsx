import { now } from '@kit/fixtures/feed';
import { newStartup, startupPage } from '@kit/fixtures/profiles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { FundraisingCard } from '@/components/profile/FundraisingCard';

const startup = startupPage('heliogrid').profile;
const justListed = newStartup.profile;

const day = 86_400_000;

const meta = {
  title: 'Components/Profile/FundraisingCard',
  component: FundraisingCard,
  args: { name: startup.name, fundraising: startup.fundraising, now },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
} satisfies Meta<typeof FundraisingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' });
    await expect(gauge).toHaveAttribute('aria-valuenow', '65');
    await expect(gauge).toHaveAttribute('aria-valuetext', '$1.3M raised, 65% of $2M');
    const facts = canvas
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    await expect(facts).toEqual(['Round: Seed', 'Valuation: $9M', 'Investors: 7', 'Closes: Dec 15, 2025']);
  },
};

export const Closed: Story = {
  args: { fundraising: { ...startup.fundraising, closingDate: now - 30 * day } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByText('Closed on')).toBeVisible();
    await expect(canvas.queryByText('Closes')).toBeNull();
  },
};

/** Nobody said how much: it isn't made nothing. */
export const RaisedNotStated: Story = {
  args: { fundraising: { ...justListed.fundraising, raised: undefined, goal: 2_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amount raised not stated')).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('$2M');
    await expect(canvas.queryByText(/\$0/)).toBeNull();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

/** None so far, and no goal. */
export const NoGoal: Story = {
  args: { fundraising: { ...justListed.fundraising, raised: 0, goal: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Oversubscribed: Story = {
  args: { fundraising: { ...startup.fundraising, raised: 3_100_000 } },
};

export const Matrix: Story = {
  // Three startups on one page.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: (args) => (
    <Stack>
      <FundraisingCard {...args} />
      <FundraisingCard {...args} fundraising={{ ...startup.fundraising, closingDate: now - day }} />
      <FundraisingCard {...args} fundraising={{ currentRound: 'Bootstrapped', raised: 0, investors: 0 }} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { locale: 'hi' },
  args: {
    fundraising: {
      ...startup.fundraising,
      currentRound: 'बीज निवेश का विस्तारित दूसरा दौर',
      raised: 123_456_789_000,
      goal: 2_000_000_000_000,
    },
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
