import { expect, test } from 'vitest';
import { dealFlowOf } from '@/data/schema/rules/dealFlow';
import { defaultSettings } from '@/data/schema/shapes/defaultSettings';

test('dealFlowOf combines the investment criteria in the settings and in the investor account', () => {
  const settings = { ...defaultSettings, dealFlow: 'filtered', maxInvestment: 0 } as const;
  const unsaid = { sectors: [], stages: [], minimum: 50_000, maximum: null, places: '', mustHaves: [] };
  expect(dealFlowOf(settings)).toEqual({ mode: 'filtered', criteria: unsaid, isRegistered: false });
  // Preferences that were stored before places and must-haves existed.
  const preferences = { preference: ['AI'], investmentType: ['Seed'] };
  const criteria = { ...unsaid, sectors: ['AI'], stages: ['Seed'] };
  expect(dealFlowOf(settings, preferences)).toEqual({ mode: 'filtered', criteria, isRegistered: true });
  expect(dealFlowOf(settings, { ...preferences, geography: 'India', mustHaves: ['stage'] })).toEqual({
    mode: 'filtered',
    criteria: { ...criteria, places: 'India', mustHaves: ['stage'] },
    isRegistered: true,
  });
});
