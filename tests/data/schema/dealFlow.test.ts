import { describe, expect, test } from 'vitest';
import { dealFlowOf, fitOf, fits, type InvestmentCriteria } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';
import type { Startup } from '@/data/schema/startup';
import { startup } from '../../../stories/fixtures/blankProfiles';

const criteria: InvestmentCriteria = {
  sectors: ['Climate Tech', 'Other'],
  stages: ['Seed', 'Series A'],
  minimum: 50_000,
  maximum: 1_000_000,
};

const raising = (goal: number | undefined, raised = 0): Startup['fundraising'] => ({
  currentRound: 'Seed',
  raised,
  goal,
  investors: 0,
});

const heliogrid = startup('heliogrid', 'Heliogrid', {
  categories: ['Hardware', 'Climate Tech'],
  stage: 'Seed',
  fundraising: raising(2_000_000, 1_300_000),
});

describe('a startup fits', () => {
  test('with one of the sectors, one of the stages, and an open amount within the limits', () => {
    expect(fits(heliogrid, criteria)).toBe(true);
  });

  test.each([
    ['no sector of the list', { categories: ['Fintech'] }, false],
    [
      'a category that is no sector of investors, where others are looked for',
      { categories: ['Marketplace'] },
      true,
    ],
    ['no category given', { categories: [] }, true],
    ['another stage', { stage: 'Bootstrapped' }, false],
    ['no stage given', { stage: '' }, true],
    ['exactly the minimum open', { fundraising: raising(1_000_000, 950_000) }, true],
    ['less than the minimum open', { fundraising: raising(1_000_000, 950_001) }, false],
    ['a round that is full', { fundraising: raising(1_000_000, 1_200_000) }, false],
    ['exactly the maximum open', { fundraising: raising(1_000_000) }, true],
    ['more than the maximum open', { fundraising: raising(1_000_001) }, false],
    ['no goal given', { fundraising: raising(undefined) }, true],
  ])('or not: %s', (_what, change, does) => {
    expect(fits({ ...heliogrid, ...change }, criteria)).toBe(does);
  });

  test('nothing that is not asked for', () => {
    const anything: InvestmentCriteria = { sectors: [], stages: [], minimum: 0, maximum: null };
    const huge = { ...heliogrid, stage: 'Bootstrapped', fundraising: raising(1e9) };
    expect(fits(huge, anything)).toBe(true);
    expect(fits(huge, { ...anything, sectors: ['Web3'] })).toBe(false);
    expect(fits(huge, { ...anything, stages: ['Seed'] })).toBe(false);
    expect(fits(huge, { ...anything, maximum: 5_000_000 })).toBe(false);
  });
});

test.each([
  [3, {}],
  [2, { stage: 'Bootstrapped' }],
  [1, { stage: 'Bootstrapped', fundraising: raising(10_000) }],
  [0, { stage: 'Bootstrapped', fundraising: raising(10_000), categories: ['Fintech'] }],
])('meets %i of the criteria', (count, change) => {
  expect(fitOf({ ...heliogrid, ...change }, criteria)).toBe(count);
});

test('what is looked for comes from the settings and, where there is one, from the investor account', () => {
  const settings = { ...defaultSettings, dealFlow: 'filtered', maxInvestment: null } as const;
  expect(dealFlowOf(settings)).toEqual({
    mode: 'filtered',
    criteria: { sectors: [], stages: [], minimum: 50_000, maximum: null },
  });
  expect(dealFlowOf(settings, { preference: ['AI'], investmentType: ['Seed'] })).toEqual({
    mode: 'filtered',
    criteria: { sectors: ['AI'], stages: ['Seed'], minimum: 50_000, maximum: null },
  });
});
