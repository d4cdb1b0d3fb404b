import { app } from '@kit/app/app';
import { now } from '@kit/app/clock';
import { manyStartups } from '@kit/fixtures/directory';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import DiscoverPage from '@/app/pages/Directory/DiscoverPage';
import type { Services } from '@/app/services/createServices';
import type { DirectoryData } from '@/data/ports/Directory';
import type { StoredSettings } from '@/data/schema/settings';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import preview from '../../.storybook/preview';
import { changed, noRoom } from '../support/answers';
import { at, directoryPage, investors, names, searching, shows, startups } from '../support/directoryPage';
import { saveAgain } from '../support/profilePage';
import { refuses, refusesOnce } from '../support/refusals';

const { page, loading, loadingResults, failed, rests } = directoryPage('discover');

const meta = preview.meta({
  title: 'Screens/Discover',
  component: DiscoverPage,
  parameters: page.parameters,
  play: page.play,
});

type Canvas = StoryContext['canvas'];

const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const users = ['Asha Verma', 'Jonas Felde', 'Lena Brandt'];

/** What was starred and followed, or no longer is, and is on the device. */
const keptMarks = async () =>
  (await app.device.readAll('sample')).filter(({ kind }) => kind === 'star' || kind === 'follow');

/** A directory of others than there are. */
const directoryOf = (pick: (data: DirectoryData) => Partial<DirectoryData>) => ({
  services: ({ directory }: Services) => ({
    directory: changed(directory, ({ load }) => ({
      async load() {
        const data = await load();
        return { ...data, ...pick(data) };
      },
    })),
  }),
});

/** By what Asha looks for as an investor, and by these amounts. */
const flowing = (settings: StoredSettings, path = '/discover') =>
  at(path, { records: { sample: [{ kind: 'settings', id: 'me', value: settings }] } });
/** Nobody looks for so little. */
const nothingFits: StoredSettings = { dealFlow: 'filtered', minInvestment: 10_000, maxInvestment: 500_000 };

const fitsOn = (canvas: Canvas, name: string) =>
  cardOf(canvas, name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /:/.test(text));
const sort = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Sort' });

const entriesIn = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll('main li[data-index]')];

/** Skeletons where the cards will be; the search and the tabs can be used already. */
export const Loading = meta.story(loading);

/** A shared link with a search: the words are in the field, and skeletons stand until its results are there. */
export const LoadingResults = meta.story(loadingResults('rooftop'));

/** What failed stands in the place of the cards, and can be tried again. */
export const Failed = meta.story(failed);

Failed.test('Try again reads once more', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await shows(canvas, startups);
});

const locked = fn(noRoom);

Failed.test(
  'fails again',
  { parameters: at('/discover', { services: () => ({ directory: locked }) }) },
  async ({ canvas, userEvent }) => {
    const read = locked.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
);

/** Nobody is there yet, whatever one looks for. */
export const Empty = meta.story({
  parameters: {
    ...at(
      '/discover',
      directoryOf(() => ({ startups: [] })),
    ),
    ...rests('loaded.view.empty'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No startups found' })).toBeVisible();
  },
});

/** Nothing matches: which words and which filters are in the way, and a button that lets go of them. */
export const SearchWithoutResult = meta.story({
  parameters: { ...at('/discover?q=rooftop&industry=Fintech&stage=Seed'), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No startups found' })).toBeVisible();
    await expect(
      canvas.getByText('Nothing matches “rooftop” with the filters Fintech · Seed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 startups');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

SearchWithoutResult.test(
  'the button lets go of the least that brings somebody back',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toEqual(['Heliogrid']);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search startups' }), ' zzz');
    await expect(await canvas.findByText(/^Nothing matches “rooftop zzz”\./)).toBeVisible();
    const [, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
);

/** Nothing passes the filters: which they are, and a button that clears them. */
export const FiltersWithoutResult = meta.story({
  parameters: { ...at('/discover?industry=Fintech&stage=Seed'), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches the filters Fintech · Seed.')).toBeVisible();
  },
});

FiltersWithoutResult.test('Clear filters brings all back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(names(canvas)).toEqual(startups);
});

/** Nothing fits what the person looks for as an investor: a button shows all startups instead. */
export const NothingInDealFlow = meta.story({
  parameters: { ...flowing(nothingFits), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here fits what your deal flow asks for.')).toBeVisible();
  },
});

NothingInDealFlow.test('Show all startups goes on without the deal flow', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all startups' }));
  await expect(names(canvas)).toEqual(startups);
});

/** Neither the filter nor the deal flow lets anybody through: a button lets go of both. */
export const NothingAtAll = meta.story({
  parameters: { ...flowing(nothingFits, '/discover?stage=Bootstrapped'), ...rests('loaded.view.empty') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show everything' })).toBeVisible();
    await expect(names(canvas)).toEqual([]);
  },
});

NothingAtAll.test('Show everything lets go of both', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
  await expect(names(canvas)).toEqual(startups);
});

/** Three startups with their stars, one’s own last; above them the tabs, the search and the filters. */
export const Ready = meta.story();

Ready.test('stars and follows are turned at once, on each tab', async ({ canvas, userEvent }) => {
  await shows(canvas, startups);
  await expect(canvas.getByRole('status')).toHaveTextContent('3 startups');
  const star = canvas.getByRole('button', { name: 'Star Heliogrid', pressed: true });
  await userEvent.click(star);
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(cardOf(canvas, 'Heliogrid').getByRole('link', { name: 'Heliogrid' })).toHaveAttribute(
    'href',
    '/startups/heliogrid',
  );

  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(names(canvas)).toEqual(investors);
  await userEvent.click(canvas.getByRole('button', { name: 'Star Ravi Kulkarni', pressed: true }));

  await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
  await expect(names(canvas)).toEqual(users);
  await expect(canvas.getByRole('status')).toHaveTextContent('3 users');
  // Nobody follows themselves.
  await expect(canvas.queryByRole('button', { name: 'Follow Asha Verma' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Follow Lena Brandt' }));
  await expect(canvas.getByRole('button', { name: 'Following Lena Brandt' })).toBeVisible();

  await waitFor(async () =>
    expect(await keptMarks()).toEqual([
      { kind: 'follow', id: 'user:lena-brandt', value: true },
      { kind: 'star', id: 'investor:ravi-kulkarni', value: false },
      { kind: 'star', id: 'startup:heliogrid', value: false },
    ]),
  );
  // Each tab is an address of its own.
  await expect(app.addresses).toEqual(['/discover', '/discover?tab=investors', '/discover?tab=users']);
});

Ready.test('More Filters opens those that are used less', async ({ canvas, userEvent }) => {
  await shows(canvas, startups);
  await userEvent.click(canvas.getByRole('button', { name: 'More Filters', expanded: false }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team size' }), '1–5 people');
  await expect(names(canvas)).toEqual(['Mirahealth']);
  await userEvent.click(canvas.getByRole('button', { name: 'Raising now' }));
  await expect(names(canvas)).toEqual(['Mirahealth']);
  await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
  await expect(names(canvas)).toEqual(startups);
  await expect(canvas.getByRole('button', { name: 'More Filters', expanded: true })).toHaveFocus();
});

Ready.test('sorts by fit, and back to the usual order', async ({ canvas, userEvent }) => {
  await shows(canvas, startups);
  await userEvent.selectOptions(sort(canvas), 'Sort: best fit');
  await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover?sort=fit'));
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the usual order' }));
  await shows(canvas, startups);
  await expect(canvas.queryByText(/^Most must-haves/)).toBeNull();
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover'));
});

/** Investors, on a tab with an address of its own. */
export const Investors = meta.story({
  parameters: at('/discover?tab=investors'),
  play: ({ canvas }) => shows(canvas, investors),
});

/** People, who are followed and not starred. */
export const Users = meta.story({
  parameters: at('/discover?tab=users'),
  play: ({ canvas }) => shows(canvas, users),
});

/** Three filters in force: each can be taken off, also the two whose place is behind More Filters. */
export const Filtered = meta.story({
  parameters: {
    ...at('/discover?industry=Climate+Tech&location=Pune,+India&verified=yes'),
    ...rests('loaded.view.filtered'),
  },
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent(/1/);
  },
});

Filtered.test('each filter can be let go of by itself', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
  await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
  await expect(canvas.getByRole('button', { name: 'Remove filter: Pune, India' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: true }));
  const more = canvas.getByRole('button', { name: 'More Filters' });
  await expect(more).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Pune, India' }));
  await expect(more).toHaveFocus();

  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry' }), 'AI');
  await expect(names(canvas)).toEqual(['Mirahealth']);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover?industry=AI'));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: AI' }));
  await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
  await expect(names(canvas)).toEqual(startups);
  await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

/** Investors have filters of their own. */
export const FilteredInvestors = meta.story({
  parameters: {
    ...at('/discover?tab=investors&industry=Climate+Tech&experience=10-19'),
    ...rests('loaded.view.filtered'),
  },
  play: ({ canvas }) => shows(canvas, ['Mina Okafor', 'Claire Dubois']),
});

FilteredInvestors.test('one more narrows what is found', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$50K–$250K');
  await expect(canvas.getByRole('heading', { name: 'No investors found' })).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$250K–$1M');
  await userEvent.click(canvas.getByRole('button', { name: 'Open to mentoring' }));
  await expect(names(canvas)).toEqual(['Mina Okafor']);
});

FilteredInvestors.test(
  'another tab keeps the query and what it can of the filters',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
    await expect(names(canvas)).toEqual(['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
  },
);

/** A search, with how many it found. */
export const Searched = meta.story({
  parameters: { ...at('/discover?q=rooftop'), ...rests('loaded.view.filtered') },
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid']);
    await expect(canvas.getByRole('searchbox')).toHaveValue('rooftop');
  },
});

Searched.test('is kept from tab to tab', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox', { name: 'Search startups' });
  await userEvent.clear(search);
  await expect(names(canvas)).toEqual(startups);
  await userEvent.type(search, 'berlin');
  await shows(canvas, ['Ledgerline']);
  await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
  await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('berlin');
  await shows(canvas, ['Jonas Felde']);
});

/** A search that isn’t answered yet: the cards stay as they were, and nothing is counted. */
export const Searching = meta.story({
  parameters: {
    ...at('/discover', searching),
    ...rests('loaded.search.searching', { type: 'query.change', query: 'rooftop' }),
  },
  play: async ({ canvas }) => {
    await shows(canvas, startups);
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('rooftop'));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('3');
  },
});

/** Startups that don’t fit the person’s deal flow are left out: how many of all, and where to change it, stands above the cards. */
export const FilteredByDealFlow = meta.story({
  parameters: { ...flowing({ dealFlow: 'filtered' }), ...rests('loaded.view.filtered') },
  play: async ({ canvas, globals }) => {
    await shows(canvas, ['Heliogrid']);
    if (globals.locale !== 'en') return;
    await expect(canvas.getByText('Filtered by your deal flow: 1 of 3 startups')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change deal flow' })).toHaveAttribute(
      'href',
      '/profile/investor/manage?tab=settings',
    );
  },
});

FilteredByDealFlow.test('can be let go of for now, and taken up again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(names(canvas)).toEqual(startups);
  await expect(canvas.getByText('Shown without your deal flow, for now')).toBeVisible();
  const resume = canvas.getByRole('button', { name: 'Use deal flow' });
  await expect(resume).toHaveFocus();
  await userEvent.click(resume);
  await expect(names(canvas)).toEqual(['Heliogrid']);
  // Of startups only.
  await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
  await expect(names(canvas)).toEqual(investors);
  await expect(canvas.queryByRole('link', { name: 'Change deal flow' })).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(names(canvas)).toEqual(startups);
  await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover?deals=all'));
});

FilteredByDealFlow.test(
  'whoever is looked for by name comes first, fitting or not',
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ledgerline');
    await shows(canvas, ['Ledgerline']);
  },
);

/** The deal flow is set aside for now: all startups, and a button that takes it up again. */
export const DealFlowPaused = meta.story({
  parameters: flowing({ dealFlow: 'filtered' }, '/discover?deals=all'),
  play: ({ canvas }) => shows(canvas, startups),
});

/** The deal flow puts what fits first: the rule stands above the cards, and on each what of it is met. */
export const Recommended = meta.story({
  parameters: flowing({ dealFlow: 'recommended' }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
  },
});

Recommended.test('Show in usual order sets it aside', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/^Most must-haves met come first/)).toBeVisible();
  // It is sorted already: one control for it is enough.
  await expect(canvas.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Show in usual order' }));
  await expect(names(canvas)).toEqual(startups);
});

/** Sorted by fit, as a registered investor asked for it: the order, its rule, and on each card what of it is met. */
export const BestFit = meta.story({
  parameters: at('/discover?sort=fit'),
  play: async ({ canvas, globals }) => {
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
    if (globals.locale !== 'en') return;
    await expect(canvas.getByText(/^Most must-haves met come first/)).toBeVisible();
    await expect(sort(canvas)).toHaveDisplayValue('Sort: best fit');
    await expect(fitsOn(canvas, 'Ledgerline')).toEqual([
      'Met: sector',
      'Close: stage',
      'Not met: amount, place',
    ]);
  },
});

/** Investors sorted for a founder: how what they look for fits one’s own startup. */
export const InvestorsByFit = meta.story({
  parameters: at('/discover?tab=investors&sort=heliogrid'),
  play: async ({ canvas }) => {
    await shows(canvas, investors);
    await expect(sort(canvas)).toHaveDisplayValue('Sort: best fit with Heliogrid');
    await expect(fitsOn(canvas, 'Claire Dubois')).toEqual(['Met: sector, place', 'Close: stage, amount']);
    await expect(canvas.queryByRole('link', { name: 'Change what you look for' })).toBeNull();
  },
});

/** Neither an investor’s criteria nor a startup: there is nothing to sort by, whatever the address asks for. */
export const NoFitToSortBy = meta.story({
  parameters: at('/discover?sort=fit', { who: 'nora' }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Ledgerline', 'Mirahealth']);
    await expect(canvas.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    await expect(canvas.queryByText(/^Most must-haves/)).toBeNull();
  },
});

/** The device refused a star that was taken back: it stays so on screen, and a toast offers to save it again. */
export const Refused = meta.story({
  parameters: {
    ...at('/discover', { device: refuses }),
    ...rests('loaded.view.ready', { type: 'star.toggle', ref: 'startup:ledgerline' }),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Your last change could not be saved on this device',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  },
});

Refused.test(
  'Save again writes it',
  { parameters: at('/discover', { device: refusesOnce('star') }) },
  async ({ canvas, userEvent }) => {
    const again = await saveAgain();
    await expect(await keptMarks()).toEqual([]);
    await userEvent.click(again);
    await waitFor(async () =>
      expect(await keptMarks()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: false }]),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
);

/** Two things on the device couldn’t be read: a toast says that they were set aside, and the directory goes on. */
export const Quarantined = meta.story({
  parameters: at('/discover', {
    records: {
      sample: [
        { kind: 'listing', id: 'nocturne', value: 'Nocturne' },
        { kind: 'investorAccount', id: 'me', value: {} },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await shows(canvas, startups);
    const text = '2 saved items could not be read and were set aside';
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
  },
});

const phone = { viewport: { value: 'phone' } };

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Sorted by fit, in the dark theme. */
export const BestFitDark = BestFit.extend({ globals: { theme: 'dark' } });

/** Filtered, on a phone. */
export const Phone = meta.story({
  parameters: { ...at('/discover?industry=Climate+Tech'), ...rests('loaded.view.filtered') },
  globals: phone,
});

/** Filtered by a deal flow, on a phone. */
export const DealFlowPhone = FilteredByDealFlow.extend({ globals: phone });

/** Sorted by fit, in Hindi on a phone. */
export const BestFitPhoneHindi = BestFit.extend({ globals: { ...phone, locale: 'hi' } });

/** Filtered, in Hindi. */
export const Hindi = meta.story({
  parameters: { ...at('/discover?industry=Climate+Tech&verified=yes'), ...rests('loaded.view.filtered') },
  globals: { locale: 'hi' },
});

/** Filtered by a deal flow, in Hindi. */
export const DealFlowHindi = FilteredByDealFlow.extend({ globals: { locale: 'hi' } });

/** What the person listed follows the sample; hundreds are drawn as far as they are read. */
export const HundredsListed = meta.story({
  parameters: at('/discover', {
    records: {
      sample: Array.from({ length: 301 }, (_, index) => ({
        kind: 'listing',
        id: `startup-${index}`,
        value: { listing: listingOf({ ...emptyListing, startupName: `Startup ${index}` }), savedAt: now },
      })),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/304/));
    await expect(names(canvas).slice(0, 4)).toEqual([...startups, 'Startup 0']);
    await expect(names(canvas).length).toBeLessThan(100);
  },
});

/** Five thousand startups: only the rows in sight are there, and some before and after. */
export const ThousandsOfStartups = meta.story({
  parameters: at(
    '/discover',
    directoryOf(() => ({ startups: manyStartups(5000) })),
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(entriesIn(canvasElement)[0]).toHaveAttribute('aria-setsize', '5000'));
  },
});

ThousandsOfStartups.test('rows come and go with scrolling', async ({ canvas, canvasElement, userEvent }) => {
  const entries = () => entriesIn(canvasElement);
  const list = entries()[0]?.parentElement as HTMLElement;
  await waitFor(() => expect(list.getBoundingClientRect().height).toBeGreaterThan(100_000));
  canvasElement.ownerDocument.defaultView?.scrollTo(0, 90_000);
  await waitFor(() => expect(Number(entries()[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(100));
  await expect(entries().length).toBeLessThan(60);
  const star = within(entries()[3] as HTMLElement).getByRole('button', { pressed: false });
  await userEvent.click(star);
  await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
  canvasElement.ownerDocument.defaultView?.scrollTo(0, 0);
  await expect(await canvas.findByRole('article', { name: 'Startup 1' })).toBeInTheDocument();
});
