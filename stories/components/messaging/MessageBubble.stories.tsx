import { messages, ownReply, stressMessages } from '@kit/fixtures/messaging';
import { expect } from 'storybook/test';
import { MessageBubble } from '@/components/messaging/MessageBubble';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiNight, stateOf, states } from '../../support/socialStates';

const [received] = messages;
if (!received) throw new Error('The fixture has no message');

const meta = preview.meta({
  title: 'Components/Messaging/MessageBubble',
  component: MessageBubble,
  args: { message: received },
});

/** Received. */
export const Default = meta.story();

/** The next message of the same minute shows the time. Marked is what a search led to. */
export const Matrix = meta.story({
  render: states({
    Received: {},
    Own: { message: ownReply },
    'Without time': { isTimeHidden: true },
    Marked: { isMarked: true },
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(stateOf(canvas, 'Own').getByText('You:', { exact: false }).parentElement).toHaveTextContent(
      /^You: Thursday works\./,
    );
    await expect(stateOf(canvas, 'Without time').queryByText('9:41 AM')).toBeNull();
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent(/Hi Asha/);
    await expect(canvasElement.querySelectorAll('[aria-current]')).toHaveLength(1);
  },
});

export const StressHindi = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 300 }}>
      {stressMessages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </div>
  ),
  globals: hindiNight,
  play: fitsWindow,
});
