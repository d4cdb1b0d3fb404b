import { type AppParameters, app } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { expect, screen, waitFor } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import { useAuth } from '@/app/session/useAuth';
import { useSignOutFailure } from '@/app/shell/useSignOutFailure';
import { href } from '@/data/schema/href';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';

/** Signing out in the settings, of a provider that answers like this. */
const leaving = (signOut: NonNullable<AuthAnswers['signOut']>) => ({
  app: {
    path: href('account', { search: { tab: 'settings' } }),
    provider: { signOut },
  } satisfies AppParameters,
});
/** Where the machines rest: the one that signs out, and those of the page. */
const rests = (state: string, ...events: AuthEvent[]) => ({
  machine: [
    { id: 'auth', state, events },
    { id: 'settings', state: 'ready' },
    { id: 'myData', state: 'idle' },
    { id: 'requests', state: 'loaded' },
  ],
});
const signOut = { type: 'signOut.submit' } as const;

/** Around every page the app says what failed. */
function AccountInApp() {
  useSignOutFailure(useAuth());
  return <AccountPage />;
}

const meta = preview.meta({
  title: 'Screens/Signing out',
  component: AccountInApp,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const button = { name: 'Sign out' };

/** Signing out is under way: the button at the end of the settings says so. */
export const SigningOut = meta.story({
  parameters: { ...leaving(never), ...rests('signedIn.signingOut', signOut) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Signing out…' })).toBeDisabled();
  },
});

const sentence = 'Firebase: Error (auth/network-request-failed).';
const refused = () => Promise.reject(providerError('auth/network-request-failed', sentence));

let isFirst = true;
/** The first time it fails, then it is done. */
function failingOnce() {
  const answer = isFirst ? refused() : Promise.resolve();
  isFirst = false;
  return answer;
}

/** Signing out failed: the provider’s sentence in a toast, and one is still signed in. */
export const Failed = meta.story({
  parameters: { ...leaving(refused), ...rests('signedIn.failed', signOut) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    await expect(await canvas.findByRole('button', button)).toBeEnabled();
    await expect(app.session.get().isSignedIn).toBe(true);
  },
});

Failed.test(
  'the button signs out after all',
  {
    parameters: leaving(failingOnce),
    beforeEach: () => {
      isFirst = true;
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', button));
    await waitFor(() => expect(app.session.get().isSignedIn).toBe(false));
  },
);

const notLoaded = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));

/** What signing out needs could not be fetched: a toast says that one is still signed in. */
export const LoadFailed = meta.story({
  parameters: { ...leaving(notLoaded), ...rests('signedIn.failed', signOut) },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'You’re still signed in. Check your connection, then try again.',
      ),
    );
  },
});
