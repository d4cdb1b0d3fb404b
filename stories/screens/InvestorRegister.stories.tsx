import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Registration, RegistrationStep } from '@/data/schema/investorRegistration';
import {
  InvestorRegisterHarness,
  investorRegisterArgs,
  type WizardHarnessProps,
} from '../fixtures/WizardHarness';
import { registration } from '../fixtures/wizards';

const phone = { viewport: { value: 'phone', isRotated: false } };

type Props = WizardHarnessProps<RegistrationStep, Registration>;

const meta = {
  title: 'Screens/InvestorRegister',
  component: InvestorRegisterHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: investorRegisterArgs,
} satisfies Meta<typeof InvestorRegisterHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.getByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input, textarea' });
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next' });
const filled = (step: RegistrationStep): Partial<Story['args']> => ({
  state: step,
  context: { values: registration },
});

/** Every complaint of the first step, in the spec's words (section 5). */
export const AccountInformation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Registration' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(next(canvas));
    await expect(field(canvas, 'Full name')).toHaveFocus();
    for (const message of [
      'Full name is required',
      'Phone number is required',
      'Email is required',
      'Password is required',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await userEvent.type(field(canvas, 'Email'), 'ilse@northlight');
    await userEvent.type(field(canvas, 'Password'), 'short');
    await userEvent.click(next(canvas));
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
  },
};
export const AccountInformationFilled: Story = { args: filled('accountInformation') };
export const AccountInformationErrors: Story = {
  args: {
    context: {
      values: { ...registration, email: 'ilse@northlight', password: 'short', confirmPassword: '' },
      errors: { email: 'emailInvalid', password: 'passwordTooShort', confirmPassword: 'passwordsDiffer' },
      attempts: 1,
    },
  },
};

export const InvestmentExperience: Story = {
  args: { state: 'investmentExperience' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(next(canvas));
    await expect(canvas.getByRole('radio', { name: '1-5' })).toHaveFocus();
    for (const message of [
      'Please select the number of investments',
      'Please select at least one investment preference',
      'Please select your investor type',
      'Years of experience is required',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('radio', { name: '6-10' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Web3' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Family Office' }));
    await userEvent.type(field(canvas, 'Years of experience'), '12{Enter}');
    await waitFor(() => expect(heading(canvas, 'Investment Details')).toHaveFocus());
  },
};
export const InvestmentExperienceFilled: Story = { args: filled('investmentExperience') };
export const InvestmentExperienceErrors: Story = {
  args: {
    state: 'investmentExperience',
    context: {
      errors: {
        assets: 'assetsRequired',
        preference: 'preferenceRequired',
        investorType: 'investorTypeRequired',
        experience: 'experienceRequired',
      },
      attempts: 1,
    },
  },
};

export const InvestmentDetails: Story = {
  args: { state: 'investmentDetails' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(next(canvas));
    for (const message of [
      'Please select at least one investment type',
      'Investment amount is required',
      'Please select an investment timeline',
      'Please indicate if you are an accredited investor',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByText('₹')).toBeVisible();
    await userEvent.type(field(canvas, 'Investment amount'), '2500000');
    await expect(field(canvas, 'Investment amount')).toHaveValue('2,500,000');
  },
};
export const InvestmentDetailsFilled: Story = { args: filled('investmentDetails') };
export const InvestmentDetailsErrors: Story = {
  args: {
    state: 'investmentDetails',
    context: {
      errors: {
        investmentType: 'investmentTypeRequired',
        investmentAmount: 'investmentAmountRequired',
        timeline: 'timelineRequired',
        accredited: 'accreditedRequired',
      },
      attempts: 1,
    },
  },
};

export const PortfolioInformation: Story = { args: { state: 'portfolioInformation' } };
export const PortfolioInformationFilled: Story = { args: filled('portfolioInformation') };

/** About is marked as required, and yet the step goes on without it (spec section 4). */
export const AboutYou: Story = {
  args: { state: 'aboutYou' },
  play: async ({ canvas, userEvent }) => {
    await expect(field(canvas, 'About')).toHaveAttribute('aria-required', 'true');
    await userEvent.click(next(canvas));
    await waitFor(() => expect(heading(canvas, 'Contact Information')).toHaveFocus());
    await expect(field(canvas, 'Location')).toHaveAttribute('aria-required', 'true');
    await userEvent.click(next(canvas));
    await waitFor(() => expect(heading(canvas, 'Investment Criteria')).toHaveFocus());
  },
};
export const AboutYouFilled: Story = { args: filled('aboutYou') };

export const ContactInformation: Story = { args: { state: 'contactInformation' } };
export const ContactInformationFilled: Story = { args: filled('contactInformation') };

export const InvestmentCriteria: Story = { args: { state: 'investmentCriteria' } };

/** Submitting leads to the thanks. */
export const InvestmentCriteriaFilled: Story = {
  args: filled('investmentCriteria'),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const thanks = await canvas.findByRole('heading', { level: 1, name: 'Thank you for signing up!' });
    await expect(thanks).toHaveFocus();
    await expect(args.onSubmit.mock.calls).toEqual([[registration]]);
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { state: 'submitting', context: { values: registration } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  },
};

const inUse =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';

/** The provider's sentence comes back to the first step; nothing typed is lost, and another address is tried at once. */
export const Failed: Story = {
  args: {
    state: 'investmentCriteria',
    context: { values: registration },
    onSubmit: fn<Props['onSubmit']>(() =>
      Promise.reject(Object.assign(new Error(inUse), { code: 'auth/email-already-in-use' })),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(inUse);
    await expect(heading(canvas, 'Account Information')).toHaveFocus();
    await expect(field(canvas, 'Email')).toHaveValue(registration.email);
    await expect(field(canvas, 'Password')).toHaveValue(registration.password);

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await userEvent.type(field(canvas, 'Email'), 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Investment Criteria/ }));
    await expect(field(canvas, 'What you look for in a startup')).toHaveValue(registration.requirements);
  },
};

export const Done: Story = {
  args: { state: 'done', context: { values: registration } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Opportunities' })).toHaveAttribute(
      'href',
      '/explore',
    );
  },
};

export const Restoring: Story = { args: { state: 'restoring' } };

/** Passwords were never kept: the first step says so. */
export const RestoredDraft: Story = {
  args: {
    state: undefined,
    onLoad: fn<Props['onLoad']>(async () => ({
      values: { ...registration, password: '', confirmPassword: '' },
      step: 'investmentCriteria',
      furthest: 'investmentCriteria',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus());
    await expect(field(canvas, 'Password')).toHaveAccessibleDescription(
      'Password is required Passwords are never kept on this device: please type it again. At least 8 characters',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();

    // The passwords aren't written when they are typed, either.
    await userEvent.type(field(canvas, 'Password'), 'windsock-2025');
    await userEvent.type(field(canvas, 'Confirm password'), 'windsock-2025');
    await userEvent.click(next(canvas));
    await waitFor(() => expect(heading(canvas, 'Investment Experience')).toHaveFocus());
    await expect(JSON.stringify(args.onKeep.mock.calls)).not.toContain('windsock');
  },
};

export const Unsaved: Story = {
  args: { onKeep: fn<Props['onKeep']>(() => Promise.reject(new Error('Full'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Full name'), 'I');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
  },
};

/** Seven steps fit the width of a phone, and each says its name to who can't see it. */
export const Phone: Story = {
  globals: phone,
  args: filled('investmentExperience'),
  play: async ({ canvas, canvasElement }) => {
    const steps = within(canvas.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    await expect(steps.length).toBe(7);
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
export const PhoneErrors: Story = { globals: phone, args: InvestmentDetailsErrors.args };
export const PhoneDone: Story = { globals: phone, args: Done.args };
export const Dark: Story = { globals: { theme: 'dark' }, args: AccountInformationErrors.args };
export const DarkChoices: Story = { globals: { theme: 'dark' }, args: InvestmentExperienceFilled.args };
export const DarkDone: Story = { globals: { theme: 'dark' }, args: Done.args };
export const Hindi: Story = { globals: { locale: 'hi' }, args: InvestmentExperienceErrors.args };
export const HindiPhone: Story = { globals: { ...phone, locale: 'hi' }, args: AccountInformationErrors.args };
export const Spanish: Story = { globals: { locale: 'es' }, args: InvestmentDetailsFilled.args };
