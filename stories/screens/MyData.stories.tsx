import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MyDataHarness, myDataArgs } from '../fixtures/MyDataHarness';
import { chosen, content, nothingNew, preview } from '../fixtures/myData';

const meta = {
  title: 'Screens/MyData',
  component: MyDataHarness,
  args: myDataArgs,
} satisfies Meta<typeof MyDataHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];
const choose = async ({ userEvent, canvasElement }: Pick<Play, 'userEvent' | 'canvasElement'>) => {
  const input = canvasElement.querySelector('input');
  if (!input) throw new Error('No file can be chosen');
  await userEvent.upload(input, chosen);
};
const question = (name: string) => within(document.body).findByRole('dialog', { name });
const recent = {
  message:
    'Firebase: This operation is sensitive and requires recent authentication. Log in again before retrying this request. (auth/requires-recent-login).',
  code: 'auth/requires-recent-login',
};

export const Idle: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('Your data is in updraft-2025-11-20.json')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus());

    await choose({ userEvent, canvasElement });
    const dialog = within(await question('Import this file?'));
    await expect(args.onRead).toHaveBeenCalledWith(chosen);
    await expect(args.onImport).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(await canvas.findByText('Your data is imported')).toBeInTheDocument();
    await expect(args.onImport).toHaveBeenCalledWith(content);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** There is no account to delete. */
export const SamplePerson: Story = {
  args: { context: { hasAccount: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Delete account' })).toBeNull();
    await expect(canvas.getByText(/This is the sample account/)).toBeInTheDocument();
  },
};

export const Exporting: Story = {
  args: { state: 'exporting' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Exporting your data…');
  },
};

/** The file is there, and not all of it. */
export const LeftOut: Story = {
  args: {
    context: { notice: { kind: 'exported', fileName: 'updraft-2025-11-20.json', leftOut: 2 } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 items could not be read and are not in the file'),
    ).toBeInTheDocument();
  },
};

export const ExportFailed: Story = {
  args: { state: 'exportFailed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your data could not be exported. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
  },
};

export const Reading: Story = {
  args: { state: 'reading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the file…');
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: { state: 'refused', context: { problem: { kind: 'foreign' } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This file isn’t an Updraft export. Nothing was changed.',
    );
    await choose({ userEvent, canvasElement });
    await question('Import this file?');
    await expect(canvas.queryByText(/isn’t an Updraft export/)).toBeNull();
  },
};

export const Previewing: Story = {
  args: { state: 'previewing', context: { content, preview } },
  play: async ({ userEvent, canvas, args }) => {
    const dialog = within(await question('Import this file?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

export const PreviewingNothing: Story = {
  args: { state: 'previewing', context: { content, preview: nothingNew } },
  play: async () => {
    const dialog = within(await question('Import this file?'));
    await expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
  },
};

export const Importing: Story = {
  args: { state: 'importing', context: { content, preview } },
  play: async () => {
    const dialog = within(await question('Import this file?'));
    await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(dialog.getByRole('status')).toHaveTextContent('Importing…');
  },
};

export const ImportFailed: Story = {
  args: { state: 'importFailed', context: { content, preview } },
  play: async ({ userEvent, canvas }) => {
    const dialog = within(await question('Import this file?'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Nothing was changed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Your data is imported')).toBeInTheDocument();
  },
};

export const ConfirmingReset: Story = {
  args: { state: 'confirmingReset' },
  play: async ({ userEvent, canvas, args }) => {
    const dialog = within(await question('Reset to sample data?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('Everything is as on the first day')).toBeInTheDocument();
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const Resetting: Story = {
  args: { state: 'resetting' },
  play: async () => {
    const dialog = within(await question('Reset to sample data?'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Resetting…');
  },
};

export const ResetFailed: Story = {
  args: { state: 'resetFailed', onReset: fn(() => Promise.reject(new Error('No room'))) },
  play: async ({ userEvent }) => {
    const dialog = within(await question('Reset to sample data?'));
    const confirm = dialog.getByRole('button', { name: 'Reset' });
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await waitFor(() => expect(confirm).toHaveFocus());
  },
};

export const ConfirmingDelete: Story = {
  args: { state: 'confirmingDelete' },
  play: async ({ userEvent, canvas, args }) => {
    const dialog = within(await question('Delete your account?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    const again = within(await question('Delete your account?'));
    await userEvent.click(again.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
  },
};

export const Deleting: Story = {
  args: { state: 'deleting' },
  play: async () => {
    const dialog = within(await question('Delete your account?'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Deleting your account…');
  },
};

/** In the provider's words; it wants to see the person once more first. */
export const DeleteFailed: Story = {
  args: { state: 'deleteFailed', context: { refusal: recent } },
  play: async ({ userEvent, args }) => {
    const dialog = within(await question('Delete your account?'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(recent.message);
    await expect(dialog.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(args.onSignInAgain).toHaveBeenCalledOnce());
  },
};

export const SigningOut: Story = {
  args: { state: 'signingOut', context: { refusal: recent } },
  play: async () => {
    const dialog = within(await question('Delete your account?'));
    await expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeDisabled();
  },
};

/** The moment before the page is another one. */
export const Deleted: Story = { args: { state: 'deleted' } };

export const PhoneDark: Story = {
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};
