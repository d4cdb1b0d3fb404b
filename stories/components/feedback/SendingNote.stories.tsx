import { ownReply } from '@kit/fixtures/messaging';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SendingNote } from '@/components/feedback/SendingNote';
import {
  createSendingItems,
  itemKey,
  SendingContext,
  type SendingState,
} from '@/components/feedback/sendingItems';
import { MessageBubble } from '@/components/messaging/MessageBubble';
import preview from '../../../.storybook/preview';
import { cramped } from '../../support/socialStates';

const onSendAgain = fn();

function Items({ of, children }: { of: Record<string, SendingState>; children: React.ReactNode }) {
  const [items] = useState(() => createSendingItems({ states: new Map(Object.entries(of)), onSendAgain }));
  return <SendingContext value={items}>{children}</SendingContext>;
}

/** A decorator: these items aren't on the server. */
const sending = (of: Record<string, SendingState>): Decorator => {
  return (Story) => <Items of={of}>{Story()}</Items>;
};

const meta = preview.meta({
  component: SendingNote,
  args: { kind: 'post' as const, id: 'idea' },
  decorators: [sending({ [itemKey('post', 'idea')]: 'waiting' })],
});

/** A post that waits. */
export const Default = meta.story();

/** An item that is on the server has no mark. */
export const Sent = meta.story({
  args: { id: 'another' },
  play: ({ canvas }) => expect(canvas.queryByText('Waiting for connection')).toBeNull(),
});

const bubbles = () => (
  <div style={{ display: 'grid', gap: 12 }}>
    {['sent', 'waiting', 'refused'].map((id) => (
      <div key={id}>
        <MessageBubble message={{ ...ownReply, id }} />
      </div>
    ))}
  </div>
);
const messages = {
  render: bubbles,
  decorators: [
    sending({ [itemKey('message', 'waiting')]: 'waiting', [itemKey('message', 'refused')]: 'refused' }),
  ],
};

/** Own messages: one that is sent, one that waits, and one that the server refused. */
export const Messages = meta.story({
  ...messages,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for connection')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Send again' })).toBeVisible();
  },
});

const narrow = cramped(280);
export const LongTextHindi = meta.story({
  ...messages,
  ...narrow,
  decorators: [...messages.decorators, ...narrow.decorators],
});
