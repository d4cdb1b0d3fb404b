import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import AuthPage from '@/app/pages/Auth/AuthPage';
import ExplorePage from '@/app/pages/Explore/ExplorePage';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { type AppParameters, app } from '../support/app';
import { type AuthAnswers, providerError } from '../support/authProvider';
import { now } from '../support/clock';
import { PageAtAddress } from '../support/PageAtAddress';

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The card at an address, of a provider that answers like this; accounts are with a service. */
const card = (provider: AuthAnswers = {}, path = '/login') => ({
  app: { path, who: 'nobody', provider: { home: 'service', ...provider } } satisfies AppParameters,
});
const register = (provider?: AuthAnswers) => card(provider, '/register');
const onDevice = (provider: AuthAnswers = {}) => card({ home: 'device', ...provider });

const meta = {
  title: 'Screens/Auth',
  component: AuthPage,
  // Its tabs are addresses, and signing in leads on.
  render: () => <PageAtAddress pages={{ Auth: AuthPage, Explore: ExplorePage }} />,
  args: { name: 'login' },
  parameters: { layout: 'fullscreen', ...card() },
} satisfies Meta<typeof AuthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Canvas = PlayContext['canvas'];
type User = PlayContext['userEvent'];

const sentence = 'Firebase: Error (auth/invalid-credential).';
const never = () => new Promise<never>(() => {});
const reject = () => Promise.reject(providerError('auth/invalid-credential', sentence));
/** A chunk that the provider is made of could not be fetched. */
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));
const loadFailed = 'A part of the page didn’t load. Check your connection, then try again.';

/** Fills in the login form and sends it. */
async function signIn(canvas: Canvas, userEvent: User) {
  await userEvent.type(canvas.getByLabelText(/^(Email|ईमेल)$/), 'asha@heliogrid.example');
  await userEvent.type(canvas.getByLabelText(/^(Password|पासवर्ड)$/), 'rooftops{Enter}');
}

/** Every button is disabled; the one that sends the form says that it is under way. */
async function expectBusy(canvas: Canvas, label = 'Please wait...') {
  await expect(await canvas.findByRole('button', { name: label })).toBeDisabled();
  for (const role of ['button', 'tab']) {
    for (const button of canvas.getAllByRole(role)) await expect(button).toBeDisabled();
  }
}

/** A startup was listed, and a profile completed, before anybody signed in. */
export const Waiting: Story = {
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
};

/** Not yet known who is signed in: the form can be filled in all the same. */
export const Checking: Story = {
  parameters: card({ observe: () => () => {} }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to Updraft' })).toBeInTheDocument();
    // One card: the tabs are no steps that Back would undo.
    await expect(app.addresses).toEqual(['/login']);
  },
};

const signInUnchecked = fn<AuthProvider['signIn']>(async ({ email }) => ({
  uid: 'uid-story',
  email,
  displayName: null,
  creationTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 09:00:00 GMT',
}));

/** It can be sent too. */
export const CheckingThenSignedIn: Story = {
  parameters: card({ observe: () => () => {}, signIn: signInUnchecked }),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(signInUnchecked.mock.calls).toEqual([
      [{ email: 'asha@heliogrid.example', password: 'rooftops' }],
    ]);
    await expect(app.addresses).toEqual(['/login', '/explore']);
  },
};

const signInUnasked = fn<AuthProvider['signIn']>(never);

export const Idle: Story = {
  parameters: card({ signIn: signInUnasked }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(signInUnasked).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Look around as Asha Verma' })).toBeNull();
  },
};

const signUpUnasked = fn<AuthProvider['signUp']>(never);

export const Register: Story = {
  parameters: register({ signUp: signUpUnasked }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ira Sen');
    // What is typed stays when the tab changes.
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.type(canvas.getByLabelText('Email'), 'ira@ledgerline.example');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ira Sen');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ira@ledgerline.example');
    await expect(signUpUnasked).not.toHaveBeenCalled();
  },
};

/** In the place of a protected screen the address stays, and the tabs are the machine's. */
export const InPlaceOfExplore: Story = {
  parameters: card({}, '/explore'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Create your account' }),
    ).toBeInTheDocument();
    await expect(app.addresses).toEqual(['/explore']);
  },
};

const signInNever = fn<AuthProvider['signIn']>(never);

/** The provider never answers. */
export const Submitting: Story = {
  parameters: card({ signIn: signInNever }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'asha@heliogrid.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'rooftops');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expectBusy(canvas);
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@heliogrid.example');
    await expect(signInNever).toHaveBeenCalledOnce();
  },
};

async function signUp(canvas: Canvas, userEvent: User) {
  const [name, email] = canvas.getAllByRole('textbox');
  if (!name || !email) throw new Error('The form asks for a name and an address');
  await userEvent.type(name, 'Ira Sen');
  await userEvent.type(email, 'ira@ledgerline.example');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.type(canvas.getByLabelText(/^(Password|पासवर्ड)$/), 'ledger{Enter}');
}

export const Registering: Story = {
  parameters: register({ signUp: never }),
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent);
    await expectBusy(canvas);
  },
};

export const PopupOpen: Story = {
  parameters: card({ signInWithPopup: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }));
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', { name: 'Google' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Please wait...' })).not.toHaveAttribute('aria-busy');
  },
};

const lookAround = { name: 'Look around as Asha Verma' };

export const EnteringSample: Story = {
  parameters: onDevice({ signInAsSample: never }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', lookAround));
    await expectBusy(canvas);
    await expect(canvas.getByRole('button', lookAround)).toHaveAttribute('aria-busy', 'true');
  },
};

/** The provider's sentence, word for word; what is typed stays. */
export const Failed: Story = {
  parameters: card({ signIn: reject }),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue('asha@heliogrid.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftops');
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  },
};

/** It is there until a field is touched. */
export const FailedThenEdited: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Password')).toHaveValue('rooftops!');
  },
};

export const FailedThenOtherTab: Story = {
  parameters: Failed.parameters,
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const signUpWithoutTerms = fn<AuthProvider['signUp']>(never);

async function signUpBare(canvas: Canvas, userEvent: User) {
  await userEvent.type(canvas.getByLabelText('Full Name'), 'Ira Sen');
  await userEvent.type(canvas.getByLabelText('Email'), 'ira@ledgerline.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'ledger{Enter}');
}

export const TermsMissing: Story = {
  parameters: register({ signUp: signUpWithoutTerms }),
  play: async ({ canvas, userEvent }) => {
    await signUpBare(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Please accept terms and conditions to continue.',
    );
    await expect(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ })).toHaveFocus();
    await expect(signUpWithoutTerms).not.toHaveBeenCalled();
  },
};

export const TermsAccepted: Story = {
  parameters: TermsMissing.parameters,
  play: async ({ canvas, userEvent }) => {
    await signUpBare(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Full Name'), 'i');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(signUpWithoutTerms).not.toHaveBeenCalled();
  },
};

/** Without a service behind it the card offers the sample account, and says where accounts stay. */
export const OnDevice: Story = {
  parameters: onDevice(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accounts stay on this device, and people meet here only.')).toBeVisible();
    await expect(canvas.getByRole('button', lookAround)).toBeEnabled();
  },
};

export const SampleEntered: Story = {
  parameters: onDevice(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', lookAround));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await expect(app.session.get()).toMatchObject({ isSignedIn: true, uid: 'sample' });
    await expect(app.addresses).toEqual(['/login', '/explore']);
  },
};

export const RegisterOnDevice: Story = { parameters: register({ home: 'device' }) };

/** A sentence of the provider that doesn't end. */
const endless = `Firebase: ${'auth/internal-error-'.repeat(20)} (${sentence})`;
export const Stress: Story = {
  globals: phone,
  parameters: register({
    signUp: () => Promise.reject(providerError('auth/internal-error', endless)),
  }),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await signUp(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(endless);
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Phone: Story = { globals: phone, parameters: OnDevice.parameters };
export const PhoneFailed: Story = { ...Failed, globals: phone };

/** A chunk that the provider is made of could not be fetched. */
export const LoadFailed: Story = {
  parameters: card({ signIn: loadFails }),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
  },
};

let isFirst = true;

/** The button tries again. */
export const LoadedAgain: Story = {
  parameters: card({
    signIn: (account) => {
      if (!isFirst) return signInUnchecked(account);
      isFirst = false;
      return loadFails();
    },
  }),
  beforeEach: () => {
    isFirst = true;
  },
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
    await userEvent.type(canvas.getByLabelText('Password'), '!');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  },
};

export const HindiLoadFailed: Story = {
  globals: { locale: 'hi' },
  parameters: LoadFailed.parameters,
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, parameters: OnDevice.parameters };
export const DarkFailed: Story = { ...TermsMissing, globals: { theme: 'dark' } };
export const Hindi: Story = { globals: { locale: 'hi' }, parameters: RegisterOnDevice.parameters };
export const HindiBusy: Story = {
  globals: { locale: 'hi' },
  parameters: Registering.parameters,
  play: async ({ canvas, userEvent }) => {
    await signUp(canvas, userEvent);
    await expectBusy(canvas, 'कृपया प्रतीक्षा करें...');
  },
};
export const SpanishPhone: Story = {
  globals: { ...phone, locale: 'es' },
  parameters: RegisterOnDevice.parameters,
};
