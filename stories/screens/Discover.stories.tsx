import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import DiscoverPage from '@/app/pages/Directory/DiscoverPage';
import type { StoredSettings } from '@/data/schema/settings';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { manyStartups } from '../fixtures/directory';
import { changed, never, noRoom, onceRefused } from '../support/answers';
import { type AppParameters, app } from '../support/app';
import { now } from '../support/clock';
import { refuses, refusesOnce } from '../support/refusals';

const at = (path: string, more: Omit<AppParameters, 'path'> = {}) => ({ app: { path, ...more } });

const meta = {
  title: 'Screens/Discover',
  component: DiscoverPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...at('/discover'),
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
  },
} satisfies Meta<typeof DiscoverPage>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Whose cards are shown, in the order they are. */
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
/** One's own comes last. */
const startups = ['Ledgerline', 'Mirahealth', 'Heliogrid'];
const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
const users = ['Asha Verma', 'Jonas Felde', 'Lena Brandt'];
const shows = (canvas: Canvas, expected: string[]) => waitFor(() => expect(names(canvas)).toEqual(expected));

/** What was starred and followed, or no longer is, and is on the device. */
const keptMarks = async () =>
  (await app.device.readAll('sample')).filter(({ kind }) => kind === 'star' || kind === 'follow');

export const Loading: Story = {
  parameters: at('/discover', { services: () => ({ directory: never }) }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(names(canvas)).toEqual([]);
  },
};

export const Failed: Story = {
  parameters: at('/discover', { services: () => ({ directory: noRoom }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load startups' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Retried: Story = {
  parameters: at('/discover', {
    services: ({ directory }) => ({
      directory: changed(directory, ({ load }) => ({ load: onceRefused(load) })),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await shows(canvas, startups);
  },
};

const locked = fn(noRoom);

export const FailedAgain: Story = {
  parameters: at('/discover', { services: () => ({ directory: locked }) }),
  play: async ({ canvas, userEvent }) => {
    const read = locked.mock.calls.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(locked.mock.calls.length).toBeGreaterThan(read));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Three cards a tab (spec section 2), stars and follows turned at once. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
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
  },
};

export const Investors: Story = {
  parameters: at('/discover?tab=investors'),
  play: ({ canvas }) => shows(canvas, investors),
};

export const Users: Story = {
  parameters: at('/discover?tab=users'),
  play: ({ canvas }) => shows(canvas, users),
};

export const Filtered: Story = {
  parameters: at('/discover?industry=Climate+Tech&location=Pune,+India&verified=yes'),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
    // In force, though their place is behind More Filters.
    await expect(canvas.getByRole('button', { name: 'Verified only', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove filter: Pune, India' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

/** Each filter in force can be let go of by itself. */
export const FiltersRemoved: Story = {
  parameters: Filtered.parameters,
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Heliogrid']);
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
  },
};

export const MoreFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, startups);
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters', expanded: false }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team size' }), '1–5 people');
    await expect(names(canvas)).toEqual(['Mirahealth']);
    await userEvent.click(canvas.getByRole('button', { name: 'Raising now' }));
    await expect(names(canvas)).toEqual(['Mirahealth']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.getByRole('button', { name: 'More Filters', expanded: true })).toHaveFocus();
  },
};

export const FilteredInvestors: Story = {
  parameters: at('/discover?tab=investors&industry=Climate+Tech&experience=10-19'),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Mina Okafor', 'Claire Dubois']);
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$50K–$250K');
    await expect(canvas.getByRole('heading', { name: 'No investors found' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$250K–$1M');
    await userEvent.click(canvas.getByRole('button', { name: 'Open to mentoring' }));
    await expect(names(canvas)).toEqual(['Mina Okafor']);
  },
};

/** Another tab keeps the query and what it can of the filters. */
export const FiltersKept: Story = {
  parameters: FilteredInvestors.parameters,
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Mina Okafor', 'Claire Dubois']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
    await expect(names(canvas)).toEqual(['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
  },
};

export const Searched: Story = {
  parameters: at('/discover?q=rooftop'),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Heliogrid']);
    const search = canvas.getByRole('searchbox', { name: 'Search startups' });
    await expect(search).toHaveValue('rooftop');
    await userEvent.clear(search);
    await expect(names(canvas)).toEqual(startups);
    await userEvent.type(search, 'berlin');
    await shows(canvas, ['Ledgerline']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('berlin');
    await shows(canvas, ['Jonas Felde']);
  },
};

/** Says what is in the way. */
export const Empty: Story = {
  parameters: at('/discover?q=rooftop&industry=Fintech&stage=Seed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No startups found' })).toBeVisible();
    await expect(
      canvas.getByText('Nothing matches “rooftop” with the filters Fintech · Seed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 startups');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

/** The button lets go of the least that brings somebody back. */
export const Widened: Story = {
  parameters: Empty.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toEqual(['Heliogrid']);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search startups' }), ' zzz');
    await expect(await canvas.findByText(/^Nothing matches “rooftop zzz”\./)).toBeVisible();
    const [, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
};

export const EmptyByFilters: Story = {
  parameters: at('/discover?industry=Fintech&stage=Seed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches the filters Fintech · Seed.')).toBeVisible();
  },
};

export const FiltersCleared: Story = {
  parameters: EmptyByFilters.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

/** The device refused the star, which stays on screen. */
export const Refused: Story = {
  parameters: at('/discover', { device: refuses }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Star Ledgerline' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Your last change could not be saved on this device',
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
  },
};

/** Save again writes it once more. */
export const SavedAgain: Story = {
  parameters: at('/discover', { device: refusesOnce('star') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Star Ledgerline' }));
    const again = await canvas.findByRole('button', { name: 'Save again' });
    await expect(await keptMarks()).toEqual([]);
    await userEvent.click(again);
    await waitFor(async () =>
      expect(await keptMarks()).toEqual([{ kind: 'star', id: 'startup:ledgerline', value: false }]),
    );
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Quarantined: Story = {
  parameters: at('/discover', {
    records: {
      sample: [
        { kind: 'listing', id: 'nocturne', value: 'Nocturne' },
        { kind: 'investorAccount', id: 'me', value: {} },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        '2 saved items could not be read and were set aside',
      ),
    );
    await shows(canvas, startups);
  },
};

/** What the person listed follows the sample; hundreds are drawn as far as they are read. */
export const Many: Story = {
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
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('304 startups'));
    await expect(names(canvas).slice(0, 4)).toEqual([...startups, 'Startup 0']);
    await expect(names(canvas).length).toBeLessThan(100);
  },
};

/** By what Asha looks for as an investor, and by these amounts. */
const flowing = (settings: StoredSettings, path = '/discover') =>
  at(path, { records: { sample: [{ kind: 'settings', id: 'me', value: settings }] } });
/** Nobody looks for so little. */
const nothingFits: StoredSettings = { dealFlow: 'filtered', minInvestment: 10_000, maxInvestment: 500_000 };

/** Startups that don't fit the person's deal flow are left out, which is said. */
export const FilteredByDealFlow: Story = {
  parameters: flowing({ dealFlow: 'filtered' }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid']);
    await expect(canvas.getByText('Filtered by your deal flow: 1 of 3 startups')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change deal flow' })).toHaveAttribute(
      'href',
      '/profile/investor/manage?tab=settings',
    );
  },
};

/** It can be let go of for now, and taken up again. */
export const DealFlowPaused: Story = {
  parameters: flowing({ dealFlow: 'filtered' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
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
  },
};

/** Whoever is looked for by name comes first, fitting or not. */
export const NamedInDealFlow: Story = {
  parameters: flowing({ dealFlow: 'filtered' }),
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, ['Heliogrid']);
    await userEvent.type(canvas.getByRole('searchbox'), 'ledgerline');
    await shows(canvas, ['Ledgerline']);
  },
};

export const Recommended: Story = {
  parameters: flowing({ dealFlow: 'recommended' }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
    await expect(canvas.getByText(/^Most must-haves met come first/)).toBeVisible();
    // It is sorted already: one control for it is enough.
    await expect(canvas.queryByRole('combobox', { name: 'Sort' })).toBeNull();
  },
};

export const InUsualOrder: Story = {
  parameters: flowing({ dealFlow: 'recommended' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show in usual order' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

export const NothingInDealFlow: Story = {
  parameters: flowing(nothingFits),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here fits what your deal flow asks for.')).toBeVisible();
  },
};

export const ShownWithoutDealFlow: Story = {
  parameters: flowing(nothingFits),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all startups' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

/** Neither the filter nor the deal flow lets anybody through. */
export const NothingAtAll: Story = {
  parameters: flowing(nothingFits, '/discover?stage=Bootstrapped'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show everything' })).toBeVisible();
    await expect(names(canvas)).toEqual([]);
  },
};

export const EverythingShown: Story = {
  parameters: NothingAtAll.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show everything' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

export const DealFlowPhone: Story = {
  parameters: FilteredByDealFlow.parameters,
  globals: { viewport: { value: 'phone' } },
};

export const DealFlowHindi: Story = {
  parameters: FilteredByDealFlow.parameters,
  globals: { locale: 'hi' },
};

const fitsOn = (canvas: Canvas, name: string) =>
  cardOf(canvas, name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => /:/.test(text));
const sort = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Sort' });

/** To a registered investor, when it is asked for: the order, its rule, and the reason on each card. */
export const BestFit: Story = {
  parameters: at('/discover?sort=fit'),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
    await expect(canvas.getByText(/^Most must-haves met come first/)).toBeVisible();
    await expect(sort(canvas)).toHaveDisplayValue('Sort: best fit');
    await expect(fitsOn(canvas, 'Ledgerline')).toEqual([
      'Met: sector',
      'Close: stage',
      'Not met: amount, place',
    ]);
  },
};

export const SortedAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await shows(canvas, startups);
    await userEvent.selectOptions(sort(canvas), 'Sort: best fit');
    await shows(canvas, ['Heliogrid', 'Mirahealth', 'Ledgerline']);
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover?sort=fit'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the usual order' }));
    await shows(canvas, startups);
    await expect(canvas.queryByText(/^Most must-haves/)).toBeNull();
    await waitFor(() => expect(app.addresses.at(-1)).toBe('/discover'));
  },
};

/** To a founder: how what investors look for fits their own startup. */
export const InvestorsByFit: Story = {
  parameters: at('/discover?tab=investors&sort=heliogrid'),
  play: async ({ canvas }) => {
    await shows(canvas, investors);
    await expect(sort(canvas)).toHaveDisplayValue('Sort: best fit with Heliogrid');
    await expect(fitsOn(canvas, 'Claire Dubois')).toEqual(['Met: sector, place', 'Close: stage, amount']);
    await expect(canvas.queryByRole('link', { name: 'Change what you look for' })).toBeNull();
  },
};

/** Nobody’s criteria and no startup: there is nothing to sort by, whatever the address asks for. */
export const NoFitToSortBy: Story = {
  parameters: at('/discover?sort=fit', { who: 'nora' }),
  play: async ({ canvas }) => {
    await shows(canvas, ['Heliogrid', 'Ledgerline', 'Mirahealth']);
    await expect(canvas.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    await expect(canvas.queryByText(/^Most must-haves/)).toBeNull();
  },
};

export const BestFitPhoneHindi: Story = {
  parameters: BestFit.parameters,
  globals: { viewport: { value: 'phone' }, locale: 'hi' },
};

export const BestFitDark: Story = { parameters: BestFit.parameters, globals: { theme: 'dark' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = {
  parameters: at('/discover?industry=Climate+Tech'),
  globals: { viewport: { value: 'phone' } },
};

export const Hindi: Story = {
  parameters: at('/discover?industry=Climate+Tech&verified=yes'),
  globals: { locale: 'hi' },
};

/** Only the rows in sight are there, and some before and after. */
export const ThousandsOfStartups: Story = {
  parameters: at('/discover', {
    services: ({ directory }) => ({
      directory: changed(directory, ({ load }) => ({
        load: async () => ({ ...(await load()), startups: manyStartups(5000) }),
      })),
    }),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const entries = () => [...canvasElement.querySelectorAll('main li[data-index]')];
    await waitFor(() => expect(entries()[0]).toHaveAttribute('aria-setsize', '5000'));
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
  },
};
