import { expect, fn } from 'storybook/test';
import { Switch } from '@/components/controls/Switch';
import { Stack } from '@/components/layout/Stack';
import preview from '../../../.storybook/preview';
import { holding } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Controls/Switch',
  component: Switch,
  args: { label: 'Messages', hint: 'When someone writes to you', isChecked: false, onChange: fn() },
  render: holding('isChecked', 'onChange'),
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
});

export const Default = meta.story({
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
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={12}>
      <Switch {...args} label="Off" isChecked={false} />
      <Switch {...args} label="On" isChecked />
      <Switch {...args} label="Without a hint" hint={undefined} />
      <Switch {...args} label="Off, disabled" isChecked={false} disabledReason="Not available here." />
      <Switch {...args} label="On, disabled" isChecked disabledReason="Not available here." />
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Without a hint')).not.toHaveAttribute('aria-describedby');
    const disabled = canvas.getByLabelText('On, disabled');
    await expect(disabled).toBeDisabled();
    await expect(disabled).toHaveAccessibleDescription('Not available here. When someone writes to you');
    await userEvent.click(canvas.getByText('On, disabled'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  args: {
    label: 'निवेश के अवसर और उनसे जुड़ी हर सूचना, चाहे वह कहीं से भी आए',
    hint: 'जब आपकी पसंद से मेल खाने वाला कोई स्टार्टअप सूचीबद्ध हो: https://updraft.example/investmentopportunitiesandeverythingelse',
    isChecked: true,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});
