import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import type { Services } from '@/app/services/createServices';
import type { MessageStore } from '@/data/ports/MessageStore';
import { href } from '@/data/schema/href';
import { messageId } from '@/data/schema/messageId';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { longConversation, manyConversations, manyMessages, stressMessages } from '../fixtures/messaging';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';

const at = (conversationId: string, more: Partial<AppParameters> = {}) => ({
  app: { path: href('conversation', { params: { conversationId } }), ...more } satisfies AppParameters,
});
const withMina = (more?: Partial<AppParameters>) => at('mina-okafor', more);
const inList = (more: Partial<AppParameters> = {}) => ({ app: { path: '/messages', ...more } });

const meta = {
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...withMina(),
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The device's conversations, with something of them answered otherwise. */
const answering = (change: (store: MessageStore) => Partial<MessageStore>) => ({
  services: ({ messages }: Services) => ({ messages: changed(messages, change) }),
});

/** What lies on the device of a kind, by id. */
async function kept(kind: string) {
  const records = await app.device.readAll('sample');
  return Object.fromEntries(
    records.filter((record) => record.kind === kind).map(({ id, value }) => [id, value]),
  );
}
/** What the person has written to Mina, as the device has it. */
const written = async (id = 'mina-okafor') =>
  Object.values(await kept(`message/${id}`)).map((value) => (value as { message: string }).message);

/** Messages with Mina, after those of the sample. */
const manyWithMina = (count: number) => ({
  sample: manyMessages(count).map((message, index) => {
    const id = messageId(message.time, String(index));
    return { kind: 'message/mina-okafor', id, value: { ...message, id } };
  }),
});

const listOf = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Conversations' }));
/** What each row says, in the order of the rows. */
const rows = (canvas: Canvas) =>
  listOf(canvas)
    .queryAllByRole('link')
    .map((row) => row.textContent);
const rowOf = (canvas: Canvas, name: string) =>
  listOf(canvas).getByRole('link', { name: new RegExp(`^${name}`) });
const findRow = (canvas: Canvas, name: string) =>
  listOf(canvas).findByRole('link', { name: new RegExp(`^${name}`) });
const logName = (name: string) => `Conversation with ${name}`;
const logOf = (canvas: Canvas, name = 'Mina Okafor') => canvas.getByRole('log', { name: logName(name) });
const findLog = (canvas: Canvas, name = 'Mina Okafor') => canvas.findByRole('log', { name: logName(name) });
const field = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.getByRole('textbox', { name: `Message to ${name}` });
const findField = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.findByRole('textbox', { name: `Message to ${name}` });
const search = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search messages' });

const everybody = ['Mina Okafor', 'Ravi Kulkarni', 'Lena Brandt', 'Jonas Felde'];
const names = (canvas: Canvas) => rows(canvas).map((row) => everybody.find((name) => row?.startsWith(name)));

export const Loading: Story = {
  parameters: inList({ services: () => ({ messages: never }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
    await expect(rows(canvas)).toEqual([]);
  },
};

const failedTitle = 'We couldn’t load your conversations';

export const Failed: Story = {
  parameters: inList(answering(() => ({ loadInbox: noRoom }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: failedTitle })).toBeVisible();
    await expect(rows(canvas)).toEqual([]);
  },
};

export const Retried: Story = {
  parameters: inList(answering((store) => ({ loadInbox: onceRefused(store.loadInbox) }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: failedTitle })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
    await expect(canvas.queryByRole('heading', { name: failedTitle })).toBeNull();
  },
};

/** Nothing selected: the two lines of the spec. */
export const NothingSelected: Story = {
  parameters: inList(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(
      canvas.getByText('Choose from your existing conversations or start a new one'),
    ).toBeVisible();
    await waitFor(() => expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .* Unread, Online$/));
    await expect(names(canvas)).toEqual(everybody);
  },
};

/** Whom to write to is asked; the choice opens the conversation, which begins with the first message. */
export const NewConversationBegun: Story = {
  parameters: inList(),
  play: async ({ canvas, userEvent }) => {
    const [inTitle, inEmptyState] = canvas.getAllByRole('button', { name: 'New conversation' });
    await userEvent.click(inEmptyState as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }));
    await expect(await dialog.findAllByRole('link')).toHaveLength(8);
    await userEvent.type(dialog.getByRole('searchbox'), 'clare');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await userEvent.clear(dialog.getByRole('searchbox'));
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(8));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(inEmptyState).toHaveFocus();
    await userEvent.click(inTitle as HTMLElement);
    await userEvent.click(await screen.findByRole('link', { name: /^Claire Dubois/ }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(app.addresses).toEqual(['/messages', '/messages/claire-dubois']);
    await waitFor(() => expect(field(canvas, 'Claire Dubois')).toHaveFocus());
  },
};

export const NewConversationFailed: Story = {
  parameters: inList(answering((store) => ({ loadPeople: onceRefused(store.loadPeople) }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'New conversation' })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await screen.findByRole('link', { name: /^Claire Dubois/ })).toBeVisible();
  },
};

/** A conversation with something typed says so in the list. */
export const DraftInList: Story = {
  parameters: inList({
    records: { sample: [{ kind: 'messageDraft', id: 'mina-okafor', value: 'Thursday wo' }] },
  }),
  play: async ({ canvas }) => {
    await expect(await findRow(canvas, 'Mina Okafor')).toHaveTextContent(/Draft: Thursday wo/);
  },
};

/** Selecting a conversation shows it and marks it read. */
export const Selected: Story = {
  parameters: inList(),
  play: async ({ canvas, userEvent }) => {
    await expect(await findRow(canvas, 'Mina Okafor')).toHaveAccessibleName(/Unread/);
    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await waitFor(() => expect(field(canvas)).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
    await expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .*[^,] Online$/);
    await expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: false, muted: false } });
    await expect(app.addresses).toEqual(['/messages', '/messages/mina-okafor']);
  },
};

/** A fresh account has written with nobody. */
export const Empty: Story = {
  parameters: inList({ who: 'nora' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover people' })).toHaveAttribute('href', '/discover');
    // Said once: there is nothing to select either.
    await expect(canvas.queryByRole('heading', { name: 'Select a conversation' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New conversation' })).toBeVisible();
  },
};

/** The device never answers. */
export const Opening: Story = {
  parameters: withMina(answering(() => ({ open: never }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the conversation'));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

const threadFailedTitle = 'We couldn’t load this conversation';

export const ThreadFailed: Story = {
  parameters: withMina(answering(() => ({ open: noRoom }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: threadFailedTitle })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
};

export const ThreadRetried: Story = {
  parameters: withMina(answering((store) => ({ open: onceRefused(store.open) }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: threadFailedTitle })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findLog(canvas)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: threadFailedTitle })).toBeNull();
  },
};

export const NotFound: Story = {
  parameters: at('nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/messages',
    );
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
};

/** A conversation with nothing typed; blank text isn't sent (spec section 4). */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const input = await findField(canvas);
    const send = canvas.getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await userEvent.type(input, '   {Enter}');
    await expect(send).toBeDisabled();
    await userEvent.clear(input);
    await expect(await written()).toEqual([]);
    await expect(within(logOf(canvas)).getByText('Read the deck on the flight.')).toBeVisible();
  },
};

/** Sending appends, clears the input and keeps the conversation selected (spec section 4). */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = await findField(canvas);
    await userEvent.type(input, 'Thursday works.{Shift>}{Enter}{/Shift}At ten?');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(input).toHaveFocus();
    await expect(await within(logOf(canvas)).findByText(/Thursday works\.\s+At ten\?/)).toBeVisible();
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAttribute('aria-current', 'page');
    // Chosen once more, its composer has the focus again.
    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await expect(input).toHaveFocus();
    const id = messageId(now + 1, 'story-1');
    await expect(await kept('message/mina-okafor')).toEqual({
      [id]: {
        id,
        sender: 'Asha Verma',
        isSelf: true,
        message: 'Thursday works.\nAt ten?',
        avatar: '/images/faces/asha-verma.webp',
        time: now,
      },
    });
  },
};

const minaDraft = (value: string) => ({ sample: [{ kind: 'messageDraft', id: 'mina-okafor', value }] });

/** A draft is kept for the conversation it was typed in, soon after typing rests. */
export const Draft: Story = {
  parameters: withMina({ records: minaDraft('Thursday wo') }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(field(canvas)).toHaveValue('Thursday wo'));
    await userEvent.type(field(canvas), 'rks');
    await waitFor(async () =>
      expect(await kept('messageDraft')).toEqual({ 'mina-okafor': 'Thursday works' }),
    );
    await expect(field(canvas)).toHaveValue('Thursday works');
  },
};

/** It is kept at once when one leaves, and stays where it was typed. */
export const DraftLeft: Story = {
  parameters: withMina({ records: minaDraft('Thursday works') }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(field(canvas)).toHaveValue('Thursday works'));
    await userEvent.type(field(canvas), ', at ten');
    await userEvent.click(rowOf(canvas, 'Ravi Kulkarni'));
    await waitFor(async () =>
      expect(await kept('messageDraft')).toEqual({ 'mina-okafor': 'Thursday works, at ten' }),
    );
    await waitFor(() => expect(field(canvas, 'Ravi Kulkarni')).toHaveValue(''));
  },
};

const sendNever = fn(never);

/** The device never answers: what is sent meanwhile waits. */
export const Sending: Story = {
  parameters: withMina(answering(() => ({ send: sendNever }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas), 'Thursday works.{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field(canvas), 'And Friday{Enter}Or{Enter}{Enter}');
    await expect(field(canvas)).toHaveValue('');
    await expect(sendNever.mock.calls).toEqual([
      ['mina-okafor', { id: messageId(now + 1, 'story-1'), message: 'Thursday works.', time: now }],
    ]);
  },
};

/** Lets the device store the message that it was given last. */
let store = () => {};
const sendHeld = fn(
  (_message: string) =>
    new Promise<void>((resolve) => {
      store = resolve;
    }),
);

/** Enter doesn't wait for the device: one message after the other, in the order they were written. */
export const SendingInOrder: Story = {
  parameters: withMina(
    answering(({ send }) => ({
      send: async (id, message) => {
        await sendHeld(message.message);
        return send(id, message);
      },
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas), 'One{Enter}Two{Enter}Three{Enter}Fo');
    const sent = () => sendHeld.mock.calls.map(([message]) => message);
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
  parameters: withMina(answering(() => ({ send: noRoom }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas), 'Thursday works.{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be stored on this device');
    await expect(field(canvas)).toHaveValue('Thursday works.');
    await expect(within(logOf(canvas)).queryByText('Thursday works.')).toBeNull();
    await expect(await written()).toEqual([]);
  },
};

export const SentAgain: Story = {
  parameters: withMina(answering(({ send }) => ({ send: onceRefused(send) }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas), 'Thursday works.{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be stored');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(async () => expect(await written()).toEqual(['Thursday works.']));
  },
};

/** Going on writing takes the refusal away. */
export const WritingOnAfterRefusal: Story = {
  parameters: withMina(answering(() => ({ send: noRoom }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas), 'Thursday works.{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be stored');
    await userEvent.type(field(canvas), ' At ten?');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field(canvas)).toHaveValue('Thursday works. At ten?');
  },
};

type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** By the menu of the conversation that is open. What is done to it is done to one of the list. */
async function choose(canvas: Canvas, userEvent: User, action: string) {
  await findRow(canvas, 'Mina Okafor');
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

export const Muted: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Mute conversation');
    await waitFor(() => expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/));
    await waitFor(async () =>
      expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: false, muted: true } }),
    );
  },
};

/** Marking as unread goes back to the list. */
export const MarkedUnread: Story = {
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Mark as unread');
    await expect(await canvas.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Unread/);
    await waitFor(async () =>
      expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: true, muted: false } }),
    );
    await expect(app.addresses).toEqual(['/messages/mina-okafor', '/messages']);
  },
};

const notSaved = 'Your last change could not be saved on this device';
/** The device refuses what is kept about a conversation: it stays shown, and can be written again. */
export const WriteFails: Story = {
  parameters: withMina(answering(() => ({ write: noRoom }))),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Mute conversation');
    await expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
    await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/);
    await expect(await kept('conversation')).toEqual({});
  },
};

export const SavedAgain: Story = {
  // Ravi's is read already: nothing but what is chosen is written.
  parameters: at(
    'ravi-kulkarni',
    answering(({ write }) => ({ write: onceRefused(write) })),
  ),
  play: async ({ canvas, userEvent }) => {
    await choose(canvas, userEvent, 'Mute conversation');
    await expect(await screen.findByRole('alert')).toHaveTextContent(notSaved);
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(async () =>
      expect(await kept('conversation')).toEqual({ 'ravi-kulkarni': { unread: false, muted: true } }),
    );
    await expect(rowOf(canvas, 'Ravi Kulkarni')).toHaveAccessibleName(/Muted/);
  },
};

export const SomethingQuarantined: Story = {
  parameters: inList({
    records: {
      sample: ['mina-okafor', 'ravi-kulkarni'].map((id) => ({ kind: 'conversation', id, value: 'muted' })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 saved items could not be read and were set aside',
    );
    await expect(names(canvas)).toEqual(everybody);
  },
};

/** Nobody has written yet. */
export const NewConversation: Story = {
  parameters: at('claire-dubois'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the start of your conversation with Claire Dubois/)).toBeVisible();
    await expect(field(canvas, 'Claire Dubois')).toHaveValue('');
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
};

/** The first message to somebody begins the conversation. */
export const FirstMessage: Story = {
  parameters: at('claire-dubois'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await findField(canvas, 'Claire Dubois'), 'Hello Claire{Enter}');
    await waitFor(() =>
      expect(within(logOf(canvas, 'Claire Dubois')).getByText('Hello Claire')).toBeVisible(),
    );
    await expect(await written('claire-dubois')).toEqual(['Hello Claire']);
    await expect(await findRow(canvas, 'Claire Dubois')).toHaveAccessibleName(/You: Hello Claire/);
  },
};

/** Names and texts are searched, and what was found is marked. */
export const Searched: Story = {
  parameters: inList(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(search(canvas), 'lena');
    // The index is fetched with the first search.
    await waitFor(() => expect(names(canvas)).toEqual(['Lena Brandt']));
    await userEvent.clear(search(canvas));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));

    await userEvent.type(search(canvas), 'apartment fed');
    await waitFor(() => expect(names(canvas)).toEqual(['Mina Okafor']));
    const marks = [...rowOf(canvas, 'Mina Okafor').querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['apartment', 'fed']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');

    // It leads to the message itself.
    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await findLog(canvas);
    await waitFor(() =>
      expect(logOf(canvas).querySelector('[aria-current="true"]')).toHaveTextContent(/apartment federation/),
    );
  },
};

export const NoneFound: Story = {
  parameters: inList({ path: '/messages?q=heliocentrism' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 conversations found');
    await expect(search(canvas)).toHaveValue('heliocentrism');
  },
};

export const SearchCleared: Story = {
  parameters: NoneFound.parameters,
  play: async ({ canvas, userEvent }) => {
    const showAll = { name: 'Show all conversations' };
    await userEvent.click(await canvas.findByRole('button', showAll));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
    await expect(search(canvas)).toHaveValue('');
    await expect(search(canvas)).toHaveFocus();
    await expect(app.addresses).toEqual(['/messages']);
  },
};

const readEarlier = fn((_before: string) => {});

/** The earlier messages come when one scrolls up; the thread stays where one reads. */
export const Earlier: Story = {
  parameters: withMina({
    records: manyWithMina(400),
    ...answering((store) => ({
      readEarlier: (id, before) => {
        readEarlier(before);
        return store.readEarlier(id, before);
      },
    })),
  }),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^400\./)).toBeVisible());
    await expect(readEarlier).not.toHaveBeenCalled();
    log.scrollTop = 0;
    await waitFor(() => expect(readEarlier.mock.calls).toEqual([[expect.stringMatching(/-200$/)]]));
    await waitFor(() => expect(within(log).getByText(/^201\./)).toBeVisible());
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
  },
};

/** The device never answers: the thread goes on as it is. */
export const ReadingEarlier: Story = {
  parameters: withMina({
    records: manyWithMina(220),
    ...answering(() => ({ readEarlier: never })),
  }),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^220\./)).toBeVisible());
    log.scrollTop = 0;
    await waitFor(() => expect(log).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(within(log).getByText(/^21\./)).toBeVisible());
  },
};

/** As it is at the start, at the first message that is there. */
const toStart = async (canvas: Canvas) => {
  const log = await findLog(canvas);
  await waitFor(() => expect(within(log).getByText(/^220\./)).toBeVisible());
  log.scrollTop = 0;
};
const showEarlier = { name: 'Show earlier messages' };

export const EarlierFailed: Story = {
  parameters: withMina({ records: manyWithMina(220), ...answering(() => ({ readEarlier: noRoom })) }),
  play: async ({ canvas }) => {
    await toStart(canvas);
    await expect(await canvas.findByRole('button', showEarlier)).toBeVisible();
  },
};

export const EarlierRetried: Story = {
  parameters: withMina({
    records: manyWithMina(220),
    ...answering((store) => ({ readEarlier: onceRefused(store.readEarlier) })),
  }),
  play: async ({ canvas, userEvent }) => {
    await toStart(canvas);
    await userEvent.click(await canvas.findByRole('button', showEarlier));
    await waitFor(() => expect(canvas.queryByRole('button', showEarlier)).toBeNull());
    const log = logOf(canvas);
    await waitFor(() => {
      log.scrollTop = 0;
      expect(within(log).getByText(/^Hi Asha, we have been watching/)).toBeVisible();
    });
  },
};

/** Only the messages in sight are drawn. */
export const TenThousandMessages: Story = {
  parameters: withMina(
    answering(({ open }) => ({
      async open(id) {
        const thread = await open(id);
        return thread && { ...thread, messages: manyMessages(10_000) };
      },
    })),
  ),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^10000\./)).toBeVisible());
    await expect(within(log).getAllByText(/^\d+\./).length).toBeLessThan(60);
  },
};

/** Somebody else with an account on the device, and what the two have written to each other. */
const toNora = (at: number, message: string) => ({
  kind: 'sent/nora',
  id: messageId(now + at, 'ada'),
  value: { to: { id: 'nora-lund', name: 'Nora Lund' }, message, time: now + at },
});
const toAda = (at: number, message: string) => ({
  kind: 'sent/uid-ada',
  id: messageId(now + at, 'nora'),
  value: { to: { id: 'ada-holm', name: 'Ada Holm' }, message, time: now + at },
});
const adaHolm = { kind: 'profile', id: 'me', value: { name: 'Ada Holm', role: 'Kite engineer' } };
const hour = 60 * 60_000;
const twoSides = {
  'uid-ada': [
    adaHolm,
    toNora(-3 * hour, 'We tested the new kite off Porto this morning.'),
    toNora(-hour, 'Nine hours, in twelve knots. Would you like to see the log?'),
  ],
  nora: [toAda(-2 * hour, 'How long did it fly?')],
};
const asNora = { who: 'nora', records: twoSides, online: ['uid-ada'] } as const;

/** Somebody with an account: what came since it was last opened is unread, and they are online. */
export const AccountInList: Story = {
  parameters: inList(asNora),
  play: async ({ canvas }) => {
    await expect(await findRow(canvas, 'Ada Holm')).toHaveAccessibleName(
      /^Ada Holm .* Nine hours, in twelve knots\. Would you like to see the log\? Unread, Online$/,
    );
    await expect(rows(canvas)).toHaveLength(1);
  },
};

/** Both sides in one thread; what comes while it is open is read, and what is sent lies in one's own space alone. */
export const Account: Story = {
  parameters: at('ada-holm', asNora),
  play: async ({ canvas, userEvent }) => {
    const input = await findField(canvas, 'Ada Holm');
    const log = logOf(canvas, 'Ada Holm');
    await waitFor(() => expect(within(log).getByText(/^Nine hours/)).toBeVisible());
    await userEvent.type(input, 'Very much{Enter}');
    await expect(await within(log).findByText('Very much')).toBeVisible();
    const mine = (await app.device.readAll('nora')).filter(({ kind }) => kind === 'sent/uid-ada');
    await expect(mine).toHaveLength(2);
    await expect(mine[1]?.value).toEqual({
      to: { id: 'ada-holm', name: 'Ada Holm' },
      message: 'Very much',
      time: now,
    });
    const { kind, id, value } = toNora(2, 'Here it is.');
    await app.device.write('uid-ada', kind as 'sent/nora', id, value);
    await expect(await within(log).findByText('Here it is.')).toBeVisible();
    await waitFor(() => expect(rowOf(canvas, 'Ada Holm')).toHaveAccessibleName(/Here it is\. Online$/));
  },
};

/** Of somebody whose page is private there is only their startup, until they write. */
export const AccountOfStartup: Story = {
  parameters: at('windrow', {
    who: 'nora',
    records: {
      'uid-ada': [
        adaHolm,
        { kind: 'settings', id: 'me', value: { privacy: 'private', investorPrivacy: 'private' } },
        {
          kind: 'listing',
          id: 'windrow',
          value: {
            listing: listingOf({
              ...emptyListing,
              startupName: 'Windrow',
              tagline: 'Small turbines for big barns',
            }),
            savedAt: now,
          },
        },
      ],
    },
  }),
  play: async ({ canvas, canvasElement }) => {
    await findField(canvas, 'Windrow');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Windrow' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Ada');
    const { kind, id, value } = toNora(1, 'Thank you for asking');
    await app.device.write('uid-ada', kind as 'sent/nora', id, value);
    await findLog(canvas, 'Ada Holm');
    await expect(await findField(canvas, 'Ada Holm')).toBeVisible();
  },
};

/** Whoever deleted their account took their half along; one's own stays. */
export const AccountGone: Story = {
  parameters: at('ada-holm', { who: 'nora', records: { nora: twoSides.nora } }),
  play: async ({ canvas }) => {
    const log = await findLog(canvas, 'Ada Holm');
    await waitFor(() => expect(within(log).getByText('How long did it fly?')).toBeVisible());
    await expect(canvas.getByText('They are no longer here, so nothing can be sent to them.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Who looks around as the sample person reaches nobody. */
export const AccountFromSample: Story = {
  parameters: at('ada-holm', { records: twoSides }),
  play: async ({ canvas }) => {
    await findLog(canvas, 'Ada Holm');
    await expect(
      canvas.getByText('You are looking around as Asha: nothing you write reaches other accounts.'),
    ).toBeVisible();
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
};

/** Only the conversations in sight are drawn, and some before and after. */
export const ThousandConversations: Story = {
  parameters: inList(
    answering(({ loadInbox }) => ({
      async loadInbox() {
        const { quarantined } = await loadInbox();
        return { conversations: manyConversations(1000), quarantined };
      },
    })),
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('navigation', { name: 'Conversations' });
    const rows = () => [...list.querySelectorAll('li')];
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-setsize', '1000'));
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(50_000));
    await expect(rows().length).toBeLessThan(60);
    list.scrollTo(0, list.scrollHeight);
    await waitFor(() => expect(within(list).getByText('Person 1000')).toBeVisible());
    await expect(rows().length).toBeLessThan(60);
  },
};

/** Names and texts that try to break the page. */
export const Stress: Story = {
  parameters: at(
    longConversation.id,
    answering(({ loadInbox }) => ({
      async loadInbox() {
        const { conversations, quarantined } = await loadInbox();
        return { conversations: [longConversation, ...conversations], quarantined };
      },
      open: async () => ({
        conversation: longConversation,
        messages: stressMessages,
        hasEarlier: false,
        draft: '',
        quarantined: 0,
      }),
    })),
  ),
  play: async ({ canvas, canvasElement }) => {
    await findLog(canvas, longConversation.name);
    await waitFor(() => expect(rows(canvas)).toHaveLength(5));
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Hindi: Story = {
  globals: { locale: 'hi' },
  parameters: withMina({
    records: {
      sample: stressMessages.slice(6, 8).map((message, index) => {
        const id = messageId(now + 1 + index, 'hindi');
        return { kind: 'message/mina-okafor', id, value: { ...message, id } };
      }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'संदेश' })).toBeVisible();
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(within(log).getAllByText(/^हमने बारह महीने पहले/)).toHaveLength(2));
  },
};
