import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftDelay } from '@/data/schema/constants';
import { MessagesHarness, type MessagesHarnessProps, messagesArgs } from '../fixtures/MessagesHarness';
import {
  claire,
  conversations,
  longConversation,
  manyMessages,
  messages,
  mina,
  now,
  stressMessages,
} from '../fixtures/messaging';

const meta = {
  title: 'Screens/Messages',
  component: MessagesHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: messagesArgs,
} satisfies Meta<typeof MessagesHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listOf = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Conversations' }));
/** What each row says, in the order of the rows. */
const rows = (canvas: Canvas) =>
  listOf(canvas)
    .queryAllByRole('link')
    .map((row) => row.getAttribute('aria-label'));
const rowOf = (canvas: Canvas, name: string) =>
  listOf(canvas).getByRole('link', { name: new RegExp(`^${name}`) });
const logOf = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.getByRole('log', { name: `Conversation with ${name}` });
const field = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.getByRole('textbox', { name: `Message to ${name}` });
const search = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search messages' });

const everybody = ['Mina Okafor', 'Ravi Kulkarni', 'Lena Brandt', 'Jonas Felde'];
const names = (canvas: Canvas) => rows(canvas).map((row) => everybody.find((name) => row?.startsWith(name)));

export const Loading: Story = {
  args: { list: 'loading', thread: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
    await expect(rows(canvas)).toEqual([]);
  },
};

export const Failed: Story = {
  args: { list: 'failed', thread: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load your conversations" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** Nothing selected: the two lines of the spec. Selecting a conversation shows it and marks it read. */
export const NothingSelected: Story = {
  args: { thread: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(
      canvas.getByText('Choose from your existing conversations or start a new one'),
    ).toBeVisible();
    await expect(rows(canvas)[0]).toMatch(/^Mina Okafor, Unread, Online, Now/);

    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
    await expect(rows(canvas)[0]).toMatch(/^Mina Okafor, Online, Now/);
    await expect(args.onWrite.mock.calls).toEqual([
      [{ kind: 'state', conversationId: 'mina-okafor', state: { unread: false } }],
    ]);
  },
};

/** A fresh account has written with nobody. */
export const Empty: Story = {
  args: { thread: 'none', inbox: { conversations: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover people' })).toHaveAttribute('href', '/discover');
  },
};

export const Opening: Story = {
  args: { thread: 'opening' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the conversation');
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const ThreadFailed: Story = {
  args: { thread: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load this conversation" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(logOf(canvas)).toBeVisible());
    await expect(args.onOpen.mock.calls).toEqual([['mina-okafor']]);
  },
};

export const NotFound: Story = {
  args: { thread: 'notFound', open: { conversationId: 'nobody' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/messages',
    );
    await expect(names(canvas)).toEqual(everybody);
  },
};

/** Sending appends, clears the input and keeps the conversation selected (spec section 4); blank text isn't sent. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const input = field(canvas);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(input, '   {Enter}');
    await expect(send).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(input);

    await userEvent.type(input, 'Thursday works.{Shift>}{Enter}{/Shift}At ten?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(input).toHaveFocus();
    await expect(within(logOf(canvas)).getByText(/Thursday works\.\s+At ten\?/)).toBeVisible();
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAttribute('aria-current', 'page');
    // Chosen once more, its composer has the focus again.
    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await expect(input).toHaveFocus();
    const [id, message] = args.onSend.mock.calls[0] ?? [];
    await expect([id, message?.message, message?.time]).toEqual([
      'mina-okafor',
      'Thursday works.\nAt ten?',
      now,
    ]);
  },
};

/** A draft is kept for the conversation it was typed in, soon after typing rests and at once when one leaves. */
export const Draft: Story = {
  args: { open: { draft: 'Thursday wo' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), 'rks');
    await waitFor(
      () =>
        expect(args.onWrite).toHaveBeenCalledWith({
          kind: 'draft',
          conversationId: 'mina-okafor',
          text: 'Thursday works',
        }),
      { timeout: draftDelay + 1000 },
    );
    await userEvent.type(field(canvas), ', at ten');
    await userEvent.click(rowOf(canvas, 'Ravi Kulkarni'));
    await expect(args.onWrite).toHaveBeenCalledWith({
      kind: 'draft',
      conversationId: 'mina-okafor',
      text: 'Thursday works, at ten',
    });
    await waitFor(() => expect(field(canvas, 'Ravi Kulkarni')).toHaveValue(''));
  },
};

/** The device never answers: what is sent meanwhile waits. */
export const Sending: Story = {
  args: {
    thread: 'sending',
    open: { outgoing: [{ id: 'story-0', message: 'Thursday works.', time: now }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field(canvas), 'And Friday{Enter}Or{Enter}{Enter}');
    await expect(field(canvas)).toHaveValue('');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Lets the device store the message that it was given last. */
let store = () => {};

/** Enter doesn't wait for the device: one message after the other, in the order they were written. */
export const SendingInOrder: Story = {
  args: {
    onSend: fn<MessagesHarnessProps['onSend']>(
      (_id, message) =>
        new Promise((resolve) => {
          store = () => resolve({ ...message, sender: 'Asha Verma', isSelf: true, avatar: '' });
        }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), 'One{Enter}Two{Enter}Three{Enter}Fo');
    const sent = () => args.onSend.mock.calls.map(([, { message }]) => message);
    const stored = () =>
      within(logOf(canvas))
        .queryAllByText(/^(One|Two|Three)$/)
        .map((line) => line.textContent);
    await expect([sent(), stored()]).toEqual([['One'], []]);
    store();
    await waitFor(() => expect([sent(), stored()]).toEqual([['One', 'Two'], ['One']]));
    store();
    await waitFor(() => expect(sent()).toEqual(['One', 'Two', 'Three']));
    store();
    await waitFor(() => expect(stored()).toEqual(['One', 'Two', 'Three']));
    await expect(field(canvas)).toHaveValue('Fo');
    await expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  },
};

/** The device couldn't store the message: its text is still there, and can be sent again. */
export const Refused: Story = {
  args: { thread: 'refused', open: { draft: 'Thursday works.' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be stored on this device');
    await expect(field(canvas)).toHaveValue('Thursday works.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const SendFails: Story = {
  args: { onSend: fn<MessagesHarnessProps['onSend']>(() => Promise.reject(new Error('The disk is full'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(field(canvas), 'Thursday works.{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be stored');
    await expect(field(canvas)).toHaveValue('Thursday works.');
    await expect(within(logOf(canvas)).queryByText('Thursday works.')).toBeNull();
    // Going on writing takes the message away.
    await userEvent.type(field(canvas), ' At ten?');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** More holds mark as unread, which goes back to the list, and mute. */
export const MarkedUnreadAndMuted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }));
    await waitFor(() => expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/));
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    await expect(await canvas.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Unread/);
    await expect(args.onWrite).toHaveBeenCalledWith({
      kind: 'state',
      conversationId: 'mina-okafor',
      state: { muted: true },
    });
  },
};

/** The device refuses what is kept about a conversation: it stays shown, and can be written again. */
export const WriteFails: Story = {
  args: { onWrite: fn<MessagesHarnessProps['onWrite']>(() => Promise.reject(new Error('The disk is full'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change is not saved on this device',
    );
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/);
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(args.onWrite).toHaveBeenCalledTimes(2));
  },
};

export const SomethingSetAside: Story = {
  args: { list: 'failed', onLoad: fn(async () => ({ conversations, quarantined: 2 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 saved items could not be read and were quarantined',
    );
  },
};

/** The first message to somebody begins the conversation. */
export const NewConversation: Story = {
  args: { open: { conversationId: claire.id, conversation: claire, messages: [] } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/the start of your conversation with Claire Dubois/)).toBeVisible();
    await userEvent.type(field(canvas, 'Claire Dubois'), 'Hello Claire{Enter}');
    await waitFor(() =>
      expect(within(logOf(canvas, 'Claire Dubois')).getByText('Hello Claire')).toBeVisible(),
    );
    await expect(args.onSend.mock.calls[0]?.[0]).toBe('claire-dubois');
  },
};

/** Names and texts are searched, and what was found is marked. */
export const Searched: Story = {
  args: { thread: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(search(canvas), 'apartment fed');
    // The index is fetched with the first search.
    await waitFor(() => expect(names(canvas)).toEqual(['Mina Okafor']), { timeout: 5000 });
    const marks = [...rowOf(canvas, 'Mina Okafor').querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['apartment', 'fed']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');

    await userEvent.clear(search(canvas));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
    await userEvent.type(search(canvas), 'lena');
    await waitFor(() => expect(names(canvas)).toEqual(['Lena Brandt']));
  },
};

export const NoneFound: Story = {
  args: { thread: 'none', inbox: { query: 'heliocentrism', searched: 'heliocentrism', found: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No conversations found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 conversations found');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all conversations' }));
    await expect(names(canvas)).toEqual(everybody);
    await expect(search(canvas)).toHaveValue('');
    await expect(search(canvas)).toHaveFocus();
  },
};

/** The earlier messages come when one scrolls up; the thread stays where one reads. */
export const Earlier: Story = {
  args: {
    open: { messages: manyMessages(400).slice(200), hasEarlier: true },
    onLoadEarlier: fn<MessagesHarnessProps['onLoadEarlier']>(async () => ({
      messages: manyMessages(400).slice(0, 200),
      hasEarlier: false,
      quarantined: 0,
    })),
  },
  play: async ({ canvas, args }) => {
    const log = logOf(canvas);
    await waitFor(() => expect(within(log).getByText(/^400\./)).toBeVisible());
    await expect(args.onLoadEarlier).not.toHaveBeenCalled();
    log.scrollTop = 0;
    await waitFor(() => expect(args.onLoadEarlier.mock.calls).toEqual([['many-200']]));
    await waitFor(() => expect(within(log).getByText(/^201\./)).toBeVisible());
    await expect(log.scrollTop).toBeGreaterThan(1000);
  },
};

/** The device never answers: the thread goes on as it is. */
export const ReadingEarlier: Story = {
  args: {
    thread: 'readingEarlier',
    open: { messages: manyMessages(20), hasEarlier: true },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(within(logOf(canvas)).getByText(/^20\./)).toBeVisible());
  },
};

export const EarlierFailed: Story = {
  args: {
    thread: 'earlierFailed',
    open: { messages: manyMessages(40).slice(20), hasEarlier: true },
    onLoadEarlier: fn<MessagesHarnessProps['onLoadEarlier']>(async () => ({
      messages: manyMessages(20),
      hasEarlier: false,
      quarantined: 0,
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    logOf(canvas).scrollTop = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Show earlier messages' }));
    await waitFor(() => expect(args.onLoadEarlier.mock.calls).toEqual([['many-20']]));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
  },
};

/** Only the messages in sight are drawn. */
export const TenThousandMessages: Story = {
  args: { open: { messages: manyMessages(10_000) } },
  play: async ({ canvas }) => {
    const log = logOf(canvas);
    await waitFor(() => expect(within(log).getByText(/^10000\./)).toBeVisible());
    await expect(within(log).getAllByText(/^\d+\./).length).toBeLessThan(60);
  },
};

/** Names and texts that try to break the page. */
export const Stress: Story = {
  args: {
    inbox: { conversations: [longConversation, ...conversations] },
    open: { conversation: longConversation, conversationId: 'long', messages: stressMessages },
  },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  args: { open: { messages: [...messages, ...stressMessages.slice(6, 8)], conversation: mina } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'संदेश' })).toBeVisible();
  },
};
