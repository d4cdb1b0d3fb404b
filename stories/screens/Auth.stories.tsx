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
import { alertSays, hindiPhone, press, resting, showing } from '../support/screen';

/** The card at an address, of a provider that answers like this; accounts are with a service. */
const card = (provider: AuthAnswers = {}, path = '/login') => ({
  app: { path, who: 'nobody', provider: { home: 'service', ...provider } } satisfies AppParameters,
});
const register = (provider?: AuthAnswers) => card(provider, '/register');
const onDevice = (provider: AuthAnswers = {}) => card({ home: 'device', ...provider });
const rests = resting<AuthEvent>('auth');

/** Its tabs are addresses, and signing in leads on. */
const CardAtAddress = () => <PageAtAddress pages={{ Auth: AuthPage, Explore: ExplorePage }} />;

const meta = preview.meta({
  title: 'Screens/Sign in and register',
  component: CardAtAddress,
  parameters: { layout: 'fullscreen', ...card(), ...rests('signedOut.idle') },
});

const sentence = 'Firebase: Error (auth/invalid-credential).';
const reject = () => Promise.reject(providerError('auth/invalid-credential', sentence));
/** A chunk that the provider is made of could not be fetched. */
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));

const account = { email: 'asha@heliogrid.example', password: 'rooftops' };
const newcomer = { fullName: 'Ira Sen', email: 'ira@ledgerline.example', password: 'ledger' };

/** The forms as they were filled in and sent. */
const typed = (values: Record<string, string | true>) => ({
  render: () => (
    <FilledIn values={values}>
      <CardAtAddress />
    </FilledIn>
  ),
});
const login = { type: 'signIn.submit', ...account } as const;
const registration = { type: 'signUp.submit', ...newcomer, hasAcceptedTerms: true } as const;

/** Not known yet who is signed in: the form can be filled in and sent all the same. */
export const Checking = meta.story({
  parameters: { ...card({ observe: () => () => {} }), ...rests('checking') },
});

/** The login card. */
export const Idle = meta.story();

/** The register card. */
export const Register = meta.story({ parameters: register() });

Register.test(
  'what is typed stays when the tab changes, which is no step of the history',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), newcomer.fullName);
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue(newcomer.fullName);
    await expect(app.addresses).toEqual(['/register']);
  },
);

/** Accounts stay on this device, which the card says; it offers the sample account too. */
export const OnDevice = meta.story({ parameters: onDevice() });

OnDevice.test('Look around enters the sample account', async (person) => {
  await press(person, 'Look around as Asha Verma');
  await expect(await person.canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(app.addresses).toEqual(['/login', '/explore']);
});

/** A startup was listed and a profile completed before anybody signed in: the card says what waits for the account. */
export const WorkHeld = meta.story({
  parameters: {
    app: {
      ...onDevice().app,
      records: {
        guest: [listing(), { kind: 'profile', id: 'me', value: { role: 'Founder' } }],
      },
    } satisfies AppParameters,
  },
  play: showing(/^Not in an account yet: Kestrel and your profile/),
});

/** Without a network, which is said before anything is sent. */
export const Offline = meta.story({
  beforeEach: offline,
  play: showing('You’re offline. Connect to the internet, then try again.'),
});

/** Signing in is under way: the button turns, and nothing can be pressed. */
export const Submitting = meta.story({
  ...typed(account),
  parameters: { ...card({ signIn: never }), ...rests('signedOut.submitting.authenticating.pending', login) },
});

/** Google’s window is open: its button turns. */
export const PopupOpen = meta.story({
  parameters: {
    ...card({ signInWithPopup: never }),
    ...rests('signedOut.submitting.authenticating.pending', { type: 'popup.open', provider: 'google' }),
  },
});

/** The provider doesn’t answer in time. The card says what to do and keeps the input; a late answer still signs in. */
export const Late = meta.story({
  ...typed(account),
  parameters: {
    ...card({ signIn: never }),
    ...rests('signedOut.submitting.authenticating.delayed', login, {
      type: 'xstate.after.signInPatience.auth.signedOut.submitting.authenticating.pending',
    } as never),
  },
  play: () => alertSays(/^This takes longer than usual/),
});

/** The provider’s sentence, word for word; what is typed stays. */
export const Failed = meta.story({
  ...typed(account),
  parameters: { ...card({ signIn: reject }), ...rests('signedOut.failed', login) },
  play: () => alertSays(sentence),
});

Failed.test('the sentence goes when the tab changes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

const tooManySentence =
  'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).';
const makeWait = (retryAfter: number) => () =>
  Promise.reject(Object.assign(providerError('auth/too-many-requests', tooManySentence), { retryAfter }));

/** After several wrong passwords the next try has to wait: the provider’s sentence, and for how long in plain words. */
export const TooManyAttempts = meta.story({
  ...typed(account),
  parameters: { ...onDevice({ signIn: makeWait(480_000) }), ...rests('signedOut.waiting', login) },
  play: () => alertSays(/Too many wrong passwords. Try again in 8 minutes.$/),
});

/** Registering without the terms: the box that is missing has the focus. */
export const TermsMissing = meta.story({
  ...typed(newcomer),
  parameters: {
    ...register(),
    ...rests('signedOut.failed', { ...registration, hasAcceptedTerms: false }),
  },
});

/** What signing in is made of could not be fetched: what to do about it. */
export const LoadFailed = meta.story({
  ...typed(account),
  parameters: { ...card({ signIn: loadFails }), ...rests('signedOut.failed', login) },
});

/** Eight minutes to wait, on a phone, in Hindi and in the dark theme. */
export const HindiPhone = TooManyAttempts.extend({
  globals: hindiPhone,
  play: () => alertSays(/8 मिनट बाद फिर कोशिश करें।$/),
});
