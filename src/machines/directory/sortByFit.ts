import type { DirectoryData } from '@/data/ports/Directory';
import type { DealFlowView } from '@/data/schema/rules/dealFlow';
import { byFit, type Fit, fitsFor, fitsOf, isFitting } from '@/data/schema/rules/fit';
import type { Investor } from '@/data/schema/shapes/investor';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import type { Profile } from './filters';

/** Compares a profile with the viewer's criteria or startup. Unchanged objects return the same `Fit`. */
export type FitOf = (profile: Profile) => Fit;

const isNamed = ({ name }: Profile, query: string) =>
  name.trim().toLowerCase() === query.trim().toLowerCase();

/**
 * Returns the fit to sort by; `null` in the usual order. Startups are compared with the viewer's criteria,
 * investors with one of the viewer's startups: `sort` is its id.
 */
export function fitBy(
  { dealFlow, ownStartups }: DirectoryData,
  kind: ProfileKind,
  sort: string,
): FitOf | null {
  if (kind === 'startup') return sort === 'fit' ? fitOfStartups(dealFlow) : null;
  const own = kind === 'investor' && ownStartups.find(({ id }) => id === sort);
  return own ? (investor) => fitsFor(own)(investor as Investor) : null;
}

/** Returns a function that compares startups with the criteria of a deal flow. */
export const fitOfStartups =
  ({ criteria }: DealFlowView): FitOf =>
  (startup) =>
    fitsOf(criteria)(startup as Startup);

/** Returns the available sorts besides the usual order. */
export function sortsOf({ dealFlow, ownStartups }: DirectoryData, kind: ProfileKind): string[] {
  // In the mode `recommended`, the deal flow already sorts startups by fit.
  if (kind === 'startup') return dealFlow.isRegistered && dealFlow.mode !== 'recommended' ? ['fit'] : [];
  return kind === 'investor' ? ownStartups.map(({ id }) => id) : [];
}

/** Returns the best fit first. A profile whose name is the query comes before all others. */
export const sortedByFit = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] => {
  const [named, others] = [true, false].map((is) => profiles.filter((one) => isNamed(one, query) === is));
  return [...(named ?? []), ...byFit(others ?? [], fitOf)];
};

/** Returns the profiles that fit, and those whose name is the query. */
export const onlyFitting = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] =>
  profiles.filter((profile) => isNamed(profile, query) || isFitting(fitOf(profile)));
