import { investor, startup } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import {
  byFit,
  criteriaOf,
  type Fit,
  fitOf,
  fitsFor,
  fitsOf,
  type InvestmentCriteria,
  isFitting,
} from '@/data/schema/rules/fit';
import { type FitCriterion, type FitVerdict, fitCriteria } from '@/data/schema/shapes/choices';
import type { Startup } from '@/data/schema/shapes/startup';

const criteria: InvestmentCriteria = {
  sectors: ['Climate Tech', 'Other'],
  stages: ['Seed', 'Series A'],
  minimum: 50_000,
  maximum: 1_000_000,
  places: 'India',
  mustHaves: [],
};
const nothing = { ...criteria, sectors: [], stages: [], minimum: 0, maximum: null, places: '' };

const raising = (goal: number | undefined, raised: number | undefined = 0): Startup['fundraising'] => ({
  currentRound: 'Seed',
  raised,
  goal,
  investors: 0,
});
const round = (goal: number | undefined, raised?: number) => ({ fundraising: raising(goal, raised) });

const heliogrid = startup('heliogrid', 'Heliogrid', {
  categories: ['Hardware', 'Climate Tech'],
  stage: 'Seed',
  location: 'Pune, India',
  fundraising: raising(2_000_000, 1_300_000),
});

const verdictOf = (fit: Fit, criterion: FitCriterion) =>
  fit.find((one) => one.criterion === criterion)?.verdict;

describe('fitOf', () => {
  test('returns the investor’s wanted value and the startup’s value for each criterion', () => {
    const { sectors, stages, minimum, maximum, places } = criteria;
    const met = { verdict: 'met', isAsked: true, isMust: false };
    expect(fitOf({ ...criteria, mustHaves: ['stage'] }, heliogrid)).toEqual([
      { ...met, criterion: 'sector', wanted: sectors, given: ['Hardware', 'Climate Tech'] },
      { ...met, criterion: 'stage', isMust: true, wanted: stages, given: 'Seed' },
      { ...met, criterion: 'amount', minimum, maximum, given: 700_000 },
      { ...met, criterion: 'place', wanted: places, given: 'Pune, India' },
    ]);
  });

  const judged: [FitCriterion, string, Partial<Startup>, FitVerdict][] = [
    ['sector', 'one wanted sector among others', { categories: ['Fintech', 'Climate Tech'] }, 'met'],
    ['sector', 'no wanted sector', { categories: ['Fintech'] }, 'notMet'],
    ['sector', 'an unknown category if “Other” is wanted', { categories: ['Marketplace'] }, 'met'],
    ['sector', 'no categories', { categories: [] }, 'unknown'],
    ['stage', 'a stage one step before the wanted stages', { stage: 'Pre-seed' }, 'close'],
    ['stage', 'a stage one step after the wanted stages', { stage: 'Series B' }, 'close'],
    ['stage', 'a stage two steps after the wanted stages', { stage: 'Series C+' }, 'notMet'],
    ['stage', 'the stage “Bootstrapped”', { stage: 'Bootstrapped' }, 'notMet'],
    ['stage', 'no stage', { stage: '' }, 'unknown'],
    ['amount', 'exactly the investor’s minimum left to raise', round(1_000_000, 950_000), 'met'],
    ['amount', 'less than the investor’s minimum left to raise', round(1_000_000, 950_001), 'close'],
    ['amount', 'half the investor’s minimum left to raise', round(1_000_000, 975_000), 'close'],
    ['amount', 'less than half the investor’s minimum left to raise', round(1_000_000, 975_001), 'notMet'],
    ['amount', 'a completed funding round', round(1_000_000, 1_200_000), 'notMet'],
    ['amount', 'exactly the investor’s maximum left to raise', round(1_000_000), 'met'],
    ['amount', 'more than the investor’s maximum left to raise', round(1_000_001), 'close'],
    ['amount', 'twice the investor’s maximum left to raise', round(2_000_000), 'close'],
    ['amount', 'more than twice the investor’s maximum left to raise', round(2_000_001), 'notMet'],
    ['amount', 'no funding goal', round(undefined), 'unknown'],
    ['amount', 'an unknown amount raised', { fundraising: { ...raising(1), raised: undefined } }, 'unknown'],
    ['place', 'a location near the wanted place', { location: 'Colombo, Sri Lanka' }, 'close'],
    ['place', 'a location far from the wanted place', { location: 'Berlin, Germany' }, 'notMet'],
    ['place', 'a location that is no known place', { location: 'Remote' }, 'unknown'],
    ['place', 'a blank location', { location: ' ' }, 'unknown'],
  ];
  test.each(judged.map(([criterion, what, change, verdict]) => [verdict, criterion, what, change] as const))(
    "returns '%s' for the criterion '%s' and a startup with %s",
    (verdict, criterion, _what, change) => {
      expect(verdictOf(fitOf(criteria, { ...heliogrid, ...change }), criterion)).toBe(verdict);
    },
  );

  test.each<[FitVerdict, string[], string[]]>([
    ['close', ['Consumer'], ['E-commerce']],
    ['close', ['Consumer'], ['Marketplace']],
    ['met', ['Consumer', 'Other'], ['Marketplace']],
    ['close', ['SaaS'], ['Enterprise']],
    ['close', ['Enterprise'], ['SaaS']],
    ['notMet', ['Enterprise'], ['AI']],
    // Investors can enter sectors as free text. “Healthtech” is a synonym of “Healthcare”.
    ['met', [' climate tech'], ['Climate Tech']],
    ['met', ['Healthtech'], ['Healthcare']],
    ['met', ['e-commerce'], ['E-commerce']],
  ])("returns '%s' for wanted sectors %j and a startup’s categories %j", (verdict, sectors, categories) => {
    const fit = fitOf({ ...criteria, sectors }, { ...heliogrid, categories });
    expect(verdictOf(fit, 'sector')).toBe(verdict);
  });

  test("returns 'unknown' for a criterion without a wanted value, even for a must-have", () => {
    const fit = fitOf({ ...nothing, mustHaves: [...fitCriteria] }, heliogrid);
    expect(fit.map(({ verdict, isAsked, isMust }) => [verdict, isAsked, isMust])).toEqual(
      fitCriteria.map(() => ['unknown', false, false]),
    );
    expect(verdictOf(fitOf({ ...nothing, minimum: 1 }, heliogrid), 'amount')).toBe('met');
    expect(verdictOf(fitOf({ ...nothing, maximum: 1 }, heliogrid), 'amount')).toBe('notMet');
  });
});

test('criteriaOf returns the investment criteria on an investor’s page, and fitsFor and fitsOf return cached results', () => {
  const mina = investor('mina', 'Mina', {
    sectors: ['AI'],
    investmentCriteria: {
      ...investor('', '').investmentCriteria,
      stagePreference: ['Seed'],
      checkSize: { from: 250_000, to: 500_000 },
      geography: 'Europe',
      mustHaves: ['place'],
    },
  });
  expect(criteriaOf(mina)).toEqual({
    sectors: ['AI'],
    stages: ['Seed'],
    minimum: 250_000,
    // The upper end of the check size is no maximum, because several investors share a round.
    maximum: null,
    places: 'Europe',
    mustHaves: ['place'],
  });
  expect(criteriaOf(investor('ravi', 'Ravi'))).toEqual(nothing);
  expect(fitsFor(heliogrid)(mina)).toEqual(fitOf(criteriaOf(mina), heliogrid));
  expect(fitsFor(heliogrid)(mina)).toBe(fitsFor(heliogrid)(mina));
  expect(fitsOf(criteria)(heliogrid)).toBe(fitsOf(criteria)(heliogrid));
});

describe('isFitting', () => {
  const misses = { ...heliogrid, stage: 'Series B', categories: ['Fintech'] };

  test('returns true only if each of the investor’s criteria is met or unknown', () => {
    expect(isFitting(fitOf(criteria, heliogrid))).toBe(true);
    expect(isFitting(fitOf(criteria, startup('bare', 'Bare')))).toBe(true);
    expect(isFitting(fitOf(nothing, heliogrid))).toBe(true);
    expect(isFitting(fitOf(criteria, { ...heliogrid, stage: 'Series B' }))).toBe(false);
    expect(isFitting(fitOf(criteria, { ...heliogrid, categories: ['Fintech'] }))).toBe(false);
  });

  test('checks only the must-have criteria if the investor has any must-haves', () => {
    const asking = (...mustHaves: FitCriterion[]) => isFitting(fitOf({ ...criteria, mustHaves }, misses));
    expect(asking('amount', 'place')).toBe(true);
    expect(asking('amount', 'stage')).toBe(false);
    expect(asking('sector')).toBe(false);
    // A must-have without a value is ignored.
    expect(isFitting(fitOf({ ...criteria, places: '', mustHaves: ['place'] }, misses))).toBe(false);
  });
});

test('byFit sorts by the number of met must-haves, then of met, close and missed criteria, and keeps the order of ties', () => {
  const of = (musts: FitCriterion[], ...chosen: FitVerdict[]): Fit =>
    fitOf(criteria, heliogrid).map((one, at) => ({
      ...one,
      isMust: musts.includes(one.criterion),
      verdict: chosen[at] ?? 'unknown',
    })) as Fit;
  const sorted = (...fits: Fit[]) => byFit(fits, (fit) => fit);
  const better: [FitCriterion[], FitVerdict[], FitVerdict[]][] = [
    [['stage'], ['notMet', 'met', 'notMet', 'notMet'], ['met', 'close', 'met', 'met']],
    [[], ['met', 'met', 'notMet', 'notMet'], ['met', 'close', 'close', 'close']],
    [[], ['met', 'close', 'notMet', 'notMet'], ['met', 'unknown']],
    [[], ['met', 'unknown'], ['met', 'notMet']],
  ];
  for (const [musts, ...fits] of better) {
    const [one, other] = fits.map((chosen) => of(musts, ...chosen)) as [Fit, Fit];
    expect(sorted(other, one)).toEqual([one, other]);
  }
  const equals = [of([], 'met', 'close'), of([], 'close', 'met')];
  expect(sorted(...equals)).toEqual(equals);
});
