import {
  categoryOf,
  type FitCriterion,
  type FitVerdict,
  fitCriteria,
  investorSectors,
  investorStages,
} from '../shapes/choices';
import type { Investor } from '../shapes/investor';
import type { Startup } from '../shapes/startup';
import { rememberedByItem } from './memoized';
import { nearnessOf } from './nearness';

/** An investor's criteria. An empty criterion sets no requirement. */
export type InvestmentCriteria = {
  sectors: readonly string[];
  stages: readonly string[];
  /** The smallest amount that a round must still need, in whole dollars. */
  minimum: number;
  /** The largest such amount; `null` for no limit. `null` and a `minimum` of 0 set no requirement. */
  maximum: number | null;
  /** Countries, regions or towns as the investor wrote them: "Europe, India and West Africa". */
  places: string;
  /** The criteria a startup must meet. All others are flexible. */
  mustHaves: readonly FitCriterion[];
};

/** One criterion, with the investor's and the startup's values. */
type Judged<Criterion extends FitCriterion, Reason> = Reason & {
  criterion: Criterion;
  verdict: FitVerdict;
  /** Whether the investor sets this criterion. If not, the verdict is `unknown`. */
  isAsked: boolean;
  isMust: boolean;
};

export type CriterionFit =
  /** `given`: the startup's categories. */
  | Judged<'sector', { wanted: readonly string[]; given: readonly string[] }>
  /** `given`: a funding round, or empty. */
  | Judged<'stage', { wanted: readonly string[]; given: string }>
  /** `given`: the amount that the round still needs, in whole dollars; `undefined` if it isn't known. */
  | Judged<'amount', { minimum: number; maximum: number | null; given: number | undefined }>
  /** `given`: the startup's location, or empty. */
  | Judged<'place', { wanted: string; given: string }>;

/** How a startup fits an investor's criteria: every criterion once, in the order of {@link fitCriteria}. */
export type Fit = readonly CriterionFit[];

/** An amount is close between half the minimum and twice the maximum. */
const closeFactor = 2;

/** The sector that is close to a category, for example Consumer for a marketplace. */
const related: Partial<Record<string, string>> = {
  'E-commerce': 'Consumer',
  Marketplace: 'Consumer',
  SaaS: 'Enterprise',
  Enterprise: 'SaaS',
};

const lower = (text: string) => text.trim().toLowerCase();

/** Returns the category if it is also an investor sector, otherwise `Other`. */
const sectorOf = (category: string): string =>
  investorSectors.some((sector) => sector === category) ? category : 'Other';

function sectorVerdict(wanted: readonly string[], given: readonly string[]): FitVerdict {
  if (wanted.length === 0 || given.length === 0) return 'unknown';
  const asked = wanted.map((sector) => lower(categoryOf(sector.trim())));
  const isAsked = (sector = '') => asked.includes(lower(sector));
  if (given.some((category) => isAsked(category) || isAsked(sectorOf(category)))) return 'met';
  return given.some((category) => isAsked(related[category])) ? 'close' : 'notMet';
}

/** Returns the startup's categories that have this verdict when compared alone. */
export const sectorsWith = (
  verdict: FitVerdict,
  { wanted, given }: { wanted: readonly string[]; given: readonly string[] },
): string[] => given.filter((category) => sectorVerdict(wanted, [category]) === verdict);

/** A neighbouring stage is close. Bootstrapped isn't an investor stage and has no neighbours. */
function stageVerdict(wanted: readonly string[], given: string): FitVerdict {
  if (wanted.length === 0 || given === '') return 'unknown';
  if (wanted.includes(given)) return 'met';
  const stages: readonly string[] = investorStages;
  const at = stages.indexOf(given);
  const isNeighbour = (stage: string) => Math.abs(stages.indexOf(stage) - at) === 1;
  return at >= 0 && wanted.some((stage) => stages.includes(stage) && isNeighbour(stage)) ? 'close' : 'notMet';
}

/** Returns the dollars that a round still needs; `undefined` if the goal or the raised amount is unknown. */
const openOf = ({ fundraising: { goal, raised } }: Startup): number | undefined =>
  goal === undefined || raised === undefined ? undefined : Math.max(0, goal - raised);

function amountVerdict(minimum: number, maximum: number | null, open: number | undefined): FitVerdict {
  if (open === undefined || !asksAmount(minimum, maximum)) return 'unknown';
  const isWithin = (factor: number) =>
    open * factor >= minimum && (maximum === null || open <= maximum * factor);
  // A full round needs no more money.
  if (open === 0) return 'notMet';
  if (isWithin(1)) return 'met';
  return isWithin(closeFactor) ? 'close' : 'notMet';
}

const asksAmount = (minimum: number, maximum: number | null) => minimum > 0 || maximum !== null;

const verdictOf = { there: 'met', near: 'close', far: 'notMet', unknown: 'unknown' } as const;

const placeVerdict = (wanted: string, given: string): FitVerdict =>
  wanted === '' || given === '' ? 'unknown' : verdictOf[nearnessOf(wanted, given)];

/**
 * Returns how a startup fits an investor's criteria. Callers remove metrics that the viewer can't see. The
 * verdict on a missing value is `unknown`.
 */
export function fitOf(criteria: InvestmentCriteria, startup: Startup): Fit {
  const { sectors, stages, minimum, maximum, mustHaves } = criteria;
  const places = criteria.places.trim();
  const { categories, stage, location } = startup;
  const open = openOf(startup);
  const common = <Criterion extends FitCriterion>(criterion: Criterion, isAsked: boolean) => ({
    criterion,
    isAsked,
    isMust: isAsked && mustHaves.includes(criterion),
  });
  return [
    {
      ...common('sector', sectors.length > 0),
      verdict: sectorVerdict(sectors, categories),
      wanted: sectors,
      given: categories,
    },
    {
      ...common('stage', stages.length > 0),
      verdict: stageVerdict(stages, stage),
      wanted: stages,
      given: stage,
    },
    {
      ...common('amount', asksAmount(minimum, maximum)),
      verdict: amountVerdict(minimum, maximum, open),
      minimum,
      maximum,
      given: open,
    },
    {
      ...common('place', places !== ''),
      verdict: placeVerdict(places, location.trim()),
      wanted: places,
      given: location,
    },
  ];
}

/** Returns {@link fitOf} for each startup. Results are cached per pair of criteria and startup. */
export const fitsOf = rememberedByItem((criteria: InvestmentCriteria) =>
  rememberedByItem((startup: Startup) => fitOf(criteria, startup)),
);

/**
 * Returns the criteria on an investor's page. They have no maximum amount: several investors share a round,
 * so the round can be larger than the largest check of each of them.
 */
export const criteriaOf = rememberedByItem(
  ({ sectors, investmentCriteria }: Investor): InvestmentCriteria => ({
    sectors,
    stages: investmentCriteria.stagePreference,
    minimum: investmentCriteria.checkSize?.from ?? 0,
    maximum: null,
    places: investmentCriteria.geography,
    mustHaves: investmentCriteria.mustHaves ?? [],
  }),
);

/** Returns a startup's fit with each investor's criteria. Results are cached per startup and investor. */
export const fitsFor = rememberedByItem((startup: Startup) =>
  rememberedByItem((investor: Investor) => fitOf(criteriaOf(investor), startup)),
);

/** Whether each must-have is met or unknown. Without must-haves, all criteria have to be met or unknown. */
export function isFitting(fit: Fit): boolean {
  const musts = fit.filter(({ isMust }) => isMust);
  return (musts.length > 0 ? musts : fit).every(({ verdict }) => verdict === 'met' || verdict === 'unknown');
}

/** Returns the counts to sort by, most important first. Higher is better, so unmet criteria are negative. */
const ranked = (fit: Fit): readonly number[] => {
  const count = (counts: (one: CriterionFit) => boolean) => fit.filter(counts).length;
  return [
    count(({ isMust, verdict }) => isMust && verdict === 'met'),
    count(({ verdict }) => verdict === 'met'),
    count(({ verdict }) => verdict === 'close'),
    -count(({ verdict }) => verdict === 'notMet'),
  ];
};

/**
 * Returns the items, best fit first: by most must-haves met, then by most criteria met, then by most close
 * criteria, then by fewest criteria not met. Equal items keep their order. The sort control explains this in
 * one line (`directory.fit.rule`).
 */
export function byFit<Item>(items: readonly Item[], readFit: (item: Item) => Fit): Item[] {
  const ranks = new Map(items.map((item) => [item, ranked(readFit(item))]));
  const rankOf = (item: Item) => ranks.get(item) ?? [];
  return [...items].sort((a, b) => {
    const other = rankOf(b);
    const differing = rankOf(a).findIndex((count, at) => count !== other[at]);
    return differing < 0 ? 0 : (other[differing] ?? 0) - (rankOf(a)[differing] ?? 0);
  });
}
