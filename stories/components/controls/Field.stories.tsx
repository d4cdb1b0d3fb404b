import { expect } from 'storybook/test';
import { Field } from '@/components/controls/Field';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Components/Controls/Field',
  component: Field,
  args: { label: 'Full Name', children: (control) => <input {...control} /> },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
});

/** A press on the label focuses the control, which has no attribute that doesn’t apply. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(control.getAttributeNames()).toEqual(['id']);
    await userEvent.click(canvas.getByText('Full Name'));
    await expect(control).toHaveFocus();
  },
});

const hint = 'As it is registered.';
const error = 'Full name is required';

/** The error is read before the hint; a length over the maximum takes the error’s place. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={20}>
      <Field {...args} label="Plain" />
      <Field {...args} label="Required" isRequired />
      <Field {...args} label="With a hint" hint={hint} />
      <Field {...args} label="Invalid" error={error} />
      <Field {...args} label="All of it" isRequired hint={hint} error={error} />
      <Field {...args} label="Too long" error={error} length={25} maximum={20} />
      <Field {...args} label="Label for a screen reader alone" isLabelHidden isRequired />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const control = (name: string) => canvas.getByRole('textbox', { name });
    await expect(control('Required')).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByText('Required').querySelector('[aria-hidden]')).toBeVisible();
    await expect(control('With a hint')).toBeValid();
    await expect(control('All of it')).toHaveAccessibleDescription(`${error} ${hint}`);
    await expect(control('Too long')).toBeInvalid();
    await expect(control('Too long')).toHaveAccessibleDescription(
      'Too long: shorten it to 20 characters to go on. 25 of 20 characters',
    );
    const { width, height } = canvas.getByText('Label for a screen reader alone').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
});

export const Stress = meta.story({
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
});
