import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AuthHarness, authArgs } from '../fixtures/AuthHarness';

/** From the login card to the profile: what a new member goes through. */
const meta = {
  title: 'Flows/Registering',
  component: AuthHarness,
  parameters: { layout: 'fullscreen' },
  args: authArgs,
} satisfies Meta<typeof AuthHarness>;
export default meta;

export const Registering: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, step, args }) => {
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
    await step('be asked for the terms', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'Please accept terms and conditions to continue.',
      );
      await expect(args.onAuthenticate).not.toHaveBeenCalled();
    });
    await step('accept them and register', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree to the Terms of Use' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
      await expect(args.onAuthenticate.mock.calls).toEqual([
        [{ kind: 'signUp', fullName: 'Ira Sen', email: 'ira@ledgerline.example', password: 'ledger' }],
      ]);
    });
    await step('be asked for the profile', async () => {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Complete Your Profile' }),
      ).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Basic Info' })).toBeVisible();
    });
  },
};
