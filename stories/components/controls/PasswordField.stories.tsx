import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '@/components/controls/PasswordField';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    showLabel: 'Show password',
    autoComplete: 'current-password',
    onChange: fn(),
  },
  argTypes: { ref: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and hidden from the keyboard; the text stays. */
export const Default: Story = {
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
};

export const Invalid: Story = {
  args: { error: 'Password is required', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'rising air', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      <PasswordField label="Empty" name="a" showLabel="Show password" />
      <PasswordField label="Filled" name="b" showLabel="Show password" defaultValue="rising air" />
      <PasswordField label="Invalid" name="c" showLabel="Show password" error="Password is required" />
      <PasswordField
        label="Disabled"
        name="d"
        showLabel="Show password"
        defaultValue="rising air"
        isDisabled
      />
    </Stack>
  ),
};

export const LongText: Story = {
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
};
