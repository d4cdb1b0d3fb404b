import { type AppParameters, app } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { listing } from '@kit/fixtures/profileRecords';
import { expect } from 'storybook/test';
import AuthPage from '@/app/pages/Auth/AuthPage';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { FilledIn } from '../support/FilledIn';
import { offline } from '../support/offline';
import { PageAtAddress } from '../support/PageAtAddress';
import { alertSays, ending, hindiPhone, press, resting, showing } from '../support/screen';

/** The sign-in card at this path, with these answers. A service, not the device, stores the accounts. */
const card = (provider: AuthAnswers = {}, path = '/login') => ({
  app: { path, who: 'nobody', provider: { home: 'service', ...provider } } satisfies AppParameters,
});
const register = (provider?: AuthAnswers) => card(provider, '/register');
const onDevice = (provider: AuthAnswers = {}) => card({ home: 'device', ...provider });
const rests = resting<AuthEvent>('auth');
const ends = ending(rests);

/** The card at its address, and the feed after signing in. */
const CardAtAddress = () => <PageAtAddress pages={{ Auth: AuthPage, Explore: ExplorePage }} />;

const meta = preview.meta({
  title: 'Screens/Sign in and register',
  component: CardAtAddress,
  parameters: { layout: 'fullscreen', ...card(), ...rests('signedOut.idle') },
});

const sentence = 'Firebase: Error (auth/invalid-credential).';
const reject = () => Promise.reject(providerError('auth/invalid-credential', sentence));
/** Rejects as if a JavaScript chunk of the auth provider couldn't be fetched. */
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));

const account = { email: 'asha@heliogrid.example', password: 'rooftops' };
const newcomer = { fullName: 'Ira Sen', email: 'ira@ledgerline.example', password: 'ledger' };

/** The card with these values in its form. */
const typed = (values: Record<string, string | true>) => ({
  render: () => (
    <FilledIn values={values}>
      <CardAtAddress />
    </FilledIn>
  ),
});
const login = { type: 'signIn.submit', ...account } as const;
const registration = { type: 'signUp.submit', ...newcomer, hasAcceptedTerms: true } as const;

/** The session is still unknown. The form can already be filled in and submitted. */
export const Checking = meta.story(ends(card({ observe: () => () => {} }), 'checking'));

/** The login card. */
export const Idle = meta.story();

/** The register card. */
export const Register = meta.story({ parameters: register() });

Register.test('changing the tab preserves the input and doesn’t navigate', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Full Name'), newcomer.fullName);
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.getByLabelText('Full Name')).toHaveValue(newcomer.fullName);
  await expect(app.addresses).toEqual(['/register']);
});

/** The card shows that accounts stay on this device. It also offers the demo account. */
export const OnDevice = meta.story({ parameters: onDevice() });

OnDevice.test('Look around enters the demo account and opens the feed', async (person) => {
  await press(person, 'Look around as Asha Verma');
  await expect(await person.canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(app.addresses).toEqual(['/login', '/explore']);
});

/** A signed-out visitor listed a startup and completed a profile: the card lists what the account will receive. */
export const GuestWork = meta.story({
  parameters: {
    app: {
      ...onDevice().app,
      records: {
        guest: [...listing(), { kind: 'profile', id: 'me', value: { role: 'Founder' } }],
      },
    } satisfies AppParameters,
  },
  play: showing(/^Not in an account yet: Kestrel and your profile/),
});

/** Without a network connection. A message appears before the form is submitted. */
export const Offline = meta.story({
  beforeEach: offline,
  play: showing('You’re offline. Connect to the internet, then try again.'),
});

/** Signing in is in progress: the button shows a spinner, and all controls are disabled. */
export const Submitting = meta.story({
  ...typed(account),
  ...ends(card({ signIn: never }), 'signedOut.submitting.authenticating.pending', login),
});

/** Google’s window is open: its button shows a spinner. */
export const PopupOpen = meta.story(
  ends(card({ signInWithPopup: never }), 'signedOut.submitting.authenticating.pending', {
    type: 'popup.open',
    provider: 'google',
  }),
);

/** Adds the machine state for a provider that doesn’t answer in time. */
const late = (parameters: ReturnType<typeof card>) =>
  ends(parameters, 'signedOut.submitting.authenticating.delayed', login, {
    type: 'xstate.after.signInPatience.auth.signedOut.submitting.authenticating.pending',
  } as never);

/** The service doesn’t answer in time. The card explains what to do. A late answer still signs in. */
export const Late = meta.story({
  ...typed(account),
  ...late(card({ signIn: never })),
  play: () => alertSays('This takes longer than usual. Check your connection, then try again.'),
});

/** Accounts on this device need no connection, but another tab can block their database. */
export const LateOnDevice = meta.story({
  ...typed(account),
  ...late(onDevice({ signIn: never })),
  play: () => alertSays('This takes longer than usual. Close other Updraft tabs, then try again.'),
});

/** The provider’s error message, unchanged. The input is preserved. */
export const Failed = meta.story({
  ...typed(account),
  ...ends(card({ signIn: reject }), 'signedOut.failed', login),
  play: () => alertSays(sentence),
});

Failed.test('changing the tab removes the error message', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

const tooManySentence =
  'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).';
const makeWait = (retryAfter: number) => () =>
  Promise.reject(Object.assign(providerError('auth/too-many-requests', tooManySentence), { retryAfter }));

/** After several wrong passwords, the user has to wait: the provider’s message, and the time in plain language. */
export const TooManyAttempts = meta.story({
  ...typed(account),
  ...ends(onDevice({ signIn: makeWait(480_000) }), 'signedOut.waiting', login),
  play: () => alertSays(/Too many wrong passwords. Try again in 8 minutes.$/),
});

/** Registered without accepting the terms: the checkbox has the focus. */
export const TermsMissing = meta.story({
  ...typed(newcomer),
  ...ends(register(), 'signedOut.failed', { ...registration, hasAcceptedTerms: false }),
});

/** The script that signs users in failed to load: a message explains what to do. */
export const LoadFailed = meta.story({
  ...typed(account),
  ...ends(card({ signIn: loadFails }), 'signedOut.failed', login),
});

/** Eight minutes to wait, on a phone, in Hindi and in the dark theme. */
export const HindiPhone = TooManyAttempts.extend({
  globals: hindiPhone,
  play: () => alertSays(/8 मिनट बाद फिर कोशिश करें।$/),
});
