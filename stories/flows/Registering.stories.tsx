import { app } from '@kit/app/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import AuthPage from '@/app/pages/Auth/AuthPage';
import OnboardingPage from '@/app/pages/Wizard/OnboardingPage';
import type { AuthProvider } from '@/data/ports/AuthProvider';
import { PageAtAddress } from '../support/PageAtAddress';

const signUp = fn<AuthProvider['signUp']>(async ({ email }) => ({
  uid: 'uid-ira',
  email,
  displayName: null,
  creationTime: 'Thu, 20 Nov 2025 12:00:00 GMT',
  lastSignInTime: 'Thu, 20 Nov 2025 12:00:00 GMT',
}));

/** The path of a new member, from the login card to the profile. */
const meta = {
  title: 'Flows/Registering',
  tags: ['flow'],
  // The steps find elements by their English text.
  globals: { locale: 'en' },
  component: AuthPage,
  render: () => <PageAtAddress pages={{ Auth: AuthPage, Onboarding: OnboardingPage }} />,
  args: { name: 'login' },
  parameters: { layout: 'fullscreen', app: { path: '/login', who: 'nobody', provider: { signUp } } },
} satisfies Meta<typeof AuthPage>;
export default meta;

export const Registering: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step }) => {
    await step('choose Register', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Create your account' }),
      ).toBeInTheDocument();
    });
    await step('fill in the form', async () => {
      await userEvent.type(canvas.getByLabelText('Full Name'), 'Ira Sen');
      await userEvent.type(canvas.getByLabelText('Email'), 'ira@ledgerline.example');
      await userEvent.type(canvas.getByLabelText('Password'), 'ledger');
    });
    await step('see the error that the terms aren’t accepted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Please accept terms and conditions to continue.',
      );
      await expect(signUp).not.toHaveBeenCalled();
    });
    await step('accept the terms and register', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^I agree to the Terms of Use/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    });
    await step('arrive at the onboarding, signed in', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Complete Your Profile' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible();
      await expect(signUp.mock.calls.map(([{ email, password }]) => [email, password])).toEqual([
        ['ira@ledgerline.example', 'ledger'],
      ]);
      await expect(app.session.get()).toMatchObject({
        isSignedIn: true,
        uid: 'uid-ira',
        userName: 'Ira Sen',
      });
      await expect(app.addresses).toEqual(['/register', '/userOnboard']);
    });
  },
};
