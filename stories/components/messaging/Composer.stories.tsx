import { longConversation, stressMessages } from '@kit/fixtures/messaging';
import { expect, fireEvent, fn } from 'storybook/test';
import { Composer, type ComposerProps, composerStatuses } from '@/components/messaging/Composer';
import preview from '../../../.storybook/preview';
import { holding, ofEach, onPhone, stateOf, states } from '../../support/socialStates';

const meta = preview.meta({
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

/** Enter sends, Shift+Enter adds a line, and Enter that ends an IME composition does neither. The field grows. */
export const Default = meta.story({
  render: holding<ComposerProps>('value', 'onChange'),
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Message to Mina Okafor' });
    const before = area.offsetHeight;
    await expect(area).toHaveFocus();
    const attach = canvas.getByRole('button', { name: 'Attach a file' });
    await expect(attach).toBeDisabled();
    await expect(attach).toHaveAccessibleDescription('Attachments aren’t available');
    await userEvent.keyboard('{Enter}One{Shift>}{Enter}{/Shift}two');
    await expect(area).toHaveValue('One\ntwo');
    await expect(area.offsetHeight).toBe(before + 24);
    await fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(area, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(area).toHaveFocus();
    await userEvent.clear(area);
    await expect(area.offsetHeight).toBe(before);
  },
});

/** Blank or too long text can’t be sent, but is preserved. A counter appears near the maximum. */
export const Matrix = meta.story({
  args: { value: 'Thursday works.' },
  render: states({
    Blank: { value: ' \n ' },
    'Nearly full': { value: 'Day after day. '.repeat(640) },
    'Too long': { value: 'Day after day. '.repeat(700) },
    ...ofEach('status', composerStatuses),
    Disabled: { isDisabled: true },
  }),
  play: async ({ canvas, userEvent, args }) => {
    const area = (name: string) => stateOf(canvas, name).getByRole('textbox');
    const send = (name: string) => stateOf(canvas, name).getByRole('button', { name: 'Send' });
    for (const name of ['Blank', 'Too long', 'Disabled']) await expect(send(name)).toBeDisabled();
    for (const name of ['Nearly full', 'sending']) await expect(send(name)).toBeEnabled();
    await userEvent.type(area('Blank'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(area('Too long')).toBeInvalid();
    await expect(area('Too long')).toHaveAccessibleDescription(/ 10,500 of 10,000 characters$/);
    await expect(area('Nearly full')).toHaveAccessibleDescription('9,600 of 10,000 characters');
    await expect(area('Disabled')).toBeDisabled();

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
  ...onPhone,
});
