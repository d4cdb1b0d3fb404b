import { longConversation, mina } from '@kit/fixtures/messaging';
import { expect, fn } from 'storybook/test';
import { ThreadHeader } from '@/components/messaging/ThreadHeader';
import preview from '../../../.storybook/preview';
import { onPhone } from '../../support/socialStates';

const meta = preview.meta({
  component: ThreadHeader,
  args: { conversation: mina, onMarkUnread: fn(), onMutedChange: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  decorators: [(Story) => <div style={{ minHeight: 340 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Managing Partner, Northlight Ventures', { selector: 'h2 + p bdi' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Back to conversations' })).toBeNull();
  },
});

/** On a phone, a link leads back to the list. */
export const Stress = meta.story({
  args: { conversation: longConversation },
  ...onPhone,
  play: async (context) => {
    await onPhone.play(context);
    await expect(context.canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/messages');
    const [about] = context.canvas.getAllByRole('button');
    if (about) await context.userEvent.click(about);
  },
});
