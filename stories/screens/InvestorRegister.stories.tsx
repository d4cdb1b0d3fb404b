import type { AppParameters } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { fullInvestor } from '@kit/fixtures/investorAccount';
import { registration } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import InvestorRegisterPage from '@/app/pages/Wizard/InvestorRegisterPage';
import { href } from '@/data/schema/href';
import {
  emptyRegistration,
  type Registration,
  type RegistrationStep,
} from '@/data/schema/investorRegistration';
import type { WizardEvent } from '@/machines/wizard/types';
import preview from '../../.storybook/preview';
import { never, noRoom, onceRefused } from '../support/answers';
import { alertSays, type Canvas, hindiPhone, leadsTo, noOverflow, on, press, wide } from '../support/screen';
import {
  chosen,
  complains,
  draftIsRead,
  holds,
  next,
  notStored,
  rupees,
  shows,
  wizard,
} from '../support/wizard';

type Event = WizardEvent<RegistrationStep, Registration>;

/** The wizard of a guest, and that of whoever is signed in. */
const { rests, draft, at, edits, restoring, unsaved } = wizard<Registration, RegistrationStep>(
  'investorWizard',
  'registration',
  'guest',
);
const own = wizard<Registration, RegistrationStep>('ownInvestorWizard', 'registration', 'nora');

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
/** Everything was typed but the passwords. */
const ready = draft(typed, 'accountInformation', 'investmentCriteria');

const meta = preview.meta({
  title: 'Screens/Register as an investor (wizard)',
  component: InvestorRegisterPage,
  parameters: {
    ...wide,
    ...on({ path: href('investorRegister'), who: 'nobody' }),
    ...edits('accountInformation'),
  },
  play: draftIsRead,
});

const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name, { selector: 'input, textarea' });

/** A draft is looked for: the form is there already, and what is typed meanwhile counts. */
export const Restoring = meta.story(restoring);

/** The first of seven steps, with nothing typed. */
export const AccountInformation = meta.story();

/** The first step filled in: passwords are never kept, and have to be typed again. */
export const AccountInformationFilled = meta.story({
  parameters: at('accountInformation', typed),
  play: shows(registration.fullName, registration.phone, registration.email),
});

/** The e-mail address is none, and the passwords are too short and not the same. */
export const AccountInformationErrors = meta.story({
  parameters: at(
    'accountInformation',
    { ...typed, fullName: '', phone: '', email: 'ilse@northlight' },
    types('password', 'short'),
    next,
  ),
  play: complains(
    'Full name is required',
    'Phone number is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Passwords do not match',
  ),
});

/** The second step filled in: one of each row, and as many preferences as one likes. */
export const InvestmentExperience = meta.story({
  parameters: at('investmentExperience', typed),
  play: chosen('6-10', 'SaaS', 'Fintech', 'Climate Tech', 'Angel'),
});

/** Next was pressed with nothing chosen: each row says so. */
export const InvestmentExperienceErrors = meta.story({
  parameters: at('investmentExperience', emptyRegistration, next),
  play: complains(
    'Please select the number of investments',
    'Please select at least one investment preference',
    'Please select your investor type',
    'Years of experience is required',
  ),
});

/** The third step filled in. */
export const InvestmentDetails = meta.story({
  parameters: at('investmentDetails', typed),
  play: chosen('Pre-seed', 'Seed', '3-6 months', 'Yes'),
});

/** Next was pressed with nothing chosen: each row says so. */
export const InvestmentDetailsErrors = meta.story({
  parameters: at('investmentDetails', emptyRegistration, next),
  play: complains(
    'Please select at least one investment type',
    'Investment amount is required',
    'Please select an investment timeline',
    'Please indicate if you are an accredited investor',
  ),
});

/** The fourth step filled in. */
export const PortfolioInformation = meta.story({
  parameters: at('portfolioInformation', typed),
  play: shows(rupees(1_800_000), rupees(42_000_000), 4, 9),
});

/** About is marked as required, and yet the step goes on without it (spec section 4). */
export const AboutYou = meta.story({
  parameters: at('aboutYou', emptyRegistration),
  play: async ({ canvas }) => {
    await draftIsRead({ canvas });
    await expect(field(canvas, 'About')).toHaveAttribute('aria-required', 'true');
  },
});

/** The sixth step filled in. */
export const ContactInformation = meta.story({
  parameters: at('contactInformation', typed),
  play: shows(registration.location, registration.website, registration.linkedinProfile),
});

/** The last step, with a draft that is there again: Submit is in the place of Next. */
export const InvestmentCriteria = meta.story({
  parameters: at('investmentCriteria', typed),
  play: shows(registration.requirements),
});

InvestmentCriteria.test('submitting goes back to the passwords, which were never kept', async (person) => {
  await press(person, 'Submit');
  await waitFor(() => expect(field(person.canvas, 'Password')).toHaveFocus());
  await expect(field(person.canvas, 'Password')).toHaveAccessibleDescription(
    'Password is required Drafts don’t save passwords, so type it again. At least 8 characters',
  );
});

/** Submit is busy, and nothing can be changed. */
export const Submitting = meta.story({
  parameters: {
    ...on({ ...ready, provider: { signUp: never } }),
    ...rests('open.steps.investmentCriteria.submitting', ...register),
  },
});

const inUse =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';
const refuse = () => Promise.reject(providerError('auth/email-already-in-use', inUse));

/** The provider’s sentence comes back to the first step, word for word; nothing typed is lost. */
export const Failed = meta.story({
  parameters: {
    ...on({ ...ready, provider: { signUp: refuse } }),
    ...rests('open.steps.accountInformation.failed', ...register),
  },
  play: () => alertSays(inUse),
});

/** Try again was pressed: the first step is busy, and the sentence is gone. */
export const TryingAgain = meta.story({
  parameters: {
    ...on({ ...ready, services: () => ({ registerInvestor: onceRefused(never) }) }),
    ...rests('open.steps.accountInformation.submitting', ...register, { type: 'submit.retry' }),
  },
});

/** The account is made and its profile kept: thanks, and the way to the feed. */
export const Done = meta.story({
  parameters: { ...on(ready), ...rests('done', ...register) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await leadsTo(canvas, 'Explore Opportunities', '/explore');
  },
});

/** The device refuses what is typed: a red box says so at once, and one can go on. */
export const Unsaved = meta.story(unsaved('accountInformation', 'fullName'));

/** The same page to Nora Lund, who is signed in. */
const signedIn = <Parameters extends { app: Partial<AppParameters> }>(parameters: Parameters) => ({
  ...parameters,
  app: { ...parameters.app, who: 'nora' as const },
});
/** A draft of hers, left on this step. */
const hers = (step: RegistrationStep) => ({ parameters: signedIn(own.at(step, typed)) });

/** With an account, the name and the address are there, and no password is asked for. */
export const SignedIn = meta.story({
  parameters: signedIn({ ...on({}), ...own.edits('accountInformation') }),
  play: async (shown) => {
    const { canvas } = shown;
    await shows('Nora Lund', 'nora@lund.example')(shown);
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

/** With an account, the draft is looked for. */
export const SignedInRestoring = meta.story({
  ...own.restoring,
  parameters: signedIn(own.restoring.parameters),
});

/** With an account, the second step is as it is for everybody. */
export const SignedInExperience = meta.story(hers('investmentExperience'));
/** With an account, the third step is as it is for everybody. */
export const SignedInDetails = meta.story(hers('investmentDetails'));
/** With an account, the fourth step is as it is for everybody. */
export const SignedInPortfolio = meta.story(hers('portfolioInformation'));
/** With an account, the fifth step is as it is for everybody. */
export const SignedInAboutYou = meta.story(hers('aboutYou'));
/** With an account, the sixth step is as it is for everybody. */
export const SignedInContact = meta.story(hers('contactInformation'));
/** With an account, the last step is as it is for everybody. */
export const SignedInCriteria = meta.story(hers('investmentCriteria'));

const ownUnsaved = own.unsaved('accountInformation', 'fullName');

/** With an account: the device refuses what is typed, and a red box says so. */
export const SignedInUnsaved = meta.story({ ...ownUnsaved, parameters: signedIn(ownUnsaved.parameters) });

/** Sent from the last step, by Nora. */
const sent = (state: string, more: Partial<AppParameters>) => ({
  ...signedIn(on({ ...own.draft(typed, 'investmentCriteria'), ...more })),
  ...own.rests(state, next),
});

/** With an account: Submit is busy, and nothing can be changed. */
export const SignedInSubmitting = meta.story({
  parameters: sent('open.steps.investmentCriteria.submitting', {
    services: () => ({ registerOwnInvestor: never }),
  }),
});

/** With an account only the device can refuse: the last step stays, and says so. */
export const SignedInFailed = meta.story({
  parameters: sent('open.steps.investmentCriteria.failed', {
    services: () => ({ registerOwnInvestor: noRoom }),
  }),
  play: () => alertSays(notStored),
});

const signedInExisting = {
  parameters: {
    ...signedIn(
      on({ records: { nora: [{ kind: 'investorAccount', id: 'nora-lund', value: fullInvestor }] } }),
    ),
    ...own.rests('existing'),
  },
};

/** The account is the one there is, with the name that was typed and whatever address. */
export const SignedInDone = Done.extend({ parameters: sent('done', {}) });

/** An account that is an investor already gets no second form. */
export const SignedInExisting = meta.story({
  ...signedInExisting,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re registered' });
    await leadsTo(canvas, 'Manage investor profile', href('investorAccount'));
  },
});

/** The same on a phone, in Hindi and in the dark theme. */
export const ExistingHindiPhone = meta.story({ ...signedInExisting, globals: hindiPhone, play: noOverflow });

/** Complaints on a phone, in Hindi and in the dark theme: seven steps fit its width. */
export const HindiPhone = InvestmentExperienceErrors.extend({ globals: hindiPhone, play: holds });
