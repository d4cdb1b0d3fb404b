import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { type ToastItem, ToastRegion, type ToastRegionProps, toastTones } from '@/components/feedback/Toast';

function Stateful(args: ToastRegionProps) {
  const [toasts, setToasts] = useState(args.toasts);
  return (
    <>
      <Button variant="secondary" onClick={() => setToasts([...toasts, ...args.toasts])}>
        Share
      </Button>
      <ToastRegion
        {...args}
        toasts={toasts}
        onDismiss={(id) => {
          setToasts((kept) => kept.filter((toast) => toast.id !== id));
          args.onDismiss(id);
        }}
      />
    </>
  );
}

const copied: ToastItem = { id: 'copied', text: 'Link copied to clipboard' };

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { toasts: [copied], onDismiss: fn(), label: 'Notifications', closeLabel: 'Close' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Said by the alert, and by nothing else. */
export const Default: Story = {
  play: async ({ args }) => {
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await expect(await within(region).findByRole('alert')).toHaveTextContent('Link copied to clipboard');
    // Radix's announcer fills itself two frames later.
    await waitFor(() => expect(document.querySelector('[role="status"]')).toHaveTextContent('Notifications'));
    await expect(screen.queryByRole('status')).toBeNull();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/** F8 leads to it from anywhere, Tab through it, Escape dismisses it. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('alert');
    // The simulated keyboard knows no F8.
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith('copied');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const Closing: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('copied');
  },
};

const onUndo = fn();

export const WithAction: Story = {
  args: { toasts: [{ id: 'deleted', text: 'Post deleted', action: { label: 'Undo', onClick: onUndo } }] },
  beforeEach: () => {
    onUndo.mockClear();
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('deleted');
  },
};

/** Stays until the person is done with it: nothing is lost by reading slowly. */
export const Lasting: Story = {
  args: {
    toasts: [
      {
        id: 'update',
        text: 'A new version is ready',
        isLasting: true,
        action: { label: 'Reload', onClick: () => {} },
      },
    ],
  },
};

export const Matrix: Story = {
  args: {
    toasts: toastTones.map((tone) => ({
      id: tone,
      tone,
      text: { info: copied.text, success: 'Your update is live', danger: 'Your update could not be posted' }[
        tone
      ],
      action: tone === 'danger' ? { label: 'Try again', onClick: () => {} } : undefined,
    })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(3));
  },
};

export const LongText: Story = {
  args: {
    closeLabel: 'बंद करें',
    label: 'सूचनाएँ',
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        text: `आपका अपडेट पोस्ट नहीं किया जा सका, क्योंकि इस डिवाइस पर अब और जगह नहीं बची है। ${'heliogrid'.repeat(7)}`,
        action: { label: 'फिर से कोशिश करें', onClick: () => {} },
      },
    ],
  },
};
