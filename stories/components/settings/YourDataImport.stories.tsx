import { nothingNew, preview, wholePreview } from '@kit/fixtures/myData';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { importStatuses, YourDataImport } from '@/components/settings/YourDataImport';

const meta = {
  title: 'Components/Settings/YourDataImport',
  component: YourDataImport,
  args: { preview, status: 'asking', onConfirm: fn(), onCancel: fn() },
  argTypes: { status: { control: 'inline-radio', options: importStatuses } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof YourDataImport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Import this file?' }));
    await expect(dialog.getByText(/^Exported by Asha Verma on Nov 20, 2025/)).toBeInTheDocument();
    await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'your profilechanged',
      '1 startup1 new',
      '3 posts1 new, 1 changed, 1 removed',
      '1,243 messages1,240 new, 3 removed',
      'themeDark',
      'languageहिन्दी',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

export const Importing: Story = {
  args: { status: 'importing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Importing…');
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The file could not be imported. Nothing was changed.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NothingNew: Story = {
  args: { preview: nothingNew },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is nothing to import/)).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Import' })).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Every group in every way. */
export const Matrix: Story = { args: { preview: wholePreview } };

export const LongHindi: Story = {
  args: { preview: wholePreview },
  globals: { locale: 'hi', viewport: { value: 'phone', isRotated: false } },
};

export const Spanish: Story = { args: { preview: wholePreview }, globals: { locale: 'es' } };
