import type { Investor } from '../shapes/investor';
import type { ProfileKind } from '../shapes/ref';
import type { Startup } from '../shapes/startup';
import type { DealFlowView } from './dealFlow';
import type { Profile } from './directoryFilters';
import { byFit, type Fit, fitsFor, fitsOf, isFitting } from './fit';

/** What profiles are compared with: the user's criteria, and the user's startups that seek investment. */
type Compared = { dealFlow: DealFlowView; ownStartups: readonly Startup[] };

/** Compares a profile with the viewer's criteria or startup. Unchanged objects return the same `Fit`. */
export type FitOf = (profile: Profile) => Fit;

const isNamed = ({ name }: Profile, query: string) =>
  name.trim().toLowerCase() === query.trim().toLowerCase();

/**
 * Returns the function that compares profiles for a sort; `null` for the usual order. Startups are compared
 * with the viewer's criteria. Investors are compared with one of the viewer's startups, whose id is `sort`.
 */
export function fitBy({ dealFlow, ownStartups }: Compared, kind: ProfileKind, sort: string): FitOf | null {
  if (kind === 'startup') return sort === 'fit' ? fitOfStartups(dealFlow) : null;
  const own = kind === 'investor' && ownStartups.find(({ id }) => id === sort);
  return own ? (investor) => fitsFor(own)(investor as Investor) : null;
}

/** Returns a function that compares startups with the criteria of the user's deal flow. */
export const fitOfStartups =
  ({ criteria }: DealFlowView): FitOf =>
  (startup) =>
    fitsOf(criteria)(startup as Startup);

/** Returns the available sorts besides the usual order. */
export function sortsOf({ dealFlow, ownStartups }: Compared, kind: ProfileKind): string[] {
  // In the mode `recommended`, the deal flow already sorts startups by fit.
  if (kind === 'startup') return dealFlow.isRegistered && dealFlow.mode !== 'recommended' ? ['fit'] : [];
  return kind === 'investor' ? ownStartups.map(({ id }) => id) : [];
}

/** Sorts profiles by fit, the best first. A profile whose name equals the query comes before all others. */
export const sortedByFit = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] => {
  const [named, others] = [true, false].map((is) => profiles.filter((one) => isNamed(one, query) === is));
  return [...(named ?? []), ...byFit(others ?? [], fitOf)];
};

/** Returns the profiles that fit the criteria, and those whose name equals the query. */
export const onlyFitting = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] =>
  profiles.filter((profile) => isNamed(profile, query) || isFitting(fitOf(profile)));
