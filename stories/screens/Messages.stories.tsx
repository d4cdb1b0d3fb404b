import { type AppParameters, app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { manyMessages } from '@kit/fixtures/messaging';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import type { Services } from '@/app/services/createServices';
import type { MessageStore } from '@/data/ports/MessageStore';
import { href } from '@/data/schema/href';
import { messageId } from '@/data/schema/messageId';
import type { InboxEvent } from '@/machines/inbox/types';
import type { ThreadEvent } from '@/machines/thread/types';
import preview from '../../.storybook/preview';
import { changed, never, onceRefused } from '../support/answers';
import {
  alertSays,
  type Canvas,
  hindiPhone,
  leadsTo,
  notSaved,
  on,
  type Person,
  press,
  type Shown,
  setAside,
  showing,
  storedOf,
  wide,
} from '../support/screen';

type More = Partial<AppParameters>;
/** A conversation beside the list. */
const at = (conversationId: string, ...more: More[]) =>
  on(Object.assign({ path: href('conversation', { params: { conversationId } }) }, ...more));
const withMina = (...more: More[]) => at('mina-okafor', ...more);
const inList = (...more: More[]) => on(Object.assign({ path: '/messages' }, ...more));

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
/** The list is there, and the conversation beside it rests here. */
const open = (...thread: Resting<ThreadEvent>) => rests(['loaded.view.ready'], thread);

const meta = preview.meta({
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: { ...wide, ...withMina(), ...open('open.composer.composing') },
});

/** The device's conversations, with something of them answered otherwise. */
const answering = (change: (store: MessageStore) => Partial<MessageStore>) => ({
  services: ({ messages }: Services) => ({ messages: changed(messages, change) }),
});
const searchingNever = {
  services: ({ search }: Services) => ({ search: { ...search, conversations: never } }),
};
/** What lies on the device before. */
const having = (kind: string, value: unknown, ...ids: string[]) => ({
  records: { sample: ids.map((id) => ({ kind, id, value })) },
});
/** Messages with Mina, after those of the sample. */
const manyWithMina = {
  records: {
    sample: manyMessages(220).map((message, index) => {
      const id = messageId(message.time, String(index));
      return { kind: 'message/mina-okafor', id, value: { ...message, id } };
    }),
  },
};

/** What the device has stored of the conversations, by their ids. */
const storedConversations = async () =>
  Object.fromEntries((await storedOf('sample', 'conversation')).map(({ id, value }) => [id, value]));
const storesConversation = (id: string, value: { unread: boolean; muted: boolean }) =>
  waitFor(async () => expect(await storedConversations()).toEqual({ [id]: value }));
/** What the person has written to somebody, as the device has stored it. */
const written = async (id = 'mina-okafor') =>
  (await storedOf('sample', `message/${id}`)).map(({ value }) => (value as { message: string }).message);

const listOf = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Conversations' }));
/** What each row says, in the order of the rows. */
const rows = (canvas: Canvas) =>
  listOf(canvas)
    .queryAllByRole('link')
    .map((row) => row.textContent);
const findRow = (canvas: Canvas, name = 'Mina Okafor') =>
  listOf(canvas).findByRole('link', { name: new RegExp(`^${name}`) });
const findLog = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.findByRole('log', { name: `Conversation with ${name}` });
const findField = (canvas: Canvas, name = 'Mina Okafor') =>
  canvas.findByRole('textbox', { name: `Message to ${name}` });
const search = (canvas: Canvas) => canvas.getByRole('searchbox', { name: 'Search messages' });
/** This is drawn in the conversation. */
const inLog = async (canvas: Canvas, text: string | RegExp, name?: string) => {
  const log = within(await findLog(canvas, name));
  await waitFor(() => expect(log.getByText(text)).toBeVisible());
};

const everybody = ['Mina Okafor', 'Ravi Kulkarni', 'Lena Brandt', 'Jonas Felde'];
/** These rows are shown, and no others. */
const lists = ({ canvas }: Pick<Shown, 'canvas'>, names = everybody) =>
  waitFor(() =>
    expect(rows(canvas).map((row) => everybody.find((name) => row?.startsWith(name)))).toEqual(names),
  );

const text = 'Thursday works.';
/** Typed and sent a moment ago. */
const sent = [
  { type: 'draft.text', text },
  { type: 'message.send', id: 'own', at: now },
] as const;

/** The list is on its way. */
export const Loading = meta.story({
  parameters: { ...inList({ services: () => ({ messages: never }) }), ...rests(['loading.reading']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
    await expect(rows(canvas)).toEqual([]);
  },
});

/** A shared search: the list comes together with what was found, not before. */
export const LoadingSearch = meta.story({
  parameters: { ...inList({ path: '/messages?q=lena' }, searchingNever), ...rests(['loading.searching']) },
  play: async ({ canvas }) => {
    await expect(search(canvas)).toHaveValue('lena');
    await expect(rows(canvas)).toEqual([]);
  },
});

/** What failed stands in the place of the list, and can be tried again. */
export const Failed = meta.story({
  parameters: {
    ...inList(answering(({ loadInbox }) => ({ loadInbox: onceRefused(loadInbox) }))),
    ...rests(['failed']),
  },
  play: showing('We couldn’t load your conversations'),
});

Failed.test('Try again reads once more', async (person) => {
  await press(person, 'Try again');
  await lists(person);
});

/** A fresh account has written with nobody: where to find people. */
export const Empty = meta.story({
  parameters: { ...inList({ who: 'nora' }), ...rests(['loaded.view.empty']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await leadsTo(canvas, 'Discover people', '/discover');
    // Said once: there is nothing to select either.
    await expect(canvas.queryByRole('heading', { name: 'Select a conversation' })).toBeNull();
  },
});

/** The list, and beside it what to do as long as no conversation is open. */
export const NothingSelected = meta.story({
  parameters: { ...inList(), ...listed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Select a conversation' })).toBeVisible();
    await waitFor(() => expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .* Unread, Online$/));
    await lists({ canvas });
  },
});

NothingSelected.test('a selected conversation is shown and read', async ({ canvas, userEvent }) => {
  await userEvent.click(await findRow(canvas));
  const field = await findField(canvas);
  await waitFor(() => expect(field).toHaveFocus());
  await expect(canvas.getByRole('heading', { name: 'Mina Okafor' })).toBeVisible();
  await expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .*[^,] Online$/);
  await storesConversation('mina-okafor', { unread: false, muted: false });
  await expect(app.addresses).toEqual(['/messages', '/messages/mina-okafor']);
});

/** Opens the dialog by one of its two buttons. */
async function askWhom({ canvas, userEvent }: Person, index = 0) {
  await findRow(canvas);
  await userEvent.click(canvas.getAllByRole('button', { name: 'New conversation' })[index] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'New conversation' }));
}

/** The dialog of whom to write to is open, and rests here. */
const choosing = (state: string, change: (store: MessageStore) => Partial<MessageStore> = () => ({})) => ({
  ...inList(answering(change)),
  machine: [...listed.machine, { id: 'people', state }],
});

/** Whom to write to: everybody there is. */
export const ChoosingPerson = meta.story({
  tags: ['played'],
  parameters: choosing('ready'),
  play: async (person) => {
    const dialog = await askWhom(person);
    await expect(await dialog.findAllByRole('link')).toHaveLength(8);
  },
});

ChoosingPerson.test(
  'closed, it leads back; a person who is searched and chosen is written to',
  async (person) => {
    const { canvas, userEvent } = person;
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'New conversation' })[0]).toHaveFocus();
    const dialog = await askWhom(person, 1);
    await userEvent.type(dialog.getByRole('searchbox'), 'clare');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('link', { name: /^Claire Dubois/ }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(app.addresses).toEqual(['/messages', '/messages/claire-dubois']);
    const field = await findField(canvas, 'Claire Dubois');
    await waitFor(() => expect(field).toHaveFocus());
  },
);

/** The people to write to are on their way. */
export const ChoosingPersonLoading = meta.story({
  tags: ['played'],
  parameters: choosing('searching', () => ({ loadPeople: never })),
  play: async (person) => {
    const dialog = await askWhom(person);
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});

/** The people to write to couldn’t be read, which can be tried again. */
export const ChoosingPersonFailed = meta.story({
  tags: ['played'],
  parameters: choosing('failed', ({ loadPeople }) => ({ loadPeople: onceRefused(loadPeople) })),
  play: async (person) => {
    const dialog = await askWhom(person);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
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
    await lists({ canvas });
  },
});

/** Found by the text of a message: how many, and the words that were found. */
export const Found = meta.story({
  parameters: { ...inList({ path: '/messages?q=apartment+fed' }), ...rests(['loaded.view.filtered']) },
  play: async ({ canvas }) => {
    await lists({ canvas }, ['Mina Okafor']);
    const marks = [...(await findRow(canvas)).querySelectorAll('mark')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['apartment', 'fed']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');
  },
});

/** Two saved items can’t be read: they were set aside, which a toast says. */
export const SomethingQuarantined = meta.story({
  parameters: { ...inList(having('conversation', 'muted', 'mina-okafor', 'ravi-kulkarni')), ...listed },
  play: () => alertSays(setAside),
});

/** A conversation is on its way, beside a list that is there. */
export const Opening = meta.story({
  parameters: { ...withMina(answering(() => ({ open: never }))), ...open('opening') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading the conversation'));
    await expect(canvas.queryByRole('log')).toBeNull();
  },
});

/** The conversation couldn’t be read, which can be tried again; the list can be used. */
export const ThreadFailed = meta.story({
  parameters: {
    ...withMina(answering((store) => ({ open: onceRefused(store.open) }))),
    ...open('failed'),
  },
  play: showing('We couldn’t load this conversation'),
});

/** Nobody has this address: the way back to all conversations. */
export const NotFound = meta.story({
  parameters: { ...at('nobody'), ...open('notFound') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This conversation isn’t here' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'All conversations' });
    await expect(back).toHaveAttribute('href', '/messages');
  },
});

/** A conversation with nothing typed. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await inLog(canvas, 'Read the deck on the flight.');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await findRow(canvas);
  },
});

/** Lets the device store the message that it was given last. */
let store = () => {};
const sendHeld = fn(
  (_message: string) =>
    new Promise<void>((resolve) => {
      store = resolve;
    }),
);

Ready.test(
  'Enter sends without waiting for the device, one message after the other, in the order they were written',
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
    const field = await findField(canvas);
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}more{Enter}Two{Enter}Thr');
    await expect(field).toHaveFocus();
    const handed = () => sendHeld.mock.calls.map(([message]) => message);
    await expect([handed(), await written()]).toEqual([['One\nmore'], []]);
    store();
    await waitFor(() => expect(handed()).toEqual(['One\nmore', 'Two']));
    store();
    await inLog(canvas, 'Two');
    await expect(await written()).toEqual(['One\nmore', 'Two']);
    await expect(field).toHaveValue('Thr');
    await expect(canvas.queryByRole('button', { name: /Jump to latest/ })).toBeNull();
    // Chosen once more, its composer has the focus again.
    await userEvent.click(await findRow(canvas));
    await expect(field).toHaveFocus();
  },
);

Ready.test('its menu mutes it, and marks it as unread, which leads to the list', async (person) => {
  const { canvas, userEvent } = person;
  const choose = async (name: string) => {
    await press(person, 'More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Mute conversation');
  await storesConversation('mina-okafor', { unread: false, muted: true });
  await expect(await findRow(canvas)).toHaveAccessibleName(/Muted/);
  await choose('Mark as unread');
  await expect(await canvas.findByRole('heading', { name: 'Select a conversation' })).toBeVisible();
  await storesConversation('mina-okafor', { unread: true, muted: true });
  await expect(app.addresses).toEqual(['/messages/mina-okafor', '/messages']);
});

/** What was typed and not sent is there again. */
export const Draft = meta.story({
  parameters: withMina(having('messageDraft', 'Thursday wo', 'mina-okafor')),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await findField(canvas)).toHaveValue('Thursday wo'));
    await findRow(canvas, 'Ravi Kulkarni');
  },
});

Draft.test('it is stored when another conversation is selected', async ({ canvas, userEvent }) => {
  await userEvent.type(await findField(canvas), 'rks');
  await userEvent.click(await findRow(canvas, 'Ravi Kulkarni'));
  await waitFor(async () =>
    expect(await storedOf('sample', 'messageDraft')).toMatchObject([
      { id: 'mina-okafor', value: 'Thursday works' },
    ]),
  );
  await expect(await findField(canvas, 'Ravi Kulkarni')).toHaveValue('');
  await expect(await findRow(canvas)).toHaveTextContent(/Draft: Thursday works/);
});

/** A message is on its way to the device. */
export const Sending = meta.story({
  parameters: {
    ...withMina(answering(() => ({ send: never }))),
    ...open('open.composer.sending', ...sent),
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await findField(canvas)).toHaveValue(''));
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
});

/** The device couldn’t store the message: its text is in the field again, and can be sent once more. */
export const Refused = meta.story({
  parameters: {
    ...withMina(answering(({ send }) => ({ send: onceRefused(send) }))),
    ...open('open.composer.failed', ...sent),
  },
  play: async ({ canvas }) => {
    await alertSays('could not be stored on this device');
    await expect(await findField(canvas)).toHaveValue(text);
    await expect(await written()).toEqual([]);
  },
});

Refused.test('Try again sends it', async (person) => {
  await press(person, 'Try again');
  await inLog(person.canvas, text);
  await expect(await findRow(person.canvas)).toHaveAccessibleName(/You: Thursday works\./);
  await expect(person.canvas.queryByRole('alert')).toBeNull();
  await expect(await written()).toEqual([text]);
});

// Ravi's is read already: nothing but what is done is written.
const ravi = 'ravi-kulkarni';

/** The device refused to keep that it is muted: it stays shown, and a toast offers to save it again. */
export const WriteFails = meta.story({
  parameters: {
    ...at(
      ravi,
      answering(({ write }) => ({ write: onceRefused(write) })),
    ),
    ...rests(
      ['loaded.view.ready', { type: 'conversation.mute', conversationId: ravi, muted: true }],
      ['open.composer.composing'],
    ),
  },
  play: async ({ canvas }) => {
    await alertSays(notSaved);
    await expect(await findRow(canvas, 'Ravi Kulkarni')).toHaveAccessibleName(/Muted/);
    await expect(await storedConversations()).toEqual({});
  },
});

/** Nobody has written yet: the start of a conversation. */
export const NewConversation = meta.story({
  parameters: at('claire-dubois'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the start of your conversation with Claire Dubois/)).toBeVisible();
    await lists({ canvas });
  },
});

/** Earlier messages are on their way: the conversation stays as it is, and a screen reader hears that it is busy. */
export const ReadingEarlier = meta.story({
  parameters: {
    ...withMina(
      manyWithMina,
      answering(() => ({ readEarlier: never })),
    ),
    ...open('open.earlier.reading', { type: 'earlier.read' }),
  },
  play: async ({ canvas }) => {
    await inLog(canvas, /^220\./);
    await expect(await findLog(canvas)).toHaveAttribute('aria-busy', 'true');
  },
});

const showEarlier = { name: 'Show earlier messages' };

/** Earlier messages couldn’t be read: a button asks for them once more. */
export const EarlierFailed = meta.story({
  parameters: {
    ...withMina(
      manyWithMina,
      answering(({ readEarlier }) => ({ readEarlier: onceRefused(readEarlier) })),
    ),
    ...open('open.earlier.failed', { type: 'earlier.read' }),
  },
  play: async ({ canvas }) => {
    await inLog(canvas, /^220\./);
    await expect(await canvas.findByRole('button', showEarlier)).toBeVisible();
  },
});

const hour = 60 * 60_000;
/** What Ada has written to Nora, who both have an account on the device. */
const toNora = (at: number, message: string) =>
  ({
    kind: 'sent/nora',
    id: messageId(now + at, 'ada'),
    value: { to: { id: 'nora-lund', name: 'Nora Lund' }, message, time: now + at },
  }) as const;
const adaHolm = { kind: 'profile', id: 'me', value: { name: 'Ada Holm', role: 'Kite engineer' } };
const noras = [
  {
    kind: 'sent/uid-ada',
    id: messageId(now - 2 * hour, 'nora'),
    value: {
      to: { id: 'ada-holm', name: 'Ada Holm' },
      message: 'How long did it fly?',
      time: now - 2 * hour,
    },
  },
];
const adas = [
  adaHolm,
  toNora(-3 * hour, 'We tested the new kite off Porto this morning.'),
  toNora(-hour, 'Nine hours, in twelve knots. Would you like to see the log?'),
];
const asNora = { who: 'nora', records: { 'uid-ada': adas, nora: noras }, online: ['uid-ada'] } as const;

/** Both sides of a conversation with somebody who has an account on this device. */
export const Account = meta.story({
  parameters: at('ada-holm', asNora),
  play: ({ canvas }) => inLog(canvas, /^Nine hours/, 'Ada Holm'),
});

Account.test('a message is stored for its writer alone, and one that arrives is read', async (person) => {
  const { canvas, userEvent } = person;
  await userEvent.type(await findField(canvas, 'Ada Holm'), 'Very much{Enter}');
  await inLog(canvas, 'Very much', 'Ada Holm');
  const to = { id: 'ada-holm', name: 'Ada Holm' };
  await expect((await storedOf('nora', 'sent/uid-ada'))[1]?.value).toEqual({
    to,
    message: 'Very much',
    time: now,
  });
  const { kind, id, value } = toNora(2, 'Here it is.');
  await app.device.write('uid-ada', kind, id, value);
  await inLog(canvas, 'Here it is.', 'Ada Holm');
  await waitFor(async () =>
    expect(await findRow(canvas, 'Ada Holm')).toHaveAccessibleName(/Here it is\. Online$/),
  );
});

/** Somebody who deleted their account took their half along; one’s own stays, and nothing can be sent. */
export const AccountGone = meta.story({
  parameters: at('ada-holm', { who: 'nora', records: { nora: noras } }),
  play: async ({ canvas }) => {
    await inLog(canvas, 'How long did it fly?', 'Ada Holm');
    await expect(canvas.getByText('They are no longer here, so nothing can be sent to them.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A conversation on a phone, in Hindi and in the dark theme: it has the page for itself. */
export const HindiPhone = meta.story({
  globals: hindiPhone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('log')).toBeVisible();
  },
});
