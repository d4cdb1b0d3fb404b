import { expect, fn, mocked, within } from 'storybook/test';
import { FilterBar, type OfferedFilter } from '@/components/directory/FilterBar';
import { SortSelect } from '@/components/directory/SortSelect';
import { Text } from '@/components/typography/Text';
import * as choices from '@/data/schema/shapes/choices';
import preview, { cramped, phone, stateOf, states } from '../../support/preview';

const yes = ['yes'];
const filter = (name: OfferedFilter['name'], options: readonly string[], value = '') => ({
  name,
  options,
  value,
});
const places = ['Berlin, Germany', 'Pune, India', 'Toronto, Canada'];
/** The filters for startups, with these values selected. */
const startups = (chosen: Partial<Record<OfferedFilter['name'], string>> = {}, locations = places) => [
  filter('industry', choices.startupCategories, chosen.industry),
  filter('stage', choices.fundingRounds, chosen.stage),
  filter('location', locations, chosen.location),
  filter('teamSize', choices.teamSizes, chosen.teamSize),
  filter('raising', yes, chosen.raising),
  filter('verified', yes, chosen.verified),
];
const idsOf = (ranges: readonly { id: string }[]) => ranges.map(({ id }) => id);
const investors = [
  filter('industry', choices.investorSectors, 'Climate Tech'),
  filter('experience', idsOf(choices.experienceRanges), '10-19'),
  filter('stagePreference', choices.investorStages, 'Seed'),
  filter('checkSize', idsOf(choices.checkSizes), '50K-250K'),
  filter('mentoring', yes, 'yes'),
];

/** The sort order on Discover, for a user who can sort by fit. */
const order = <SortSelect value="" options={[{ value: 'fit' }]} onChange={fn()} />;

const meta = preview.meta({
  component: FilterBar,
  args: { filters: startups(), onChange: fn(), onClear: fn(), children: <Text>3 startups</Text> },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [industry, stage, ...others] = canvas.getAllByRole('combobox');
    await expect([industry?.ariaLabel, stage?.ariaLabel, others]).toEqual(['Industry', 'Stage', []]);
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stage' }), 'Seed');
    await expect(args.onChange).toHaveBeenLastCalledWith('stage', 'Seed');
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters', expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: false }));
    await expect(args.onChange).toHaveBeenLastCalledWith('verified', 'yes');
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters', expanded: true }));
    await expect(canvas.queryByRole('button', { name: 'Verified only' })).toBeNull();
  },
});

/** Each selected filter has a button that removes it, even while More Filters is closed. */
export const Chosen = meta.story({
  args: { filters: startups({ stage: 'Seed', teamSize: '11-20', verified: 'yes' }) },
  play: async ({ canvas, userEvent, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Remove filter: Seed');
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
    await press('Remove filter: 11–20 people');
    await expect(canvas.getByRole('button', { name: 'More Filters' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: true }));
    await expect(mocked(args.onChange).mock.calls).toEqual([
      ['stage', ''],
      ['teamSize', ''],
      ['verified', ''],
    ]);
    await press('Clear all');
    await expect(args.onClear).toHaveBeenCalledOnce();
    // Clear all disappears with the last filter, so More Filters receives the focus.
    await expect(canvas.getByRole('button', { name: 'More Filters' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  args: { filters: investors },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More Filters' }));
    const options = (name: string) =>
      [...canvas.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
    await expect(options('Experience').join()).toBe(
      'Any,Under 5 years,5–9 years,10–19 years,20 years or more',
    );
    await expect(options('Check size').join()).toBe('Any,Under $50K,$50K–$250K,$250K–$1M,$1M or more');
  },
});

const filtered = startups({ location: 'Pune, India', verified: 'yes' });

/** A button with the number of filters opens all filters and the sort order. */
export const Phone = meta.story({
  render: states({
    Loading: { children: null },
    Ready: { order },
    'Loading, filtered': { filters: filtered, children: null },
    Filtered: { filters: filtered, order },
  }),
  globals: phone,
  play: async ({ canvas, userEvent, args }) => {
    const heights = ['Loading', 'Ready', 'Loading, filtered', 'Filtered'].map(
      (state) => stateOf(canvas, state).getByRole('group').offsetHeight,
    );
    await expect(heights).toEqual([heights[1], heights[1], heights[3], heights[3]]);
    const state = stateOf(canvas, 'Filtered');
    await expect(state.queryByRole('combobox')).toBeNull();
    const button = state.getByRole('button', { name: 'Filters (2)' });
    await userEvent.click(button);
    const sheet = within(state.getByRole('dialog', { name: 'Filters' }));
    const names = sheet.getAllByRole<HTMLSelectElement>('combobox').map(({ ariaLabel }) => ariaLabel);
    await expect(names).toEqual(['Industry', 'Stage', 'Location', 'Team size', 'Sort']);
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Stage' }), 'Seed');
    await expect(args.onChange).toHaveBeenLastCalledWith('stage', 'Seed');
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await expect(button).toHaveFocus();
    await userEvent.click(state.getByRole('button', { name: 'Clear all' }));
    await expect(button).toHaveFocus();
  },
});

const endless = 'Llanfairpwllgwyngyll'.repeat(4);

export const StressHindi = meta.story({
  args: { filters: startups({ location: endless, industry: 'Climate Tech', raising: 'yes' }, [endless]) },
  ...cramped(288),
});
