import { app } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { expect } from 'storybook/test';
import AccountPage from '@/app/pages/Account/AccountPage';
import { useAuth } from '@/app/session/useAuth';
import { useSignOutFailure } from '@/app/shell/useSignOutFailure';
import { href } from '@/data/schema/shapes/href';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { alertSays, ending, on, wide } from '../support/screen';

/** Story parameters: the settings, with a fake `signOut` of the auth provider. */
const leaving = (signOut: NonNullable<AuthAnswers['signOut']>) =>
  on({ path: href('account', { search: { tab: 'settings' } }), provider: { signOut } });
/** The states of the auth machine and of the page's machines at the end of a story. */
const rests = (state: string, ...events: AuthEvent[]) => ({
  machine: [
    { id: 'auth', state, events },
    { id: 'settings', state: 'ready' },
    { id: 'myData', state: 'idle' },
    { id: 'requests', state: 'loaded' },
  ],
});
const ends = ending(rests);
const signOut = { type: 'signOut.submit' } as const;

/** The account page with the sign-out errors that the app shows on every page. */
function AccountInApp() {
  useSignOutFailure(useAuth());
  return <AccountPage />;
}

const meta = preview.meta({
  title: 'Screens/Signing out',
  component: AccountInApp,
  parameters: wide,
});

/** Signing out is in progress: the button at the end of the settings shows it. */
export const SigningOut = meta.story(ends(leaving(never), 'signedIn.signingOut', signOut));

const sentence = 'Firebase: Error (auth/network-request-failed).';
const refusing = () => Promise.reject(providerError('auth/network-request-failed', sentence));

/** Signing out failed: a toast with the provider’s error message. The user is still signed in. */
export const Failed = meta.story({
  ...ends(leaving(refusing), 'signedIn.failed', signOut),
  play: async () => {
    await alertSays(sentence);
    await expect(app.session.get().isSignedIn).toBe(true);
  },
});

const notLoaded = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));

/** The code for signing out couldn’t be fetched: a toast announces that the user is still signed in. */
export const LoadFailed = meta.story({
  ...ends(leaving(notLoaded), 'signedIn.failed', signOut),
  play: () => alertSays('You’re still signed in. Check your connection, then try again.'),
});
