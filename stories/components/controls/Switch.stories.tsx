import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from '@/components/controls/Switch';
import { Stack } from '@/components/layout/Stack';

function Turned({ isChecked, onChange, ...props }: SwitchProps) {
  const [isOn, setOn] = useState(isChecked);
  return (
    <Switch
      {...props}
      isChecked={isOn}
      onChange={(next) => {
        setOn(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Controls/Switch',
  component: Switch,
  args: { label: 'Messages', hint: 'When someone writes to you', isChecked: false, onChange: fn() },
  render: (args) => <Turned {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Messages' });
    await expect(control).toHaveAccessibleDescription('When someone writes to you');
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    // The words are part of the target.
    await userEvent.click(canvas.getByText('Messages'));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { isChecked: true } };

export const WithoutHint: Story = {
  args: { hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toHaveAttribute('aria-describedby');
  },
};

export const Disabled: Story = {
  args: { disabledReason: 'Nothing is counted here.' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription('Nothing is counted here. When someone writes to you');
    await userEvent.click(canvas.getByText('Messages'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Switch {...args} label="Off" isChecked={false} />
      <Switch {...args} label="On" isChecked />
      <Switch {...args} label="Off, disabled" isChecked={false} disabledReason="Not available here" />
      <Switch {...args} label="On, disabled" isChecked disabledReason="Not available here" />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'निवेश के अवसर और उनसे जुड़ी हर सूचना, चाहे वह कहीं से भी आए',
    hint: 'जब आपकी पसंद से मेल खाने वाला कोई स्टार्टअप सूचीबद्ध हो: https://updraft.example/investmentopportunitiesandeverythingelse',
    isChecked: true,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
};
