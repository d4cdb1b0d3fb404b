import { expect, fireEvent, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { ToastRegion, toastTones } from '@/components/feedback/Toast';
import preview, { tooLong } from '../../support/preview';
import { offered } from '../../support/screen';

const meta = preview.meta({
  component: ToastRegion,
  args: {
    toasts: [{ id: 'copied', text: 'Link copied to clipboard' }],
    onDismiss: fn(),
    label: 'Notifications',
    closeLabel: 'Close',
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

/** The alert announces a toast once. F8 moves the focus to the toasts from anywhere, and Escape dismisses a toast. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await expect(await within(region).findByRole('alert')).toHaveTextContent('Link copied to clipboard');
    // Radix fills its live region two frames after the toast renders.
    await waitFor(() => expect(document.querySelector('[role="status"]')).toHaveTextContent('Notifications'));
    await expect(screen.queryByRole('status')).toBeNull();
    // The simulated keyboard has no F8.
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledWith('copied');
  },
});

const action = { label: 'Undo', onClick: fn() };

/** A toast is dismissed by its action and by its close button. */
export const Matrix = meta.story({
  args: {
    toasts: [
      ...toastTones.map((tone) => ({ id: tone, tone, text: `Toast with the tone ${tone}`, isLasting: true })),
      { id: 'deleted', text: 'Post deleted', isLasting: true, action },
    ],
  },
  beforeEach: () => void action.onClick.mockClear(),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await offered('Undo'));
    await expect(action.onClick).toHaveBeenCalledOnce();
    const danger = screen.getByText('Toast with the tone danger').closest('li') as HTMLElement;
    await userEvent.click(within(danger).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(mocked(args.onDismiss).mock.calls).toEqual([['deleted'], ['danger']]));
  },
});

export const LongText = meta.story({
  args: {
    ...tooLong('closeLabel', 'label'),
    toasts: [{ id: 'long', tone: 'danger', ...tooLong('text'), action: { ...action, ...tooLong('label') } }],
  },
});
