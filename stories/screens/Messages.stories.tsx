import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { longConversation, manyConversations, manyMessages, stressMessages } from '@kit/fixtures/messaging';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import type { Services } from '@/app/services/createServices';
import type { MessageStore } from '@/data/ports/MessageStore';
import { href } from '@/data/schema/href';
import { messageId } from '@/data/schema/messageId';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import type { InboxEvent } from '@/machines/inbox/types';
import type { ThreadEvent } from '@/machines/thread/types';
import preview from '../../.storybook/preview';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { saveAgain } from '../support/profilePage';

const at = (conversationId: string, more: Partial<AppParameters> = {}) => ({
  app: { path: href('conversation', { params: { conversationId } }), ...more } satisfies AppParameters,
});
const withMina = (more?: Partial<AppParameters>) => at('mina-okafor', more);
const inList = (more: Partial<AppParameters> = {}) => ({ app: { path: '/messages', ...more } });

type Resting<Event> = readonly [state: string, ...events: Event[]];
/** Where the list and the conversation beside it rest, and what was done to each before. */
const rests = (
  [list, ...ofList]: Resting<InboxEvent>,
  [thread, ...ofThread]: Resting<ThreadEvent> = ['none'],
) => ({
  machine: [
    { id: 'inbox', state: list, events: ofList },
    { id: 'thread', state: thread, events: ofThread },
  ],
});
/** The list is there, with nothing open beside it. */
const listed = rests(['loaded.view.ready']);
/** A conversation is open beside the list, and this was done in it. */
const open = (...events: ThreadEvent[]) =>
  rests(['loaded.view.ready'], ['open.composer.composing', ...events]);

const meta = preview.meta({
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...withMina(),
    ...open(),
  },
});

type Canvas = StoryContext['canvas'];
type User = StoryContext['userEvent'];

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

/** The list is there. */
const showsRows = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await waitFor(() => expect(names(canvas)).toEqual(everybody));
};

const text = 'Thursday works.';
/** Typed and sent a moment ago. */
const sent = [
  { type: 'draft.text', text },
  { type: 'message.send', id: 'own', at: now },
] as const;

/** The list is on its way. */
export const Loading = meta.story({
  parameters: {
    ...inList({ services: () => ({ messages: never }) }),
    ...rests(['loading.reading']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
    await expect(rows(canvas)).toEqual([]);
  },
});

/** A search that doesn’t answer. */
const searchingNever = {
  services: ({ search }: Services) => ({ search: { ...search, conversations: never } }),
};

/** A shared search: the list comes together with what was found, not before. */
export const LoadingSearch = meta.story({
  parameters: {
    ...inList({ path: '/messages?q=lena', ...searchingNever }),
    ...rests(['loading.searching']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
    await expect(search(canvas)).toHaveValue('lena');
    await expect(rows(canvas)).toEqual([]);
  },
});

const failedTitle = 'We couldn’t load your conversations';

/** What failed stands in the place of the list, and can be tried again. */
export const Failed = meta.story({
  parameters: { ...inList(answering(() => ({ loadInbox: noRoom }))), ...rests(['failed']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: failedTitle })).toBeVisible();
    await expect(rows(canvas)).toEqual([]);
  },
});

Failed.test(
  'Try again reads once more',
  { parameters: inList(answering((store) => ({ loadInbox: onceRefused(store.loadInbox) }))) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
    await expect(canvas.queryByRole('heading', { name: failedTitle })).toBeNull();
  },
);

/** A fresh account has written with nobody: where to find people. */
export const Empty = meta.story({
  parameters: { ...inList({ who: 'nora' }), ...rests(['loaded.view.empty']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discover people' })).toHaveAttribute('href', '/discover');
    // Said once: there is nothing to select either.
    await expect(canvas.queryByRole('heading', { name: 'Select a conversation' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New conversation' })).toBeVisible();
  },
});

/** The list, and beside it what to do as long as no conversation is open. */
export const NothingSelected = meta.story({
  parameters: { ...inList(), ...listed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await expect(
      canvas.getByText('Choose from your existing conversations or start a new one'),
    ).toBeVisible();
    await waitFor(() => expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .* Unread, Online$/));
    await expect(names(canvas)).toEqual(everybody);
  },
});

NothingSelected.test('a conversation that is selected is shown and read', async ({ canvas, userEvent }) => {
  await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Unread/);
  await userEvent.click(rowOf(canvas, 'Mina Okafor'));
  await waitFor(() => expect(field(canvas)).toHaveFocus());
  await expect(canvas.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
  await expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .*[^,] Online$/);
  await waitFor(async () =>
    expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: false, muted: false } }),
  );
  await expect(app.addresses).toEqual(['/messages', '/messages/mina-okafor']);
});

NothingSelected.test(
  'names and texts are searched, and what was found leads to the message itself',
  async ({ canvas, userEvent }) => {
    await userEvent.type(search(canvas), 'lena');
    // The index is fetched with the first search.
    await waitFor(() => expect(names(canvas)).toEqual(['Lena Brandt']));
    await userEvent.clear(search(canvas));
    await waitFor(() => expect(names(canvas)).toEqual(everybody));

    await userEvent.type(search(canvas), 'apartment fed');
    await waitFor(() => expect(names(canvas)).toEqual(['Mina Okafor']));
    await userEvent.click(rowOf(canvas, 'Mina Okafor'));
    await findLog(canvas);
    await waitFor(() =>
      expect(logOf(canvas).querySelector('[aria-current="true"]')).toHaveTextContent(/apartment federation/),
    );
  },
);

/** Opens the dialog by one of its two buttons. */
async function askWhom(canvas: Canvas, userEvent: User, index = 0) {
  await userEvent.click(canvas.getAllByRole('button', { name: 'New conversation' })[index] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'New conversation' }));
}

NothingSelected.test(
  'whom to write to is searched, and the choice opens the conversation',
  async ({ canvas, userEvent }) => {
    const dialog = await askWhom(canvas, userEvent, 1);
    await expect(await dialog.findAllByRole('link')).toHaveLength(8);
    await userEvent.type(dialog.getByRole('searchbox'), 'clare');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await userEvent.clear(dialog.getByRole('searchbox'));
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(8));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'New conversation' })[1]).toHaveFocus();
    await askWhom(canvas, userEvent);
    await userEvent.click(await screen.findByRole('link', { name: /^Claire Dubois/ }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(app.addresses).toEqual(['/messages', '/messages/claire-dubois']);
    await waitFor(() => expect(field(canvas, 'Claire Dubois')).toHaveFocus());
  },
);

/** The dialog is open, and rests here. */
const dialog = (state: string) => ({ machine: [...listed.machine, { id: 'people', state }] });

/** Whom to write to: everybody there is. */
export const ChoosingPerson = meta.story({
  tags: ['played'],
  parameters: { ...inList(), ...dialog('ready') },
  play: async ({ canvas, userEvent }) => {
    await findRow(canvas, 'Mina Okafor');
    const whom = await askWhom(canvas, userEvent);
    await expect(await whom.findAllByRole('link')).toHaveLength(8);
  },
});

/** The people to write to are on their way. */
export const ChoosingPersonLoading = meta.story({
  tags: ['played'],
  parameters: { ...inList(answering(() => ({ loadPeople: never }))), ...dialog('searching') },
  play: async ({ canvas, userEvent }) => {
    await findRow(canvas, 'Mina Okafor');
    const whom = await askWhom(canvas, userEvent);
    await expect(whom.queryByRole('link')).toBeNull();
  },
});

/** The people to write to couldn’t be read, which can be tried again. */
export const ChoosingPersonFailed = meta.story({
  tags: ['played'],
  parameters: {
    ...inList(answering((store) => ({ loadPeople: onceRefused(store.loadPeople) }))),
    ...dialog('failed'),
  },
  play: async ({ canvas, userEvent }) => {
    await findRow(canvas, 'Mina Okafor');
    const whom = await askWhom(canvas, userEvent);
    const again = await whom.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
  },
});

ChoosingPersonFailed.test('Try again reads once more', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(await screen.findByRole('link', { name: /^Claire Dubois/ })).toBeVisible();
});

/** What was typed and not sent shows in the list. */
export const DraftInList = meta.story({
  parameters: {
    ...inList({
      records: { sample: [{ kind: 'messageDraft', id: 'mina-okafor', value: 'Thursday wo' }] },
    }),
    ...listed,
  },
  play: async ({ canvas }) => {
    await expect(await findRow(canvas, 'Mina Okafor')).toHaveTextContent(/Draft: Thursday wo/);
  },
});

/** A search that hasn’t answered yet: the list stays as it was. */
export const Searching = meta.story({
  parameters: {
    ...inList(searchingNever),
    ...rests(['loaded.search.searching', { type: 'query.change', query: 'lena' }]),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(search(canvas)).toHaveValue('lena'));
    await expect(names(canvas)).toEqual(everybody);
  },
});

/** Found by the text of a message: how many, and the words that were found. */
export const Found = meta.story({
  parameters: {
    ...inList({ path: '/messages?q=apartment+fed' }),
    ...rests(['loaded.view.filtered']),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toEqual(['Mina Okafor']));
    const marks = [...rowOf(canvas, 'Mina Okafor').querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['apartment', 'fed']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');
  },
});

/** Nothing was found, and the way back to all conversations. */
export const NoneFound = meta.story({
  parameters: {
    ...inList({ path: '/messages?q=heliocentrism' }),
    ...rests(['loaded.view.empty']),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations found' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 conversations found');
    await expect(search(canvas)).toHaveValue('heliocentrism');
  },
});

NoneFound.test('Show all conversations clears the search', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all conversations' }));
  await waitFor(() => expect(names(canvas)).toEqual(everybody));
  await expect(search(canvas)).toHaveValue('');
  await expect(search(canvas)).toHaveFocus();
  await expect(app.addresses).toEqual(['/messages']);
});

/** Two saved items can’t be read: they were set aside, which a toast says. */
export const SomethingQuarantined = meta.story({
  parameters: {
    ...inList({
      records: {
        sample: ['mina-okafor', 'ravi-kulkarni'].map((id) => ({ kind: 'conversation', id, value: 'muted' })),
      },
    }),
    ...listed,
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 saved items could not be read and were set aside',
    );
    await expect(names(canvas)).toEqual(everybody);
  },
});

/** A conversation is on its way, beside a list that is there. */
export const Opening = meta.story({
  parameters: {
    ...withMina(answering(() => ({ open: never }))),
    ...rests(['loaded.view.ready'], ['opening']),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the conversation'));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

const threadFailedTitle = 'We couldn’t load this conversation';

/** The conversation couldn’t be read, which can be tried again; the list can be used. */
export const ThreadFailed = meta.story({
  parameters: {
    ...withMina(answering(() => ({ open: noRoom }))),
    ...rests(['loaded.view.ready'], ['failed']),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: threadFailedTitle })).toBeVisible();
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

ThreadFailed.test(
  'Try again reads once more',
  { parameters: withMina(answering((store) => ({ open: onceRefused(store.open) }))) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findLog(canvas)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: threadFailedTitle })).toBeNull();
  },
);

/** Nobody has this address: the way back to all conversations. */
export const NotFound = meta.story({
  parameters: { ...at('nobody'), ...rests(['loaded.view.ready'], ['notFound']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toHaveAttribute(
      'href',
      '/messages',
    );
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
});

/** A conversation with nothing typed. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await findField(canvas);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await waitFor(() =>
      expect(within(logOf(canvas)).getByText('Read the deck on the flight.')).toBeVisible(),
    );
    await findRow(canvas, 'Mina Okafor');
  },
});

Ready.test('blank text isn’t sent', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas), '   {Enter}');
  await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.clear(field(canvas));
  await expect(await written()).toEqual([]);
});

Ready.test(
  'sending appends, clears the field and keeps the conversation selected',
  async ({ canvas, userEvent }) => {
    const input = field(canvas);
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
);

/** Lets the device store the message that it was given last. */
let store = () => {};
const sendHeld = fn(
  (_message: string) =>
    new Promise<void>((resolve) => {
      store = resolve;
    }),
);

Ready.test(
  'Enter doesn’t wait for the device: one message after the other, in the order they were written',
  {
    parameters: withMina(
      answering(({ send }) => ({
        send: async (id, message) => {
          await sendHeld(message.message);
          return send(id, message);
        },
      })),
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'One{Enter}Two{Enter}Three{Enter}Fo');
    const handed = () => sendHeld.mock.calls.map(([message]) => message);
    const stored = () =>
      within(logOf(canvas))
        .queryAllByText(/^(One|Two|Three)$/)
        .map((line) => line.textContent);
    await expect([handed(), stored()]).toEqual([['One'], []]);
    store();
    await waitFor(() => expect([handed(), stored()]).toEqual([['One', 'Two'], ['One']]));
    store();
    await waitFor(() => expect(handed()).toEqual(['One', 'Two', 'Three']));
    store();
    await waitFor(() => expect(stored()).toEqual(['One', 'Two', 'Three']));
    await expect(field(canvas)).toHaveValue('Fo');
    await expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
  },
);

/** By the menu of the conversation that is open. */
async function choose(canvas: Canvas, userEvent: User, action: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

Ready.test('its menu mutes it', async ({ canvas, userEvent }) => {
  await choose(canvas, userEvent, 'Mute conversation');
  await waitFor(() => expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/));
  await waitFor(async () =>
    expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: false, muted: true } }),
  );
});

Ready.test('its menu marks it as unread, and goes back to the list', async ({ canvas, userEvent }) => {
  await choose(canvas, userEvent, 'Mark as unread');
  await expect(await canvas.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
  await expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Unread/);
  await waitFor(async () =>
    expect(await kept('conversation')).toEqual({ 'mina-okafor': { unread: true, muted: false } }),
  );
  await expect(app.addresses).toEqual(['/messages/mina-okafor', '/messages']);
});

/** A muted conversation: its row and its header say so. */
export const Muted = meta.story({
  parameters: rests(
    ['loaded.view.ready', { type: 'conversation.mute', conversationId: 'mina-okafor', muted: true }],
    ['open.composer.composing'],
  ),
  play: async ({ canvas }) => {
    await findLog(canvas);
    await waitFor(() => expect(rowOf(canvas, 'Mina Okafor')).toHaveAccessibleName(/Muted/));
  },
});

/** What was typed and not sent is there again. */
export const Draft = meta.story({
  parameters: withMina({
    records: { sample: [{ kind: 'messageDraft', id: 'mina-okafor', value: 'Thursday wo' }] },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas)).toHaveValue('Thursday wo'));
    await findRow(canvas, 'Ravi Kulkarni');
  },
});

Draft.test('it is kept soon after typing rests', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas), 'rks');
  await waitFor(async () => expect(await kept('messageDraft')).toEqual({ 'mina-okafor': 'Thursday works' }));
  await expect(field(canvas)).toHaveValue('Thursday works');
});

Draft.test(
  'it is kept at once when one leaves, and stays where it was typed',
  async ({ canvas, userEvent }) => {
    await userEvent.type(field(canvas), 'rks, at ten');
    await userEvent.click(rowOf(canvas, 'Ravi Kulkarni'));
    await waitFor(async () =>
      expect(await kept('messageDraft')).toEqual({ 'mina-okafor': 'Thursday works, at ten' }),
    );
    await waitFor(() => expect(field(canvas, 'Ravi Kulkarni')).toHaveValue(''));
  },
);

const sendNever = fn(never);

/** A message is on its way to the device. */
export const Sending = meta.story({
  parameters: {
    ...withMina(answering(() => ({ send: sendNever }))),
    ...rests(['loaded.view.ready'], ['open.composer.sending', ...sent]),
  },
  play: async ({ canvas }) => {
    await findField(canvas);
    await waitFor(() => expect(sendNever).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(field(canvas)).toHaveValue('');
  },
});

Sending.test('what is sent meanwhile waits', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas), 'And Friday{Enter}Or{Enter}{Enter}');
  await expect(field(canvas)).toHaveValue('');
  await expect(sendNever.mock.calls).toEqual([
    ['mina-okafor', { id: messageId(now + 1, 'own'), message: text, time: now }],
  ]);
});

/** A message sent a moment ago, at the end of the conversation and in the list. */
export const Sent = meta.story({
  parameters: open(...sent),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(text)).toBeVisible());
    await expect(await findRow(canvas, 'Mina Okafor')).toHaveAccessibleName(/You: Thursday works\./);
    await expect(field(canvas)).toHaveValue('');
  },
});

/** The device couldn’t store the message: its text is in the field again, and can be sent once more. */
export const Refused = meta.story({
  parameters: {
    ...withMina(answering(() => ({ send: noRoom }))),
    ...rests(['loaded.view.ready'], ['open.composer.failed', ...sent]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be stored on this device');
    await expect(field(canvas)).toHaveValue(text);
    await expect(within(logOf(canvas)).queryByText(text)).toBeNull();
    await expect(await written()).toEqual([]);
  },
});

Refused.test('going on writing takes the refusal away', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas), ' At ten?');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(field(canvas)).toHaveValue(`${text} At ten?`);
});

Refused.test(
  'Try again sends it',
  { parameters: withMina(answering(({ send }) => ({ send: onceRefused(send) }))) },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field(canvas)).toHaveValue(''));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await waitFor(async () => expect(await written()).toEqual([text]));
  },
);

// Ravi's is read already: nothing but what is done is written.
const ravi = 'ravi-kulkarni';

/** The device refused to keep that it is muted: it stays shown, and a toast offers to save it again. */
export const WriteFails = meta.story({
  parameters: {
    ...at(
      ravi,
      answering(() => ({ write: noRoom })),
    ),
    ...rests(
      ['loaded.view.ready', { type: 'conversation.mute', conversationId: ravi, muted: true }],
      ['open.composer.composing'],
    ),
  },
  play: async ({ canvas }) => {
    await findLog(canvas, 'Ravi Kulkarni');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your last change could not be saved on this device',
    );
    await expect(rowOf(canvas, 'Ravi Kulkarni')).toHaveAccessibleName(/Muted/);
    await expect(await kept('conversation')).toEqual({});
  },
});

WriteFails.test(
  'Save again writes it',
  {
    parameters: at(
      ravi,
      answering(({ write }) => ({ write: onceRefused(write) })),
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await saveAgain());
    await waitFor(async () =>
      expect(await kept('conversation')).toEqual({ [ravi]: { unread: false, muted: true } }),
    );
    await expect(rowOf(canvas, 'Ravi Kulkarni')).toHaveAccessibleName(/Muted/);
  },
);

/** Nobody has written yet: the start of a conversation. */
export const NewConversation = meta.story({
  parameters: at('claire-dubois'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the start of your conversation with Claire Dubois/)).toBeVisible();
    await expect(field(canvas, 'Claire Dubois')).toHaveValue('');
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
});

NewConversation.test('the first message begins the conversation', async ({ canvas, userEvent }) => {
  await userEvent.type(field(canvas, 'Claire Dubois'), 'Hello Claire{Enter}');
  await waitFor(() => expect(within(logOf(canvas, 'Claire Dubois')).getByText('Hello Claire')).toBeVisible());
  await expect(await written('claire-dubois')).toEqual(['Hello Claire']);
  await expect(await findRow(canvas, 'Claire Dubois')).toHaveAccessibleName(/You: Hello Claire/);
});

/** Goes to the first message that is there. */
const toStart = (canvas: Canvas) => {
  logOf(canvas).scrollTop = 0;
};
const showEarlier = { name: 'Show earlier messages' };

const readEarlier = fn((_before: string) => {});

/** Four hundred messages: the latest are there, the earlier ones come when one scrolls up. */
export const LongConversation = meta.story({
  parameters: withMina({
    records: manyWithMina(400),
    ...answering((messages) => ({
      readEarlier: (id, before) => {
        readEarlier(before);
        return messages.readEarlier(id, before);
      },
    })),
  }),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^400\./)).toBeVisible());
    await expect(readEarlier).not.toHaveBeenCalled();
  },
});

LongConversation.test(
  'the earlier messages come, and the thread stays where one reads',
  async ({ canvas }) => {
    const log = logOf(canvas);
    toStart(canvas);
    await waitFor(() => expect(readEarlier.mock.calls).toEqual([[expect.stringMatching(/-200$/)]]));
    await waitFor(() => expect(within(log).getByText(/^201\./)).toBeVisible());
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1000));
  },
);

const earlier = { type: 'earlier.read' } as const;

/** Earlier messages are on their way: the conversation stays as it is, and a screen reader hears that it is busy. */
export const ReadingEarlier = meta.story({
  parameters: {
    ...withMina({ records: manyWithMina(220), ...answering(() => ({ readEarlier: never })) }),
    ...rests(['loaded.view.ready'], ['open.earlier.reading', earlier]),
  },
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^220\./)).toBeVisible());
    await expect(log).toHaveAttribute('aria-busy', 'true');
  },
});

ReadingEarlier.test('all that is there can be read meanwhile', async ({ canvas }) => {
  toStart(canvas);
  await waitFor(() => expect(within(logOf(canvas)).getByText(/^21\./)).toBeVisible());
});

/** Earlier messages couldn’t be read: a button asks for them once more. */
export const EarlierFailed = meta.story({
  parameters: {
    ...withMina({ records: manyWithMina(220), ...answering(() => ({ readEarlier: noRoom })) }),
    ...rests(['loaded.view.ready'], ['open.earlier.failed', earlier]),
  },
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^220\./)).toBeVisible());
    await expect(await canvas.findByRole('button', showEarlier)).toBeVisible();
  },
});

EarlierFailed.test(
  'the button reads once more',
  {
    parameters: withMina(answering((messages) => ({ readEarlier: onceRefused(messages.readEarlier) }))),
  },
  async ({ canvas, userEvent }) => {
    toStart(canvas);
    await userEvent.click(canvas.getByRole('button', showEarlier));
    await waitFor(() => expect(canvas.queryByRole('button', showEarlier)).toBeNull());
    const log = logOf(canvas);
    await waitFor(() => {
      log.scrollTop = 0;
      expect(within(log).getByText(/^Hi Asha, we have been watching/)).toBeVisible();
    });
  },
);

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

/** Somebody with an account on this device is online, and what they wrote is unread. */
export const AccountInList = meta.story({
  parameters: { ...inList(asNora), ...listed },
  play: async ({ canvas }) => {
    await expect(await findRow(canvas, 'Ada Holm')).toHaveAccessibleName(
      /^Ada Holm .* Nine hours, in twelve knots\. Would you like to see the log\? Unread, Online$/,
    );
    await expect(rows(canvas)).toHaveLength(1);
  },
});

/** Both sides of a conversation with somebody who has an account on this device. */
export const Account = meta.story({
  parameters: at('ada-holm', asNora),
  play: async ({ canvas }) => {
    await findField(canvas, 'Ada Holm');
    await waitFor(() => expect(within(logOf(canvas, 'Ada Holm')).getByText(/^Nine hours/)).toBeVisible());
  },
});

Account.test(
  'what is sent lies in one’s own space alone, and what comes while it is open is read',
  async ({ canvas, userEvent }) => {
    const log = logOf(canvas, 'Ada Holm');
    await userEvent.type(field(canvas, 'Ada Holm'), 'Very much{Enter}');
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
);

/** Somebody whose page is private: there is only their startup to write to, until they write themselves. */
export const AccountOfStartup = meta.story({
  parameters: {
    ...at('windrow', {
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
    ...rests(['loaded.view.empty'], ['open.composer.composing']),
  },
  play: async ({ canvas, canvasElement }) => {
    await findField(canvas, 'Windrow');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Windrow' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Ada');
  },
});

AccountOfStartup.test('who writes is shown by their name', async ({ canvas }) => {
  const { kind, id, value } = toNora(1, 'Thank you for asking');
  await app.device.write('uid-ada', kind as 'sent/nora', id, value);
  await findLog(canvas, 'Ada Holm');
  await expect(await findField(canvas, 'Ada Holm')).toBeVisible();
});

/** Somebody who deleted their account took their half along; one’s own stays, and nothing can be sent. */
export const AccountGone = meta.story({
  parameters: at('ada-holm', { who: 'nora', records: { nora: twoSides.nora } }),
  play: async ({ canvas }) => {
    const log = await findLog(canvas, 'Ada Holm');
    await waitFor(() => expect(within(log).getByText('How long did it fly?')).toBeVisible());
    await expect(canvas.getByText('They are no longer here, so nothing can be sent to them.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Looking around as the sample person, who reaches no other account. */
export const AccountFromSample = meta.story({
  parameters: at('ada-holm', { records: twoSides }),
  play: async ({ canvas }) => {
    await findLog(canvas, 'Ada Holm');
    await expect(
      canvas.getByText('You are looking around as Asha: nothing you write reaches other accounts.'),
    ).toBeVisible();
    await waitFor(() => expect(names(canvas)).toEqual(everybody));
  },
});

/** A conversation in the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' }, play: showsRows });

const phone = { viewport: { value: 'phone' } };

/** A conversation on a phone: it has the page for itself. */
export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await findField(canvas);
  },
});

/** The list on a phone. */
export const PhoneList = meta.story({
  globals: phone,
  parameters: { ...inList(), ...listed },
  play: showsRows,
});

/** A conversation in Hindi. */
export const Hindi = meta.story({
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
});

/** A thousand conversations: only those in sight are drawn, and some before and after. */
export const ThousandConversations = meta.story({
  parameters: {
    ...inList(
      answering(({ loadInbox }) => ({
        async loadInbox() {
          const { quarantined } = await loadInbox();
          return { conversations: manyConversations(1000), quarantined };
        },
      })),
    ),
    ...listed,
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('navigation', { name: 'Conversations' });
    await waitFor(() => expect(list.querySelector('li')).toHaveAttribute('aria-setsize', '1000'));
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(50_000));
    await expect(list.querySelectorAll('li').length).toBeLessThan(60);
  },
});

ThousandConversations.test('the last of them comes with scrolling', async ({ canvas }) => {
  const list = canvas.getByRole('navigation', { name: 'Conversations' });
  list.scrollTo(0, list.scrollHeight);
  await waitFor(() => expect(within(list).getByText('Person 1000')).toBeVisible());
  await expect(list.querySelectorAll('li').length).toBeLessThan(60);
});

/** Ten thousand messages: only those in sight are drawn. */
export const TenThousandMessages = meta.story({
  parameters: withMina(
    answering(({ open: openThread }) => ({
      async open(id) {
        const thread = await openThread(id);
        return thread && { ...thread, messages: manyMessages(10_000) };
      },
    })),
  ),
  play: async ({ canvas }) => {
    const log = await findLog(canvas);
    await waitFor(() => expect(within(log).getByText(/^10000\./)).toBeVisible());
    await expect(within(log).getAllByText(/^\d+\./).length).toBeLessThan(60);
  },
});

/** Names and texts that try to break the page. */
export const Stress = meta.story({
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
});
