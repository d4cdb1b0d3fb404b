import { claire, mina, ravi } from '@kit/fixtures/directory';
import { stressInvestor } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { InvestorCard } from '@/components/directory/InvestorCard';
import preview, { cramped, stateOf, states } from '../../support/preview';

const meta = preview.meta({
  component: InvestorCard,
  args: { investor: mina, isOwn: false, isStarred: false, onStar: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

const bare = {
  ...ravi,
  title: '',
  profileImage: '',
  sectors: [],
  investments: 1,
  investmentCriteria: { ...ravi.investmentCriteria, checkSize: undefined },
};

/** The card omits unknown facts. Users can't star their own profile. */
export const Default = meta.story({
  render: states(
    {
      Full: {},
      Own: { isOwn: true },
      Starred: { investor: claire, isStarred: true },
      'Few facts': { investor: bare },
    },
    { columns: 3 },
  ),
  play: async ({ canvas }) => {
    const own = stateOf(canvas, 'Own');
    await expect(own.getByText('You')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    const little = stateOf(canvas, 'Few facts');
    await expect(little.queryByText('Check size')).toBeNull();
    await expect(little.getByText('1 investment')).toBeVisible();
  },
});

export const StressHindi = meta.story({ ...cramped(288), args: { investor: stressInvestor } });
