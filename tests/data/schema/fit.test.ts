import { investor, startup } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FitCriterion,
  fitCriteria,
  fundingRounds,
  investorSectors,
  investorStages,
  startupCategories,
  type Verdict,
  verdicts,
} from '@/data/schema/choices';
import {
  byFit,
  criteriaOf,
  type Fit,
  fitOf,
  fitsFor,
  fitsOf,
  type InvestmentCriteria,
  isFitting,
} from '@/data/schema/fit';
import { withoutParts } from '@/data/schema/privacy';
import type { Startup } from '@/data/schema/startup';

const criteria: InvestmentCriteria = {
  sectors: ['Climate Tech', 'Other'],
  stages: ['Seed', 'Series A'],
  minimum: 50_000,
  maximum: 1_000_000,
  places: 'India',
  mustHaves: [],
};
const nothing: InvestmentCriteria = {
  sectors: [],
  stages: [],
  minimum: 0,
  maximum: null,
  places: '',
  mustHaves: [],
};

const raising = (goal: number | undefined, raised: number | undefined = 0): Startup['fundraising'] => ({
  currentRound: 'Seed',
  raised,
  goal,
  investors: 0,
});

const heliogrid = startup('heliogrid', 'Heliogrid', {
  categories: ['Hardware', 'Climate Tech'],
  stage: 'Seed',
  location: 'Pune, India',
  fundraising: raising(2_000_000, 1_300_000),
});

const verdictOf = (fit: Fit, criterion: FitCriterion) =>
  fit.find((one) => one.criterion === criterion)?.verdict;

describe('a startup fits what is looked for', () => {
  test('with what is asked for and what there is, criterion by criterion', () => {
    const { sectors, stages, minimum, maximum, places } = criteria;
    const met = { verdict: 'met', isAsked: true, isMust: false };
    expect(fitOf({ ...criteria, mustHaves: ['stage'] }, heliogrid)).toEqual([
      { ...met, criterion: 'sector', wanted: sectors, given: ['Hardware', 'Climate Tech'] },
      { ...met, criterion: 'stage', isMust: true, wanted: stages, given: 'Seed' },
      { ...met, criterion: 'amount', minimum, maximum, given: 700_000 },
      { ...met, criterion: 'place', wanted: places, given: 'Pune, India' },
    ]);
  });

  test.each<[FitCriterion, string, Partial<Startup>, Verdict]>([
    ['sector', 'one of several', { categories: ['Fintech', 'Climate Tech'] }, 'met'],
    ['sector', 'none of them', { categories: ['Fintech'] }, 'notMet'],
    ['sector', 'a category that is no sector', { categories: ['Marketplace'] }, 'met'],
    ['sector', 'no category given', { categories: [] }, 'unknown'],
    ['stage', 'the neighbour below', { stage: 'Pre-seed' }, 'close'],
    ['stage', 'the neighbour above', { stage: 'Series B' }, 'close'],
    ['stage', 'two away', { stage: 'Series C+' }, 'notMet'],
    ['stage', 'one that raises nothing', { stage: 'Bootstrapped' }, 'notMet'],
    ['stage', 'no stage given', { stage: '' }, 'unknown'],
    ['amount', 'exactly the minimum open', { fundraising: raising(1_000_000, 950_000) }, 'met'],
    ['amount', 'less than the minimum open', { fundraising: raising(1_000_000, 950_001) }, 'close'],
    ['amount', 'half of it open', { fundraising: raising(1_000_000, 975_000) }, 'close'],
    ['amount', 'less than half of it open', { fundraising: raising(1_000_000, 975_001) }, 'notMet'],
    ['amount', 'a round that is full', { fundraising: raising(1_000_000, 1_200_000) }, 'notMet'],
    ['amount', 'exactly the maximum open', { fundraising: raising(1_000_000) }, 'met'],
    ['amount', 'more than the maximum open', { fundraising: raising(1_000_001) }, 'close'],
    ['amount', 'twice of it open', { fundraising: raising(2_000_000) }, 'close'],
    ['amount', 'more than twice of it open', { fundraising: raising(2_000_001) }, 'notMet'],
    ['amount', 'no goal given', { fundraising: raising(undefined) }, 'unknown'],
    [
      'amount',
      'what was raised isn’t known',
      { fundraising: { ...raising(1), raised: undefined } },
      'unknown',
    ],
    ['place', 'the same part of the world', { location: 'Colombo, Sri Lanka' }, 'close'],
    ['place', 'elsewhere', { location: 'Berlin, Germany' }, 'notMet'],
    ['place', 'nowhere that is known', { location: 'Remote' }, 'unknown'],
    ['place', 'no location given', { location: ' ' }, 'unknown'],
  ])('or not, by the %s: %s', (criterion, _what, change, verdict) => {
    expect(verdictOf(fitOf(criteria, { ...heliogrid, ...change }), criterion)).toBe(verdict);
  });

  test.each<[string[], string[], Verdict]>([
    [['Consumer'], ['E-commerce'], 'close'],
    [['Consumer'], ['Marketplace'], 'close'],
    [['Consumer', 'Other'], ['Marketplace'], 'met'],
    [['SaaS'], ['Enterprise'], 'close'],
    [['Enterprise'], ['SaaS'], 'close'],
    [['Enterprise'], ['AI'], 'notMet'],
    // As they are typed in account management, or are called in a profile.
    [[' climate tech'], ['Climate Tech'], 'met'],
    [['Healthtech'], ['Healthcare'], 'met'],
    [['e-commerce'], ['E-commerce'], 'met'],
  ])('who looks for %j in %j: %s', (sectors, categories, verdict) => {
    const fit = fitOf({ ...criteria, sectors }, { ...heliogrid, categories });
    expect(verdictOf(fit, 'sector')).toBe(verdict);
  });

  test('nothing that is not asked for', () => {
    const fit = fitOf({ ...nothing, mustHaves: [...fitCriteria] }, heliogrid);
    expect(fit.map(({ verdict, isAsked, isMust }) => [verdict, isAsked, isMust])).toEqual(
      fitCriteria.map(() => ['unknown', false, false]),
    );
    expect(verdictOf(fitOf({ ...nothing, minimum: 1 }, heliogrid), 'amount')).toBe('met');
    expect(verdictOf(fitOf({ ...nothing, maximum: 1 }, heliogrid), 'amount')).toBe('notMet');
  });

  test('of a startup whose figures are closed the amount is unknown', () => {
    expect(verdictOf(fitOf(criteria, withoutParts(heliogrid, ['traction'])), 'amount')).toBe('unknown');
  });
});

test('what an investor’s page says to look for', () => {
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
    // Several share a round.
    maximum: null,
    places: 'Europe',
    mustHaves: ['place'],
  });
  expect(criteriaOf(investor('ravi', 'Ravi'))).toEqual(nothing);
  expect(fitsFor(heliogrid)(mina)).toEqual(fitOf(criteriaOf(mina), heliogrid));
  expect(fitsFor(heliogrid)(mina)).toBe(fitsFor(heliogrid)(mina));
  expect(fitsOf(criteria)(heliogrid)).toBe(fitsOf(criteria)(heliogrid));
});

describe('nothing speaks against', () => {
  const misses = { ...heliogrid, stage: 'Series B', categories: ['Fintech'] };

  test('what meets all that is asked for, or isn’t known to miss it', () => {
    expect(isFitting(fitOf(criteria, heliogrid))).toBe(true);
    expect(isFitting(fitOf(criteria, startup('bare', 'Bare')))).toBe(true);
    expect(isFitting(fitOf(nothing, heliogrid))).toBe(true);
    expect(isFitting(fitOf(criteria, { ...heliogrid, stage: 'Series B' }))).toBe(false);
    expect(isFitting(fitOf(criteria, { ...heliogrid, categories: ['Fintech'] }))).toBe(false);
  });

  test('what meets the must-haves, where any are marked', () => {
    const asking = (...mustHaves: FitCriterion[]) => isFitting(fitOf({ ...criteria, mustHaves }, misses));
    expect(asking('amount', 'place')).toBe(true);
    expect(asking('amount', 'stage')).toBe(false);
    expect(asking('sector')).toBe(false);
    // One that asks for nothing is none.
    expect(isFitting(fitOf({ ...criteria, places: '', mustHaves: ['place'] }, misses))).toBe(false);
  });
});

const anySome = (values: readonly string[]) => fc.subarray([...values]);
const anyAmount = fc.integer({ min: 0, max: 3_000_000 });
const anyPlace = fc.constantFrom(
  '',
  ...'India|Pune, India|Europe|Remote|Berlin, Germany|Colombo, Sri Lanka'.split('|'),
);
const anyCriteria: fc.Arbitrary<InvestmentCriteria> = fc.record({
  sectors: anySome(investorSectors),
  stages: anySome(investorStages),
  minimum: anyAmount,
  maximum: fc.option(anyAmount),
  places: anyPlace,
  mustHaves: fc.subarray([...fitCriteria]),
});
const anyStartup = fc
  .record({
    categories: anySome(startupCategories),
    stage: fc.constantFrom('', ...fundingRounds),
    location: anyPlace,
    goal: fc.option(anyAmount, { nil: undefined }),
    raised: fc.option(anyAmount, { nil: undefined }),
  })
  .map(({ goal, raised, ...more }) =>
    startup('any', 'Any', { ...more, fundraising: { currentRound: '', goal, raised, investors: 0 } }),
  );

/** Any verdicts at all, by criterion: more than criteria and startups can bring about. */
const anyFit = (isMust: readonly boolean[]) =>
  fc.tuple(...fitCriteria.map(() => fc.constantFrom(...verdicts))).map(
    (chosen) =>
      fitOf(criteria, heliogrid).map((one, at) => ({
        ...one,
        isMust: isMust[at] ?? false,
        verdict: chosen[at] ?? 'unknown',
      })) as Fit,
  );
const anyMusts = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean());
/** Fits of one investor: the must-haves are the same. */
const anyFits = anyMusts.chain((isMust) => fc.array(anyFit(isMust), { maxLength: 12 }));

/** The better, the higher. */
const worth: Record<Verdict, number> = { met: 3, close: 2, unknown: 1, notMet: 0 };

describe('of any criteria and any startup', () => {
  test('what isn’t known, or not asked for, is never met, nor close, nor missed', () => {
    fc.assert(
      fc.property(anyCriteria, anyStartup, (wanted, given) => {
        const known: Record<FitCriterion, boolean> = {
          sector: given.categories.length > 0,
          stage: given.stage !== '',
          amount: given.fundraising.goal !== undefined && given.fundraising.raised !== undefined,
          place: given.location !== '',
        };
        for (const { criterion, verdict, isAsked, isMust } of fitOf(wanted, given)) {
          if (!isAsked || !known[criterion]) expect(verdict).toBe('unknown');
          expect(isMust).toBe(isAsked && wanted.mustHaves.includes(criterion));
        }
      }),
    );
  });

  test('each criterion is judged once, in one order, and by itself', () => {
    fc.assert(
      fc.property(anyCriteria, anyStartup, anyStartup, (wanted, one, other) => {
        const fit = fitOf(wanted, one);
        expect(fit.map(({ criterion }) => criterion)).toEqual(fitCriteria);
        // What another startup has of everything else changes nothing.
        const elsewhere = fitOf(wanted, { ...other, stage: one.stage });
        expect(verdictOf(elsewhere, 'stage')).toBe(verdictOf(fit, 'stage'));
      }),
    );
  });

  test('whoever looks for more never fits less', () => {
    fc.assert(
      fc.property(anyCriteria, anyStartup, (wanted, given) => {
        const wider = fitOf({ ...wanted, stages: investorStages, sectors: investorSectors }, given);
        const fit = fitOf(wanted, given);
        for (const criterion of ['sector', 'stage'] as const)
          if (verdictOf(fit, criterion) === 'met') expect(verdictOf(wider, criterion)).toBe('met');
      }),
    );
  });
});

describe('the best fit first', () => {
  const sorted = (fits: readonly Fit[]) =>
    byFit(
      fits.map((fit, id) => ({ id, fit })),
      ({ fit }) => fit,
    );

  test('says what it counts, one after the other', () => {
    const of = (musts: FitCriterion[], ...chosen: Verdict[]): Fit =>
      fitOf(criteria, heliogrid).map((one, at) => ({
        ...one,
        isMust: musts.includes(one.criterion),
        verdict: chosen[at] ?? 'unknown',
      })) as Fit;
    const ids = (...fits: Fit[]) => sorted(fits).map(({ id }) => id);
    // A must-have outweighs all else; then met, then close, then what isn't missed.
    const better: [FitCriterion[], Verdict[], Verdict[]][] = [
      [['stage'], ['notMet', 'met', 'notMet', 'notMet'], ['met', 'close', 'met', 'met']],
      [[], ['met', 'met', 'notMet', 'notMet'], ['met', 'close', 'close', 'close']],
      [[], ['met', 'close', 'notMet', 'notMet'], ['met', 'unknown']],
      [[], ['met', 'unknown'], ['met', 'notMet']],
    ];
    for (const [musts, one, other] of better)
      expect(ids(of(musts, ...other), of(musts, ...one))).toEqual([1, 0]);
    expect(ids(of([], 'met', 'close'), of([], 'close', 'met'))).toEqual([0, 1]);
  });

  test('whoever fits at least as well in everything is never below', () => {
    const anyPair = anyMusts.chain((isMust) => fc.tuple(anyFit(isMust), anyFit(isMust)));
    fc.assert(
      fc.property(anyPair, ([one, other]) => {
        const isBetter = one.every(({ verdict }, at) => worth[verdict] >= worth[other[at]?.verdict ?? 'met']);
        const isAny = one.some(({ verdict }, at) => verdict !== other[at]?.verdict);
        fc.pre(isBetter && isAny);
        // Put behind, it comes before: it is never taken for an equal.
        expect(sorted([other, one]).map(({ id }) => id)).toEqual([1, 0]);
      }),
      { numRuns: 300 },
    );
  });

  test('everybody is there once, equals in their order, however often it is sorted', () => {
    fc.assert(
      fc.property(anyFits, (fits) => {
        const once = sorted(fits);
        expect(once.map(({ id }) => id).sort((a, b) => a - b)).toEqual(fits.map((_, id) => id));
        expect(byFit(once, ({ fit }) => fit)).toEqual(once);
        const backwards = byFit([...once].reverse(), ({ fit }) => fit);
        const say = (list: typeof once) =>
          list.map(({ fit }) =>
            verdicts.map((verdict) => fit.filter((one) => one.verdict === verdict).length),
          );
        // The order among others doesn't depend on where they came from.
        expect(say(backwards)).toEqual(say(once));
      }),
    );
  });
});
