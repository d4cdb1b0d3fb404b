import type { AppParameters } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import { expect } from 'storybook/test';
import ForgotPasswordPage from '@/app/pages/Auth/ForgotPasswordPage';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { FilledIn } from '../support/FilledIn';
import { offline } from '../support/offline';
import { alertSays, ending, hindiPhone, leadsTo, press, resting, showing } from '../support/screen';

/** The page with these answers of the auth provider. A service, not the device, stores the accounts. */
const asking = (provider: AuthAnswers = {}) => ({
  app: {
    path: '/forgot-password',
    who: 'nobody',
    provider: { home: 'service', ...provider },
  } satisfies AppParameters,
});
const rests = resting<AuthEvent>('auth');
const ends = ending(rests);

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', ...asking(), ...rests('signedOut.idle') },
});

const address = 'asha@heliogrid.example';
const sentence = 'Firebase: Error (auth/network-request-failed).';
const reject = () => Promise.reject(providerError('auth/network-request-failed', sentence));

/** The event that requests a password reset. */
const reset = (email = address) => ({ type: 'reset.submit', email }) as const;
/** The page with the address entered in its field. */
const typed = {
  render: () => (
    <FilledIn values={{ email: address }}>
      <ForgotPasswordPage />
    </FilledIn>
  ),
};

/** One field: the email address that receives the reset link. */
export const Idle = meta.story();

Idle.test('Reset password with an empty address shows an error and focuses the field', async (person) => {
  const email = person.canvas.getByLabelText('Email');
  await press(person, 'Reset password');
  await expect(email).toHaveFocus();
  await expect(email).toHaveAccessibleDescription('Email is required');
});

/** The accounts are on this device: no email can be sent, and the page explains what to do instead. */
export const IdleOnDevice = meta.story({ parameters: asking({ home: 'device' }) });

/** Without a network connection. A message appears before the form is submitted. */
export const Offline = meta.story({
  beforeEach: offline,
  play: showing('You’re offline. Connect to the internet, then try again.'),
});

/** The provider hasn’t answered yet: the button shows a spinner and is disabled. */
export const Submitting = meta.story({
  ...typed,
  ...ends(asking({ sendPasswordReset: never }), 'signedOut.submitting.resetting', reset()),
});

/** The confirmation, which is the same whether or not the address has an account. */
export const Sent = meta.story({
  parameters: rests('signedOut.resetSent', reset()),
  play: async ({ canvas }) => {
    await showing('Check your inbox', /^If asha@heliogrid\.example has an account,/)({ canvas });
    await leadsTo(canvas, 'Back to sign in', '/login');
  },
});

/** The confirmation if accounts are on this device: no email was sent. */
export const SentOnDevice = meta.story({
  ...ends(IdleOnDevice.input.parameters, 'signedOut.resetSent', reset()),
  play: showing('No email was sent'),
});

/** The provider’s error message, unchanged. The input is preserved. */
export const Failed = meta.story({
  ...typed,
  ...ends(asking({ sendPasswordReset: reject }), 'signedOut.failed', reset()),
  play: () => alertSays(sentence),
});

const long = 'a-very-long-address-that-never-ends@an-equally-long-domain-name.example';

/** A very long address in the confirmation, on a phone, in Hindi and in the dark theme. */
export const HindiPhone = meta.story({
  globals: hindiPhone,
  ...ends(IdleOnDevice.input.parameters, 'signedOut.resetSent', reset(long)),
  play: showing(new RegExp(long)),
});
