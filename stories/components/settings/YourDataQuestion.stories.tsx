import { stressTexts } from '@kit/fixtures/feed';
import { expect, fn, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { YourDataQuestion } from '@/components/settings/YourDataQuestion';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';
import { hindiPhone, tooLong } from '../../support/socialStates';

const meta = preview.meta({
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

/** Cancel and the close button close the dialog. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Reset to sample data?' }));
    await expect(dialog.getByRole('status').textContent).toBe('');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

/** The dialog is busy again after an error: a message announces the progress, and Cancel is disabled. */
export const StressHindi = meta.story({
  args: { ...tooLong('title', 'failure', 'final'), isBusy: true, children: <Text>{stressTexts.long}</Text> },
  globals: hindiPhone,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')[1]).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Resetting…');
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.failure as string);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});
