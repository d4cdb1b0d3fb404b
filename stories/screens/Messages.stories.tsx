import { type AppParameters, app } from '@kit/app/app';
import { hour, now } from '@kit/app/clock';
import { manyMessages } from '@kit/fixtures/messaging';
import { expect, screen, waitFor, within } from 'storybook/test';
import MessagesPage from '@/app/pages/Messages/MessagesPage';
import { messageId } from '@/data/schema/rules/messageId';
import { href } from '@/data/schema/shapes/href';
import type { InboxEvent } from '@/machines/inbox/types';
import type { ThreadEvent } from '@/machines/thread/types';
import preview from '../../.storybook/preview';
import { never, noRoom, pending, refusedOnce, searching, serving } from '../support/answers';
import { additions, undoable } from '../support/pipeline';
import { serverRefusing } from '../support/refusals';
import {
  alertSays,
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  notAccepted,
  notSaved,
  offered,
  on,
  type Person,
  press,
  type Shown,
  setAside,
  showing,
  wide,
} from '../support/screen';
import { invites, synced } from '../support/sending';

type More = Partial<AppParameters>;
/** Story parameters: the page with this conversation open beside the list. */
const at = (conversationId: string, ...more: More[]) =>
  on(Object.assign({ path: href('conversation', { params: { conversationId } }) }, ...more));
const withMina = (...more: More[]) => at('mina-okafor', ...more);
const inList = (...more: More[]) => on(Object.assign({ path: '/messages' }, ...more));

type Resting<Event> = readonly [state: string, ...events: Event[]];
/** The states of the inbox and thread machines at the end of a story, and the events that reach them. */
const rests = (
  [list, ...ofList]: Resting<InboxEvent>,
  [thread, ...ofThread]: Resting<ThreadEvent> = ['none'],
) => ({
  machine: [
    { id: 'inbox', state: list, events: ofList },
    { id: 'thread', state: thread, events: ofThread },
  ],
});
const ends = ending(rests);
/** The list has loaded, and no conversation is open. */
const listed = rests(['loaded.view.ready']);
/** The list has loaded, and the conversation beside it ends in this state. */
const open = (...thread: Resting<ThreadEvent>) => rests(['loaded.view.ready'], thread);
const opens = ending(open);

const meta = preview.meta({
  title: 'Screens/Messages',
  component: MessagesPage,
  parameters: { ...wide, ...withMina(), ...open('open.composer.composing') },
});

const searchingNever = searching('conversations');
/** Records stored before the story begins. */
const having = (kind: string, value: unknown, ...ids: string[]) => ({
  records: { sample: ids.map((id) => ({ kind, id, value })) },
});
/** 220 messages with Mina, sent after those in the sample data. */
const manyWithMina = {
  records: {
    sample: manyMessages(220).map((message, index) => {
      const id = messageId(message.time, String(index));
      return { kind: 'message:mina-okafor', id, value: { ...message, id } };
    }),
  },
};

const listOf = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Conversations' }));
/** The texts of the rows, in order. */
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
/** Expects this text in the conversation. */
const inLog = async (canvas: Canvas, text: string | RegExp, name?: string) => {
  const log = within(await findLog(canvas, name));
  await waitFor(() => expect(log.getByText(text)).toBeVisible());
};

const everybody = ['Mina Okafor', 'Ravi Kulkarni', 'Lena Brandt', 'Jonas Felde'];
/** Expects exactly these rows. */
const lists = ({ canvas }: Pick<Shown, 'canvas'>, names = everybody) =>
  waitFor(() =>
    expect(rows(canvas).map((row) => everybody.find((name) => row?.startsWith(name)))).toEqual(names),
  );

const text = 'Thursday works.';
/** A message that was just written and sent. */
const sent = [
  { type: 'draft.text', text },
  { type: 'message.send', id: 'own', at: now },
] as const;

/** The list is loading. */
export const Loading = meta.story({
  ...ends(inList({ services: () => ({ messages: never }) }), ['loading.reading']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading conversations');
  },
});

/** A URL with a search query: skeletons replace the list until the results load. */
export const LoadingSearch = meta.story(
  ends(inList({ path: '/messages?q=lena' }, searchingNever), ['loading.searching']),
);

/** An error message replaces the list, with a button to try again. */
export const Failed = meta.story({
  ...ends(inList(refusedOnce('messages', 'loadInbox')), ['failed']),
  play: showing('We couldn’t load your conversations'),
});

/** The first page of several: the next page ends like `answer`. */
const withNext = (answer: () => Promise<never>) =>
  serving('messages', ({ loadInbox }) => ({
    loadInbox: async (range) => (range?.before ? answer() : { ...(await loadInbox(range)), next: 1 }),
  }));
const more = { type: 'inbox.more' } as const;

/** The next page of the list is loading. */
export const LoadingMore = meta.story(ends(inList(withNext(never)), ['loaded.more.loading', more]));

/** The next page of the list couldn’t be loaded. A button tries again. */
export const MoreFailed = meta.story({
  ...ends(inList(withNext(noRoom)), ['loaded.more.failed', more]),
  play: showing('We couldn’t load more conversations.'),
});

/** A new account without conversations: a link to find people. */
export const Empty = meta.story({
  ...ends(inList({ who: 'nora' }), ['loaded.view.empty']),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Discover people', '/discover');
    // The empty state is the only message: without conversations, the page shows no hint to select one.
    await expect(canvas.queryByRole('heading', { name: 'Select a conversation' })).toBeNull();
  },
});

const inNewWorld = {
  ...inList({ who: 'nora', isSyncing: true }),
  machine: [...rests(['loaded.view.empty']).machine, synced],
};

/** The first account in a build with a database: a button copies the address of the app. */
export const EmptyInvite = meta.story({
  parameters: inNewWorld,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Invite someone' })).toBeVisible();
    await leadsTo(canvas, 'Discover people', '/discover');
  },
});

EmptyInvite.test('Invite someone copies the address', invites);

/** The same on a phone. */
export const EmptyInviteHindiPhone = meta.story({ parameters: inNewWorld, globals: hindiPhone });

/** The list, and a hint beside it while no conversation is open. */
export const NothingSelected = meta.story({
  parameters: { ...inList(), ...listed },
  play: ({ canvas }) => waitFor(() => expect(rows(canvas)[0]).toMatch(/^Mina Okafor Now .* Unread, Online$/)),
});

/** Clicks the first of the two New conversation buttons. Returns the queries for the dialog. */
async function askWhom({ canvas, userEvent }: Person) {
  await findRow(canvas);
  await userEvent.click(canvas.getAllByRole('button', { name: 'New conversation' })[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'New conversation' }));
}

/** The state of the dialog for choosing a person at the end of a story. */
const choosing = (state: string, more: More = {}) => ({
  ...inList(more),
  machine: [...listed.machine, { id: 'people', state }],
});

/** The dialog for choosing a recipient, with all people. */
export const ChoosingPerson = meta.story({
  tags: ['played'],
  parameters: choosing('ready'),
  play: async (person) => {
    const dialog = await askWhom(person);
    await expect(await dialog.findAllByRole('link')).toHaveLength(8);
  },
});

ChoosingPerson.test(
  'the command New message opens the page with the dialog, and a reload doesn’t open it again',
  { parameters: choosing('ready', { path: '/messages?new=1' }), play: async () => {} },
  async () => {
    await screen.findByRole('dialog', { name: 'New conversation' });
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/messages'));
  },
);

ChoosingPerson.test(
  'selecting a person in the search results opens the conversation and focuses its message field',
  async ({ canvas, userEvent }) => {
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'clare');
    await waitFor(() => expect(dialog.getAllByRole('link')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('link', { name: /^Claire Dubois/ }));
    await expect(app.addresses).toEqual(['/messages', '/messages/claire-dubois']);
    const field = await findField(canvas, 'Claire Dubois');
    await waitFor(() => expect(field).toHaveFocus());
  },
);

/** The people in the dialog are loading. */
export const ChoosingPersonLoading = meta.story({
  tags: ['played'],
  parameters: choosing('searching', pending('messages', 'loadPeople')),
  play: async (person) => {
    await askWhom(person);
  },
});

/** The people in the dialog couldn’t be loaded. A button tries again. */
export const ChoosingPersonFailed = meta.story({
  tags: ['played'],
  parameters: choosing('failed', refusedOnce('messages', 'loadPeople')),
  play: async (person) => {
    const dialog = await askWhom(person);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
  },
});

/** A search whose results haven’t loaded yet: the list stays unchanged. */
export const Searching = meta.story({
  ...ends(inList(searchingNever), ['loaded.search.searching', { type: 'query.change', query: 'lena' }]),
  play: (story) => lists(story),
});

/** A search that matches a message: the number of results, with the matches highlighted. */
export const Found = meta.story({
  ...ends(inList({ path: '/messages?q=apartment+fed' }), ['loaded.view.filtered']),
  play: async ({ canvas }) => {
    await lists({ canvas }, ['Mina Okafor']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 conversation found');
  },
});

/** Two saved items are damaged. A toast announces that they can’t be shown. */
export const Quarantined = meta.story({
  parameters: { ...inList(having('conversation', 'muted', 'mina-okafor', 'ravi-kulkarni')), ...listed },
  play: () => alertSays(setAside),
});

/** A conversation is loading beside the list. */
export const Opening = meta.story(opens(withMina(pending('messages', 'open')), 'opening'));

/** The conversation couldn’t be loaded. A button tries again, and the list is usable. */
export const ThreadFailed = meta.story(opens(withMina(refusedOnce('messages', 'open')), 'failed'));

/** No conversation has this address: a link back to all conversations. */
export const NotFound = meta.story({
  ...opens(at('nobody'), 'notFound'),
  play: ({ canvas }) => leadsTo(canvas, 'All conversations', '/messages'),
});

/** A conversation with an empty message field. */
export const Ready = meta.story({
  play: ({ canvas }) => inLog(canvas, 'Read the deck on the flight.'),
});

Ready.test('reselecting the open conversation focuses its message field', async ({ canvas, userEvent }) => {
  await userEvent.click(await findRow(canvas));
  await expect(await findField(canvas)).toHaveFocus();
});

Ready.test('Mute conversation mutes it, and Mark as unread returns to the list', async (person) => {
  const { canvas, userEvent } = person;
  const choose = async (name: string) => {
    await press(person, 'More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Mute conversation');
  await expect(await findRow(canvas)).toHaveAccessibleName(/Muted/);
  await choose('Mark as unread');
  await waitFor(() => expect(app.addresses).toEqual(['/messages/mina-okafor', '/messages']));
  await expect(await findRow(canvas)).toHaveAccessibleName(/Unread/);
});

/** The draft of an unsent message is restored. */
export const Draft = meta.story({
  parameters: withMina(having('messageDraft', 'Thursday wo', 'mina-okafor')),
  play: ({ canvas }) => waitFor(async () => expect(await findField(canvas)).toHaveValue('Thursday wo')),
});

/** A message is being saved. */
export const Sending = meta.story(
  opens(withMina(pending('messages', 'send')), 'open.composer.sending', ...sent),
);

/** The message couldn’t be saved. Its text is back in the field, and can be sent again. */
export const Refused = meta.story({
  ...opens(withMina(refusedOnce('messages', 'send')), 'open.composer.failed', ...sent),
  play: async ({ canvas }) => {
    await alertSays('Your message couldn’t be saved on this device');
    await expect(await findField(canvas)).toHaveValue(text);
  },
});

Refused.test('Try again sends the message that couldn’t be sent', async (person) => {
  await press(person, 'Try again');
  await inLog(person.canvas, text);
  await expect(await findRow(person.canvas)).toHaveAccessibleName(/You: Thursday works\./);
});

// Ravi's conversation has no unread messages, so opening it writes nothing.
const ravi = 'ravi-kulkarni';

/** Muting couldn’t be saved. The conversation stays muted on screen, and a toast offers to save again. */
export const WriteFails = meta.story({
  ...ends(
    at(ravi, refusedOnce('messages', 'write')),
    ['loaded.view.ready', { type: 'conversation.mute', conversationId: ravi, muted: true }],
    ['open.composer.composing'],
  ),
  play: () => alertSays(notSaved),
});

/** The server refused a message after it was saved on this device. It stays in the conversation. */
export const RefusedByServer = meta.story({
  ...opens(withMina({ server: serverRefusing('message:mina-okafor') }), 'open.composer.composing', ...sent),
  play: async ({ canvas }) => {
    await alertSays(notAccepted);
    await inLog(canvas, text);
  },
});

/** No messages yet: the start of a conversation. */
export const NewConversation = meta.story({
  parameters: at('claire-dubois'),
  play: showing(/the start of your conversation with Claire Dubois/),
});

/** Earlier messages are loading. The conversation stays unchanged, and has `aria-busy`. */
export const ReadingEarlier = meta.story({
  ...opens(withMina(manyWithMina, pending('messages', 'readEarlier')), 'open.earlier.reading', {
    type: 'earlier.read',
  }),
  play: async ({ canvas }) => {
    await expect(await findLog(canvas)).toHaveAttribute('aria-busy', 'true');
  },
});

/** Earlier messages couldn’t be loaded. A button tries again. */
export const EarlierFailed = meta.story(
  opens(withMina(manyWithMina, refusedOnce('messages', 'readEarlier')), 'open.earlier.failed', {
    type: 'earlier.read',
  }),
);

/** A message from Ada to Nora. Both have an account in this browser. */
const toNora = (at: number, message: string) =>
  ({
    kind: 'sent:nora',
    id: messageId(now + at, 'ada'),
    value: { to: { slug: 'nora-lund', name: 'Nora Lund' }, message, time: now + at },
  }) as const;
const adaHolm = {
  kind: 'profile',
  id: 'me',
  value: { name: 'Ada Holm', slug: 'ada-holm', role: 'Kite engineer' },
};
const noras = [
  {
    kind: 'sent:uid-ada',
    id: messageId(now - 2 * hour, 'nora'),
    value: {
      to: { slug: 'ada-holm', name: 'Ada Holm' },
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

/** Both participants’ messages in a conversation with another account on this device. */
export const Account = meta.story({
  parameters: at('ada-holm', asNora),
  play: ({ canvas }) => inLog(canvas, /^Nine hours/, 'Ada Holm'),
});

/** The other account and its messages were deleted. The user’s messages stay, and sending is disabled. */
export const AccountDeleted = meta.story({
  parameters: at('ada-holm', { who: 'nora', records: { nora: noras } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This person is no longer on Updraft, so you can’t send them messages.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A conversation on a phone, in Hindi and in the dark theme: it takes up the whole page. */
export const HindiPhone = meta.story({ globals: hindiPhone });

/** The menu of a conversation adds its participant to the pipeline. */
export const Added = meta.story({
  tags: ['played'],
  parameters: {
    ...at('lena-brandt'),
    machine: [...open('open.composer.composing').machine, additions('ready.current'), undoable],
  },
  play: async (person) => {
    const { userEvent } = person;
    await press(person, 'More actions');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add Lena Brandt to your pipeline' }));
    await waitFor(() => expect(screen.getByText('Lena Brandt added to your pipeline')).toBeVisible());
  },
});

Added.test('the menu then shows the stages, moves the card, and Undo moves it back', async (person) => {
  const { userEvent } = person;
  await press(person, 'More actions');
  await waitFor(() => expect(screen.getByText('In pipeline: To contact')).toBeVisible());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Talking' }));
  await waitFor(() => expect(screen.getByText('Moved: Lena Brandt, Talking')).toBeVisible());
  await userEvent.click(await offered('Undo'));
  await waitFor(() => expect(screen.getByText('Moved back: Lena Brandt, To contact')).toBeVisible());
});
