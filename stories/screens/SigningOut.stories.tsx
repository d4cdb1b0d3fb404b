import { app } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { expect } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import { useAuth } from '@/app/session/useAuth';
import { useSignOutFailure } from '@/app/shell/useSignOutFailure';
import { href } from '@/data/schema/href';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { alertSays, on, wide } from '../support/screen';

/** Signing out in the settings, of a provider that answers like this. */
const leaving = (signOut: NonNullable<AuthAnswers['signOut']>) =>
  on({ path: href('account', { search: { tab: 'settings' } }), provider: { signOut } });
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
  parameters: wide,
});

/** Signing out is under way: the button at the end of the settings says so. */
export const SigningOut = meta.story({
  parameters: { ...leaving(never), ...rests('signedIn.signingOut', signOut) },
});

const sentence = 'Firebase: Error (auth/network-request-failed).';
const refusing = () => Promise.reject(providerError('auth/network-request-failed', sentence));

/** Signing out failed: the provider’s sentence in a toast, and one is still signed in. */
export const Failed = meta.story({
  parameters: { ...leaving(refusing), ...rests('signedIn.failed', signOut) },
  play: async () => {
    await alertSays(sentence);
    await expect(app.session.get().isSignedIn).toBe(true);
  },
});

const notLoaded = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));

/** What signing out needs could not be fetched: a toast says that one is still signed in. */
export const LoadFailed = meta.story({
  parameters: { ...leaving(notLoaded), ...rests('signedIn.failed', signOut) },
  play: () => alertSays('You’re still signed in. Check your connection, then try again.'),
});
