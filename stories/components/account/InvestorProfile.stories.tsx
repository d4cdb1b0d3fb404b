import { fullInvestor, sparseInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import { expect, fn } from 'storybook/test';
import { InvestorProfile } from '@/components/account/InvestorProfile';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';

const meta = preview.meta({
  title: 'Components/Account/InvestorProfile',
  component: InvestorProfile,
  args: {
    account: fullInvestor,
    avatar: '/images/faces/mina-okafor.webp',
    publicHref: '/investors/noor-haddad',
    onEdit: fn(),
  },
  decorators: [below(['h1', 'Investor Account Management'])],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** No more than the registration asks for, and no face. */
export const Sparse = meta.story({
  args: { account: sparseInvestor, avatar: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not added yet').length).toBeGreaterThan(5);
  },
});

export const HindiStress = meta.story({
  args: { account: wordyInvestor, avatar: '/missing.webp' },
  globals: { locale: 'hi' },
});
