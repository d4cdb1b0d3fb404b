import { claire, mina, ravi } from '@kit/fixtures/directory';
import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvestorCard } from '@/components/directory/InvestorCard';
import { Grid } from '@/components/layout/Grid';

const meta = {
  title: 'Components/Directory/InvestorCard',
  component: InvestorCard,
  args: { investor: mina, isStarred: false, onStar: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
} satisfies Meta<typeof InvestorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$250K–$2M')).toBeVisible();
    await expect(canvas.getByText('34 investments')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View profile Mina Okafor' })).toHaveAttribute(
      'href',
      '/investors/mina-okafor',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Star Mina Okafor', pressed: false }));
    await expect(args.onStar).toHaveBeenLastCalledWith('investor:mina-okafor');
  },
};

export const Starred: Story = { args: { isStarred: true } };

/** What is not known is left out. */
export const Bare: Story = {
  args: {
    investor: {
      ...ravi,
      title: '',
      profileImage: '',
      sectors: [],
      investments: 1,
      investmentCriteria: { ...ravi.investmentCriteria, checkSize: undefined },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Check size')).toBeNull();
    await expect(canvas.getByText('1 investment')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid as="ul" columns={3} gap={20}>
      {[mina, ravi, claire].map((investor, index) => (
        <li key={investor.id} style={{ display: 'grid' }}>
          <InvestorCard {...args} investor={investor} isStarred={index === 0} />
        </li>
      ))}
    </Grid>
  ),
  decorators: [(Story) => <div style={{ width: 1192 }}>{Story()}</div>],
};

export const Stress: Story = {
  render: (args) => (
    <Grid as="ul" columns={1} gap={20}>
      {Object.entries(stressTexts).map(([name, text]) => (
        <li key={name}>
          <InvestorCard
            {...args}
            investor={{
              ...mina,
              name: text.slice(0, 60),
              title: text.slice(0, 90),
              profileImage: '/images/missing.webp',
              sectors: [text.replace(/\s/g, '').slice(0, 50), ...mina.sectors],
            }}
          />
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
