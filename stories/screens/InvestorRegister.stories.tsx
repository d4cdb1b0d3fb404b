import type { AppParameters } from '@kit/app/app';
import { providerError } from '@kit/app/authProvider';
import { fullInvestor } from '@kit/fixtures/investorAccount';
import { registration } from '@kit/fixtures/wizards';
import { expect, waitFor } from 'storybook/test';
import InvestorRegisterPage from '@/app/pages/Wizard/InvestorRegisterPage';
import { href } from '@/data/schema/shapes/href';
import {
  emptyRegistration,
  type Registration,
  type RegistrationStep,
} from '@/data/schema/shapes/investorRegistration';
import type { WizardEvent } from '@/machines/wizard/types';
import preview from '../../.storybook/preview';
import { never, noRoom, onceRefused } from '../support/answers';
import { alertSays, type Canvas, hindiPhone, leadsTo, noOverflow, on, press, wide } from '../support/screen';
import { chosen, complains, draftIsRead, holds, next, notStored, shows, wizard } from '../support/wizard';

type Event = WizardEvent<RegistrationStep, Registration>;

/** `own` is the wizard of a signed-in user. The other helpers are for the wizard of a guest. */
const { ends, draft, at, edits, restoring, continuing, unsaved } = wizard<Registration, RegistrationStep>(
  'investorWizard',
  'registration',
  'guest',
);
const own = wizard<Registration, RegistrationStep>('ownInvestorWizard', 'registration', 'nora');

/** The registration as a draft stores it: without passwords. */
const typed: Registration = { ...registration, password: '', confirmPassword: '' };
const types = (field: 'password' | 'confirmPassword', value: string = registration[field]): Event => ({
  type: 'field.edit',
  field,
  value,
});
/** Enters both passwords into a complete draft, then submits the form from the last step. */
const registers = (app: Partial<AppParameters>, state: string, ...more: Event[]) =>
  ends(
    on({ ...draft(typed, 'accountInformation', 'investmentCriteria'), ...app }),
    state,
    types('password'),
    types('confirmPassword'),
    { type: 'step.go', step: 'investmentCriteria' },
    next,
    ...more,
  );

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

/** The wizard looks for a stored draft. If there may be one, the fields stay invisible until it loads. */
export const Restoring = meta.story(restoring);

/** The user has pressed Next while the draft loads. Next counts once the draft has loaded. */
export const Continuing = meta.story(continuing);

/** The first of seven steps, empty. */
export const AccountInformation = meta.story();

/** The first step, filled in. Passwords are never stored and have to be entered again. */
export const AccountInformationFilled = meta.story({
  parameters: at('accountInformation', typed),
  play: shows(registration.fullName, registration.phone, registration.email),
});

/** The email address is invalid, and the passwords are too short and don’t match. */
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

/** The second step, filled in: one choice per row, and any number of preferences. */
export const InvestmentExperience = meta.story({
  parameters: at('investmentExperience', typed),
  play: chosen('6-10', 'SaaS', 'Fintech', 'Climate Tech', 'Angel'),
});

/** Next was pressed without a choice: each row shows an error. */
export const InvestmentExperienceErrors = meta.story({
  parameters: at('investmentExperience', emptyRegistration, next),
  play: complains(
    'Please select the number of investments',
    'Please select at least one investment preference',
    'Please select your investor type',
    'Years of experience is required',
  ),
});

/** The third step, filled in. */
export const InvestmentDetails = meta.story({
  parameters: at('investmentDetails', typed),
  play: chosen('Pre-seed', 'Seed', '3-6 months', 'Yes'),
});

/** Next was pressed without a choice: each row shows an error. */
export const InvestmentDetailsErrors = meta.story({
  parameters: at('investmentDetails', emptyRegistration, next),
  play: complains(
    'Please select at least one investment type',
    'Investment amount is required',
    'Please select an investment timeline',
    'Please indicate if you are an accredited investor',
  ),
});

/** The fourth step, filled in. */
export const PortfolioInformation = meta.story({
  parameters: at('portfolioInformation', typed),
  play: shows('18,00,000', '4,20,00,000', '4', '9'),
});

/** About is marked as required, but the step continues without it (spec section 4). */
export const AboutYou = meta.story({
  parameters: at('aboutYou', emptyRegistration),
  play: async ({ canvas }) => {
    await draftIsRead({ canvas });
    await expect(field(canvas, 'About')).toHaveAttribute('aria-required', 'true');
  },
});

/** The sixth step, filled in. */
export const ContactInformation = meta.story({
  parameters: at('contactInformation', typed),
  play: shows(registration.location, registration.website, registration.linkedinProfile),
});

/** The last step with a restored draft: Submit replaces Next. */
export const InvestmentCriteria = meta.story({
  parameters: at('investmentCriteria', typed),
  play: shows(registration.requirements),
});

InvestmentCriteria.test('Submit focuses the missing password, which drafts don’t contain', async (person) => {
  await press(person, 'Submit');
  await waitFor(() => expect(field(person.canvas, 'Password')).toHaveFocus());
  await expect(field(person.canvas, 'Password')).toHaveAccessibleDescription(
    'Password is required Drafts don’t save passwords, so type it again. At least 8 characters',
  );
});

/** Submit shows a spinner, and all fields are disabled. */
export const Submitting = meta.story(
  registers({ provider: { signUp: never } }, 'open.steps.investmentCriteria.submitting'),
);

const inUse =
  'Firebase: The email address is already in use by another account. (auth/email-already-in-use).';
const refuse = () => Promise.reject(providerError('auth/email-already-in-use', inUse));

/** The provider’s error message appears on the first step, unchanged. All input is preserved. */
export const Failed = meta.story({
  ...registers({ provider: { signUp: refuse } }, 'open.steps.accountInformation.failed'),
  play: () => alertSays(inUse),
});

/** Try again was pressed: the first step is busy, and the error message has disappeared. */
export const TryingAgain = meta.story(
  registers(
    { services: () => ({ registerInvestor: onceRefused(never) }) },
    'open.steps.accountInformation.submitting',
    { type: 'submit.retry' },
  ),
);

/** The account and its profile are created: a confirmation, with a link to the feed. */
export const Done = meta.story({
  ...registers({}, 'done'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await leadsTo(canvas, 'Explore Opportunities', '/explore');
  },
});

/** The draft can’t be saved. A red box announces it immediately, and the user can continue. */
export const Unsaved = meta.story(unsaved('accountInformation', 'fullName'));

/** Returns these parameters, with Nora Lund signed in. */
const signedIn = <Parameters extends { app: Partial<AppParameters> }>(parameters: Parameters) => ({
  ...parameters,
  app: { ...parameters.app, who: 'nora' as const },
});
/** A story of Nora's draft, which she left on this step. */
const hers = (step: RegistrationStep) => ({ parameters: signedIn(own.at(step, typed)) });

/** With an account: name and email address are filled in, and no password is required. */
export const SignedIn = meta.story({
  parameters: signedIn({ ...on({}), ...own.edits('accountInformation') }),
  play: async (shown) => {
    const { canvas } = shown;
    await shows('Nora Lund', 'nora@lund.example')(shown);
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
});

/** With an account: the draft is loading. */
export const SignedInRestoring = meta.story({
  ...own.restoring,
  parameters: signedIn(own.restoring.parameters),
});

/** With an account: the user has pressed Next while the draft loads. */
export const SignedInContinuing = meta.story({
  ...own.continuing,
  parameters: signedIn(own.continuing.parameters),
});

/** With an account: the second step is the same as for guests. */
export const SignedInExperience = meta.story(hers('investmentExperience'));
/** With an account: the third step is the same as for guests. */
export const SignedInDetails = meta.story(hers('investmentDetails'));
/** With an account: the fourth step is the same as for guests. */
export const SignedInPortfolio = meta.story(hers('portfolioInformation'));
/** With an account: the fifth step is the same as for guests. */
export const SignedInAboutYou = meta.story(hers('aboutYou'));
/** With an account: the sixth step is the same as for guests. */
export const SignedInContact = meta.story(hers('contactInformation'));
/** With an account: the last step is the same as for guests. */
export const SignedInCriteria = meta.story(hers('investmentCriteria'));

const ownUnsaved = own.unsaved('accountInformation', 'fullName');

/** With an account: the draft can’t be saved, and a red box announces it. */
export const SignedInUnsaved = meta.story({ ...ownUnsaved, parameters: signedIn(ownUnsaved.parameters) });

/** Nora submits her draft from the last step. The machine ends in this state. */
const sent = (state: string, more: Partial<AppParameters>) => ({
  ...signedIn(on({ ...own.draft(typed, 'investmentCriteria'), ...more })),
  ...own.rests(state, next),
});

/** With an account: Submit shows a spinner, and all fields are disabled. */
export const SignedInSubmitting = meta.story({
  parameters: sent('open.steps.investmentCriteria.submitting', {
    services: () => ({ registerOwnInvestor: never }),
  }),
});

/** With an account: storage is full. The last step stays open and shows an error. */
export const SignedInFailed = meta.story({
  parameters: sent('open.steps.investmentCriteria.failed', {
    services: () => ({ registerOwnInvestor: noRoom }),
  }),
  play: () => alertSays(notStored),
});

const signedInExisting = {
  parameters: {
    ...signedIn(
      on({
        records: {
          nora: [{ kind: 'investorAccount', id: 'me', value: { ...fullInvestor, slug: 'nora-lund' } }],
        },
      }),
    ),
    ...own.rests('existing'),
  },
};

/** The existing account gets an investor profile, with the name that was entered. */
export const SignedInDone = Done.extend({ parameters: sent('done', {}) });

/** An account that is already registered as an investor sees a link to its profile instead of the form. */
export const SignedInExisting = meta.story({
  ...signedInExisting,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You’re registered' });
    await leadsTo(canvas, 'Manage investor profile', href('investorAccount'));
  },
});

/** An account that is already registered as an investor, on a phone, in Hindi and in the dark theme. */
export const ExistingHindiPhone = meta.story({ ...signedInExisting, globals: hindiPhone, play: noOverflow });

/** Errors on a phone, in Hindi and in the dark theme: the seven steps fit the width of the phone. */
export const HindiPhone = InvestmentExperienceErrors.extend({ globals: hindiPhone, play: holds });
