import { longConversation, stressMessages } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer, composerStatuses } from '@/components/messaging/Composer';

const meta = {
  title: 'Components/Messaging/Composer',
  component: Composer,
  args: { name: 'Mina Okafor', value: '', status: 'idle', onChange: fn(), onSend: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Message to Mina Okafor' });
    await expect(area).toHaveFocus();
    await expect(area).toHaveAttribute('placeholder', 'Type your message...');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    const attach = canvas.getByRole('button', { name: 'Attach a file' });
    await expect(attach).toBeDisabled();
    await expect(attach).toHaveAccessibleDescription('Attachments are not available');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Enter sends, Shift+Enter makes a line, the Enter that ends a composition does neither. */
export const Typed: Story = {
  args: { value: 'Thursday works.' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(args.onChange).toHaveBeenCalledWith('Thursday works.\n');
    await fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(area).toHaveFocus();
  },
};

export const Blank: Story = {
  args: { value: ' \n ' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Near the end it counts. */
export const NearlyFull: Story = {
  args: { value: 'Day after day. '.repeat(640) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('9,600 of 10,000 characters');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** More than a message takes stays typed, and why it isn't sent is said. */
export const TooLong: Story = {
  args: { value: 'Day after day. '.repeat(700) },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(
      'Too long: shorten it to 10,000 characters to go on. 10,500 of 10,000 characters',
    );
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { value: 'And Friday', status: 'sending' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { value: 'Thursday works.', status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your message could not be stored on this device, so it was not sent. Your text is still here.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Thursday works.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** Grows line by line and, sent, is as it was. */
export const Growing: Story = {
  render: function Live(args) {
    const [value, setValue] = useState('');
    return <Composer {...args} value={value} onChange={setValue} onSend={() => setValue('')} />;
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const height = () => area.getBoundingClientRect().height;
    const before = height();
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
    await expect(height()).toBe(before + 24);
    await expect(area).toHaveValue('One\ntwo');
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('');
    await expect(height()).toBe(before);
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Three{Shift>}{Enter}{Enter}{/Shift}four');
    await expect(height()).toBe(before + 48);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Composer {...args} />
      {composerStatuses.map((status) => (
        <Composer key={status} {...args} value="Thursday works." status={status} />
      ))}
      <Composer {...args} isDisabled />
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

export const Stress: Story = {
  args: {
    name: longConversation.name,
    value: stressMessages.map(({ message }) => message).join('\n'),
    status: 'failed',
  },
  globals: { locale: 'hi', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
