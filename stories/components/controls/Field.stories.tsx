import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '@/components/controls/Field';
import { Stack } from '@/components/layout/Stack';

const meta = {
  title: 'Components/Controls/Field',
  component: Field,
  args: { label: 'Full Name', children: (control) => <input {...control} /> },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label goes to the control. Nothing is said about it that isn't so. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(control.getAttributeNames()).toEqual(['id']);
    await userEvent.click(canvas.getByText('Full Name'));
    await expect(control).toHaveFocus();
  },
};

/** The mark beside the label is for the eye: the control itself says that it is required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByText('Full Name').querySelector('[aria-hidden]')).toBeVisible();
  },
};

export const WithHint: Story = {
  args: { hint: 'As it is registered.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toHaveAccessibleDescription('As it is registered.');
    await expect(control).toBeValid();
  },
};

/** What is wrong is read before the hint. */
export const Invalid: Story = {
  args: { hint: 'As it is registered.', error: 'Full name is required' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toHaveAccessibleDescription('Full name is required As it is registered.');
    await expect(control).toBeInvalid();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    const { width, height } = canvas.getByText('Full Name').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={20}>
      <Field {...args} label="Plain" />
      <Field {...args} label="Required" isRequired />
      <Field {...args} label="With a hint" hint="As it is registered." />
      <Field {...args} label="Invalid" error="Full name is required" />
      <Field
        {...args}
        label="All of it"
        isRequired
        hint="As it is registered."
        error="Full name is required"
      />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'आपके स्टार्टअप का पूरा पंजीकृत नाम, जैसा वह कंपनी के दस्तावेज़ों में लिखा है',
    hint: 'updraft'.repeat(12),
    error: 'कृपया एक मान्य नाम दर्ज करें: यह नाम किसी भी पंजीकृत कंपनी से मेल नहीं खाता।',
    isRequired: true,
  },
  decorators: [(Story) => <div style={{ width: 220 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const line of [canvas.getByText(/^आपके/), ...canvas.getAllByRole('paragraph')]) {
      await expect(line.scrollWidth).toBeLessThanOrEqual(220);
    }
  },
};
