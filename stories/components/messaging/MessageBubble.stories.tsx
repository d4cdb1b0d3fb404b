import { messages, ownReply, stressMessages } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageBubble } from '@/components/messaging/MessageBubble';
import { fitsWindow, hindiNight, stateOf, states } from '../../support/socialStates';

const [received] = messages;
if (!received) throw new Error('The fixture has no message');

const meta = {
  title: 'Components/Messaging/MessageBubble',
  component: MessageBubble,
  args: { message: received },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Received. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('9:41 AM')).toBeVisible();
    await expect(canvasElement.textContent).toMatch(/^Mina Okafor: Hi Asha/);
  },
};

/** The next message of the same minute shows the time. Marked is what a search led to. */
export const Matrix: Story = {
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
};

export const StressHindi: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 300 }}>
      {stressMessages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </div>
  ),
  globals: hindiNight,
  play: fitsWindow,
};
