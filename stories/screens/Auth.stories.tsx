import { type AppParameters, app } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { now } from '@kit/app/clock';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import AuthPage from '@/app/pages/Auth/AuthPage';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { FilledIn } from '../support/FilledIn';
import { offline } from '../support/offline';
import { PageAtAddress } from '../support/PageAtAddress';

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The card at an address, of a provider that answers like this; accounts are with a service. */
const card = (provider: AuthAnswers = {}, path = '/login') => ({
  app: { path, who: 'nobody', provider: { home: 'service', ...provider } } satisfies AppParameters,
});
const register = (provider?: AuthAnswers) => card(provider, '/register');
const onDevice = (provider: AuthAnswers = {}) => card({ home: 'device', ...provider });
/** Where the machine rests. */
const rests = (state: string, ...events: AuthEvent[]) => ({ machine: { id: 'auth', state, events } });

/** Its tabs are addresses, and signing in leads on. */
const CardAtAddress = () => <PageAtAddress pages={{ Auth: AuthPage, Explore: ExplorePage }} />;

const meta = preview.meta({
  title: 'Screens/Sign in and register',
  component: CardAtAddress,
  parameters: { layout: 'fullscreen', ...card(), ...rests('signedOut.idle') },
});

type Canvas = StoryContext['canvas'];
type User = StoryContext['userEvent'];

const sentence = 'Firebase: Error (auth/invalid-credential).';
const reject = () => Promise.reject(providerError('auth/invalid-credential', sentence));
/** A chunk that the provider is made of could not be fetched. */
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));
const loadFailed = 'A part of the page didn’t load. Check your connection, then try again.';

const account = { email: 'asha@heliogrid.example', password: 'rooftops' };
const newcomer = { fullName: 'Ira Sen', email: 'ira@ledgerline.example', password: 'ledger' };

/** The login form was sent, and what was typed stands in it. */
const login = { type: 'signIn.submit', ...account } as const;
const loginTyped = {
  render: () => (
    <FilledIn values={account}>
      <CardAtAddress />
    </FilledIn>
  ),
};
/** The same of the register form. */
const registration = { type: 'signUp.submit', ...newcomer, hasAcceptedTerms: true } as const;
const registrationTyped = {
  render: () => (
    <FilledIn values={{ ...newcomer, acceptedTerms: true }}>
      <CardAtAddress />
    </FilledIn>
  ),
};

/** Fills in the login form and sends it. */
async function signIn(canvas: Canvas, userEvent: User) {
  await userEvent.type(canvas.getByLabelText('Email'), account.email);
  await userEvent.type(canvas.getByLabelText('Password'), `${account.password}{Enter}`);
}

/** Fills in the register form but for the terms, and sends it. */
async function signUpBare(canvas: Canvas, userEvent: User) {
  await userEvent.type(canvas.getByLabelText('Full Name'), newcomer.fullName);
  await userEvent.type(canvas.getByLabelText('Email'), newcomer.email);
  await userEvent.type(canvas.getByLabelText('Password'), `${newcomer.password}{Enter}`);
}

/** Every button is disabled; the one that sends the form says that it is under way. */
async function expectBusy(canvas: Canvas, label = 'Please wait...') {
  await expect(await canvas.findByRole('button', { name: label })).toBeDisabled();
  for (const role of ['button', 'tab']) {
    for (const button of canvas.getAllByRole(role)) await expect(button).toBeDisabled();
  }
}

/** The failure of a form, in whichever language. */
const saysWhatFailed = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await expect(await canvas.findByRole('alert')).toBeVisible();
};

/** Not known yet who is signed in: the form can be filled in and sent all the same. */
export const Checking = meta.story({
  parameters: { ...card({ observe: () => () => {} }), ...rests('checking') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
  },
});

Checking.test('the tabs are one card, and no steps that Back would undo', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
  await expect(app.addresses).toEqual(['/login']);
});

const signInUnchecked = fn<AuthProvider['signIn']>(async ({ email }) => ({
  uid: 'uid-story',
  email,
  displayName: null,
  creationTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
}));

Checking.test(
  'the form can be sent already',
  { parameters: card({ signIn: signInUnchecked }) },
  async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(signInUnchecked.mock.calls).toEqual([[account]]);
    await expect(app.addresses).toEqual(['/login', '/explore']);
  },
);

const signInUnasked = fn<AuthProvider['signIn']>(never);

/** The login card. */
export const Idle = meta.story({
  parameters: card({ signIn: signInUnasked }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Look around as Asha Verma' })).toBeNull();
  },
});

Idle.test('what is missing is said at its field, before anybody is asked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  await expect(signInUnasked).not.toHaveBeenCalled();
});

const signInNever = fn<AuthProvider['signIn']>(never);

Idle.test(
  'the form is sent once',
  { parameters: card({ signIn: signInNever }) },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), account.email);
    await userEvent.type(canvas.getByLabelText('Password'), account.password);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expectBusy(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveValue(account.email);
    await expect(signInNever).toHaveBeenCalledOnce();
  },
);

Idle.test(
  'what was typed stays when signing in fails',
  { parameters: card({ signIn: reject }) },
  async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue(account.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(account.password);
  },
);

const signUpUnasked = fn<AuthProvider['signUp']>(never);

/** The register card. */
export const Register = meta.story({
  parameters: register({ signUp: signUpUnasked }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
  },
});

Register.test('what is typed stays when the tab changes', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Full Name'), newcomer.fullName);
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await userEvent.type(canvas.getByLabelText('Email'), newcomer.email);
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.getByLabelText('Full Name')).toHaveValue(newcomer.fullName);
  await expect(canvas.getByLabelText('Email')).toHaveValue(newcomer.email);
  await expect(signUpUnasked).not.toHaveBeenCalled();
});

Register.test('the form can’t be sent without the terms', async ({ canvas, userEvent }) => {
  await signUpBare(canvas, userEvent);
  await expect(await canvas.findByRole('alert')).toBeVisible();
  await expect(signUpUnasked).not.toHaveBeenCalled();
});

Register.test('the form can be sent with the terms', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
  await signUpBare(canvas, userEvent);
  await expectBusy(canvas);
  await expect(signUpUnasked).toHaveBeenCalledOnce();
});

/** In the place of a page that only members see; its address stays. */
export const InPlaceOfExplore = meta.story({ parameters: card({}, '/explore') });

InPlaceOfExplore.test('its tabs leave the address as it is', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(
    await canvas.findByRole('heading', { level: 1, name: 'Create your account' }),
  ).toBeInTheDocument();
  await expect(app.addresses).toEqual(['/explore']);
});

const lookAround = { name: 'Look around as Asha Verma' };

/** Accounts stay on this device, which the card says; it offers the sample account too. */
export const OnDevice = meta.story({
  parameters: onDevice(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts stay on this device, and people meet here only.')).toBeVisible();
    await expect(canvas.getByRole('button', lookAround)).toBeEnabled();
  },
});

OnDevice.test('Look around enters the sample account', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', lookAround));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(app.session.get()).toMatchObject({ isSignedIn: true, uid: 'sample' });
  await expect(app.addresses).toEqual(['/login', '/explore']);
});

/** The register card where accounts stay on this device. */
export const RegisterOnDevice = meta.story({ parameters: register({ home: 'device' }) });

/** A startup was listed and a profile completed before anybody signed in: the card says what waits for the account. */
export const WorkHeld = meta.story({
  parameters: {
    app: {
      ...onDevice().app,
      records: {
        guest: [
          {
            kind: 'listing',
            id: 'windrose',
            value: {
              listing: listingOf({ ...emptyListing, startupName: 'Windrose', tagline: 'Wind, sold ahead' }),
              savedAt: now,
            },
          },
          { kind: 'profile', id: 'me', value: { role: 'Founder' } },
        ],
      },
    } satisfies AppParameters,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Waiting here for your account: Windrose and your profile/),
    ).toBeVisible();
  },
});

/** Without a network, which is said before anything is sent. */
export const Offline = meta.story({
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline. This needs a connection.')).toBeVisible();
  },
});

/** Signing in is under way: the button turns, and nothing can be pressed. */
export const Submitting = meta.story({
  ...loginTyped,
  parameters: { ...card({ signIn: never }), ...rests('signedOut.submitting.authenticating', login) },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveValue(account.email);
  },
});

/** Registering is under way. */
export const Registering = meta.story({
  ...registrationTyped,
  parameters: {
    ...register({ signUp: never }),
    ...rests('signedOut.submitting.authenticating', registration),
  },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
  },
});

/** Google’s window is open: its button turns. */
export const PopupOpen = meta.story({
  parameters: {
    ...card({ signInWithPopup: never }),
    ...rests('signedOut.submitting.authenticating', { type: 'popup.open', provider: 'google' }),
  },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).not.toHaveAttribute('aria-busy');
  },
});

Idle.test(
  'Google opens its window',
  { parameters: card({ signInWithPopup: never }) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
  },
);

/** The sample account is being entered. */
export const EnteringSample = meta.story({
  parameters: {
    ...onDevice({ signInAsSample: never }),
    ...rests('signedOut.submitting.authenticating', { type: 'sample.enter' }),
  },
  play: async ({ canvas }) => {
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', lookAround)).toHaveAttribute('aria-busy', 'true');
  },
});

/** The provider’s sentence, word for word; what is typed stays. */
export const Failed = meta.story({
  ...loginTyped,
  parameters: { ...card({ signIn: reject }), ...rests('signedOut.failed', login) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue(account.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue(account.password);
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
});

Failed.test('the sentence goes when a field is edited', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), '!');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByLabelText('Password')).toHaveValue(`${account.password}!`);
});

Failed.test('the sentence goes when the tab changes', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

const tooManySentence =
  'Firebase: We have blocked all requests from this device due to unusual activity. Try again later. (auth/too-many-requests).';
const makeWait = (retryAfter: number) => () =>
  Promise.reject(Object.assign(providerError('auth/too-many-requests', tooManySentence), { retryAfter }));

/** After several wrong passwords the next try has to wait: the provider’s sentence, and for how long in plain words. */
export const TooManyAttempts = meta.story({
  ...loginTyped,
  parameters: { ...onDevice({ signIn: makeWait(480_000) }), ...rests('signedOut.waiting', login) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${tooManySentence}After several wrong passwords the next try has to wait. Try again in 8 minutes.`,
    );
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(canvas.getByLabelText('Password')).toHaveValue(account.password);
  },
});

OnDevice.test(
  'what was said of a wait goes when it is over',
  { parameters: onDevice({ signIn: makeWait(300) }) },
  async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Try again in 1 second\.$/);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByLabelText('Password')).toHaveValue(account.password);
  },
);

const termsTyped = {
  render: () => (
    <FilledIn values={newcomer}>
      <CardAtAddress />
    </FilledIn>
  ),
};

/** Registering without the terms: the box that is missing has the focus. */
export const TermsMissing = meta.story({
  ...termsTyped,
  parameters: {
    ...register(),
    ...rests('signedOut.failed', { ...registration, hasAcceptedTerms: false }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please accept terms and conditions to continue.',
    );
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ })).toHaveFocus();
  },
});

const signUpWithoutTerms = fn<AuthProvider['signUp']>(never);

TermsMissing.test(
  'what was said goes when anything is edited, the terms among it',
  { parameters: register({ signUp: signUpWithoutTerms }) },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full Name'), 'i');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(signUpWithoutTerms).not.toHaveBeenCalled();
  },
);

/** What signing in is made of could not be fetched: what to do about it. */
export const LoadFailed = meta.story({
  ...loginTyped,
  parameters: { ...card({ signIn: loadFails }), ...rests('signedOut.failed', login) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
  },
});

let isFirst = true;

LoadFailed.test(
  'the button tries again',
  {
    parameters: card({
      signIn: (typed) => {
        if (!isFirst) return signInUnchecked(typed);
        isFirst = false;
        return loadFails();
      },
    }),
    beforeEach: () => {
      isFirst = true;
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  },
);

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' }, parameters: OnDevice.input.parameters });

/** The terms are missing, in the dark theme. */
export const DarkFailed = meta.story({
  ...termsTyped,
  globals: { theme: 'dark' },
  parameters: TermsMissing.input.parameters,
  play: saysWhatFailed,
});

/** On a phone. */
export const Phone = meta.story({ globals: phone, parameters: OnDevice.input.parameters });

/** A failure on a phone. */
export const PhoneFailed = meta.story({
  ...loginTyped,
  globals: phone,
  parameters: Failed.input.parameters,
  play: saysWhatFailed,
});

/** In Hindi. */
export const Hindi = meta.story({
  globals: { locale: 'hi' },
  parameters: RegisterOnDevice.input.parameters,
});

/** Registering is under way, in Hindi. */
export const HindiBusy = meta.story({
  ...registrationTyped,
  globals: { locale: 'hi' },
  parameters: Registering.input.parameters,
  play: async ({ canvas }) => {
    await expectBusy(canvas, 'कृपया प्रतीक्षा करें...');
  },
});

/** A part that could not be fetched, in Hindi. */
export const HindiLoadFailed = meta.story({
  ...loginTyped,
  globals: { locale: 'hi' },
  parameters: LoadFailed.input.parameters,
  play: saysWhatFailed,
});

/** Eight minutes to wait, in Hindi. */
export const HindiTooManyAttempts = meta.story({
  ...loginTyped,
  globals: { locale: 'hi' },
  parameters: TooManyAttempts.input.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/8 मिनट बाद फिर कोशिश करें।$/);
  },
});

/** On a phone in Spanish. */
export const SpanishPhone = meta.story({
  globals: { ...phone, locale: 'es' },
  parameters: RegisterOnDevice.input.parameters,
});

/** Eight minutes to wait, on a phone in Spanish and in the dark theme. */
export const SpanishPhoneTooManyAttempts = meta.story({
  ...loginTyped,
  globals: { ...phone, locale: 'es', theme: 'dark' },
  parameters: TooManyAttempts.input.parameters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Vuelve a intentarlo en 8 minutos\.$/);
  },
});

/** A sentence of the provider that doesn't end. */
const endless = `Firebase: ${'auth/internal-error-'.repeat(20)} (${sentence})`;

/** A sentence of the provider that doesn’t end, on a phone. */
export const Stress = meta.story({
  ...registrationTyped,
  globals: phone,
  parameters: {
    ...register({ signUp: () => Promise.reject(providerError('auth/internal-error', endless)) }),
    ...rests('signedOut.failed', registration),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(endless);
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBe(documentElement.clientWidth);
  },
});
