import { stressTexts } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { YourDataQuestion } from '@/components/settings/YourDataQuestion';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { phone } from '../../support/globals';

const meta = preview.meta({
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
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

/** Cancel and the close button lead out. An Enter right after it opens confirms nothing. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getByRole('status').textContent).toBe('');
    await expect(dialog.getByRole('button', { name: 'Reset' })).not.toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

/** Its button, disabled while it works, loses the focus; a failure gives it back. */
export const GivesFocusBack = meta.story({
  render: function Failing(args) {
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
});

/** At it once more, after a failure: it says so, and Cancel doesn’t lead out. */
export const StressHindi = meta.story({
  args: {
    isBusy: true,
    title: `${stressTexts.hindi} ${stressTexts.unbroken.slice(0, 90)}`,
    failure: stressTexts.unbroken,
    children: <Text>{stressTexts.long}</Text>,
    final: stressTexts.hindi,
  },
  globals: { ...phone, locale: 'hi' },
  play: async ({ canvas, args }) => {
    const [, cancel] = canvas.getAllByRole('button');
    await expect(cancel).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting…');
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.failure ?? '');
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
