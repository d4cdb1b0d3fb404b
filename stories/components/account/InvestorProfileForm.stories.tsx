import { fullInvestor, sparseInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import { expect, fn } from 'storybook/test';
import { InvestorProfileForm, type InvestorProfileFormProps } from '@/components/account/InvestorProfileForm';
import { typedInvestorProfile } from '@/data/schema/investorProfile';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { statefulForm } from '../../support/stateful';

const Stateful = statefulForm<InvestorProfileFormProps>(InvestorProfileForm);

const meta = preview.meta({
  title: 'Components/Account/InvestorProfileForm',
  component: InvestorProfileForm,
  args: {
    values: typedInvestorProfile(fullInvestor),
    savedName: 'Noor Haddad',
    isBusy: false,
    hasFailed: false,
    onFieldChange: fn(),
    onSave: fn(),
    onCancel: fn(),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [below(['h1', 'Investor Account Management'])],
});

/** The types of account edit (spec section 9). */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const types = canvas.getByRole('combobox', { name: 'Investor type' });
    await expect([...types.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Choose one',
      'Angel',
      'Venture Capitalist',
      'Corporate',
      'Other',
    ]);
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('fullName', '');
    await expect(name).toHaveAccessibleDescription('Left blank, it stays Noor Haddad.');
  },
});

/** A type chosen at registration stays, though it isn’t offered here. Being saved. */
export const FamilyOffice = meta.story({
  args: {
    values: typedInvestorProfile({ ...sparseInvestor, investorType: 'Family Office' }),
    isBusy: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Investor type' })).toHaveValue('Family Office');
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  },
});

export const HindiStress = meta.story({
  args: { values: typedInvestorProfile(wordyInvestor), hasFailed: true },
  globals: { locale: 'hi' },
});
