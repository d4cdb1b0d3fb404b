import {
  categoryOf,
  type FitCriterion,
  fitCriteria,
  investorSectors,
  investorStages,
  type Verdict,
} from './choices';
import type { Investor } from './investor';
import { nearnessOf } from './places';
import { rememberedByItem } from './remembered';
import type { Startup } from './startup';

/** What an investor looks for in a startup, in their own words and choices. What is empty asks for nothing. */
export type InvestmentCriteria = {
  sectors: readonly string[];
  stages: readonly string[];
  /** Whole dollars that a round has still open. `0` with no maximum: nothing is said about amounts. */
  minimum: number;
  /** `null`: no limit. */
  maximum: number | null;
  /** Countries, parts of the world or towns, as they were written: "Europe, India and West Africa". */
  places: string;
  /** What has to be met; all others are flexible. */
  mustHaves: readonly FitCriterion[];
};

/** One criterion, what is asked for and what there is. */
type Judged<Criterion extends FitCriterion, Reason> = Reason & {
  criterion: Criterion;
  verdict: Verdict;
  /** Whether anything is asked for. What isn't, is `unknown`. */
  isAsked: boolean;
  isMust: boolean;
};

export type CriterionFit =
  /** `given`: the startup's categories. */
  | Judged<'sector', { wanted: readonly string[]; given: readonly string[] }>
  /** `given`: a funding round, or empty. */
  | Judged<'stage', { wanted: readonly string[]; given: string }>
  /** `given`: what the round has still open, in whole dollars; `undefined` where that isn't known. */
  | Judged<'amount', { minimum: number; maximum: number | null; given: number | undefined }>
  /** `given`: the startup's location, or empty. */
  | Judged<'place', { wanted: string; given: string }>;

/** How a startup fits what an investor looks for: every criterion once, in the order of {@link fitCriteria}. */
export type Fit = readonly CriterionFit[];

/** An amount is close within half of the least and twice the most. */
const closeFactor = 2;

/** Categories that are no sector of investors, or are sold as another one: what each is close to. */
const related: Partial<Record<string, string>> = {
  'E-commerce': 'Consumer',
  Marketplace: 'Consumer',
  SaaS: 'Enterprise',
  Enterprise: 'SaaS',
};

const lower = (text: string) => text.trim().toLowerCase();

/** A category that is no sector of investors is one of the others. */
const sectorOf = (category: string): string =>
  investorSectors.some((sector) => sector === category) ? category : 'Other';

function sectorVerdict(wanted: readonly string[], given: readonly string[]): Verdict {
  if (wanted.length === 0 || given.length === 0) return 'unknown';
  const asked = wanted.map((sector) => lower(categoryOf(sector.trim())));
  const isAsked = (sector = '') => asked.includes(lower(sector));
  if (given.some((category) => isAsked(category) || isAsked(sectorOf(category)))) return 'met';
  return given.some((category) => isAsked(related[category])) ? 'close' : 'notMet';
}

/** The categories that alone would have this verdict: what of a startup is met, or close. */
export const sectorsWith = (
  verdict: Verdict,
  { wanted, given }: { wanted: readonly string[]; given: readonly string[] },
): string[] => given.filter((category) => sectorVerdict(wanted, [category]) === verdict);

/** A neighbouring stage is close; a startup that raises nothing has no neighbours. */
function stageVerdict(wanted: readonly string[], given: string): Verdict {
  if (wanted.length === 0 || given === '') return 'unknown';
  if (wanted.includes(given)) return 'met';
  const stages: readonly string[] = investorStages;
  const at = stages.indexOf(given);
  const isNeighbour = (stage: string) => Math.abs(stages.indexOf(stage) - at) === 1;
  return at >= 0 && wanted.some((stage) => stages.includes(stage) && isNeighbour(stage)) ? 'close' : 'notMet';
}

/** Whole dollars that the round has still open; `undefined` unless both its goal and what was raised are known. */
const openOf = ({ fundraising: { goal, raised } }: Startup): number | undefined =>
  goal === undefined || raised === undefined ? undefined : Math.max(0, goal - raised);

function amountVerdict(minimum: number, maximum: number | null, open: number | undefined): Verdict {
  if (open === undefined || !asksAmount(minimum, maximum)) return 'unknown';
  const isWithin = (factor: number) =>
    open * factor >= minimum && (maximum === null || open <= maximum * factor);
  // A round that is full needs nobody's money.
  if (open === 0) return 'notMet';
  if (isWithin(1)) return 'met';
  return isWithin(closeFactor) ? 'close' : 'notMet';
}

const asksAmount = (minimum: number, maximum: number | null) => minimum > 0 || maximum !== null;

const verdictOf = { there: 'met', near: 'close', far: 'notMet', unread: 'unknown' } as const;

const placeVerdict = (wanted: string, given: string): Verdict =>
  wanted === '' || given === '' ? 'unknown' : verdictOf[nearnessOf(wanted, given)];

/**
 * How a startup fits what an investor looks for, as far as what is given of it tells: whoever may not see its figures
 * passes it on without them, and they are unknown.
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

/** The same for many startups, and the same object for the same two. */
export const fitsOf = rememberedByItem((criteria: InvestmentCriteria) =>
  rememberedByItem((startup: Startup) => fitOf(criteria, startup)),
);

/**
 * What an investor says on their page to look for. Several share a round: the most that one of them puts in is no limit to
 * what it may have open.
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

/** How what many investors look for fits one startup, and the same object for the same two. */
export const fitsFor = rememberedByItem((startup: Startup) =>
  rememberedByItem((investor: Investor) => fitOf(criteriaOf(investor), startup)),
);

/**
 * Whether nothing known speaks against it: the must-haves, or, where none is marked, all that is asked for. What isn't known
 * doesn't.
 */
export function isFitting(fit: Fit): boolean {
  const musts = fit.filter(({ isMust }) => isMust);
  return (musts.length > 0 ? musts : fit).every(({ verdict }) => verdict === 'met' || verdict === 'unknown');
}

/** What counts in the order, in its turn: more of each comes first, but fewer of what isn't met. */
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
 * The best fit first: most must-haves met, then most met, then most close, then fewest not met; equals stay in their order.
 * Said in one line beside the sort control (`directory.fit.rule`).
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
