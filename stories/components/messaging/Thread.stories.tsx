import {
  daysOfMessages,
  incoming,
  manyMessages,
  messages,
  now,
  ownReply,
  stressMessages,
} from '@kit/fixtures/messaging';
import type { StoryContext } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '@/components/controls/Button';
import { Thread, type ThreadHandle, type ThreadProps } from '@/components/messaging/Thread';
import type { Message } from '@/data/schema/shapes/conversation';
import preview, { fitsWindow, hindiPhone, textsOf } from '../../support/preview';

/** A thread with buttons to receive and to send a message. Loading earlier messages adds a hundred. */
function LiveThread({ messages: first, ...props }: ThreadProps) {
  const [all, setAll] = useState(first);
  const [from, setFrom] = useState(props.onLoadEarlier ? Math.max(0, first.length - 100) : 0);
  const thread = useRef<ThreadHandle>(null);
  const add = (message: Message) =>
    setAll((current) => [...current, { ...message, id: `${message.id}-${current.length}` }]);
  const loadEarlier = () => {
    props.onLoadEarlier?.();
    setFrom((current) => Math.max(0, current - 100));
  };
  const send = () => {
    thread.current?.toLatest();
    add(ownReply);
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Thread
        earlier={from > 0 ? 'more' : 'none'}
        {...props}
        messages={all.slice(from)}
        onLoadEarlier={loadEarlier}
        ref={thread}
      />
      <div>
        <Button onClick={() => add(incoming)}>Receive</Button>
        <Button onClick={send}>Send</Button>
      </div>
    </div>
  );
}

const meta = preview.meta({
  component: Thread,
  args: { name: 'Mina Okafor', messages, now },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <LiveThread {...args} />,
});

type Canvas = StoryContext['canvas'];

const logOf = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation with Mina Okafor' });
/** The distance from the visible part to the end, in px. */
const belowOf = (canvas: Canvas) => {
  const { scrollHeight, clientHeight, scrollTop } = logOf(canvas);
  return Math.round(scrollHeight - clientHeight - scrollTop);
};
const jumpOf = (canvas: Canvas) => canvas.queryByRole('button', { name: /Jump to latest/ });
/** The screen reader announcements. */
const saidIn = (element: HTMLElement) => textsOf(element.querySelectorAll('[aria-live="polite"] p'));

/** If all messages are visible, there is no button to jump to the latest. */
export const Default = meta.story({
  args: { markedId: messages[0]?.id },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(logOf(canvas)).toHaveAttribute('tabindex', '0');
    await expect(saidIn(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(saidIn(canvasElement)).toEqual(['You: Thursday works.']);
    await waitFor(() => expect(jumpOf(canvas)).toBeNull());
  },
});

/** The thread opens at the latest message. It renders only visible messages and preserves the position. */
export const TenThousandMessages = meta.story({
  args: { messages: manyMessages(10_000) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const isAtEnd = async () => {
      await waitFor(() => expect(belowOf(canvas)).toBe(0));
      await waitFor(() => expect(jumpOf(canvas)).toBeNull());
    };
    const write = (button: string) => userEvent.click(canvas.getByRole('button', { name: button }));
    await step('a thread that is scrolled to the end follows a received message', async () => {
      await isAtEnd();
      await expect(logOf(canvas).querySelectorAll('time').length).toBeLessThan(60);
      await write('Receive');
      await isAtEnd();
    });
    await step(
      'a received message doesn’t scroll a thread that is further up, and Jump to latest announces it',
      async () => {
        logOf(canvas).scrollTop = 100_000;
        const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
        // Messages that render on scrolling aren't announced.
        await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
        const before = logOf(canvas).scrollTop;
        await write('Receive');
        await expect(jump).toHaveAccessibleName('Jump to latest New messages');
        await expect(logOf(canvas).scrollTop).toBe(before);
        await userEvent.click(jump);
        await isAtEnd();
        await expect(logOf(canvas)).toHaveFocus();
      },
    );
    await step('sending a message scrolls to the end from any position', async () => {
      logOf(canvas).scrollTop = 200_000;
      await canvas.findByRole('button', { name: 'Jump to latest' });
      await write('Send');
      await isAtEnd();
    });
    await step('Home and End scroll to the first and the last message, however far away', async () => {
      logOf(canvas).focus();
      await userEvent.keyboard('{Home}');
      await expect(await canvas.findByText(/^1\. /)).toBeVisible();
      await expect(logOf(canvas).scrollTop).toBe(0);
      await userEvent.keyboard('{End}');
      await isAtEnd();
    });
  },
});

/** Scrolling near the first message loads earlier ones, and inserts them above without moving the visible ones. */
export const Earlier = meta.story({
  args: { messages: manyMessages(400), onLoadEarlier: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    logOf(canvas).scrollTop = 2000;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(args.onLoadEarlier).not.toHaveBeenCalled();

    logOf(canvas).scrollTop = 700;
    await waitFor(() => expect(args.onLoadEarlier).toHaveBeenCalledOnce());
    await waitFor(() => expect(logOf(canvas).scrollTop).toBeGreaterThan(5000));
    // Earlier messages aren't announced. The new messages at the end are still unseen.
    await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
    await expect(jumpOf(canvas)).toHaveAccessibleName('Jump to latest New messages');
  },
});

const received = (id: string, ago: number) => ({ ...incoming, id, message: id, time: now - ago });

/** A date precedes the messages of each day. Consecutive messages of one sender and minute show one time. */
export const DaysAndMinutes = meta.story({
  args: {
    messages: [
      ...daysOfMessages,
      received('One', 60_000),
      received('Two', 30_000),
      received('Three', 10_000),
      { ...ownReply, id: '4', message: 'Four', time: now - 5_000 },
      received('Five', 0),
    ],
  },
  play: async ({ canvas }) => {
    await expect(textsOf(logOf(canvas).querySelectorAll('[data-index]'))).toEqual([
      'Dec 31, 2024',
      'You: I remember, by the coffee.9:00 AM',
      'Nov 17',
      'Mina Okafor: How is the pilot?4:30 PM',
      'Yesterday',
      'You: Live in forty homes.8:15 AM',
      'Today',
      'Mina Okafor: One9:51 AM',
      'Mina Okafor: Two',
      'Mina Okafor: Three9:52 AM',
      'You: Four9:52 AM',
      'Mina Okafor: Five9:52 AM',
    ]);
  },
});

/** The thread scrolls to a search result once, however far back it is, and stays there. */
export const Marked = meta.story({
  args: { messages: manyMessages(400), markedId: manyMessages(400)[150]?.id, onLoadEarlier: fn() },
  play: async ({ canvas }) => {
    const marked = () => logOf(canvas).querySelector('[aria-current="true"]');
    await waitFor(() => {
      const frame = logOf(canvas).getBoundingClientRect();
      const place = marked()?.getBoundingClientRect();
      expect([(place?.top ?? 0) > frame.top, (place?.bottom ?? 0) < frame.bottom]).toEqual([true, true]);
    });
    await expect(jumpOf(canvas)).toBeVisible();
    logOf(canvas).scrollTop -= 2000;
    await waitFor(() => expect(marked()).toBeNull());
  },
});

export const EarlierFailed = meta.story({
  args: { messages: manyMessages(40), earlier: 'failed', onLoadEarlier: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
    // The button disappears once the messages have loaded, so the conversation receives the focus.
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
});

export const StressPhone = meta.story({
  args: { messages: stressMessages },
  globals: hindiPhone,
  play: async (context) => {
    await fitsWindow(context);
    const log = context.canvas.getByRole('log');
    await expect(log.scrollWidth).toBe(log.clientWidth);
  },
});
