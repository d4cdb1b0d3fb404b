import { fullInvestor, wordyInvestor } from '@kit/fixtures/investorAccount';
import { expect, waitFor, within } from 'storybook/test';
import { InvestorProfileForm } from '@/components/account/InvestorProfileForm';
import { typedInvestorProfile } from '@/data/schema/shapes/investorProfile';
import preview, { below, formArgs, holdingFields, onPhone, textsOf } from '../../support/preview';

const meta = preview.meta({
  component: InvestorProfileForm,
  args: { values: typedInvestorProfile(fullInvestor), errors: {}, savedName: 'Noor Haddad', ...formArgs() },
  render: holdingFields,
  decorators: [below(['h1', 'Investor Account Management'])],
});

/** The form offers the investor types that spec section 9 lists for account editing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const { options } = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Investor type' });
    const types = ['Choose one', 'Angel', 'Venture Capitalist', 'Corporate', 'Other'];
    await expect(textsOf(options)).toEqual(types);
    const name = canvas.getByRole('textbox', { name: 'Full Name' });
    await userEvent.clear(name);
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('fullName', '');
    await expect(name).toHaveAccessibleDescription('Leave this blank to keep Noor Haddad.');
  },
});

/** A calendar link must use https. Without meetings, the form has no field for it. */
export const CalendarRefused = meta.story({
  args: {
    values: { ...typedInvestorProfile(fullInvestor), calendarLink: 'http://calendar.example' },
    errors: { calendarLink: 'httpsRequired' },
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('textbox', { name: 'Calendar link' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription(/^Please enter a link that starts with https:/);
    const mentoring = within(canvas.getByRole('radiogroup', { name: 'Open to mentoring' }));
    await userEvent.click(mentoring.getByRole('radio', { name: 'No' }));
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('availableForMentoring', false);
    await expect(link).not.toBeInTheDocument();
  },
});

/** A type chosen at registration stays selected, although this form doesn’t offer it. */
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
