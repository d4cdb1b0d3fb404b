import { expect, fn } from 'storybook/test';
import { FilterBar, type OfferedFilter } from '@/components/directory/FilterBar';
import { Text } from '@/components/typography/Text';
import {
  checkSizes,
  experienceRanges,
  fundingRounds,
  investorSectors,
  investorStages,
  investorTypes,
  startupCategories,
  teamSizes,
} from '@/data/schema/choices';
import preview from '../../../.storybook/preview';
import { hindiNight, narrow } from '../../support/socialStates';

const startups: OfferedFilter[] = [
  { name: 'industry', options: startupCategories, value: '' },
  { name: 'stage', options: fundingRounds, value: '' },
  { name: 'location', options: ['Berlin, Germany', 'Pune, India', 'Toronto, Canada'], value: '' },
  { name: 'teamSize', options: teamSizes, value: '' },
  { name: 'raising', options: ['yes'], value: '' },
  { name: 'verified', options: ['yes'], value: '' },
];

const choosing = (chosen: Record<string, string>, filters = startups) =>
  filters.map((filter) => ({ ...filter, value: chosen[filter.name] ?? '' }));

const investors: OfferedFilter[] = [
  { name: 'industry', options: investorSectors, value: 'Climate Tech' },
  { name: 'experience', options: experienceRanges.map(({ id }) => id), value: '10-19' },
  { name: 'stagePreference', options: investorStages, value: 'Seed' },
  { name: 'checkSize', options: checkSizes.map(({ id }) => id), value: '50K-250K' },
  { name: 'investorType', options: investorTypes, value: '' },
  { name: 'location', options: [], value: '' },
  { name: 'mentoring', options: ['yes'], value: 'yes' },
  { name: 'verified', options: ['yes'], value: '' },
];

const meta = preview.meta({
  title: 'Components/Directory/FilterBar',
  component: FilterBar,
  args: {
    filters: startups,
    onChange: fn(),
    onClear: fn(),
    children: (
      <Text size="small" tone="muted">
        3 startups
      </Text>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('combobox').map((field) => field.getAttribute('aria-label'))).toEqual([
      'Industry',
      'Stage',
    ]);
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

/** A chosen filter is a chip that removes it, also where its place is out of sight. */
export const Chosen = meta.story({
  args: { filters: choosing({ stage: 'Seed', teamSize: '11-20', verified: 'yes' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Seed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('stage', '');
    await expect(canvas.getByRole('combobox', { name: 'Stage' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: 11–20 people' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('teamSize', '');
    await expect(canvas.getByRole('button', { name: 'More Filters' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Verified only', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith('verified', '');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    // The button goes with the last filter.
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

const endless = 'Llanfairpwllgwyngyll'.repeat(4);
const room = narrow(288, '[role=group]');

export const StressHindi = meta.story({
  args: {
    filters: choosing({ location: endless, industry: 'Climate Tech', raising: 'yes' }).map((filter) =>
      filter.name === 'location' ? { ...filter, options: [endless] } : filter,
    ),
  },
  ...room,
  globals: hindiNight,
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { expanded: false }));
    await room.play(context);
  },
});
