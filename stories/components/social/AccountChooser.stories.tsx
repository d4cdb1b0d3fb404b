import { expect, fn, waitFor, within } from 'storybook/test';
import { AccountChooser } from '@/components/social/AccountChooser';
import { popupProviders } from '@/data/schema/lists';
import preview from '../../../.storybook/preview';
import { hindiPhone } from '../../support/socialStates';

const accounts = [
  { uid: 'u1', name: 'Asha Verma', email: 'asha@heliogrid.example' },
  { uid: 'u2', name: 'Jonas Felde', email: 'jonas@felde.example' },
];

const meta = preview.meta({
  title: 'Components/Social/AccountChooser',
  component: AccountChooser,
  args: {
    isOpen: true,
    provider: 'google' as const,
    accounts,
    onChoose: fn(),
    onCreate: fn(),
    onClose: fn(),
  },
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
    const lena = { name: 'Lena', email: 'lena@a.example' };
    await userEvent.type(dialog.getByLabelText('Full Name'), lena.name);
    await userEvent.type(dialog.getByLabelText('Email'), lena.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(args.onCreate).toHaveBeenCalledWith(lena);
  },
});

export const FirstAccount = meta.story({
  args: { accounts: [], provider: 'apple' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription('Full name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');

    await userEvent.type(canvas.getByLabelText('Full Name'), 'Lena');
    await userEvent.type(canvas.getByLabelText('Email'), 'lena{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

export const LongHindi = meta.story({
  globals: hindiPhone,
  args: {
    provider: 'microsoft',
    accounts: [
      ...accounts,
      {
        uid: 'u3',
        name: 'Venkatanarasimharajuvaripeta Balasubrahmanyam',
        email: 'a-very-long-address-that-never-ends@an-equally-long-domain.example',
      },
    ],
  },
});
