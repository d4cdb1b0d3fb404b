import { stressTexts } from '@kit/fixtures/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { YourDataQuestion } from '@/components/settings/YourDataQuestion';
import { Text } from '@/components/typography/Text';

const meta = {
  title: 'Components/Settings/YourDataQuestion',
  component: YourDataQuestion,
  args: {
    title: 'Reset to sample data?',
    failure: null,
    children: <Text>Your posts, messages and marks on this device go. The sample comes back.</Text>,
    final: 'This can’t be undone.',
    action: <Button variant="danger">Reset</Button>,
    isBusy: false,
    progress: 'Resetting…',
    onCancel: fn(),
  },
  argTypes: { children: { control: false }, action: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof YourDataQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cancel and the cross lead out; whoever presses Enter at once confirms nothing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getByText('This can’t be undone.')).toBeInTheDocument();
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(dialog.getByRole('status').textContent).toBe('');
    await expect(dialog.getByRole('button', { name: 'Reset' })).not.toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** Under way it says so, and can't be left by Cancel. */
export const Busy: Story = {
  args: {
    isBusy: true,
    action: (
      <Button variant="danger" isBusy>
        Reset
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting…');
  },
};

export const Failed: Story = {
  args: { failure: 'Your data could not be reset. Nothing was changed.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.failure ?? '');
  },
};

/** Its button is disabled meanwhile, and loses the focus; a failure gives it back. */
export const GivesFocusBack: Story = {
  render: function Render(args) {
    const [status, setStatus] = useState<'asking' | 'busy' | 'failed'>('asking');
    const isBusy = status === 'busy';
    const start = () => {
      setStatus('busy');
      setTimeout(() => setStatus('failed'), 50);
    };
    return (
      <YourDataQuestion
        {...args}
        isBusy={isBusy}
        failure={status === 'failed' ? 'Nothing was changed.' : null}
        action={
          <Button variant="danger" isBusy={isBusy} onClick={start}>
            Reset
          </Button>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus());
  },
};

/** All at once. */
export const Matrix: Story = { args: { ...Busy.args, ...Failed.args } };

export const StressHindi: Story = {
  args: {
    title: `${stressTexts.hindi} ${stressTexts.unbroken.slice(0, 90)}`,
    failure: stressTexts.unbroken,
    children: <Text>{stressTexts.long}</Text>,
    final: stressTexts.hindi,
  },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
