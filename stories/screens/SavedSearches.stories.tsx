import { app } from '@kit/app/app';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SavedSearchesHost } from '@/app/pages/Directory/SavedSearchesHost';
import { DirectoryPage } from '@/components/directory/DirectoryPage';
import { viewOf } from '@/data/schema/shapes/directoryView';
import { pipelineLimits } from '@/data/schema/shapes/pipeline';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import type { SavedSearchesEvent } from '@/machines/savedSearches/types';
import preview from '../../.storybook/preview';
import { noRoom, pending, refusedOnce, serving } from '../support/answers';
import { refuses } from '../support/refusals';
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
  resting,
  showing,
  wide,
} from '../support/screen';

const rests = resting<SavedSearchesEvent>('savedSearches');
const ends = ending(rests);
const counted = 'data.ready.news.counted';
const shown = (search: string) => ({ args: { view: viewOf(search) } });
const sampleSearch = '?industry=AI&stage=Pre-seed';

/** Saved searches, beside the title of Discover. Asha has saved a search with one new result, Mirahealth. */
const meta = preview.meta({
  title: 'Screens/Saved searches',
  component: SavedSearchesHost,
  args: { ...shown('').args, onMarksChange: fn() },
  parameters: {
    ...wide,
    ...on({ path: '/discover' }),
    ...rests([counted, 'dialog.closed', 'sight.resting']),
  },
  render: (args) => (
    <DirectoryPage
      title="Discover"
      action={<SavedSearchesHost {...args} />}
      kind="startup"
      kinds={['startup']}
      query=""
      onKindChange={() => {}}
      onQueryChange={() => {}}
    >
      <p>Results</p>
    </DirectoryPage>
  ),
});

const saved = (id: string, name: string): StoredRecordInput => ({
  kind: 'savedSearch',
  id,
  value: { name, address: `?q=${id}`, seenAt: 0, seenIds: [], tells: true },
});
/** With the sample search, as many searches as possible. */
const many = Array.from({ length: pipelineLimits.searches - 1 }, (_, at) => saved(`s${at}`, `Search ${at}`));

const chip = (canvas: Canvas) => canvas.findByRole('link', { name: /^AI, Pre-seed/ });
/** Presses an item of the menu of the saved search. */
async function choose(person: Person, name: string) {
  await press(person, 'Options for “AI, Pre-seed”');
  await person.userEvent.click(await screen.findByRole('menuitem', { name }));
}
const storedSearch = (value: object) => async () =>
  expect(await app.device.readAll('sample')).toContainEqual(
    expect.objectContaining({ kind: 'savedSearch', value: expect.objectContaining(value) }),
  );

/** The searches haven’t loaded yet: Discover looks the same without them. */
export const Loading = meta.story({
  ...ends(on(pending('pipeline', 'loadSearches')), 'data.loading'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Saved searches' })).toBeNull();
  },
});

/** The searches couldn’t be loaded: a message beside the title, with a button to try again. */
export const Failed = meta.story({
  ...ends(on(refusedOnce('pipeline', 'loadSearches')), 'data.failed'),
  play: showing(/^Couldn’t load your saved searches\./),
});

Failed.test('Try again loads the searches', async (person) => {
  await press(person, 'Try again');
  await expect(await chip(person.canvas)).toBeVisible();
});

/** The chip of the saved search, with the number of new results. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await chip(canvas)).toHaveTextContent('AI, Pre-seed1 new'));
    await leadsTo(canvas, /^AI, Pre-seed/, `/discover${sampleSearch}`);
    await expect(canvas.queryByRole('button', { name: 'Save search' })).toBeNull();
  },
});

Ready.test('a deleted search is restored by Undo', async (person) => {
  await choose(person, 'Delete');
  await waitFor(() => expect(person.canvas.queryByRole('list', { name: 'Saved searches' })).toBeNull());
  await person.userEvent.click(await offered('Undo'));
  await expect(await chip(person.canvas)).toBeVisible();
});

Ready.test('Rename changes the name', async (person) => {
  await choose(person, 'Rename');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await person.userEvent.clear(name);
  await person.userEvent.type(name, 'Health{Enter}');
  await expect(await person.canvas.findByRole('link', { name: /^Health/ })).toBeVisible();
  await waitFor(storedSearch({ name: 'Health' }));
});

Ready.test('the menu switches the notifications about new results off', async (person) => {
  await choose(person, 'Stop telling me of new ones');
  await waitFor(storedSearch({ tells: false }));
});

/** The current page shows the results of the search. */
export const Current = meta.story({
  ...shown(sampleSearch),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await chip(canvas)).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.queryByRole('button', { name: 'Save search' })).toBeNull();
  },
});

/** A filter narrows the results: a button saves the search. */
export const Savable = meta.story({
  ...shown('?industry=Fintech&stage=Series+A'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save search' })).toBeVisible();
  },
});

Savable.test('Save stores the search, whose name is suggested, without new results', async (person) => {
  await press(person, 'Save search');
  await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Fintech, Series A');
  await person.userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  const link = await person.canvas.findByRole('link', { name: 'Fintech, Series A' });
  await expect(link).toHaveAttribute('href', '/discover?industry=Fintech&stage=Series+A');
  await expect(person.canvas.queryByRole('button', { name: 'Save search' })).toBeNull();
});

const opened = { type: 'dialog.open', name: 'Fintech', address: '?industry=Fintech' } as const;
const submitted = { type: 'dialog.submit', id: 'new', at: 1 } as const;

/** The dialog opens before the new results are counted. */
const newAreCounted = () => waitFor(() => expect(screen.getByText('1 new')).toBeVisible());

/** The dialog that saves a search. */
export const Naming = meta.story({
  ...shown('?industry=Fintech'),
  ...ends(on({}), 'dialog.open', opened),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Save search' })).toBeVisible());
    await newAreCounted();
  },
});

/** The results are read, because none of them counts as new. */
export const Saving = meta.story({
  ...shown('?industry=Fintech'),
  ...ends(on(pending('directory', 'list')), 'dialog.saving', opened, submitted),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
});

/** The search couldn’t be saved: an error in the dialog. */
export const SavingFailed = meta.story({
  ...shown('?industry=Fintech'),
  ...ends(on(serving('directory', () => ({ list: noRoom }))), 'dialog.failed', opened, submitted),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t save the search. Try again.')).toBeVisible());
  },
});

/** The user has 20 saved searches: the dialog explains why no other one can be saved. */
export const Full = meta.story({
  ...shown('?industry=Fintech'),
  ...ends(on({ records: { sample: many } }), 'dialog.limited', opened),
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^You have 20 saved searches/)).toBeVisible());
    await newAreCounted();
  },
});

/** Storage rejects a change: a message with a button to try again. */
export const NotStored = meta.story({
  ...ends(on({ device: refuses }), counted, { type: 'search.tell', id: 'sample', tells: false }),
  play: () => alertSays(notSaved),
});

/** Twenty searches on a phone scroll sideways. */
export const ManyOnPhone = meta.story({
  ...shown('?industry=Fintech'),
  ...ends(on({ records: { sample: many } }), counted),
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Options for/ })).toHaveLength(20));
    await noOverflow({ canvasElement });
  },
});

/** A small dark screen. */
export const Hindi = meta.story({
  ...shown(sampleSearch),
  globals: hindiPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await chip(canvas)).toBeInTheDocument();
    await noOverflow({ canvasElement });
  },
});
