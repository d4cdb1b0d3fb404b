import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '@/components/controls/Checkbox';
import { Stack } from '@/components/layout/Stack';
import { TextLink } from '@/components/typography/TextLink';

const meta = {
  title: 'Components/Controls/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', name: 'remember', onChange: fn() },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember me' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Checked: Story = { args: { isInitiallyChecked: true } };

export const Controlled: Story = {
  render: (args) => {
    const [checked, setChecked] = useState(true);
    return <Checkbox {...args} isChecked={checked} onChange={setChecked} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const WithLink: Story = {
  args: {
    name: 'terms',
    isRequired: true,
    label: (
      <>
        I agree to the <TextLink href="#terms">Terms of Use</TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Use' });
    await expect(box).toHaveAttribute('aria-required', 'true');
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '#terms');
  },
};

export const Invalid: Story = {
  args: { ...WithLink.args, error: 'Please accept terms and conditions to continue.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Please accept terms and conditions to continue.');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={0}>
      <Checkbox label="Off" name="a" />
      <Checkbox label="On" name="b" isInitiallyChecked />
      <Checkbox label="Off, disabled" name="c" isDisabled />
      <Checkbox label="On, disabled" name="d" isInitiallyChecked isDisabled />
      <Checkbox label="Off, invalid" name="e" error="Please accept terms and conditions to continue." />
      <Checkbox label="On, invalid" name="f" isInitiallyChecked error="Choose at most three." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'मैं उपयोग की शर्तों और गोपनीयता नीति से सहमत हूँ, और समझता हूँ कि मेरा खाता इसी डिवाइस पर रखा जाता है। https://updraft.example/termsofuseandeverythingelse',
    error: 'आगे बढ़ने के लिए कृपया नियम और शर्तें स्वीकार करें।',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
