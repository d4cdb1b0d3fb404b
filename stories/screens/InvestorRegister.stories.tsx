import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import InvestorRegisterPage from '@/app/pages/Wizard/InvestorRegisterPage';
import type { Services } from '@/app/services/createServices';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import type { DraftStore } from '@/data/ports/DraftStore';
import { href } from '@/data/schema/href';
import {
  emptyRegistration,
  type Registration,
  type RegistrationStep,
} from '@/data/schema/investorRegistration';
import { draftRecord, registration } from '../fixtures/wizards';
import { changed, never, noRoom } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { providerError } from '../support/authProvider';
import { draftIsRead } from '../support/wizard';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Screens/InvestorRegister',
  component: InvestorRegisterPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    app: { path: href('investorRegister'), who: 'nobody' } satisfies AppParameters,
  },
} satisfies Meta<typeof InvestorRegisterPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Person = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;
type Canvas = Person['canvas'];

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input, textarea' });
const goOn = async ({ canvas, userEvent }: Person) => {
  await draftIsRead(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: /^(Next|आगे|Siguiente)$/ }));
};

/** Passwords are never kept. */
const typed: Registration = { ...registration, password: '', confirmPassword: '' };
/** With a draft on the device, left on this step by a guest. */
const draft = (values: Registration, step: RegistrationStep, furthest?: RegistrationStep) => ({
  records: { guest: [draftRecord('registrationDraft', values, step, furthest)] },
});
const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
/** Where one came without having typed anything. */
const alone = (step: RegistrationStep) => on(draft(emptyRegistration, step));
const filled = (step: RegistrationStep) => on(draft(typed, step));
/** Everything was typed but the passwords. */
const ready = draft(typed, 'accountInformation', 'investmentCriteria');

const kept = async (owner: 'guest' | 'nora' | 'uid-story', kind: 'registrationDraft' | 'investorAccount') =>
  (await app.device.readAll(owner)).filter((record) => record.kind === kind);

/** Types the passwords and submits, from the last step. */
const register = async ({ canvas, userEvent }: Person) => {
  await canvas.findByText('We kept what you typed last time.');
  await userEvent.type(field(canvas, 'Password'), registration.password);
  await userEvent.type(field(canvas, 'Confirm password'), registration.confirmPassword);
  await userEvent.click(canvas.getByRole('button', { name: /^Investment Criteria/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
};

/** What each field of a step says. */
const shows =
  (...values: string[]): Play =>
  async ({ canvas }) => {
    for (const value of values) await expect(await canvas.findByDisplayValue(value)).toBeVisible();
  };
const chosen =
  (...names: string[]): Play =>
  async ({ canvasElement }) => {
    const checked = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input:checked')];
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(names));
  };
/** Going on says what is missing. */
const complains: Play = async (person) => {
  await goOn(person);
  await waitFor(() => expect(person.canvasElement.querySelector('[aria-invalid="true"]')).not.toBeNull());
};

/** Every complaint of the first step, in the spec's words (section 5). */
export const AccountInformation: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Registration' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Previous' })).toBeDisabled();
    await goOn({ canvas, userEvent });
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
    await goOn({ canvas, userEvent });
    await expect(canvas.getByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Passwords do not match')).toBeVisible();
  },
};
export const AccountInformationFilled: Story = {
  parameters: filled('accountInformation'),
  play: shows(registration.fullName, registration.phone, registration.email),
};
export const AccountInformationErrors: Story = {
  parameters: on(draft({ ...typed, email: 'ilse@northlight' }, 'accountInformation')),
  play: async (person) => {
    await person.canvas.findByDisplayValue('ilse@northlight');
    const password = person.canvasElement.querySelector('input[type="password"]');
    if (!password) throw new Error('No password can be typed');
    await person.userEvent.type(password, 'short');
    await complains(person);
    await expect(person.canvas.getByDisplayValue('ilse@northlight')).toBeInvalid();
    await expect(password).toBeInvalid();
  },
};

export const InvestmentExperience: Story = {
  parameters: alone('investmentExperience'),
  play: async ({ canvas, userEvent }) => {
    await goOn({ canvas, userEvent });
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
    const details = await heading(canvas, 'Investment Details');
    await waitFor(() => expect(details).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'Investment Experience')).toHaveFocus();
  },
};
export const InvestmentExperienceFilled: Story = {
  parameters: filled('investmentExperience'),
  play: chosen('6-10', 'SaaS', 'Fintech', 'Climate Tech', 'Angel'),
};
export const InvestmentExperienceErrors: Story = {
  parameters: alone('investmentExperience'),
  play: complains,
};

export const InvestmentDetails: Story = {
  parameters: alone('investmentDetails'),
  play: async ({ canvas, userEvent }) => {
    await goOn({ canvas, userEvent });
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
export const InvestmentDetailsFilled: Story = {
  parameters: filled('investmentDetails'),
  play: chosen('Pre-seed', 'Seed', '3-6 months', 'Yes'),
};
export const InvestmentDetailsErrors: Story = { parameters: alone('investmentDetails'), play: complains };

export const PortfolioInformation: Story = {
  parameters: alone('portfolioInformation'),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Portfolio Information')).toBeVisible();
  },
};
export const PortfolioInformationFilled: Story = {
  parameters: filled('portfolioInformation'),
  play: shows('1,800,000', '42,000,000', '4', '9'),
};

/** About is marked as required, and yet the step goes on without it (spec section 4); so does Location of the next. */
export const AboutYou: Story = {
  parameters: alone('aboutYou'),
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'About You');
    await expect(field(canvas, 'About')).toHaveAttribute('aria-required', 'true');
    await goOn({ canvas, userEvent });
    const contact = await heading(canvas, 'Contact Information');
    await waitFor(() => expect(contact).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'About You')).toHaveFocus();
  },
};
export const AboutYouFilled: Story = {
  parameters: filled('aboutYou'),
  play: shows(registration.about, registration.valueAdd),
};

export const ContactInformation: Story = {
  parameters: alone('contactInformation'),
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Contact Information');
    await expect(field(canvas, 'Location')).toHaveAttribute('aria-required', 'true');
    await goOn({ canvas, userEvent });
    const criteria = await heading(canvas, 'Investment Criteria');
    await waitFor(() => expect(criteria).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'Contact Information')).toHaveFocus();
  },
};
export const ContactInformationFilled: Story = {
  parameters: filled('contactInformation'),
  play: shows(registration.location, registration.website, registration.linkedinProfile),
};

export const InvestmentCriteria: Story = {
  parameters: alone('investmentCriteria'),
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Investment Criteria')).toBeVisible();
  },
};
export const InvestmentCriteriaFilled: Story = {
  parameters: filled('investmentCriteria'),
  play: shows(registration.requirements),
};

export const Submitting: Story = {
  parameters: on({ ...ready, provider: { signUp: never } }),
  play: async (person) => {
    await register(person);
    await expect(person.canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
  },
};

const inUse =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';
const refuse = fn<AuthProvider['signUp']>(() =>
  Promise.reject(providerError('auth/email-already-in-use', inUse)),
);

/** The provider's sentence comes back to the first step; nothing typed is lost. */
export const Failed: Story = {
  parameters: on({ ...ready, provider: { signUp: refuse } }),
  play: async (person) => {
    const { canvas } = person;
    await register(person);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(inUse);
    await expect(await heading(canvas, 'Account Information')).toHaveFocus();
    await expect(field(canvas, 'Email')).toHaveValue(registration.email);
    await expect(field(canvas, 'Password')).toHaveValue(registration.password);
  },
};

export const FailedAgain: Story = {
  ...Failed,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await Failed.play?.(person);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(inUse);
  },
};

/** Another address takes the sentence away; all the other steps are as they were. */
export const AnotherAddress: Story = {
  ...Failed,
  play: async (person) => {
    const { canvas, userEvent } = person;
    await Failed.play?.(person);
    await userEvent.type(field(canvas, 'Email'), 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Investment Criteria/ }));
    await expect(field(canvas, 'What you look for in a startup')).toHaveValue(registration.requirements);
  },
};

/** Submitting makes the account, keeps its profile, and leads to the thanks. */
export const Done: Story = {
  parameters: on(ready),
  play: async (person) => {
    const { canvas } = person;
    await register(person);
    const thanks = await canvas.findByRole('heading', { level: 1, name: 'Thank you for signing up!' });
    await expect(thanks).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Explore Opportunities' })).toHaveAttribute(
      'href',
      '/explore',
    );
    await expect(await kept('uid-story', 'investorAccount')).toMatchObject([
      {
        id: 'ilse-groot',
        value: { fullName: 'Ilse Groot', email: registration.email, investmentAmount: 2_500_000 },
      },
    ]);
    await waitFor(async () => expect(await kept('guest', 'registrationDraft')).toEqual([]));
  },
};

/** With an account, the name and the address are there, and no password is asked for. */
export const SignedIn: Story = {
  parameters: on({ who: 'nora' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Nora Lund')).toBeVisible();
    await expect(field(canvas, 'Email')).toHaveValue('nora@lund.example');
    await expect(
      canvas.getByText('You are signed in: your account’s password stays as it is.'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
    await expect(canvas.queryByText('We kept what you typed last time.')).toBeNull();
  },
};

const noSignUp = fn<AuthProvider['signUp']>();

/** The account is the one there is, with the name that was typed and whatever address. */
export const SignedInDone: Story = {
  parameters: on({
    who: 'nora',
    records: { nora: [draftRecord('registrationDraft', typed, 'investmentCriteria')] },
    provider: { signUp: noSignUp },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByRole('heading', { level: 1, name: 'Thank you for signing up!' });
    await expect(noSignUp).not.toHaveBeenCalled();
    await expect(await kept('nora', 'investorAccount')).toMatchObject([
      { id: 'ilse-groot', value: { fullName: 'Ilse Groot', email: registration.email } },
    ]);
    await expect(app.session.get()).toMatchObject({ uid: 'nora', userName: 'Ilse Groot' });
  },
};

const noRoomForInvestor = fn<Services['registerOwnInvestor']>(noRoom);

/** Only the device can refuse: the last step stays. */
export const SignedInFailed: Story = {
  parameters: on({
    who: 'nora',
    records: { nora: [draftRecord('registrationDraft', typed, 'investmentCriteria')] },
    services: () => ({ registerOwnInvestor: noRoomForInvestor }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device could not store it/);
    await expect(await heading(canvas, 'Investment Criteria')).toBeVisible();
  },
};
export const SignedInPhone: Story = { ...SignedIn, globals: phone };
export const SignedInHindi: Story = {
  parameters: on({ who: 'nora' }),
  globals: { locale: 'hi' },
  play: shows('Nora Lund', 'nora@lund.example'),
};
export const SignedInSpanish: Story = { ...SignedInHindi, globals: { locale: 'es' } };

/** The draft that the device has is still being read: the title alone is shown. */
export const Restoring: Story = {
  parameters: on({
    ...ready,
    services: ({ drafts }) => ({ drafts: { ...drafts, registration: never } }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Registration' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** On the step where it was left. */
export const RestoredDraft: Story = {
  parameters: filled('investmentCriteria'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We kept what you typed last time.')).toBeVisible();
    await expect(canvas.getByDisplayValue(registration.requirements)).toBeVisible();
  },
};

/** Passwords were never kept: the first step says so. */
export const PasswordsMissing: Story = {
  ...RestoredDraft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus());
    await expect(field(canvas, 'Password')).toHaveAccessibleDescription(
      'Password is required Passwords are never kept on this device: please type it again. At least 8 characters',
    );
    await expect(app.session.get().isSignedIn).toBe(false);
  },
};

const keep = fn<DraftStore<unknown>['keep']>(async () => {});

/** They aren't written when they are typed, either. */
export const PasswordsTyped: Story = {
  parameters: on({
    ...draft(typed, 'accountInformation', 'investmentCriteria'),
    services: ({ drafts }) => ({
      drafts: { ...drafts, registration: changed(drafts.registration, () => ({ keep })) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We kept what you typed last time.');
    await userEvent.type(field(canvas, 'Password'), 'windsock-2025');
    await userEvent.type(field(canvas, 'Confirm password'), 'windsock-2025');
    await goOn({ canvas, userEvent });
    const experience = await heading(canvas, 'Investment Experience');
    await waitFor(() => expect(experience).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(field(canvas, 'Password')).toHaveValue('windsock-2025');
    await expect(keep).toHaveBeenCalled();
    await expect(JSON.stringify(keep.mock.calls)).not.toContain('windsock');
  },
};

export const Unsaved: Story = {
  parameters: on({
    services: ({ drafts }) => ({
      drafts: { ...drafts, registration: changed(drafts.registration, () => ({ keep: noRoom })) },
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full name'), 'I');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^This device has no room/);
  },
};

/** Seven steps fit the width of a phone, and each says its name to who can't see it. */
export const Phone: Story = {
  ...InvestmentExperienceFilled,
  globals: phone,
  play: async (person) => {
    await InvestmentExperienceFilled.play?.(person);
    const steps = within(person.canvas.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
    await expect(steps.length).toBe(7);
    const page = person.canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
export const PhoneErrors: Story = { ...InvestmentDetailsErrors, globals: phone };
export const PhoneDone: Story = { ...Done, globals: phone };
export const Dark: Story = { ...AccountInformationErrors, globals: { theme: 'dark' } };
export const DarkChoices: Story = { ...InvestmentExperienceFilled, globals: { theme: 'dark' } };
export const DarkDone: Story = { ...Done, globals: { theme: 'dark' } };
export const Hindi: Story = { ...InvestmentExperienceErrors, globals: { locale: 'hi' } };
export const HindiPhone: Story = { ...AccountInformationErrors, globals: { ...phone, locale: 'hi' } };
export const Spanish: Story = { ...InvestmentDetailsFilled, globals: { locale: 'es' } };
