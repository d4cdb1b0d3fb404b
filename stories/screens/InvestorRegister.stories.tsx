import { type AppParameters, app } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { draftRecord, registration } from '@kit/fixtures/wizards';
import type { StoryContext } from '@storybook/react-vite';
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
import type { WizardEvent } from '@/machines/wizard/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { complains, draftIsRead, heading, isBusy, next, notStored, phone, shows } from '../support/wizard';

type Event = WizardEvent<RegistrationStep, Registration>;

const on = (parameters: Partial<AppParameters>) => ({ app: parameters });
const rests = (state: string | string[], ...events: Event[]) => ({
  machine: { id: 'investorWizard', state, events },
});
const edits = (step: RegistrationStep, ...events: Event[]) => rests(`open.steps.${step}.editing`, ...events);
/** Where the machine of whoever is signed in rests. */
const ownRests = (state: string | string[], ...events: Event[]) => ({
  machine: { id: 'ownInvestorWizard', state, events },
});

/** Passwords are never kept. */
const typed: Registration = { ...registration, password: '', confirmPassword: '' };
const types = (field: 'password' | 'confirmPassword', value: string = registration[field]): Event => ({
  type: 'field.edit',
  field,
  value,
});
/** The passwords are typed, and it is sent from the last step. */
const register: Event[] = [
  types('password'),
  types('confirmPassword'),
  { type: 'step.go', step: 'investmentCriteria' },
  next,
];

/** With a draft on the device, left on this step by a guest. */
const draft = (values: Registration, step: RegistrationStep, furthest?: RegistrationStep) => ({
  records: { guest: [draftRecord('registrationDraft', values, step, furthest)] },
});
const at = (step: RegistrationStep, values: Registration, ...events: Event[]) => ({
  ...on(draft(values, step)),
  ...edits(step, ...events),
});
/** Where one came without having typed anything. */
const alone = (step: RegistrationStep, ...events: Event[]) => at(step, emptyRegistration, ...events);
const filled = (step: RegistrationStep) => at(step, typed);
/** Everything was typed but the passwords. */
const ready = draft(typed, 'accountInformation', 'investmentCriteria');

/** Nora Lund is signed in, with a draft of her own on this step. */
const own = (step: RegistrationStep, more: Partial<AppParameters> = {}) => ({
  ...on({ who: 'nora', records: { nora: [draftRecord('registrationDraft', typed, step)] }, ...more }),
  ...ownRests(`open.steps.${step}.editing`),
});

const meta = preview.meta({
  title: 'Screens/Register as an investor (wizard)',
  component: InvestorRegisterPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...on({ path: href('investorRegister'), who: 'nobody' }),
    ...edits('accountInformation'),
  },
  play: draftIsRead,
});

type Canvas = StoryContext['canvas'];
type Person = Pick<StoryContext, 'canvas' | 'userEvent'>;

const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input, textarea' });
const goOn = async ({ canvas, userEvent }: Person) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Next' }));

const kept = async (owner: 'guest' | 'nora' | 'uid-story', kind: 'registrationDraft' | 'investorAccount') =>
  (await app.device.readAll(owner)).filter((record) => record.kind === kind);

/** These are chosen on the step, and no others. */
const chosen =
  (...names: string[]) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    const checked = () => [...canvasElement.querySelectorAll<HTMLInputElement>('input:checked')];
    await waitFor(() => expect(checked().map(({ value }) => value)).toEqual(names));
  };

/** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
export const Restoring = meta.story({
  parameters: {
    ...on({ services: ({ drafts }) => ({ drafts: { ...drafts, registration: never } }) }),
    ...rests('open.steps.restoring'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
});

Restoring.test(
  'where there is a draft, the title alone is shown until it is read',
  { parameters: on(ready) },
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Registration' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
);

/** What was typed is there again, on the step where it was left. */
export const RestoredDraft = meta.story({
  parameters: filled('investmentCriteria'),
  play: shows(registration.requirements),
});

RestoredDraft.test(
  'passwords were never kept: submitting goes back to them, and says so',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('We kept what you typed last time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(field(canvas, 'Password')).toHaveFocus());
    await expect(field(canvas, 'Password')).toHaveAccessibleDescription(
      'Password is required Passwords are never kept on this device: please type it again. At least 8 characters',
    );
    await expect(app.session.get().isSignedIn).toBe(false);
  },
);

/** The first of seven steps, with nothing typed. */
export const AccountInformation = meta.story();

AccountInformation.test('every complaint, in the spec’s words (section 5)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Investor Registration' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
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
});

/** The first step filled in: passwords are never kept, and have to be typed again. */
export const AccountInformationFilled = meta.story({
  parameters: filled('accountInformation'),
  play: shows(registration.fullName, registration.phone, registration.email),
});

const keep = fn<DraftStore<unknown>['keep']>(async () => {});

AccountInformationFilled.test(
  'passwords aren’t written to the device, and stay while the page does',
  {
    parameters: on({
      services: ({ drafts }) => ({
        drafts: { ...drafts, registration: changed(drafts.registration, () => ({ keep })) },
      }),
    }),
  },
  async ({ canvas, userEvent }) => {
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
);

/** The e-mail address is none, and the passwords are too short and not the same. */
export const AccountInformationErrors = meta.story({
  parameters: at(
    'accountInformation',
    { ...typed, email: 'ilse@northlight' },
    types('password', 'short'),
    next,
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByDisplayValue('ilse@northlight')).toBeInvalid());
    for (const password of canvasElement.querySelectorAll('input[type="password"]'))
      await expect(password).toBeInvalid();
  },
});

/** Submit was pressed on the last step, and the passwords are missing: the first step says so. */
export const PasswordsMissing = meta.story({
  parameters: {
    ...on(draft(typed, 'investmentCriteria')),
    ...edits('accountInformation', next),
  },
  play: complains,
});

/** The second step, with nothing chosen. */
export const InvestmentExperience = meta.story({ parameters: alone('investmentExperience') });

InvestmentExperience.test(
  'every complaint; answered, it lets go, and takes back',
  async ({ canvas, userEvent }) => {
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
);

/** The second step filled in: one of each row, and as many preferences as one likes. */
export const InvestmentExperienceFilled = meta.story({
  parameters: filled('investmentExperience'),
  play: chosen('6-10', 'SaaS', 'Fintech', 'Climate Tech', 'Angel'),
});

/** Next was pressed with nothing chosen: each row says so. */
export const InvestmentExperienceErrors = meta.story({
  parameters: alone('investmentExperience', next),
  play: complains,
});

/** The third step, with nothing chosen. */
export const InvestmentDetails = meta.story({ parameters: alone('investmentDetails') });

InvestmentDetails.test(
  'every complaint; the amount is grouped while it is typed',
  async ({ canvas, userEvent }) => {
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
);

/** The third step filled in. */
export const InvestmentDetailsFilled = meta.story({
  parameters: filled('investmentDetails'),
  play: chosen('Pre-seed', 'Seed', '3-6 months', 'Yes'),
});

/** Next was pressed with nothing chosen: each row says so. */
export const InvestmentDetailsErrors = meta.story({
  parameters: alone('investmentDetails', next),
  play: complains,
});

/** The fourth step, which asks for nothing. */
export const PortfolioInformation = meta.story({ parameters: alone('portfolioInformation') });

/** The fourth step filled in. */
export const PortfolioInformationFilled = meta.story({
  parameters: filled('portfolioInformation'),
  play: shows(1_800_000, 42_000_000, 4, 9),
});

/** About is marked as required, and yet the step goes on without it (spec section 4). */
export const AboutYou = meta.story({ parameters: alone('aboutYou') });

AboutYou.test('lets go without what is marked as required, and takes back', async ({ canvas, userEvent }) => {
  await heading(canvas, 'About You');
  await expect(field(canvas, 'About')).toHaveAttribute('aria-required', 'true');
  await goOn({ canvas, userEvent });
  const contact = await heading(canvas, 'Contact Information');
  await waitFor(() => expect(contact).toHaveFocus());
  await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
  await expect(await heading(canvas, 'About You')).toHaveFocus();
});

/** The fifth step filled in. */
export const AboutYouFilled = meta.story({
  parameters: filled('aboutYou'),
  play: shows(registration.about, registration.valueAdd),
});

/** Location is marked as required, and yet the step goes on without it (spec section 4). */
export const ContactInformation = meta.story({ parameters: alone('contactInformation') });

ContactInformation.test(
  'lets go without what is marked as required, and takes back',
  async ({ canvas, userEvent }) => {
    await heading(canvas, 'Contact Information');
    await expect(field(canvas, 'Location')).toHaveAttribute('aria-required', 'true');
    await goOn({ canvas, userEvent });
    const criteria = await heading(canvas, 'Investment Criteria');
    await waitFor(() => expect(criteria).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await heading(canvas, 'Contact Information')).toHaveFocus();
  },
);

/** The sixth step filled in. */
export const ContactInformationFilled = meta.story({
  parameters: filled('contactInformation'),
  play: shows(registration.location, registration.website, registration.linkedinProfile),
});

/** The last step: Submit is in the place of Next. */
export const InvestmentCriteria = meta.story({ parameters: alone('investmentCriteria') });

/** The last step filled in. */
export const InvestmentCriteriaFilled = meta.story({
  parameters: filled('investmentCriteria'),
  play: shows(registration.requirements),
});

/** Submit is busy, and nothing can be changed. */
export const Submitting = meta.story({
  parameters: {
    ...on({ ...ready, provider: { signUp: never } }),
    ...rests('open.steps.investmentCriteria.submitting', ...register),
  },
  play: isBusy,
});

const inUse =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';
const refuse = fn<AuthProvider['signUp']>(() =>
  Promise.reject(providerError('auth/email-already-in-use', inUse)),
);

/** The provider’s sentence comes back to the first step, word for word; nothing typed is lost. */
export const Failed = meta.story({
  parameters: {
    ...on({ ...ready, provider: { signUp: refuse } }),
    ...rests('open.steps.accountInformation.failed', ...register),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(inUse);
    await expect(canvas.getByDisplayValue(registration.email)).toBeVisible();
  },
});

Failed.test('Try again submits once more, and fails again', async ({ canvas, userEvent }) => {
  await expect(await heading(canvas, 'Account Information')).toHaveFocus();
  await expect(field(canvas, 'Email')).toHaveValue(registration.email);
  await expect(field(canvas, 'Password')).toHaveValue(registration.password);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
  await expect(await canvas.findByRole('alert')).toHaveTextContent(inUse);
});

Failed.test(
  'another address takes the sentence away; all the other steps are as they were',
  async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas, 'Email'), 's');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Investment Criteria/ }));
    await expect(field(canvas, 'What you look for in a startup')).toHaveValue(registration.requirements);
  },
);

/** Try again was pressed: the first step is busy, and the sentence is gone. */
export const TryingAgain = meta.story({
  parameters: {
    ...on({ ...ready, services: () => ({ registerInvestor: onceRefused(never) }) }),
    ...rests('open.steps.accountInformation.submitting', ...register, { type: 'submit.retry' }),
  },
  play: async (shown) => {
    await isBusy(shown);
    await expect(shown.canvas.queryByRole('alert')).toBeNull();
  },
});

/** The account is made and its profile kept: thanks, and the way to the feed. */
export const Done = meta.story({
  parameters: { ...on(ready), ...rests('done', ...register) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

Done.test('the profile is kept, and no draft of it', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Thank you for signing up!' })).toBeVisible();
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
});

const noRoomForDraft: Partial<AppParameters> = {
  services: ({ drafts }) => ({
    drafts: { ...drafts, registration: changed(drafts.registration, () => ({ keep: noRoom })) },
  }),
};
const nameTyped: Event = { type: 'field.edit', field: 'fullName', value: 'I' };
const unsaved = ['open.draft.failed', 'open.steps.accountInformation.editing'];

/** The device refuses what is typed: a red box says so at once, and one can go on. */
export const Unsaved = meta.story({
  parameters: { ...on(noRoomForDraft), ...rests(unsaved, nameTyped) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

Unsaved.test('says it after what is typed next, too', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas, 'Full name'), 'lse');
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^This device has no room/);
});

/** With an account, the name and the address are there, and no password is asked for. */
export const SignedIn = meta.story({
  parameters: { ...on({ who: 'nora' }), ...ownRests('open.steps.accountInformation.editing') },
  play: async (shown) => {
    await shows('Nora Lund', 'nora@lund.example')(shown);
    await expect(shown.canvasElement.querySelector('input[type="password"]')).toBeNull();
  },
});

SignedIn.test('says that the password stays', async ({ canvas }) => {
  await expect(field(canvas, 'Email')).toHaveValue('nora@lund.example');
  await expect(canvas.getByText('You are signed in: your account’s password stays as it is.')).toBeVisible();
  await expect(canvas.queryByLabelText('Password')).toBeNull();
  await expect(canvas.queryByText('We kept what you typed last time.')).toBeNull();
});

/** With an account, the draft is looked for. */
export const SignedInRestoring = meta.story({
  parameters: {
    ...on({ who: 'nora', services: ({ drafts }) => ({ drafts: { ...drafts, registration: never } }) }),
    ...ownRests('open.steps.restoring'),
  },
  play: Restoring.input.play,
});

/** With an account, the second step is as it is for everybody. */
export const SignedInExperience = meta.story({ parameters: own('investmentExperience') });
/** With an account, the third step is as it is for everybody. */
export const SignedInDetails = meta.story({ parameters: own('investmentDetails') });
/** With an account, the fourth step is as it is for everybody. */
export const SignedInPortfolio = meta.story({ parameters: own('portfolioInformation') });
/** With an account, the fifth step is as it is for everybody. */
export const SignedInAboutYou = meta.story({ parameters: own('aboutYou') });
/** With an account, the sixth step is as it is for everybody. */
export const SignedInContact = meta.story({ parameters: own('contactInformation') });
/** With an account, the last step is as it is for everybody. */
export const SignedInCriteria = meta.story({ parameters: own('investmentCriteria') });

/** With an account: the device refuses what is typed, and a red box says so. */
export const SignedInUnsaved = meta.story({
  parameters: { ...on({ who: 'nora', ...noRoomForDraft }), ...ownRests(unsaved, nameTyped) },
  play: Unsaved.input.play,
});

/** With an account: Submit is busy, and nothing can be changed. */
export const SignedInSubmitting = meta.story({
  parameters: {
    ...own('investmentCriteria', { services: () => ({ registerOwnInvestor: never }) }),
    ...ownRests('open.steps.investmentCriteria.submitting', next),
  },
  play: isBusy,
});

const noRoomForInvestor = fn<Services['registerOwnInvestor']>(noRoom);

/** With an account only the device can refuse: the last step stays, and says so. */
export const SignedInFailed = meta.story({
  parameters: {
    ...own('investmentCriteria', { services: () => ({ registerOwnInvestor: noRoomForInvestor }) }),
    ...ownRests('open.steps.investmentCriteria.failed', next),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByDisplayValue(registration.requirements)).toBeVisible();
  },
});

SignedInFailed.test('is submitted again by Submit', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(notStored);
  await expect(await heading(canvas, 'Investment Criteria')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(noRoomForInvestor).toHaveBeenCalledTimes(2));
});

const noSignUp = fn<AuthProvider['signUp']>();

/** The account is the one there is, with the name that was typed and whatever address. */
export const SignedInDone = meta.story({
  parameters: {
    ...own('investmentCriteria', { provider: { signUp: noSignUp } }),
    ...ownRests('done', next),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(noSignUp).not.toHaveBeenCalled();
    await expect(await kept('nora', 'investorAccount')).toMatchObject([
      { id: 'ilse-groot', value: { fullName: 'Ilse Groot', email: registration.email } },
    ]);
    await expect(app.session.get()).toMatchObject({ uid: 'nora', userName: 'Ilse Groot' });
  },
});

/** Complaints, in the dark theme. */
export const Dark = AccountInformationErrors.extend({ globals: { theme: 'dark' } });
/** What is chosen, in the dark theme. */
export const DarkChoices = InvestmentExperienceFilled.extend({ globals: { theme: 'dark' } });
/** Thanks, in the dark theme. */
export const DarkDone = Done.extend({ globals: { theme: 'dark' } });

/** Seven steps fit the width of a phone. */
export const Phone = InvestmentExperienceFilled.extend({ globals: phone });

Phone.test('each step says its name to who can’t see it', async ({ canvas, canvasElement }) => {
  const steps = within(canvas.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  await expect(steps.length).toBe(7);
  const page = canvasElement.ownerDocument.documentElement;
  await expect(page.scrollWidth).toBe(page.clientWidth);
});

/** Complaints, on a phone. */
export const PhoneErrors = InvestmentDetailsErrors.extend({ globals: phone });
/** Thanks, on a phone. */
export const PhoneDone = Done.extend({ globals: phone });
/** With an account, on a phone. */
export const SignedInPhone = SignedIn.extend({ globals: phone });

/** Complaints, in Hindi. */
export const Hindi = InvestmentExperienceErrors.extend({ globals: { locale: 'hi' } });
/** Complaints about what was typed, in Hindi on a phone. */
export const HindiPhone = AccountInformationErrors.extend({ globals: { ...phone, locale: 'hi' } });
/** With an account, in Hindi. */
export const SignedInHindi = SignedIn.extend({ globals: { locale: 'hi' } });

/** In Spanish. */
export const Spanish = InvestmentDetailsFilled.extend({ globals: { locale: 'es' } });
/** With an account, in Spanish. */
export const SignedInSpanish = SignedIn.extend({ globals: { locale: 'es' } });
