import { preview as changes, nothingNew, wholePreview } from '@kit/fixtures/myData';
import { expect, fn, within } from 'storybook/test';
import { importStatuses, YourDataImport } from '@/components/settings/YourDataImport';
import preview from '../../../.storybook/preview';
import { hindiPhone, textsOf, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: YourDataImport,
  args: { preview: changes, status: 'asking' as const, onConfirm: fn(), onCancel: fn() },
  argTypes: { status: { control: 'inline-radio', options: importStatuses } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Import this file?' }));
    await expect(textsOf(dialog.getAllByRole('listitem'))).toEqual([
      'your profilechanged',
      '1 startup1 new',
      '3 posts1 new, 1 changed, 1 removed',
      '1,243 messages1,240 new, 3 removed',
      'themeDark',
      'languageहिन्दी',
    ]);
    for (const name of ['Import', 'Cancel', 'Close'])
      await userEvent.click(dialog.getByRole('button', { name }));
    await expect(timesOf(args)).toEqual({ onConfirm: 1, onCancel: 2 });
  },
});

export const NothingNew = meta.story({
  args: { preview: nothingNew },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is nothing to import/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

/** Every group with every kind of change, after a failed import. */
export const Matrix = meta.story({
  args: { preview: wholePreview, status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Nothing was changed\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** The import is in progress. */
export const LongHindi = meta.story({
  args: { preview: wholePreview, status: 'importing' },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button').slice(1)) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/…$/);
  },
});
