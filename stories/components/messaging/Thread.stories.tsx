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
import { Thread, type ThreadHandle, type ThreadProps } from '@/components/messaging/Thread';
import type { Message } from '@/data/schema/conversation';
import preview from '../../../.storybook/preview';
import { fitsWindow, hindiPhone, textsOf } from '../../support/socialStates';

/** The thread with two buttons beside it: somebody writes, and one writes oneself. */
function LiveThread({ messages: first, ...props }: ThreadProps) {
  const [all, setAll] = useState(first);
  const thread = useRef<ThreadHandle>(null);
  const add = (message: Message) =>
    setAll((current) => [...current, { ...message, id: `${message.id}-${current.length}` }]);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Thread {...props} messages={all} ref={thread} />
      <div>
        <button type="button" onClick={() => add(incoming)}>
          Receive
        </button>
        <button
          type="button"
          onClick={() => {
            thread.current?.toLatest();
            add(ownReply);
          }}
        >
          Send
        </button>
      </div>
    </div>
  );
}

/** The latest hundred messages, and a hundred more whenever earlier ones are asked for; somebody writes. */
function Paged({ messages: first, ...props }: ThreadProps) {
  const [all, setAll] = useState(first);
  const [from, setFrom] = useState(300);
  const loadEarlier = () => {
    props.onLoadEarlier?.();
    setFrom((current) => Math.max(0, current - 100));
  };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Thread
        {...props}
        messages={all.slice(from)}
        earlier={from > 0 ? 'more' : 'none'}
        onLoadEarlier={loadEarlier}
      />
      <button type="button" onClick={() => setAll([...all, incoming])}>
        Receive
      </button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Messaging/Thread',
  component: Thread,
  args: { name: 'Mina Okafor', messages, now },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <LiveThread {...args} />,
});

type Canvas = StoryContext['canvas'];

const logOf = (canvas: Canvas) => canvas.getByRole('log', { name: 'Conversation with Mina Okafor' });
/** How far the end is below what is in sight, px. */
const belowOf = (canvas: Canvas) => {
  const { scrollHeight, clientHeight, scrollTop } = logOf(canvas);
  return Math.round(scrollHeight - clientHeight - scrollTop);
};
/** What a screen reader is told. */
const saidIn = (element: HTMLElement) => textsOf(element.querySelectorAll('[aria-live="polite"] p'));

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(logOf(canvas)).toHaveAttribute('tabindex', '0');
    await expect(saidIn(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(saidIn(canvasElement)).toEqual(['You: Thursday works.']);
    await expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  },
});

/** Opens at the latest, is drawn as far as it is seen, and leaves a reader further up where they are. */
export const TenThousandMessages = meta.story({
  args: { messages: manyMessages(10_000) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^10000\./)).toBeVisible();
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await expect(logOf(canvas).querySelectorAll('time').length).toBeLessThan(60);
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();

    // At the end one goes along with what comes.
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await expect(canvas.getByText('Does ten suit you?', { selector: 'bdi, p[dir]' })).toBeVisible();

    logOf(canvas).scrollTop = 100_000;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    // Rows that come with scrolling are not news.
    await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
    await waitFor(() => expect(canvas.queryByText(/^10000\./)).toBeNull());
    const top = () => logOf(canvas).scrollTop;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(jump).toHaveAccessibleName('Jump to latest New messages');
    await expect(top()).toBe(before);

    await userEvent.click(jump);
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await expect(jump).not.toBeInTheDocument();
    await expect(logOf(canvas)).toHaveFocus();

    // Sending leads to the latest from anywhere.
    logOf(canvas).scrollTop = 200_000;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull());

    // Home and End lead to the first and the last message, however far they are.
    logOf(canvas).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(top()).toBe(0));
    await expect(await canvas.findByText(/^1\. /)).toBeVisible();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await expect(await canvas.findByText(/^10000\./)).toBeVisible();
  },
});

/** Near the first one the earlier ones are asked for; they come in above without moving what is read. */
export const Earlier = meta.story({
  args: { messages: manyMessages(400), onLoadEarlier: fn() },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    logOf(canvas).scrollTop = 2000;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(jump).toHaveAccessibleName('Jump to latest New messages');
    await expect(args.onLoadEarlier).not.toHaveBeenCalled();

    logOf(canvas).scrollTop = 700;
    await waitFor(() => expect(args.onLoadEarlier).toHaveBeenCalledOnce());
    await waitFor(() => expect(logOf(canvas).scrollTop).toBeGreaterThan(5000));
    // What was there before is not news, and what came below is still not seen.
    await expect(saidIn(canvasElement)).toEqual(['Mina Okafor: Does ten suit you?']);
    await expect(jump).toBeVisible();
    await expect(jump).toHaveAccessibleName('Jump to latest New messages');
    await userEvent.click(jump);
    await waitFor(() => expect(belowOf(canvas)).toBe(0));
    await expect(jump).not.toBeInTheDocument();
  },
});

/** Each day says which it is. Of one sender's messages of one minute the last says when. */
export const DaysAndMinutes = meta.story({
  args: {
    messages: [
      ...daysOfMessages.slice(0, 4),
      { ...incoming, id: '1', message: 'One', time: now - 60_000 },
      { ...incoming, id: '2', message: 'Two', time: now - 30_000 },
      { ...incoming, id: '3', message: 'Three', time: now - 10_000 },
      { ...ownReply, id: '4', message: 'Four', time: now - 5_000 },
      { ...incoming, id: '5', message: 'Five', time: now },
    ],
  },
  play: async ({ canvas }) => {
    await expect(textsOf(logOf(canvas).querySelectorAll('[data-index]'))).toEqual([
      'Dec 30, 2024',
      'Mina Okafor: We met at the climate summit.6:05 PM',
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

/** What a search led to is brought into sight from however far back, once, and stays where it is. */
export const Marked = meta.story({
  args: { messages: manyMessages(400), markedId: manyMessages(400)[150]?.id },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const marked = () => logOf(canvas).querySelector('[aria-current="true"]');
    await waitFor(() => expect(marked()).toBeVisible());
    await waitFor(() => {
      const { top, bottom } = (marked() as Element).getBoundingClientRect();
      const frame = logOf(canvas).getBoundingClientRect();
      expect(top).toBeGreaterThan(frame.top);
      expect(bottom).toBeLessThan(frame.bottom);
    });
    await expect(canvas.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    logOf(canvas).scrollTop -= 2000;
    await waitFor(() => expect(marked()).toBeNull());
  },
});

/** Where all of it is in sight, there is nothing to go to. */
export const MarkedInShort = meta.story({
  args: { markedId: messages[0]?.id },
  play: async ({ canvas }) => {
    await expect(logOf(canvas).querySelector('[aria-current="true"]')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
  },
});

export const EarlierFailed = meta.story({
  args: { messages: manyMessages(40), earlier: 'failed', onLoadEarlier: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
    // The button goes with what it asked for.
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
