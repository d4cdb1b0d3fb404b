import type { AppParameters } from '@kit/app/app';
import { type AuthAnswers, providerError } from '@kit/app/authProvider';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import ForgotPasswordPage from '@/app/pages/Auth/ForgotPasswordPage';
import type { AuthEvent } from '@/machines/auth/machine';
import preview from '../../.storybook/preview';
import { never } from '../support/answers';
import { FilledIn } from '../support/FilledIn';
import { offline } from '../support/offline';

const phone = { viewport: { value: 'phone', isRotated: false } };

/** The page, of a provider that answers like this; accounts are with a service. */
const asking = (provider: AuthAnswers = {}) => ({
  app: {
    path: '/forgot-password',
    who: 'nobody',
    provider: { home: 'service', ...provider },
  } satisfies AppParameters,
});
/** Where the machine rests. */
const rests = (state: string, ...events: AuthEvent[]) => ({ machine: { id: 'auth', state, events } });

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordPage,
  parameters: { layout: 'fullscreen', ...asking(), ...rests('signedOut.idle') },
});

type Canvas = StoryContext['canvas'];
type User = StoryContext['userEvent'];

const address = 'asha@heliogrid.example';
const sentence = 'Firebase: Error (auth/network-request-failed).';
const reject = () => Promise.reject(providerError('auth/network-request-failed', sentence));
const loadFails = () => Promise.reject(Object.assign(new Error('Not loaded'), { name: 'ChunkError' }));
const loadFailed = 'A part of the page didn’t load. Check your connection, then try again.';

/** Asks for the mail. */
const ask = (canvas: Canvas, userEvent: User) =>
  userEvent.type(canvas.getByRole('textbox'), `${address}{Enter}`);

/** It was asked for. */
const reset = (email = address) => ({ type: 'reset.submit', email }) as const;
/** What was asked for stands in the field. */
const typed = {
  render: () => (
    <FilledIn values={{ email: address }}>
      <ForgotPasswordPage />
    </FilledIn>
  ),
};

const resetUnasked = fn(async (_email: string) => {});

/** One field: the address that the reset mail goes to. */
export const Idle = meta.story({
  parameters: asking({ sendPasswordReset: resetUnasked }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
});

Idle.test('an empty address is asked for', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset password' }));
  await expect(canvas.getByLabelText('Email')).toHaveFocus();
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
  await expect(resetUnasked).not.toHaveBeenCalled();
});

const resetDone = fn(async (_email: string) => {});

Idle.test(
  'the provider is asked once, and the answer leads to the inbox',
  { parameters: asking({ sendPasswordReset: resetDone }) },
  async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(resetDone.mock.calls).toEqual([[address]]);
  },
);

Idle.test(
  'what was typed stays when it fails',
  { parameters: asking({ sendPasswordReset: reject }) },
  async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue(address);
  },
);

/** Accounts are kept on this device: no mail can be sent, and what to do instead. */
export const IdleOnDevice = meta.story({ parameters: asking({ home: 'device' }) });

/** Without a network, which is said before anything is asked. */
export const Offline = meta.story({
  beforeEach: offline,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'You’re offline. This needs a connection.',
    );
  },
});

/** The provider hasn’t answered yet: the button turns, and can’t be pressed. */
export const Submitting = meta.story({
  ...typed,
  parameters: {
    ...asking({ sendPasswordReset: never }),
    ...rests('signedOut.submitting.resetting', reset()),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Please wait...' })).toBeDisabled();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** The answer, the same whether or not the address has an account. */
export const Sent = meta.story({
  parameters: rests('signedOut.resetSent', reset()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(canvas.getByText(/^If an account uses asha@heliogrid\.example,/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
});

/** The answer where accounts are kept on this device: no mail was sent. */
export const SentOnDevice = meta.story({
  parameters: { ...IdleOnDevice.input.parameters, ...rests('signedOut.resetSent', reset()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No email was sent' })).toBeVisible();
  },
});

/** The provider’s sentence, word for word; what is typed stays. */
export const Failed = meta.story({
  ...typed,
  parameters: { ...asking({ sendPasswordReset: reject }), ...rests('signedOut.failed', reset()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
    await expect(canvas.getByLabelText('Email')).toHaveValue(address);
    await expect(canvas.getByRole('button', { name: 'Reset password' })).toBeEnabled();
  },
});

/** What was said is there until the address is touched. */
async function goesWhenEdited({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText('Email'), '.org');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByLabelText('Email')).toHaveValue(`${address}.org`);
}

Failed.test('the sentence goes when the address is edited', goesWhenEdited);

/** A part of the page could not be fetched: what to do about it. */
export const LoadFailed = meta.story({
  ...typed,
  parameters: { ...asking({ sendPasswordReset: loadFails }), ...rests('signedOut.failed', reset()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(loadFailed);
  },
});

LoadFailed.test('the words go when the address is edited', goesWhenEdited);

/** A failure in the dark theme. */
export const Dark = meta.story({
  ...typed,
  globals: { theme: 'dark' },
  parameters: Failed.input.parameters,
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: phone });

const long = 'a-very-long-address-that-never-ends@an-equally-long-domain-name.example';

/** A very long address in the answer, on a phone in Hindi. */
export const LongHindiPhone = meta.story({
  globals: { ...phone, locale: 'hi' },
  parameters: { ...IdleOnDevice.input.parameters, ...rests('signedOut.resetSent', reset(long)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText(new RegExp(long))).toBeVisible();
  },
});
