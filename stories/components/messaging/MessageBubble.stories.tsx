import { messages, ownReply, stressMessages } from '@kit/fixtures/messaging';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MessageBubble } from '@/components/messaging/MessageBubble';

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

export const Own: Story = {
  args: { message: ownReply },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/^You: Thursday works\./);
  },
};

/** The next one of the same minute says when. */
export const WithoutTime: Story = {
  args: { isTimeHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('9:41 AM')).toBeNull();
  },
};

/** What a search led to. */
export const Marked: Story = {
  args: { isMarked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="true"]')).toHaveTextContent(/Hi Asha/);
  },
};

export const Dark: Story = {
  ...Own,
  globals: { theme: 'dark' },
};

export const Hindi: Story = { globals: { locale: 'hi' } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {[...messages, ownReply].map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </div>
  ),
};

export const Stress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 300 }}>
      {stressMessages.map((message) => (
        <MessageBubble key={message.id} message={message} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};
