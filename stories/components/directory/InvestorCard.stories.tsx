import { claire, mina, ravi } from '@kit/fixtures/directory';
import { stressInvestor } from '@kit/fixtures/profiles';
import { expect, fn } from 'storybook/test';
import { InvestorCard } from '@/components/directory/InvestorCard';
import preview from '../../../.storybook/preview';
import { hindiNight, hrefOf, narrow, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Directory/InvestorCard',
  component: InvestorCard,
  args: { investor: mina, isStarred: false, onStar: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 384 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(hrefOf(canvas, 'View profile Mina Okafor')).toBe('/investors/mina-okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Star Mina Okafor', pressed: false }));
    await expect(args.onStar).toHaveBeenLastCalledWith('investor:mina-okafor');
  },
});

const bare = {
  ...ravi,
  title: '',
  profileImage: '',
  sectors: [],
  investments: 1,
  investmentCriteria: { ...ravi.investmentCriteria, checkSize: undefined },
};

/** What is not known is left out. */
export const Matrix = meta.story({
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
});

export const StressHindi = meta.story({
  ...narrow(288, 'article'),
  args: { investor: stressInvestor.profile },
  globals: hindiNight,
});
