import { fullInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import { expect } from 'storybook/test';
import { InvestorProfileForm } from '@/components/account/InvestorProfileForm';
import { typedInvestorProfile } from '@/data/schema/investorProfile';
import preview from '../../../.storybook/preview';
import { below } from '../../support/below';
import { onPhone, textsOf } from '../../support/socialStates';
import { formArgs, holdingFields } from '../../support/stateful';

const meta = preview.meta({
  title: 'Components/Account/InvestorProfileForm',
  component: InvestorProfileForm,
  args: {
    values: typedInvestorProfile(fullInvestor),
    savedName: 'Noor Haddad',
    ...formArgs(),
  },
  render: holdingFields,
  decorators: [below(['h1', 'Investor Account Management'])],
});

/** The types of account edit (spec section 9). */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { options } = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Investor type' });
    const types = ['Choose one', 'Angel', 'Venture Capitalist', 'Corporate', 'Other'];
    await expect(textsOf(options)).toEqual(types);
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.clear(name);
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('fullName', '');
    await expect(name).toHaveAccessibleDescription('Left blank, it stays Noor Haddad.');
  },
});

/** A type chosen at registration stays, though it isn’t offered here. */
export const HindiStress = meta.story({
  ...onPhone,
  args: {
    values: typedInvestorProfile({ ...wordyInvestor, investorType: 'Family Office' }),
    hasFailed: true,
  },
  play: async (context) => {
    await onPhone.play(context);
    await expect(context.canvas.getAllByRole('combobox')[0]).toHaveValue('Family Office');
  },
});
