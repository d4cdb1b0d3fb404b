import { fullInvestor, sparseInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import { expect, fn } from 'storybook/test';
import { InvestorProfile } from '@/components/account/InvestorProfile';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { onPhone, sameLandmarks, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  component: InvestorProfile,
  args: {
    account: fullInvestor,
    avatar: '/images/faces/mina-okafor.webp',
    publicHref: '/investors/noor-haddad',
    onEdit: fn(),
  },
  decorators: [below(['h1', 'Investor Account Management'])],
});

/** A full profile, and one with only the data of the registration and without a photo. */
export const Default = meta.story({
  render: states({ Full: {}, Sparse: { account: sparseInvestor, avatar: '' } }),
  parameters: sameLandmarks,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(stateOf(canvas, 'Full').getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
  },
});

export const HindiStress = meta.story({
  ...onPhone,
  args: { account: wordyInvestor, avatar: '/missing.webp' },
});
