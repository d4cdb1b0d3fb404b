import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { DealFlowView } from '@/data/schema/dealFlow';
import type { MarkChange } from '@/data/schema/marks';
import { DiscoverHarness, directoryArgs } from '../fixtures/DirectoryHarness';
import { directoryData, manyStartups, newStartup } from '../fixtures/directory';

const meta = {
  title: 'Screens/Discover',
  component: DiscoverHarness,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: directoryArgs,
} satisfies Meta<typeof DiscoverHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Whose cards are shown, in the order they are. */
const names = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const startups = ['Heliogrid', 'Ledgerline', 'Mirahealth'];
const investors = ['Mina Okafor', 'Ravi Kulkarni', 'Claire Dubois'];
const users = ['Asha Verma', 'Jonas Felde', 'Lena Brandt'];

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading startups');
    await expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeInTheDocument();
    await expect(names(canvas)).toEqual([]);
    await expect(args.onLoad).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: "We couldn't load startups" })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names(canvas)).toEqual(startups));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

export const FailedAgain: Story = {
  args: { state: 'failed', onLoad: fn(() => Promise.reject(new Error('The device is still locked'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
};

/** Three cards a tab (spec section 2), stars and follows turned at once. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(names(canvas)).toEqual(startups);
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

    await expect(args.onMark.mock.calls).toEqual([
      [{ kind: 'star', id: 'startup:heliogrid', on: false }],
      [{ kind: 'star', id: 'investor:ravi-kulkarni', on: false }],
      [{ kind: 'follow', id: 'user:lena-brandt', on: true }],
    ]);
  },
};

export const Investors: Story = { args: { context: { kind: 'investor' } } };

export const Users: Story = { args: { context: { kind: 'user' } } };

/** Each filter in force can be let go of by itself, and all of them together. */
export const Filtered: Story = {
  args: { context: { filters: { industry: 'Climate Tech', location: 'Pune, India', verified: 'yes' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
    // In force, though their place is behind More Filters.
    await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: true }));
    const more = canvas.getByRole('button', { name: 'More Filters' });
    await expect(more).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Pune, India' }));
    await expect(more).toHaveFocus();

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Industry' }), 'AI');
    await expect(names(canvas)).toEqual(['Mirahealth']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: AI' }));
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveFocus();
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
  },
};

export const MoreFilters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters', expanded: false }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Team size' }), '1-5 people');
    await expect(names(canvas)).toEqual(['Mirahealth']);
    await userEvent.click(canvas.getByRole('button', { name: 'Raising now' }));
    await expect(names(canvas)).toEqual(['Mirahealth']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.getByRole('button', { name: 'More Filters', expanded: true })).toHaveFocus();
  },
};

/** Another tab keeps the query and what it can of the filters. */
export const FilteredInvestors: Story = {
  args: { context: { kind: 'investor', filters: { industry: 'Climate Tech', experience: '10-19' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Mina Okafor', 'Claire Dubois']);
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$50K–$250K');
    await expect(canvas.getByRole('heading', { name: 'No investors found' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Check size' }), '$250K–$1M');
    await userEvent.click(canvas.getByRole('button', { name: 'Open to mentoring' }));
    await expect(names(canvas)).toEqual(['Mina Okafor']);

    await userEvent.click(canvas.getByRole('radio', { name: 'Startups' }));
    await expect(canvas.getByRole('combobox', { name: 'Industry' })).toHaveValue('Climate Tech');
    await expect(names(canvas)).toEqual(['Heliogrid']);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 startup');
  },
};

export const Searched: Story = {
  args: { context: { query: 'climate', searched: 'startup climate', matches: ['heliogrid'] } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search startups' });
    await expect(names(canvas)).toEqual(['Heliogrid']);
    await userEvent.clear(search);
    await expect(names(canvas)).toEqual(startups);
    await userEvent.type(search, 'berlin');
    await waitFor(() => expect(names(canvas)).toEqual(['Ledgerline']));
    await userEvent.click(canvas.getByRole('radio', { name: 'Users' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveValue('berlin');
    await waitFor(() => expect(names(canvas)).toEqual(['Jonas Felde']));
  },
};

/** Says what is in the way, and its button lets go of the least that brings somebody back. */
export const Empty: Story = {
  args: {
    context: {
      query: 'climate',
      searched: 'startup climate',
      matches: ['heliogrid'],
      filters: { industry: 'Fintech', stage: 'Seed' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No startups found' })).toBeVisible();
    await expect(
      canvas.getByText('Nothing matches “climate” with the filters Fintech · Seed.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 startups');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toEqual(['Heliogrid']);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search startups' }), ' zzz');
    await expect(await canvas.findByText(/^Nothing matches “climate zzz”\./)).toBeVisible();
    const [, inResult] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(inResult as HTMLElement);
    await expect(names(canvas)).toEqual(startups);
  },
};

export const EmptyByFilters: Story = {
  args: { context: { filters: { industry: 'Fintech', stage: 'Seed' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing matches the filters Fintech · Seed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

/** The device refused the star, which stays on screen; Save again writes it once more. */
export const Refused: Story = {
  args: { onMark: fn((_: MarkChange) => Promise.reject(new Error('The disk is full'))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Star Ledgerline' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your last change is not saved on this device'),
    );
    await expect(canvas.getByRole('button', { name: 'Star Ledgerline', pressed: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    const change = { kind: 'star', id: 'startup:ledgerline', on: false };
    await waitFor(() => expect(args.onMark.mock.calls).toEqual([[change], [change]]));
  },
};

export const Quarantined: Story = {
  args: { state: 'failed', onLoad: fn(async () => ({ ...directoryData, quarantined: 2 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        '2 saved items could not be read and were quarantined',
      ),
    );
  },
};

/** What the person listed follows the sample; hundreds are drawn as far as they are read. */
export const Many: Story = {
  args: {
    context: {
      data: { ...directoryData, startups: [...directoryData.startups, newStartup, ...manyStartups(300)] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('304 startups');
    await expect(names(canvas).length).toBeLessThan(100);
  },
};

/** What Asha would look for as an investor: two of the three fit. */
const criteria = { sectors: [], stages: [], minimum: 50_000, maximum: 1_000_000 };
const flowing = (mode: DealFlowView['mode'], more: Partial<DealFlowView['criteria']> = {}) => ({
  context: { data: { ...directoryData, dealFlow: { mode, criteria: { ...criteria, ...more } } } },
});

/** Startups that don't fit the person's deal flow are left out, which is said, and can be let go of for now. */
export const FilteredByDealFlow: Story = {
  args: flowing('filtered'),
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Heliogrid', 'Mirahealth']);
    await expect(canvas.getByText('Filtered by your deal flow: 2 of 3 startups')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change deal flow' })).toHaveAttribute(
      'href',
      '/profile/investor/manage?tab=settings',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(names(canvas)).toEqual(startups);
    await expect(canvas.getByText('Shown without your deal flow, for now')).toBeVisible();
    const resume = canvas.getByRole('button', { name: 'Use deal flow' });
    await expect(resume).toHaveFocus();
    await userEvent.click(resume);
    await expect(names(canvas)).toEqual(['Heliogrid', 'Mirahealth']);
    // Of startups only.
    await userEvent.click(canvas.getByRole('radio', { name: 'Investors' }));
    await expect(names(canvas)).toEqual(investors);
    await expect(canvas.queryByRole('link', { name: 'Change deal flow' })).toBeNull();
  },
};

/** Whoever is looked for by name comes first, fitting or not. */
export const NamedInDealFlow: Story = {
  args: flowing('filtered'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ledgerline');
    await waitFor(() => expect(names(canvas)).toEqual(['Ledgerline']));
  },
};

export const Recommended: Story = {
  args: flowing('recommended', { sectors: ['Healthcare'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(names(canvas)).toEqual(['Mirahealth', 'Heliogrid', 'Ledgerline']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show in usual order' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

export const NothingInDealFlow: Story = {
  args: flowing('filtered', { sectors: ['Web3'] }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('Nothing here fits the sectors, stages and amounts of your deal flow.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all startups' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

/** Neither the filter nor the deal flow lets anybody through. */
export const NothingAtAll: Story = {
  args: {
    context: { ...flowing('filtered', { sectors: ['Web3'] }).context, filters: { stage: 'Bootstrapped' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }));
    await expect(names(canvas)).toEqual(startups);
  },
};

export const DealFlowPhone: Story = {
  args: flowing('filtered'),
  globals: { viewport: { value: 'phone' } },
};

export const DealFlowHindi: Story = { args: flowing('filtered'), globals: { locale: 'hi' } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Phone: Story = {
  args: { context: { filters: { industry: 'Climate Tech' } } },
  globals: { viewport: { value: 'phone' } },
};

export const Hindi: Story = {
  args: { context: { filters: { industry: 'Climate Tech', verified: 'yes' } } },
  globals: { locale: 'hi' },
};
