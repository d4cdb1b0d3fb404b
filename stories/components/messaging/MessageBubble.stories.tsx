import { incoming, ownReply, stressMessages } from '@kit/fixtures/messaging';
import { expect } from 'storybook/test';
import { MessageBubble } from '@/components/messaging/MessageBubble';
import preview from '../../../.storybook/preview';
import { cramped, stateOf, states, textsOf } from '../../support/socialStates';

const meta = preview.meta({
  component: MessageBubble,
  args: { message: incoming },
});

/** A received message. */
export const Default = meta.story();

/** The time can be hidden if the next message shows the same minute. A search result is highlighted. */
export const Matrix = meta.story({
  render: states({
    Received: {},
    Own: { message: ownReply },
    'Without time': { isTimeHidden: true },
    Marked: { isMarked: true },
  }),
  play: async ({ canvas, canvasElement }) => {
    const own = stateOf(canvas, 'Own').getByText(/^Thursday works/);
    await expect(own.parentElement).toHaveTextContent(/^You: /);
    await expect(stateOf(canvas, 'Without time').queryByText(/ [AP]M/)).toBeNull();
    const marked = canvasElement.querySelectorAll('[aria-current="true"]');
    await expect(textsOf(marked)).toEqual([expect.stringContaining(incoming.message)]);
  },
});

export const StressHindi = meta.story({
  ...cramped(300),
  render: states(Object.fromEntries(stressMessages.map((message) => [message.id, { message }]))),
});
