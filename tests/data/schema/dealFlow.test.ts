import { expect, test } from 'vitest';
import { dealFlowOf } from '@/data/schema/dealFlow';
import { defaultSettings } from '@/data/schema/defaultSettings';

test('what is looked for comes from the settings and, where there is one, from the investor account', () => {
  const settings = { ...defaultSettings, dealFlow: 'filtered', maxInvestment: null } as const;
  const unsaid = { sectors: [], stages: [], minimum: 50_000, maximum: null, places: '', mustHaves: [] };
  expect(dealFlowOf(settings)).toEqual({ mode: 'filtered', criteria: unsaid, isRegistered: false });
  // As it was kept before places and must-haves could be said.
  const preferences = { preference: ['AI'], investmentType: ['Seed'] };
  const criteria = { ...unsaid, sectors: ['AI'], stages: ['Seed'] };
  expect(dealFlowOf(settings, preferences)).toEqual({ mode: 'filtered', criteria, isRegistered: true });
  expect(dealFlowOf(settings, { ...preferences, geography: 'India', mustHaves: ['stage'] })).toEqual({
    mode: 'filtered',
    criteria: { ...criteria, places: 'India', mustHaves: ['stage'] },
    isRegistered: true,
  });
});
