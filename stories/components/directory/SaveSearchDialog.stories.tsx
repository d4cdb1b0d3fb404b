import { expect, waitFor, within } from 'storybook/test';
import { SaveSearchDialog, saveSearchStatuses } from '@/components/directory/SaveSearchDialog';
import preview from '../../../.storybook/preview';
import { hindiPhone, spies, timesOf } from '../../support/socialStates';

const meta = preview.meta({
  component: SaveSearchDialog,
  args: {
    status: 'open' as const,
    isRenaming: false,
    name: 'AI, Pre-seed',
    tells: true,
    ...spies('onNameChange', 'onTellsChange', 'onSubmit', 'onClose'),
  },
  argTypes: { status: { control: 'inline-radio', options: saveSearchStatuses } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Save search' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('switch', { name: 'Tell me of new ones' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(timesOf(args)).toEqual({ onSubmit: 1, onTellsChange: 1, onClose: 1 });
  },
});

/** The name is empty, which an error explains after the user tries to save. */
export const NameMissing = meta.story({
  args: { name: ' ', isRenaming: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Enter a name')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name');
  },
});

/** The user has as many searches as possible. */
export const Matrix = meta.story({
  args: { status: 'full' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^You have 20 saved searches/)).toBeVisible());
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The search is being saved. */
export const Saving = meta.story({
  args: { status: 'saving' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The search couldn’t be saved, and its name is too long. */
export const LongHindi = meta.story({
  args: { status: 'failed', name: 'नवीकरणीय ऊर्जा '.repeat(8), tells: false },
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
