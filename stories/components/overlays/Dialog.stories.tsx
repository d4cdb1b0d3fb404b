import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { TextField } from '@/components/controls/TextField';
import { Stack } from '@/components/layout/Stack';
import { Dialog, type DialogProps } from '@/components/overlays/Dialog';
import { Text } from '@/components/typography/Text';

function Stateful(args: DialogProps) {
  const [open, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...args}
        isOpen={open}
        onClose={() => {
          setOpen(false);
          args.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete this post?',
    closeLabel: 'Close',
    children: <Text>Its comments go with it. This can’t be undone.</Text>,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
  argTypes: { footer: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Modal while open, the focus inside; Escape closes it and the focus goes back to the opener. */
export const OpenedAndClosed: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Delete this post?' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // A synthetic key doesn't reach the platform's dialog: its own event does.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

export const ClosedByCross: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** A press beside closes it; one that only ends beside, such as a text selection, doesn't. */
export const ClosedByBackdrop: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.click(canvas.getByText(/undone/));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: canvas.getByText(/undone/) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** `isOpen` decides: asking to close is only asking. */
export const StaysUntilTold: Story = {
  render: (args) => <Dialog {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    await expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(dialog.matches(':modal')).toBe(true);
  },
};

/** Chromium closes on the second Escape without asking: whoever opened it is told all the same. */
export const ClosedByPlatform: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole<HTMLDialogElement>('dialog').close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A file that isn't chosen after all is cancelled too: that is about the file. */
export const CancelOfAFile: Story = {
  args: { children: <input type="file" aria-label="Logo" /> },
  play: async ({ canvas, args }) => {
    const event = new Event('cancel', { bubbles: true, cancelable: true });
    await expect(canvas.getByLabelText('Logo').dispatchEvent(event)).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
  },
};

/** The focus starts at what is to be filled in. */
export const WithForm: Story = {
  args: {
    title: 'Use another account',
    children: (
      <Stack>
        <TextField label="Full Name" name="name" />
        <TextField label="Email" name="email" type="email" />
      </Stack>
    ),
    footer: <Button>Continue</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
  },
};

/** Without buttons. */
export const Matrix: Story = {
  args: { title: 'Comments', footer: undefined },
};

/** Title and buttons stay, the middle scrolls. */
export const LongText: Story = {
  args: {
    title: 'क्या आप वाकई इस स्टार्टअप की सूची को हमेशा के लिए हटाना चाहते हैं?',
    closeLabel: 'बंद करें',
    children: (
      <Stack>
        {['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'].map((number) => (
          <Text key={number}>
            {number}. छतों पर बनी अतिरिक्त बिजली ग्रिड को एक-तिहाई दाम पर वापस बेची जाती है।{' '}
            {'heliogrid'.repeat(8)}
          </Text>
        ))}
      </Stack>
    ),
    footer: (
      <>
        <Button variant="secondary">अभी नहीं, मुझे सोचने दें</Button>
        <Button variant="danger">हाँ, हमेशा के लिए हटाएँ</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    await expect(bottom(canvas.getByRole('button', { name: /हाँ/ }))).toBeLessThan(bottom(dialog));
    await waitFor(() => expect(bottom(dialog)).toBeLessThanOrEqual(window.innerHeight));
  },
};
