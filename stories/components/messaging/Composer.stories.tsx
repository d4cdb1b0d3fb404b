import { longConversation, stressMessages } from '@kit/fixtures/messaging';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer, type ComposerProps, composerStatuses } from '@/components/messaging/Composer';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiPhone, holding, ofEach, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
  title: 'Components/Messaging/Composer',
  component: Composer,
  args: {
    name: 'Mina Okafor',
    value: '',
    status: 'idle' as const,
    onChange: fn(),
    onSend: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

/** Enter sends, Shift+Enter makes a line, the Enter that ends a composition does neither. It grows line by line. */
export const Default = meta.story({
  render: holding<ComposerProps>('value', 'onChange'),
  play: async ({ canvas, userEvent, args, step }) => {
    const area = canvas.getByRole('textbox', { name: 'Message to Mina Okafor' });
    const send = canvas.getByRole('button', { name: 'Send' });
    const height = () => area.getBoundingClientRect().height;
    const before = height();

    await step('Empty', async () => {
      await expect(area).toHaveFocus();
      await expect(area).toHaveAttribute('placeholder', 'Type your message...');
      const attach = canvas.getByRole('button', { name: 'Attach a file' });
      await expect(attach).toBeDisabled();
      await expect(attach).toHaveAccessibleDescription('Attachments are not available');
      await expect(send).toBeDisabled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(args.onChange).not.toHaveBeenCalled();
    });

    await step('Two lines', async () => {
      await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
      await expect(area).toHaveValue('One\ntwo');
      await expect(height()).toBe(before + 24);
      await fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
      await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
      await expect(args.onSend).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await userEvent.click(send);
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await expect(area).toHaveFocus();
    });

    await step('Emptied, and three lines', async () => {
      await userEvent.clear(area);
      await expect(height()).toBe(before);
      await userEvent.keyboard('Three{Shift>}{Enter}{Enter}{/Shift}four');
      await expect(height()).toBe(before + 48);
    });
  },
});

export const Sending = meta.story({
  args: { value: 'And Friday', status: 'sending' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

/** What is blank or too long isn't sent, and stays typed. Near the end it counts. */
export const Matrix = meta.story({
  args: { value: 'Thursday works.' },
  render: states({
    Empty: { value: '' },
    Blank: { value: ' \n ' },
    'Nearly full': { value: 'Day after day. '.repeat(640) },
    'Too long': { value: 'Day after day. '.repeat(700) },
    ...ofEach('status', composerStatuses),
    Disabled: { isDisabled: true },
  }),
  play: async ({ canvas, userEvent, args }) => {
    const area = (name: string) => stateOf(canvas, name).getByRole('textbox');
    const send = (name: string) => stateOf(canvas, name).getByRole('button', { name: 'Send' });
    for (const unsent of ['Blank', 'Too long']) {
      await expect(send(unsent)).toBeDisabled();
      await userEvent.type(area(unsent), '{Enter}');
    }
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(area('Too long')).toBeInvalid();
    await expect(area('Too long')).toHaveAccessibleDescription(
      'Too long: shorten it to 10,000 characters to go on. 10,500 of 10,000 characters',
    );
    await expect(area('Nearly full')).toHaveAccessibleDescription('9,600 of 10,000 characters');
    await expect(send('Nearly full')).toBeEnabled();
    await expect(area('Disabled')).toBeDisabled();

    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Your message could not be stored on this device, so it was not sent. Your text is still here.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(area('failed')).toHaveFocus();
  },
});

export const Stress = meta.story({
  args: {
    name: longConversation.name,
    value: stressMessages.map(({ message }) => message).join('\n'),
    status: 'failed',
  },
  globals: hindiPhone,
  play: fitsWindow,
});
