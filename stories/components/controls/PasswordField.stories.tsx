import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/components/controls/PasswordField';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    showLabel: 'Show password',
    autoComplete: 'current-password',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** Shown and hidden from the keyboard; the text stays. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'rising air');
    await expect(args.onChange).toHaveBeenLastCalledWith('rising air');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('rising air');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <PasswordField {...args} label="Empty" name="a" />
      <PasswordField {...args} label="Filled" name="b" defaultValue="rising air" />
      <PasswordField {...args} label="Invalid" name="c" error="Password is required" isRequired />
      <PasswordField {...args} label="Disabled" name="d" defaultValue="rising air" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invalid')).toHaveAccessibleDescription('Password is required');
    await expect(canvas.getByLabelText('Disabled')).toBeDisabled();
    await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled();
  },
});

export const LongText = meta.story({
  args: {
    label: 'आपके खाते का नया पासवर्ड, जिसे केवल आप जानते हैं',
    showLabel: 'पासवर्ड दिखाएँ',
    defaultValue: 'एकबहुतलंबापासवर्डजिसमेंकोईभीखालीजगहनहींहै',
    error: 'पासवर्ड कम से कम छह अक्षरों का होना चाहिए।',
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'पासवर्ड दिखाएँ' }));
  },
});
