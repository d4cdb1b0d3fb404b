import { app } from '@kit/app/app';
import { day, now } from '@kit/app/clock';
import { askedByFour } from '@kit/fixtures/requests';
import { expect, screen, waitFor } from 'storybook/test';
import TodayPage from '@/app/pages/Pipeline/TodayPage';
import { people } from '@/data/sample/people';
import { href } from '@/data/schema/shapes/href';
import type { TodayEvent } from '@/machines/today/types';
import preview from '../../.storybook/preview';
import { never, pending, refusedOnce, serving } from '../support/answers';
import { undoable } from '../support/pipeline';
import {
  type Canvas,
  ending,
  hindiPhone,
  leadsTo,
  noOverflow,
  notSaved,
  offered,
  on,
  phone,
  press,
  resting,
  showing,
  storedOf,
  wide,
} from '../support/screen';

const rests = resting<TodayEvent>('today');
const ends = ending(rests);
const { claire, jonas, lena, mina, ravi } = people;
const claireId = `investor:${claire.id}`;
const claireRow = `due:${claireId}`;
const done: TodayEvent = { type: 'row.done', id: claireRow, at: now };
const monday = new Date(2025, 10, 24).getTime();
const postponed = (id: string): TodayEvent => ({ type: 'row.postpone', id, until: monday });
/** The name of the sample search, which has a new result. */
const search = 'AI, Pre-seed';
const waits = [claireRow, `message:${lena.id}`, `message:${jonas.id}`, 'search:sample'];

/** Ravi hasn’t written for 16 days. */
const allSections = serving('pipeline', ({ loadEvents }) => ({
  loadEvents: async () => {
    const events = await loadEvents();
    const quiet = { at: now - 16 * day, isOwnLast: true };
    return { ...events, ends: new Map(events.ends).set(ravi.id, quiet) };
  },
}));

const meta = preview.meta({
  title: 'Screens/Today',
  component: TodayPage,
  parameters: {
    ...wide,
    app: { path: href('pipeline') },
    ...rests(['loaded.list.waiting', 'loaded.sync.current']),
  },
});

const rowNames = (canvas: Canvas) =>
  canvas.queryAllByRole('listitem').flatMap((row) => row.querySelector('[data-row] bdi')?.textContent ?? []);

/** The stores haven’t been read yet: skeletons replace the rows. */
export const Loading = meta.story(ends(on(pending('pipeline', 'load')), 'loading'));

/** The stores couldn’t be read: an error, with a button to try again. */
export const Failed = meta.story({
  ...ends(on(refusedOnce('pipeline', 'load')), 'failed'),
  play: showing('We couldn’t load what waits for you'),
});

Failed.test('Try again loads the rows', async (context) => {
  await press(context, 'Try again');
  await waitFor(() => expect(rowNames(context.canvas)).toHaveLength(4));
});

/** Monday: a step is overdue, two messages wait for an answer, and a saved search has a new result. Below: what happened this week. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowNames(canvas)).toEqual([claire.name, jonas.name, lena.name, search]));
    await expect(canvas.getByText('Overdue by 1 day')).toBeVisible();
    await leadsTo(canvas, claire.name, href('board', { search: { card: claireId } }));
    await expect(canvas.getByRole('link', { name: /^Today/ })).toHaveAccessibleName(
      'Today 3 items wait for you',
    );
  },
});

Waiting.test(
  'Done stores that the step is done, moves the focus to the next row, and Undo brings the row back',
  async (context) => {
    const { canvas, userEvent } = context;
    (await canvas.findByRole('button', { name: 'Done' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowNames(canvas)).toEqual([jonas.name, lena.name, search]));
    await expect(canvas.getAllByRole('link', { name: 'Write' })[0]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 items left');
    await waitFor(async () =>
      expect((await storedOf('sample', 'cardStep')).map(({ value }) => value)).toEqual([
        { text: 'Send pilot data', due: '2025-11-19', doneAt: now },
      ]),
    );
    await expect(await screen.findByRole('alert')).toHaveTextContent('Done: Send pilot data');
    await userEvent.click(await offered('Undo'));
    await waitFor(() => expect(rowNames(canvas)).toEqual([claire.name, jonas.name, lena.name, search]));
    await waitFor(() => expect(screen.getByText('Back in Today: Claire Dubois')).toBeVisible());
  },
);

Waiting.test('Later hides a row until the chosen day, also after a reload', async ({ canvas, userEvent }) => {
  const later = await canvas.findAllByRole('button', { name: 'Later' });
  await userEvent.click(later[1] as HTMLElement);
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Monday/ }));
  await waitFor(() => expect(rowNames(canvas)).toEqual([claire.name, lena.name, search]));
  await waitFor(async () =>
    expect((await storedOf('sample', 'later')).map(({ id, value }) => [id, value])).toEqual([
      [`message:${jonas.id}`, { until: monday }],
    ]),
  );
  await expect(await screen.findByRole('alert')).toHaveTextContent('Jonas Felde: postponed to Monday');
});

Waiting.test('when the last row leaves, the heading receives the focus', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Done' })).focus();
  await userEvent.keyboard('{Enter}');
  for (const name of [jonas.name, lena.name, search]) {
    await waitFor(() => expect(rowNames(canvas)[0]).toBe(name));
    await userEvent.keyboard('l');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Tomorrow/ }));
  }
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pipeline' })).toHaveFocus());
  await expect(canvas.getByRole('status')).toHaveTextContent('Nothing waits for you');
});

Waiting.test(
  'a message that is answered in another tab leaves, and the other rows stay',
  async ({ canvas }) => {
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(4));
    const { name, avatar } = people.asha;
    const message = { sender: name, isSelf: true, message: 'Thank you!', avatar, time: now };
    const id = `${now}-answer`;
    await app.device.write('sample', `message:${lena.id}`, id, { id, ...message });
    await waitFor(() => expect(rowNames(canvas)).toEqual([claire.name, jonas.name, search]));
  },
);

Waiting.test('Copy as text copies the week', async (context) => {
  await press(context, 'Copy as text');
  await waitFor(() => expect(screen.getByText('Week copied')).toBeVisible());
  await expect(app.copied).toEqual([
    [
      'This week',
      'Added: Tobias Engel and Priya Raman',
      'Moved on: Ledgerline (Diligence) and Mina Okafor (Committed)',
      'Passed: None',
    ].join('\n'),
  ]);
});

/** A row of each section: a step, messages, a saved search with new results, and a card that goes quiet. */
export const AllSections = meta.story({
  parameters: on(allSections),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Their move for 16 days')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      ...['Due', 'Waiting for your answer', 'New for your searches', 'Going quiet', 'This week'],
    ]);
    await leadsTo(canvas, 'Look', '/discover?industry=AI&stage=Pre-seed');
  },
});

/** Requests for the metrics of a startup. The user answers them in account management. */
export const Requests = meta.story({
  parameters: on({ who: 'nora', records: askedByFour }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowNames(canvas)).toEqual(['Ben Ruiz', 'Ada Holm']));
    const [review] = canvas.getAllByRole('link', { name: 'Review' });
    await expect(review).toHaveAttribute('href', '/profile/manage?tab=startups');
  },
});

/** Nothing waits. The next step that is due is a link to its card. */
export const ClearWithNext = meta.story({
  parameters: {
    machine: [rests('loaded.list.clear', done, ...waits.slice(1).map(postponed)).machine, undoable],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Next: Saturday,/)).toHaveTextContent(
      'Next: Saturday, Read the metrics.',
    );
  },
});

/** Nothing waits, and no step is due later. */
export const Clear = meta.story({
  ...ends(
    on({
      who: 'nora',
      records: {
        nora: [
          {
            kind: 'card',
            id: `user:${mina.id}`,
            value: {
              ...{ name: mina.name, face: mina.avatar, board: 'people', stage: 'contact' },
              ...{ since: now - day, history: [] },
            },
          },
        ],
      },
    }),
    'loaded.list.clear',
  ),
  play: showing('Nothing waits for you', 'Mina Okafor'),
});

/** A new account: nothing waits, and the pipeline is empty. Two links say where to begin. */
export const EmptyAccount = meta.story({
  ...ends(on({ who: 'nora' }), 'loaded.list.clear'),
  play: async ({ canvas }) => {
    await showing('Your pipeline is empty')({ canvas });
    await leadsTo(canvas, 'Discover Startups', '/discover');
    await leadsTo(canvas, 'Your stars', '/starred');
  },
});

/** A step was marked as done, which is being saved. Its row has already left the list. */
export const RowLeaving = meta.story({
  parameters: {
    ...on(serving('pipeline', () => ({ write: never }))),
    machine: [rests('loaded.list.waiting', done).machine, undoable],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowNames(canvas)).toEqual([jonas.name, lena.name, search]));
    await offered('Undo');
  },
});

/** The step couldn’t be saved as done: its row is shown again and says so. */
export const NotSaved = meta.story({
  parameters: {
    ...on(refusedOnce('pipeline', 'write')),
    machine: [rests('loaded.list.waiting', done).machine, undoable],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await waitFor(() => expect(screen.getByText(new RegExp(notSaved))).toBeVisible());
  },
});

NotSaved.test('Save again saves the step, and its row leaves', async (context) => {
  await context.userEvent.click(await offered('Save again'));
  await waitFor(() => expect(rowNames(context.canvas)).toEqual([jonas.name, lena.name, search]));
});

/** All sections on a phone. */
export const Phone = AllSections.extend({ globals: phone });

/** All sections on a phone, in Hindi and in the dark theme: the page doesn’t overflow. */
export const HindiPhone = meta.story({
  parameters: on(allSections),
  globals: hindiPhone,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(rowNames(canvas)).toHaveLength(5));
    await noOverflow({ canvasElement });
  },
});
