import app from '@messages/en/app';
import t from '@messages/en/auth';
import AccountPage from '@/app/pages/Account/AccountPage';
import AuthPage from '@/app/pages/Auth/AuthPage';
import ForgotPasswordPage from '@/app/pages/Auth/ForgotPasswordPage';
import { useAuth } from '@/app/session/useAuth';
import { useSignOutFailure } from '@/app/shell/useSignOutFailure';
import { href } from '@/data/schema/shapes/href';
import { alert, button, heading, type Shown } from './shown';

const [signIn, pleaseWait, signOut] = [button(t.signIn), button(t.pleaseWait), button(app.signOut)];

/** Shows the login card, or the account page when signed in, with the toast of a failed sign-out. */
function CardOrAccount() {
  const auth = useAuth();
  useSignOutFailure(auth);
  return auth.snapshot?.matches('signedIn') ? <AccountPage /> : <AuthPage name="account" />;
}

const card: Shown = {
  Page: CardOrAccount,
  app: { path: href('account', { search: { tab: 'settings' } }) },
  shows: {
    checking: [signIn],
    'signedOut.idle': [signIn],
    'signedOut.submitting.authenticating.pending': [pleaseWait],
    'signedOut.submitting.authenticating.delayed': [signIn, alert(t.late)],
    'signedOut.failed': [signIn, alert(t.termsMissing)],
    'signedOut.waiting': [signIn, alert(t.wait({ time: '1 second' }))],
    'signedIn.idle': [signOut],
    'signedIn.signingOut': [button(app.signingOut)],
    'signedIn.failed': [signOut, alert('Refused')],
  },
};

const forgotPassword: Shown = {
  Page: ForgotPasswordPage,
  app: { path: '/forgot-password', who: 'nobody' },
  shows: {
    checking: [button(t.resetPassword)],
    'signedOut.submitting.resetting': [pleaseWait],
    'signedOut.resetSent': [heading(t.sentDeviceTitle)],
  },
};

export const auth = [card, forgotPassword];
