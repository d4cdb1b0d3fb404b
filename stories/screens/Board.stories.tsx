import { type AppParameters, app } from '@kit/app/app';
import { day, hour, now } from '@kit/app/clock';
import { expect, screen, waitFor, within } from 'storybook/test';
import BoardPage from '@/app/pages/Pipeline/BoardPage';
import { isApple } from '@/components/layout/isApple';
import { people } from '@/data/sample/people';
import { startups } from '@/data/sample/startups';
import { messageId } from '@/data/schema/rules/messageId';
import { undoDelay } from '@/data/schema/shapes/constants';
import { href } from '@/data/schema/shapes/href';
import type { CardId, Stage, StoredCard } from '@/data/schema/shapes/pipeline';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { requestId } from '@/data/schema/shapes/request';
import type { PipelineEvent } from '@/machines/pipeline/types';
import preview from '../../.storybook/preview';
import { pending, refusedOnce } from '../support/answers';
import { undoable } from '../support/pipeline';
import {
  alertSays,
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  noOverflow,
  notSaved,
  offered,
  on,
  type Person,
  phone,
  press,
  setAside,
  showing,
  storedOf,
  wide,
} from '../support/screen';

const { claire, jonas, mina, ravi } = people;
const claireId: CardId = `investor:${claire.id}`;
const raviId: CardId = `investor:${ravi.id}`;
const jonasId: CardId = `user:${jonas.id}`;
const ledgerlineId: CardId = `startup:${startups.ledgerline.id}`;
const tobiasId: CardId = 'contact:tobias-engel';
const priyaId: CardId = 'contact:priya-raman';

const quiet: Record<string, string> = {
  list: 'ready',
  sync: 'current',
  background: 'current',
  move: 'idle',
  panel: 'closed',
  choice: 'none',
};
/** The states of the board at the end of a story: quiet, except for the regions in `states`. */
const loaded = (states: Record<string, string>) =>
  Object.entries({ ...quiet, ...states }).map(([region, state]) => `loaded.${region}.${state}`);
const rests = (state: Record<string, string> | string, ...events: PipelineEvent[]) => ({
  machine: [{ id: 'pipeline', state: typeof state === 'string' ? state : loaded(state), events }],
});
const ends = ending(rests);
/** As `ends`, after an act that can be undone. */
const endsUndoable = ending((states: Record<string, string>, ...events: PipelineEvent[]) => ({
  machine: [...rests(states, ...events).machine, undoable],
}));

type Search = Record<string, string>;
/** Story parameters: the board at this address. */
const at = (search: Search, more: Partial<AppParameters> = {}) =>
  on({ path: href('board', { search }), ...more });
const raise = { board: 'raise' };
const stored = (...records: StoredRecordInput[]) => ({ records: { sample: records } });
const cardOf = (id: CardId, more: Partial<StoredCard>): StoredRecordInput => ({
  kind: 'card',
  id,
  value: { ...{ name: id, face: '', board: 'deals', stage: 'look', since: now - day, history: [] }, ...more },
});
const { name: ledger, logo } = startups.ledgerline;
/** Ledgerline has approved the user's request. Its card is in an earlier stage. */
const approved = stored(cardOf(ledgerlineId, { name: ledger, face: logo, stage: 'talking' }), {
  kind: 'request',
  id: requestId('sample', startups.ledgerline.id),
  value: { at: now - hour, isWithdrawn: false },
});
/** A startup that was deleted after the user added it. */
const deletedId: CardId = 'startup:old-mill';
const deleted = stored(
  cardOf(deletedId, { name: 'Old Mill Robotics' }),
  { kind: 'cardTags', id: deletedId, value: ['Hardware'] },
  { kind: 'cardNote', id: `${deletedId}/a`, value: { text: 'Ask about the gearbox.', at: now - day } },
);

const meta = preview.meta({
  title: 'Screens/Board',
  component: BoardPage,
  parameters: { ...wide, app: { path: href('board') }, ...rests({}) },
});

const card = (canvas: Pick<Canvas, 'findByRole'>, name: string) => canvas.findByRole('article', { name });
/** Returns the names of the cards of each column that has any. */
const columns = (canvas: Canvas) =>
  Object.fromEntries(
    canvas.queryAllByRole('list').flatMap((list) => {
      const names = [...list.querySelectorAll('article')].map((each) => each.getAttribute('aria-label'));
      const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
      return names.length > 0 && heading ? [[heading.textContent, names]] : [];
    }),
  );
const shows = (canvas: Canvas, expected: Record<string, string[]>) =>
  waitFor(() => expect(columns(canvas)).toEqual(expected));
const names = { tobias: 'Tobias Engel', priya: 'Priya Raman' };
const toContact = [names.priya, names.tobias];
/** The cards of the demo account for its round. */
const raising = {
  'To contact': toContact,
  Talking: [ravi.name],
  Deciding: [claire.name],
  Committed: [mina.name],
};
const stageOf = async (id: CardId) =>
  (await storedOf('sample', 'card')).flatMap((record) =>
    record.id === id ? (record.value as StoredCard).stage : [],
  );
/** Waits for the announcement to screen readers. */
const says = (canvas: Canvas, text: string) =>
  waitFor(() => expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
/** Moves the focus to a card with the keyboard. */
async function walkTo({ canvas, userEvent }: Person, name: string, ...keys: string[]) {
  const [first] = await canvas.findAllByRole('article');
  first?.focus();
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
  await expect(await card(canvas, name)).toHaveFocus();
}
const mod = isApple() ? 'Meta' : 'Control';
const pressUndo = ({ userEvent }: Pick<Person, 'userEvent'>) => userEvent.keyboard(`{${mod}>}z{/${mod}}`);
const panelOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const close = async ({ userEvent }: Pick<Person, 'userEvent'>, name: string) =>
  userEvent.click((await panelOf(name)).getByRole('button', { name: 'Close' }));

/** The cards haven’t been read yet: skeletons replace the columns. */
export const Loading = meta.story(ends(on(pending('pipeline', 'load')), 'loading'));

/** The cards couldn’t be read: an error, with a button to try again. */
export const Failed = meta.story({
  ...ends(on(refusedOnce('pipeline', 'load')), 'failed'),
  play: showing('Your pipeline couldn’t be loaded'),
});

Failed.test('Try again loads the cards', async (context) => {
  await press(context, 'Try again');
  await shows(context.canvas, { Diligence: [ledger] });
});

/** The board Deals: startups to invest in. The column of the startups on which the user passed is folded. */
export const Deals = meta.story({
  play: async ({ canvas }) => {
    await shows(canvas, { Diligence: [ledger] });
    await expect(canvas.getByRole('button', { name: 'Show Passed, 1 card' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Deals 2' })).toBeChecked();
    await leadsTo(canvas, ledger, '/startups/ledgerline');
  },
});

/** The board Raise: investors. One step is overdue, and one investor has to answer. */
export const Raise = meta.story({
  parameters: at(raise),
  play: async ({ canvas }) => {
    await shows(canvas, raising);
    await showing('Overdue by 1 day', 'Their move for 1 day')({ canvas });
  },
});

Raise.test(
  'Space lifts a card, the arrow keys carry it, and Space drops it: the move is stored',
  async (context) => {
    const { canvas, userEvent } = context;
    await shows(canvas, raising);
    await walkTo(context, ravi.name, 'ArrowRight');
    await userEvent.keyboard(' ');
    await says(canvas, 'Ravi Kulkarni lifted, Talking, 1 of 1');
    await userEvent.keyboard('{ArrowRight}');
    await says(canvas, 'Ravi Kulkarni, Deciding, 2 of 2');
    await expect(await card(canvas, ravi.name)).toHaveFocus();
    await userEvent.keyboard(' ');
    await says(canvas, 'Ravi Kulkarni dropped, Deciding, 2 of 2');
    await waitFor(async () => expect(await stageOf(raviId)).toEqual(['deciding']));
    await expect(await card(canvas, ravi.name)).toHaveFocus();
    await alertSays('Ravi Kulkarni moved to Deciding');
    await pressUndo(context);
    await alertSays('Moved back: Ravi Kulkarni, Talking');
    await shows(canvas, raising);
    await waitFor(async () => expect(await stageOf(raviId)).toEqual(['talking']));
  },
);

Raise.test('Escape puts a carried card back, and nothing is stored', async (context) => {
  const { canvas, userEvent } = context;
  await shows(canvas, raising);
  await walkTo(context, ravi.name, 'ArrowRight');
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  await says(canvas, 'Ravi Kulkarni, Committed, 2 of 2');
  await userEvent.keyboard('{Escape}');
  await says(canvas, 'Ravi Kulkarni put back, Talking, 1 of 1');
  await expect(await card(canvas, ravi.name)).toHaveFocus();
  await expect(await stageOf(raviId)).toEqual([]);
});

Raise.test('M opens the menu, whose item moves the card, and the toast undoes the move', async (context) => {
  const { canvas, userEvent } = context;
  await shows(canvas, raising);
  await walkTo(context, names.priya);
  await userEvent.keyboard('m');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Asked' }));
  await alertSays('Priya Raman moved to Asked');
  await waitFor(async () => expect(await stageOf(priyaId)).toEqual(['asked']));
  await waitFor(async () => expect(await card(canvas, names.priya)).toHaveFocus());
  await userEvent.click(await offered('Undo'));
  await alertSays('Moved back: Priya Raman, To contact');
  await shows(canvas, raising);
});

Raise.test('N, D and T open the panel at the note, the day and the tags', async (context) => {
  const { canvas, userEvent } = context;
  await shows(canvas, raising);
  await walkTo(context, names.priya);
  for (const [key, label] of [
    ['n', 'New note'],
    ['d', 'Due'],
    ['t', 'New tag'],
  ] as const) {
    await userEvent.keyboard(key);
    const panel = await panelOf(names.priya);
    await waitFor(() => expect(panel.getByLabelText(label)).toHaveFocus());
    await close(context, names.priya);
    await waitFor(async () => expect(await card(canvas, names.priya)).toHaveFocus());
  }
});

Raise.test('the address follows the filters, and an address shows them again', async (context) => {
  const { canvas, userEvent } = context;
  await shows(canvas, raising);
  const choose = (name: string, option: string) =>
    userEvent.selectOptions(canvas.getByRole('combobox', { name }), option);
  await choose('Tag', 'Strategic');
  await choose('Due', 'Overdue');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search cards' }), 'pilot');
  await shows(canvas, { Deciding: [claire.name] });
  await says(canvas, '1 card');
  const narrowed = '/pipeline/board?board=raise&q=pilot&tag=Strategic&due=overdue';
  await waitFor(() => expect(app.addresses.at(-1)).toBe(narrowed));
  await press(context, 'Clear filters');
  await shows(canvas, raising);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/pipeline/board?board=raise'));
  await app.address.go(narrowed);
  await shows(canvas, { Deciding: [claire.name] });
  await expect(canvas.getByRole('searchbox')).toHaveValue('pilot');
  await expect(canvas.getByRole('combobox', { name: 'Due' })).toHaveValue('overdue');
});

Raise.test('a card that is moved in another tab moves here, too', async ({ canvas }) => {
  await shows(canvas, raising);
  const { name, avatar } = ravi;
  const { value } = cardOf(raviId, { name, face: avatar, board: 'raise', stage: 'deciding' });
  await app.device.write('sample', 'card', raviId, value);
  await shows(canvas, { 'To contact': toContact, Deciding: [claire.name, name], Committed: [mina.name] });
});

/** The board People. A message waits for the user’s answer. */
export const People = meta.story({
  parameters: at({ board: 'people' }),
  play: async ({ canvas }) => {
    await shows(canvas, { Talking: ['Jonas Felde'] });
    await showing(/^Your move: wrote to you \d days ago$/)({ canvas });
  },
});

/** Filters in the address: one card is left, and its number is announced. */
export const Filtered = meta.story({
  ...ends(at({ ...raise, due: 'overdue' }), { list: 'filtered' }),
  play: async ({ canvas }) => {
    await shows(canvas, { Deciding: [claire.name] });
    await says(canvas, '1 card');
  },
});

/** No card has what the filters ask for. A button clears them. */
export const NoMatch = meta.story({
  ...ends(at({ ...raise, q: 'zzz' }), { list: 'filtered' }),
  play: async ({ canvas }) => {
    await showing('No card matches')({ canvas });
    await says(canvas, '0 cards');
  },
});

NoMatch.test('Clear filters shows all cards', async ({ canvas, userEvent }) => {
  const [, below] = await canvas.findAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(below as HTMLElement);
  await shows(canvas, raising);
});

/** A new account without stars: two ways to add cards. */
export const Empty = meta.story({
  ...ends(on({ who: 'nora' }), { list: 'empty' }),
  play: async ({ canvas }) => {
    await showing('Your pipeline is empty.')({ canvas });
    await leadsTo(canvas, 'Discover', '/discover');
  },
});

/** A board without cards, while others have some. */
export const EmptyBoard = meta.story({
  ...ends(
    at(
      { board: 'people' },
      {
        who: 'nora',
        records: { nora: [cardOf(tobiasId, { name: names.tobias, board: 'raise', stage: 'contact' })] },
      },
    ),
    { list: 'empty' },
  ),
  play: async ({ canvas }) => {
    await showing('This board is empty.')({ canvas });
    await expect(canvas.getByRole('radio', { name: 'People 0' })).toBeChecked();
  },
});

const starred: Partial<AppParameters> = {
  who: 'nora',
  records: {
    nora: [ledgerlineId, claireId].map((id) => ({ kind: 'star', id, value: true }) as StoredRecordInput),
  },
};

/** A new account with stars: one press adds them. */
export const EmptyWithStars = meta.story({
  ...ends(on(starred), { list: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Add your 2 starred' });
  },
});

EmptyWithStars.test('the starred profiles become cards of their boards', async (context) => {
  const { canvas, userEvent } = context;
  await press(context, 'Add your 2 starred');
  await shows(canvas, { 'To look at': [ledger] });
  await userEvent.click(canvas.getByRole('radio', { name: 'Raise 1' }));
  await shows(canvas, { 'To contact': [claire.name] });
  await alertSays('2 cards added to your pipeline');
  await userEvent.click(await offered('Undo'));
  await showing('Your pipeline is empty.')(context);
});

const lift: PipelineEvent = { type: 'card.lift', id: raviId };
const carry: PipelineEvent = { type: 'card.carry', by: 1 };

/** A card is lifted with the keyboard. The hint below the board says what the keys do now. */
export const Lifted = meta.story({
  ...ends(at(raise), { move: 'lifted' }, lift),
  play: ({ canvas }) => says(canvas, 'Ravi Kulkarni lifted, Talking, 1 of 1'),
});

/** The lifted card was carried to the next column. */
export const Carrying = meta.story({
  ...ends(at(raise), { move: 'carrying' }, lift, carry),
  play: async ({ canvas }) => {
    await shows(canvas, {
      ...{ 'To contact': toContact, Deciding: [claire.name, ravi.name], Committed: [mina.name] },
    });
    await says(canvas, 'Ravi Kulkarni, Deciding, 2 of 2');
  },
});

/** The link of a card: its notes are loading beside the board. */
export const PanelLoadingNotes = meta.story({
  ...ends(at({ card: ledgerlineId }, pending('pipeline', 'loadNotes')), { panel: 'open.notes.loading' }),
  play: async () => {
    await (await panelOf(ledger)).findByRole('status', { name: 'Loading notes' });
  },
});

/** The notes couldn’t be read. The rest of the panel works. */
export const PanelNotesFailed = meta.story({
  ...ends(at({ card: ledgerlineId }, refusedOnce('pipeline', 'loadNotes')), { panel: 'open.notes.failed' }),
  play: async () => {
    const panel = await panelOf(ledger);
    await expect(await panel.findByText('The notes couldn’t be loaded.')).toBeVisible();
  },
});

PanelNotesFailed.test('Try again loads the notes', async ({ userEvent }) => {
  const panel = await panelOf(ledger);
  await userEvent.click(await panel.findByRole('button', { name: 'Try again' }));
  await expect(await panel.findByText(/^Their bank feeds close the month/)).toBeVisible();
});

/** The panel of a card: its next step, notes, tags and stages. */
export const Panel = meta.story({
  ...ends(at({ card: ledgerlineId }), { panel: 'open.notes.loaded' }),
  play: async () => {
    const panel = await panelOf(ledger);
    const list = await panel.findByRole('list', { name: 'Notes' });
    await expect(list).toHaveTextContent(/Jonas says onboarding is the bottleneck.*Their bank feeds/);
    await expect(panel.getByLabelText('Next step')).toHaveValue('Read the metrics');
    await expect(panel.getByRole('combobox', { name: 'Stage' })).toHaveValue('diligence');
  },
});

/** The panel of a person lists the messages with them. */
export const PanelMessages = meta.story({
  ...ends(at({ card: jonasId }), { panel: 'open.messages.current' }),
  play: async () => {
    const panel = await panelOf(jonas.name);
    await expect(await panel.findByText(/^You wrote: Your post about cutting onboarding/)).toBeVisible();
    await expect(panel.queryByText('Their last message')).toBeNull();
  },
});

PanelMessages.test('a message that is sent in another tab is in the list', async () => {
  const panel = await panelOf(jonas.name);
  await panel.findAllByText(/^They wrote: /);
  const value = { ...{ sender: 'Asha', isSelf: true, avatar: '' }, message: 'See you', time: now };
  const id = messageId(now, 'n');
  await app.device.write('sample', `message:${jonas.id}`, id, { ...value, id });
  await expect(await panel.findByText('You wrote: See you')).toBeVisible();
});

/** The messages couldn’t be read: the last one is known. */
export const PanelMessagesFailed = meta.story({
  ...ends(at({ card: jonasId }, refusedOnce('messages', 'readLatest')), { panel: 'open.messages.current' }),
  play: async () => {
    await expect(await (await panelOf(jonas.name)).findByText('Their last message')).toBeVisible();
  },
});

const notes = async () =>
  (await storedOf('sample', 'cardNote')).map(({ value }) => (value as { text: string }).text);

Panel.test('a note is stored as the user types it, and is there after a reload', async (context) => {
  const { userEvent } = context;
  const field = await (await panelOf(ledger)).findByRole('textbox', { name: 'New note' });
  await userEvent.type(field, 'Call the auditor');
  await waitFor(async () => expect(await notes()).toEqual(['Call the auditor']));
  await close(context, ledger);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(app.addresses.at(-1)).toBe('/pipeline/board');
  await app.address.go(href('board', { search: { card: ledgerlineId } }));
  const panel = await panelOf(ledger);
  await expect(await panel.findByText('Call the auditor')).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'New note' })).toHaveValue('');
});

Panel.test('a note that is closed before it is saved is stored, too', async (context) => {
  const { userEvent } = context;
  const field = await (await panelOf(ledger)).findByRole('textbox', { name: 'New note' });
  await userEvent.type(field, 'Soon');
  await close(context, ledger);
  await waitFor(async () => expect(await notes()).toEqual(['Soon']));
});

Panel.test('the step and the tags are stored', async ({ userEvent }) => {
  const panel = await panelOf(ledger);
  const step = await panel.findByLabelText('Next step');
  await userEvent.clear(step);
  await userEvent.type(step, 'Call the CFO{Enter}');
  await userEvent.type(panel.getByLabelText('New tag'), 'Fintech{Enter}');
  await waitFor(async () =>
    expect((await storedOf('sample', 'cardStep', 'cardTags')).map(({ value }) => value)).toEqual([
      { text: 'Call the CFO', due: '2025-11-22' },
      ['Fintech'],
    ]),
  );
});

const typed = 'Two of their customers are ours, too. Ask Lena for an introduction.';

/** A note that is being typed. */
export const TypingNote = meta.story({
  ...ends(
    at({ card: ledgerlineId }),
    { panel: 'open.draft.saved' },
    {
      ...{ type: 'note.type', id: 'typed', at: now },
      text: 'Two of their customers are ours, too. Ask Lena for an introduction.',
    },
  ),
  play: async () => {
    const field = await (await panelOf(ledger)).findByRole('textbox', { name: 'New note' });
    await waitFor(() => expect(field).toHaveValue(typed));
  },
});

const polite = 'Thank you for your time. This isn’t the right fit for me, and I wish you all the best.';
const passing: PipelineEvent[] = [
  { type: 'pass.open', id: ledgerlineId },
  {
    type: 'pass.change',
    form: { reason: 'timing', words: 'The CFO is leaving.', told: polite },
  },
];

/** Passing on a startup: a reason, private words, and a message to its founder. */
export const Passing = meta.story({
  ...ends(on({}), { panel: 'open.form.passing' }, ...passing),
  play: async () => {
    const form = await panelOf('Pass on Ledgerline');
    await expect(form.getByRole('radio', { name: 'Timing' })).toBeChecked();
    await expect(form.getByRole('textbox', { name: 'Message to Ledgerline' })).toHaveValue(polite);
  },
});

const sent = async () =>
  (await storedOf('sample', `message:${startups.ledgerline.id}`)).map(({ value }) => value);
/** The page after these events, with a clock that the test moves. */
const timed = (...events: PipelineEvent[]) => ({
  parameters: { machine: rests({}, ...events).machine.map((machine) => ({ ...machine, isFrozen: true })) },
});

Deals.test(
  'a polite pass takes three presses, and the message is sent once it can’t be undone any more',
  timed(),
  async (context) => {
    const { canvas, userEvent } = context;
    await shows(canvas, { Diligence: [ledger] });
    await walkTo(context, ledger);
    await userEvent.keyboard('p');
    const form = await panelOf('Pass on Ledgerline');
    await userEvent.click(form.getByRole('button', { name: polite }));
    await userEvent.click(form.getByRole('button', { name: 'Pass and send' }));
    await alertSays('You passed on Ledgerline');
    await waitFor(async () => expect(await stageOf(ledgerlineId)).toEqual(['passed']));
    app.stage.pass(undoDelay - 1);
    await expect(await sent()).toEqual([]);
    app.stage.pass(1);
    await waitFor(async () => expect(await sent()).toMatchObject([{ message: polite, isSelf: true }]));
    await waitFor(async () =>
      expect((await storedOf('sample', 'cardPass')).map(({ value }) => value)).toEqual([
        { reason: 'other', words: '', toldAt: now },
      ]),
    );
  },
);

Passing.test(
  'the message contains no private words, and the private words no message',
  timed(...passing),
  async ({ userEvent }) => {
    const form = await panelOf('Pass on Ledgerline');
    await userEvent.click(form.getByRole('button', { name: 'Pass and send' }));
    await waitFor(async () => expect(await stageOf(ledgerlineId)).toEqual(['passed']));
    app.stage.pass(undoDelay);
    await waitFor(async () => expect(await sent()).toHaveLength(1));
    await expect(JSON.stringify(await sent())).not.toContain('CFO');
    await waitFor(async () =>
      expect((await storedOf('sample', 'cardPass')).map(({ value }) => value)).toEqual([
        { reason: 'timing', words: 'The CFO is leaving.', toldAt: now },
      ]),
    );
  },
);

Passing.test('Undo takes the pass back, and no message is sent', timed(...passing), async (context) => {
  const { canvas, userEvent } = context;
  const form = await panelOf('Pass on Ledgerline');
  await userEvent.click(form.getByRole('button', { name: 'Pass and send' }));
  await userEvent.click(await offered('Undo'));
  await alertSays('Moved back: Ledgerline, Diligence');
  await shows(canvas, { Diligence: [ledger] });
  app.stage.pass(undoDelay);
  await expect(await sent()).toEqual([]);
});

Passing.test('closing the form returns to the card, and the form stays filled in', async (context) => {
  const { userEvent } = context;
  await close(context, 'Pass on Ledgerline');
  const panel = await panelOf(ledger);
  await userEvent.click(panel.getByRole('button', { name: 'Pass' }));
  const form = await panelOf('Pass on Ledgerline');
  await expect(form.getByRole('textbox', { name: 'Your own words' })).toHaveValue('The CFO is leaving.');
});

/** An approved request suggests the next stage. */
export const Suggestion = meta.story({
  parameters: on(approved),
  play: async ({ canvas }) => {
    await shows(canvas, { Talking: [ledger] });
    await showing('Ledgerline approved your request. Move to Diligence?')({ canvas });
  },
});

Suggestion.test('the panel of the card says when the request was sent and approved', async (context) => {
  await context.userEvent.click(await context.canvas.findByText(/^Your move: approved/));
  const panel = await panelOf(ledger);
  await expect(await panel.findByText('Request approved')).toBeVisible();
  await expect(panel.getByText('You asked for their key metrics')).toBeVisible();
});

Suggestion.test('Move moves the card, and Undo brings the suggestion back', async (context) => {
  const { canvas, userEvent } = context;
  await press(context, 'Move');
  await shows(canvas, { Diligence: [ledger] });
  await waitFor(async () => expect(await stageOf(ledgerlineId)).toEqual(['diligence']));
  await expect(canvas.queryByRole('button', { name: 'Move' })).toBeNull();
  await userEvent.click(await offered('Undo'));
  await shows(canvas, { Talking: [ledger] });
  await expect(await canvas.findByRole('button', { name: 'Move' })).toBeVisible();
});

Suggestion.test('Not now declines the suggestion for good', async (context) => {
  const { canvas } = context;
  await press(context, 'Not now');
  await waitFor(() => expect(canvas.queryByText(/approved your request\. Move/)).toBeNull());
  await waitFor(async () => expect(await storedOf('sample', 'later')).toHaveLength(1));
  await expect(await stageOf(ledgerlineId)).toEqual(['talking']);
});

/** The cards in a table, sorted by the day of the next step. */
export const Table = meta.story({
  parameters: at({ ...raise, view: 'table', sort: 'due' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowNames(canvas)[0]).toBe(claire.name));
    await expect(canvas.getByRole('columnheader', { name: 'Next step' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

const rowNames = (canvas: Canvas) =>
  canvas.queryAllByRole('rowheader').map((row) => within(row).getByRole('button').textContent);

Table.test('a header sorts the table, and the address follows', async (context) => {
  const { canvas } = context;
  await waitFor(() => expect(rowNames(canvas)).toHaveLength(5));
  await press(context, 'Name');
  const sorted = [claire.name, mina.name, names.priya, ravi.name, names.tobias];
  await waitFor(() => expect(rowNames(canvas)).toEqual(sorted));
  await press(context, 'Name');
  await waitFor(() => expect(rowNames(canvas)).toEqual([...sorted].reverse()));
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/pipeline/board?board=raise&view=table&sort=-name'));
});

/** Two cards are chosen in the table. A bar has the acts for all of them. */
export const Chosen = meta.story({
  ...ends(
    at({ ...raise, view: 'table' }),
    { choice: 'some' },
    {
      type: 'choice.change',
      ids: new Set([tobiasId, priyaId]),
    },
  ),
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('group', { name: 'Chosen cards' });
    await expect(bar).toHaveTextContent('2 chosen');
  },
});

Chosen.test('all chosen cards move in one act, which Undo takes back', async (context) => {
  const { canvas, userEvent } = context;
  const bar = within(await canvas.findByRole('group', { name: 'Chosen cards' }));
  await userEvent.click(bar.getByRole('button', { name: 'Move' }));
  await screen.findByRole('dialog', { name: 'Move 2 cards to' });
  await userEvent.click(screen.getByRole('button', { name: 'Asked' }));
  await alertSays('2 cards moved to Asked');
  await waitFor(async () =>
    expect([await stageOf(tobiasId), await stageOf(priyaId)]).toEqual([['asked'], ['asked']]),
  );
  await userEvent.click(await offered('Undo'));
  await alertSays('Moved back: 2 cards, To contact');
  await waitFor(async () =>
    expect([await stageOf(tobiasId), await stageOf(priyaId)]).toEqual([['contact'], ['contact']]),
  );
});

Chosen.test('chosen cards can be removed, and the bar leaves with them', async (context) => {
  const { canvas, userEvent } = context;
  const bar = within(await canvas.findByRole('group', { name: 'Chosen cards' }));
  await userEvent.click(bar.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(rowNames(canvas)).toEqual([claire.name, mina.name, ravi.name]));
  await expect(canvas.queryByRole('group', { name: 'Chosen cards' })).toBeNull();
  await alertSays('2 cards removed from your pipeline');
});

/** A step became due, so the order of a column would change. No card moves before the user presses the button. */
export const OrderChanged = meta.story({
  ...endsUndoable(
    at(raise),
    {},
    {
      ...{ type: 'step.change', ids: [tobiasId] },
      step: { text: 'Call', due: '2025-11-21' },
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Order changed' })).toBeVisible();
    await shows(canvas, raising);
  },
});

OrderChanged.test('the button sorts the columns and leaves', async (context) => {
  const { canvas } = context;
  await press(context, 'Order changed');
  await shows(canvas, { ...raising, 'To contact': [names.tobias, names.priya] });
  await expect(canvas.queryByRole('button', { name: 'Order changed' })).toBeNull();
});

/** A move couldn’t be saved. The card stays where the user moved it, and says so. */
export const NotSaved = meta.story({
  ...endsUndoable(
    at(raise, refusedOnce('pipeline', 'write')),
    {},
    {
      ...{ type: 'cards.move', ids: [raviId], stage: 'deciding', at: now },
    },
  ),
  play: async ({ canvas }) => {
    await showing('Not saved')({ canvas });
    await expect(within(await card(canvas, ravi.name)).getByText('Not saved')).toBeVisible();
    await waitFor(() => expect(screen.getByText(new RegExp(notSaved))).toBeVisible());
  },
});

NotSaved.test('Try again saves the move', async ({ canvas, userEvent }) => {
  await userEvent.click(within(await card(canvas, ravi.name)).getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await stageOf(raviId)).toEqual(['deciding']));
  await waitFor(() => expect(canvas.queryByText('Not saved')).toBeNull());
});

/** A startup was deleted. Its card has the name last seen, and no links. */
export const NoLongerHere = meta.story({
  parameters: on(deleted),
  play: async ({ canvas }) => {
    const article = within(await card(canvas, 'Old Mill Robotics'));
    await expect(await article.findByText('No longer here')).toBeVisible();
    await expect(article.queryByRole('link')).toBeNull();
  },
});

NoLongerHere.test('its notes stay', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText('No longer here'));
  const panel = await panelOf('Old Mill Robotics');
  await expect(await panel.findByText('Ask about the gearbox.')).toBeVisible();
  await expect(panel.queryByRole('link')).toBeNull();
});

/** Two saved items are damaged. A toast announces that they can’t be shown, and the board works. */
export const Quarantined = meta.story({
  parameters: on(
    stored(
      { kind: 'card', id: 'startup:nocturne', value: 'Nocturne' },
      { kind: 'cardStep', id: ledgerlineId, value: {} },
    ),
  ),
  play: () => alertSays(setAside),
});

const own: Stage[] = [
  { id: 'look', name: 'Inbox', kind: 'open' },
  { id: 'diligence', kind: 'open' },
  { id: 'own-1', name: 'Term sheet', kind: 'open' },
  { id: 'committed', kind: 'won' },
];

/** A board with the user’s own stages. A card whose stage was removed is in the first open one. */
export const OwnStages = meta.story({
  parameters: on(stored({ kind: 'boardStages', id: 'deals', value: own })),
  play: ({ canvas }) => shows(canvas, { Inbox: ['Mirahealth'], Diligence: [ledger] }),
});

/** The user edits the stages of a board. */
export const EditingStages = meta.story({
  tags: ['played'],
  play: async (context) => {
    await press(context, 'Stages');
    await panelOf('Stages of Deals');
  },
});

EditingStages.test('a renamed stage is stored, and Undo restores its name', async ({ canvas, userEvent }) => {
  const dialog = await panelOf('Stages of Deals');
  const [first] = dialog.getAllByRole('textbox');
  await userEvent.clear(first as HTMLElement);
  await userEvent.type(first as HTMLElement, 'Inbox');
  await userEvent.click(dialog.getByRole('button', { name: 'Save stages' }));
  await expect(await canvas.findByRole('heading', { name: 'Inbox' })).toBeVisible();
  await waitFor(async () => expect(await storedOf('sample', 'boardStages')).toHaveLength(1));
  await userEvent.click(await offered('Undo'));
  await expect(await canvas.findByRole('heading', { name: 'To look at' })).toBeVisible();
});

/** The menu of a card. */
export const CardMenu = meta.story({
  tags: ['played'],
  parameters: at(raise),
  play: async (context) => {
    await press(context, 'Actions for Ravi Kulkarni');
    await expect(await screen.findByRole('menuitem', { name: 'Write' })).toHaveAttribute(
      'href',
      '/messages/ravi-kulkarni',
    );
  },
});

/** On a phone, one column is shown at a time. */
export const Phone = meta.story({
  globals: phone,
  parameters: at(raise),
  play: async (context) => {
    await shows(context.canvas, { 'To contact': toContact });
    await noOverflow(context);
  },
});

Phone.test('a stage shows its column', async (context) => {
  await press(context, /^Deciding/);
  await shows(context.canvas, { Deciding: [claire.name] });
});

/** On a phone, a sheet with the stages moves a card. */
export const PhoneMove = meta.story({
  tags: ['played'],
  globals: phone,
  parameters: at(raise),
  play: async (context) => {
    await press(context, 'Actions for Priya Raman');
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    await panelOf('Move Priya Raman to');
  },
});

PhoneMove.test('a press moves the card to another column', async ({ canvas, userEvent }) => {
  const sheet = await panelOf('Move Priya Raman to');
  await userEvent.click(sheet.getByRole('button', { name: 'Asked' }));
  await shows(canvas, { 'To contact': [names.tobias] });
  await expect(canvas.getByRole('button', { name: /^Asked/ })).toHaveTextContent('1');
});

/** The panel covers the page of a phone. */
export const PhonePanel = Panel.extend({ globals: phone });

/** The table on a phone: each card is a block. */
export const PhoneTable = Table.extend({
  globals: phone,
  play: async (context) => {
    await waitFor(() => expect(rowNames(context.canvas)).toHaveLength(5));
    await noOverflow(context);
  },
});

/** On a phone, in Hindi and in the dark theme: the page doesn’t overflow. */
export const HindiPhone = meta.story({
  globals: hindiPhone,
  parameters: at(raise),
  play: async (context) => {
    await waitFor(() => expect(columns(context.canvas)).not.toEqual({}));
    await noOverflow(context);
  },
});

/** The panel on a phone, in Hindi and in the dark theme. */
export const HindiPhonePanel = Panel.extend({
  globals: hindiPhone,
  play: async (context) => {
    await panelOf(ledger);
    await noOverflow(context);
  },
});
