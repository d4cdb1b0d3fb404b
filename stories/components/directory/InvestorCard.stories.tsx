import { claire, mina, ravi } from '@kit/fixtures/directory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InvestorCard } from '@/components/directory/InvestorCard';
import { hindiNight, hrefOf, narrow, ofEachText, stateOf, states } from '../../support/socialStates';

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
    await expect(hrefOf(canvas, 'View profile Mina Okafor')).toBe('/investors/mina-okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Star Mina Okafor', pressed: false }));
    await expect(args.onStar).toHaveBeenLastCalledWith('investor:mina-okafor');
  },
};

const bare = {
  ...ravi,
  title: '',
  profileImage: '',
  sectors: [],
  investments: 1,
  investmentCriteria: { ...ravi.investmentCriteria, checkSize: undefined },
};

/** What is not known is left out. */
export const Matrix: Story = {
  render: states(
    {
      Starred: { investor: claire, isStarred: true },
      'Not starred': { investor: ravi },
      'Little known': { investor: bare },
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    const little = stateOf(canvas, 'Little known');
    await expect(little.queryByText('Check size')).toBeNull();
    await expect(little.getByText('1 investment')).toBeVisible();
  },
};

export const StressHindi: Story = {
  ...narrow(288, 'article'),
  render: states(
    ofEachText((text) => ({
      investor: {
        ...mina,
        name: text.slice(0, 60),
        title: text.slice(0, 90),
        profileImage: '/images/missing.webp',
        sectors: [text.replace(/\s/g, '').slice(0, 50), ...mina.sectors],
      },
    })),
  ),
  globals: hindiNight,
};
