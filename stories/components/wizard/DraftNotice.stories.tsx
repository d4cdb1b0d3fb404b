import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '@/components/layout/Stack';
import { DraftNotice } from '@/components/wizard/DraftNotice';

const meta = {
  title: 'Components/Wizard/DraftNotice',
  component: DraftNotice,
  args: { isRestored: true, isUnsaved: false, onDiscard: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 670 }}>{Story()}</div>],
} satisfies Meta<typeof DraftNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Discarding is asked once more; the button keeps the focus, and pressed again it takes the question back. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We kept what you typed last time.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Discard everything you typed?');
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('We kept what you typed last time.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};

export const Unsaved: Story = {
  args: { isRestored: false, isUnsaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Simply kept: nothing to say. */
export const Kept: Story = {
  args: { isRestored: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <DraftNotice isRestored isUnsaved={false} onDiscard={() => {}} />
      <DraftNotice isRestored={false} isUnsaved onDiscard={() => {}} />
      <DraftNotice isRestored isUnsaved onDiscard={() => {}} />
    </Stack>
  ),
};

export const Stress: Story = {
  args: { isUnsaved: true },
  globals: { locale: 'hi' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'इसे हटा दें' }));
  },
};

/** While it is being sent there is nothing to discard. */
export const Sending: Story = {
  args: { onDiscard: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
