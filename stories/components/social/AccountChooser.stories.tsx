import { expect, waitFor, within } from 'storybook/test';
import { AccountChooser } from '@/components/social/AccountChooser';
import { popupProviders } from '@/data/schema/shapes/lists';
import preview from '../../../.storybook/preview';
import { hindiPhone, spies, stressPerson } from '../../support/socialStates';

const accounts = [
  { uid: 'u1', name: 'Asha Verma', email: 'asha@heliogrid.example' },
  { uid: 'u2', name: 'Jonas Felde', email: 'jonas@felde.example' },
];

const meta = preview.meta({
  component: AccountChooser,
  args: { isOpen: true, provider: 'google' as const, accounts, ...spies('onChoose', 'onCreate', 'onClose') },
  argTypes: { provider: { control: 'inline-radio', options: popupProviders } },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Continue with Google' }));
    await userEvent.click(dialog.getByRole('button', { name: /Jonas Felde/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('u2');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();

    await userEvent.click(dialog.getByRole('button', { name: 'Use another account' }));
    await waitFor(() => expect(dialog.getByLabelText('Full Name')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Full Name'), 'Lena');
    await userEvent.type(dialog.getByLabelText('Email'), 'lena@a.example{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({ name: 'Lena', email: 'lena@a.example' });
  },
});

export const FirstAccount = meta.story({
  args: { accounts: [], provider: 'apple' },
  play: async ({ canvas, userEvent, args }) => {
    const name = canvas.getByLabelText('Full Name');
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Full name is required');
    await expect(email).toHaveAccessibleDescription('Email is required');
    await userEvent.type(name, 'Lena');
    await userEvent.type(email, 'lena{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const LongHindi = meta.story({
  globals: hindiPhone,
  args: {
    provider: 'microsoft',
    accounts: [...accounts, { uid: 'u3', name: stressPerson.name, email: stressPerson.name }],
  },
});
