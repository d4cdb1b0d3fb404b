import { stressTexts } from '@kit/fixtures/feed';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { TextField } from '@/components/controls/TextField';
import { Stack } from '@/components/layout/Stack';
import { Dialog, type DialogProps } from '@/components/overlays/Dialog';
import { Text } from '@/components/typography/Text';
import preview from '../../../.storybook/preview';

function Stateful(args: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  const close = () => {
    setOpen(false);
    args.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...args} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete this post?',
    closeLabel: 'Close',
    children: <Text>Its comments go with it. This can’t be undone.</Text>,
    footer: <Button variant="danger">Delete</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Stateful {...args} />,
});

const cancel = () => new Event('cancel', { cancelable: true });

/** An open dialog is modal and contains the focus. On closing, the focus returns to the button that opens it. */
export const Default = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const open = async () => {
      await userEvent.click(opener);
      return canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Delete this post?' });
    };
    const { style } = document.documentElement;
    const ways: Record<string, (dialog: HTMLDialogElement) => unknown> = {
      // A synthetic key press doesn't reach a native dialog, so this dispatches the `cancel` event that Escape causes.
      'Escape closes the dialog': (dialog) => dialog.dispatchEvent(cancel()),
      'the Close button closes the dialog': () =>
        userEvent.click(canvas.getByRole('button', { name: 'Close' })),
      'a press on the backdrop closes the dialog': (dialog) => userEvent.click(dialog),
      'the browser closes the dialog, as Chromium does on a second Escape': (dialog) => dialog.close(),
    };
    for (const [at, [way, close]] of Object.entries(ways).entries())
      await step(way, async () => {
        const dialog = await open();
        await expect(dialog.matches(':modal')).toBe(true);
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        await expect(style.overflow).toBe('hidden');
        await close(dialog);
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(at + 1));
        await expect(opener).toHaveFocus();
        await expect(style.overflow).toBe('');
      });
    await step('a press that starts inside and ends on the backdrop doesn’t close the dialog', async () => {
      const dialog = await open();
      const text = canvas.getByText(/undone/);
      await userEvent.click(text);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: text },
        { keys: '[/MouseLeft]', target: dialog },
      ]);
      await expect(dialog).toBeInTheDocument();
    });
  },
});

/** `isOpen` alone controls the dialog. Its first field has the focus. Canceling a file picker doesn’t close it. */
export const Controlled = meta.story({
  args: {
    title: 'Use another account',
    children: (
      <Stack>
        <TextField label="Full Name" name="name" />
        <input type="file" aria-label="Logo" />
      </Stack>
    ),
    footer: undefined,
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    const ofFile = new Event('cancel', { bubbles: true, cancelable: true });
    await expect(canvas.getByLabelText('Logo').dispatchEvent(ofFile)).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog.dispatchEvent(cancel())).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(dialog.matches(':modal')).toBe(true);
  },
});

/** At the side of the page, in its full height. */
export const Side = meta.story({
  args: { placement: 'side' },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(dialog.offsetHeight).toBe(window.innerHeight);
  },
});

/** Title and buttons are fixed, and the content scrolls. */
export const LongText = meta.story({
  args: {
    title: stressTexts.hindi,
    closeLabel: 'बंद करें',
    children: <Text>{stressTexts.unbroken + stressTexts.long}</Text>,
    footer: <Button variant="danger">हाँ, हमेशा के लिए हटाएँ, और फिर कभी वापस न लाएँ</Button>,
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    await expect(bottom(canvas.getByRole('button', { name: /हाँ/ }))).toBeLessThan(bottom(dialog));
    await waitFor(() => expect(bottom(dialog)).toBeLessThanOrEqual(window.innerHeight));
  },
});
