import { bareStartup, heliogrid, ledgerline, mirahealth, newStartup } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StartupCard } from '@/components/directory/StartupCard';
import { Grid } from '@/components/layout/Grid';

const meta = {
  title: 'Components/Directory/StartupCard',
  component: StartupCard,
  args: { startup: heliogrid, isStarred: false, onStar: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof StartupCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('article', { name: 'Heliogrid' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Funds raised by Heliogrid' })).toHaveAttribute(
      'aria-valuetext',
      '$1.3M raised, 65% of $2M',
    );
    await userEvent.tab();
    const name = canvas.getByRole('link', { name: 'Heliogrid' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAttribute('href', '/startups/heliogrid');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStar).toHaveBeenLastCalledWith('startup:heliogrid');
    await userEvent.tab();
    const view = canvas.getByRole('link', { name: 'View profile Heliogrid' });
    await expect(view).toHaveFocus();
    await expect(view).toHaveAttribute('href', '/startups/heliogrid');
  },
};

export const Starred: Story = {
  args: { isStarred: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true })).toBeVisible();
  },
};

/** A round that has just begun. */
export const NothingRaised: Story = {
  args: { startup: newStartup },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing raised yet')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Nobody said how much was raised: only the goal is there. */
export const RaisedNotStated: Story = {
  args: { startup: { ...newStartup, fundraising: { ...newStartup.fundraising, raised: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Goal: \$/)).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.queryByText('Nothing raised yet')).toBeNull();
  },
};

/** Raised without a goal: no gauge. */
export const NoGoal: Story = {
  args: { startup: { ...ledgerline, fundraising: { ...ledgerline.fundraising, goal: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.getByText('$3.2M')).toBeVisible();
  },
};

/** Little more than a name. */
export const Bare: Story = {
  args: { startup: bareStartup },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
    await expect(canvas.queryByText('Nothing raised yet')).toBeNull();
  },
};

/** Cards of a row end at one line. */
export const Matrix: Story = {
  render: (args) => (
    <Grid as="ul" columns={3} gap={20}>
      {[heliogrid, ledgerline, mirahealth, newStartup, bareStartup].map((startup, index) => (
        <li key={startup.id} style={{ display: 'grid' }}>
          <StartupCard {...args} startup={startup} isStarred={index % 2 === 0} />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 1192 }}>{Story()}</div>],
};

const stressed = (text: string) => ({
  ...heliogrid,
  name: text.slice(0, 60),
  tagline: text.slice(0, 160),
  logo: '/images/missing.svg',
  location: text.slice(0, 60),
  categories: [text.replace(/\s/g, '').slice(0, 50), ...heliogrid.categories],
});

export const Stress: Story = {
  render: (args) => (
    <Grid as="ul" columns={1} gap={20}>
      {Object.entries(stressTexts).map(([name, text]) => (
        <li key={name}>
          <StartupCard {...args} startup={stressed(text)} />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(288);
    }
  },
};

export const Hindi: Story = { globals: { locale: 'hi' } };
