import profile from '@messages/en/profile';
import { expect, it } from 'vitest';
import { formatsOf } from '../../messages/format';
import type { Startup } from '../../src/data/schema/shapes/startup';
import { startupTiles } from '../../src/screens/Startup/startupTiles';

const month = (users: number) => ({ month: '2025-10', revenue: 0, users });
const traction = { monthlyRevenue: 70_000, activeUsers: 3_120, arr: 840_000, monthlyGrowth: 0.14 };
const full: Startup['metrics'] = { ...traction, cac: 42, ltv: 610, burnRate: 65_000, runway: 18 };
const tilesOf = (metrics: Startup['metrics'], history: Startup['history'] = []) =>
  startupTiles({ metrics, history } as Startup, profile.startup, formatsOf('en'));
const said = (tiles: { label: string; value: string }[]) =>
  tiles.map(({ label, value }) => `${label} ${value}`);

it('startupTiles returns a tile with value and unit for each metric', () => {
  const { growth, customers, cash } = tilesOf(full);
  expect(said([...growth, ...customers, ...cash])).toEqual([
    'Monthly revenue $70K',
    'ARR $840K',
    'Monthly growth 14%',
    'Active users 3,120',
    'CAC $42',
    'LTV $610',
    'LTV/CAC ratio 14.5×',
    'Burn rate $65K/mo',
    'Runway 18 mo',
  ]);
});

it('startupTiles formats positive and negative growth with up to one decimal', () => {
  expect(said(tilesOf({ monthlyGrowth: 0.125 }).growth)).toEqual(['Monthly growth 12.5%']);
  expect(said(tilesOf({ monthlyGrowth: -0.025 }).growth)).toEqual(['Monthly growth -2.5%']);
  expect(tilesOf({ arr: 1000, monthlyGrowth: -0.025 }).key[0]?.trend).toEqual({
    text: '2.5% monthly',
    isUp: false,
  });
  expect(formatsOf('en').percent(0.65)).toBe('65%');
});

it('startupTiles returns up to four key metrics, and fills the place of a missing key metric with the next metric', () => {
  expect(said(tilesOf(full).key)).toEqual(['ARR $840K', 'Active users 3,120', 'CAC $42', 'Runway 18 mo']);
  expect(said(tilesOf({ ltv: 610, cac: 42, monthlyRevenue: 0 }).key)).toEqual([
    'CAC $42',
    'Monthly revenue $0',
    'LTV $610',
  ]);
});

it('startupTiles omits missing metrics', () => {
  expect(tilesOf({})).toEqual({ key: [], growth: [], customers: [], cash: [] });
});

it('startupTiles omits the LTV/CAC ratio when CAC is 0', () => {
  expect(said(tilesOf({ ltv: 610, cac: 0 }).customers)).toEqual(['CAC $0', 'LTV $610']);
});

it('startupTiles returns the trend of active users, but no trend if the number doesn’t change or starts from 0', () => {
  const trend = (...users: number[]) =>
    tilesOf({ activeUsers: users.at(-1) }, users.map(month)).growth[0]?.trend;
  expect(trend(100, 109)).toEqual({ text: '9% monthly', isUp: true });
  expect(trend(100, 80)).toEqual({ text: '20% monthly', isUp: false });
  expect(trend(100, 100)).toBeUndefined();
  expect(trend(0, 100)).toBeUndefined();
  expect(trend(100)).toBeUndefined();
});
