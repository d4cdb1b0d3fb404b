import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { type ToastItem, ToastRegion, type ToastRegionProps, toastTones } from '@/components/feedback/Toast';
import preview from '../../../.storybook/preview';

function Stateful(args: ToastRegionProps) {
  const [toasts, setToasts] = useState(args.toasts);
  const onDismiss = (id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
    args.onDismiss(id);
  };
  return <ToastRegion {...args} toasts={toasts} onDismiss={onDismiss} />;
}

const copied: ToastItem = { id: 'copied', text: 'Link copied to clipboard' };

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { toasts: [copied], onDismiss: fn(), label: 'Notifications', closeLabel: 'Close' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <Stateful {...args} />,
});

const focusRegion = async (userEvent: StoryContext['userEvent']) => {
  // The simulated keyboard has no F8.
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  await userEvent.tab();
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
};

/** Announced once, by the alert. F8 leads to it from anywhere. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await expect(await within(region).findByRole('alert')).toHaveTextContent('Link copied to clipboard');
    // Radix's announcer fills itself two frames later.
    await waitFor(() => expect(document.querySelector('[role="status"]')).toHaveTextContent('Notifications'));
    await expect(screen.queryByRole('status')).toBeNull();
    await focusRegion(userEvent);
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
});

const onUndo = fn();

/** Dismissed by its action, by its button, and by Escape while it has the focus. */
export const Dismissed = meta.story({
  args: {
    toasts: [
      { ...copied, isLasting: true },
      { id: 'saved', text: 'Saved', isLasting: true },
      { id: 'deleted', text: 'Post deleted', action: { label: 'Undo', onClick: onUndo } },
    ],
  },
  beforeEach: () => void onUndo.mockClear(),
  play: async ({ userEvent, args }) => {
    const left = (count: number) => waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(count));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('deleted');
    await left(2);
    const saved = screen.getByText('Saved').closest('li') as HTMLElement;
    await userEvent.click(within(saved).getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith('saved');
    await left(1);
    await focusRegion(userEvent);
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('copied');
    await left(0);
  },
});

const action = { label: 'Try again', onClick: () => {} };

export const Matrix = meta.story({
  args: {
    toasts: [
      ...toastTones.map((tone) => ({ id: tone, tone, text: `Of the tone ${tone}` })),
      { id: 'action', text: 'With an action, and lasting', isLasting: true, action },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
  },
});

export const LongText = meta.story({
  args: {
    closeLabel: 'बंद करें',
    label: 'सूचनाएँ',
    toasts: [
      {
        id: 'long',
        tone: 'danger',
        text: `आपका अपडेट पोस्ट नहीं किया जा सका, क्योंकि इस डिवाइस पर अब और जगह नहीं बची है। ${'heliogrid'.repeat(7)}`,
        action: { ...action, label: 'फिर से कोशिश करें' },
      },
    ],
  },
});
