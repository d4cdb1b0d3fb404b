import type { DirectoryData } from '@/data/ports/Directory';
import type { DealFlowView } from '@/data/schema/rules/dealFlow';
import { byFit, type Fit, fitsFor, fitsOf, isFitting } from '@/data/schema/rules/fit';
import type { Investor } from '@/data/schema/shapes/investor';
import type { ProfileKind } from '@/data/schema/shapes/ref';
import type { Startup } from '@/data/schema/shapes/startup';
import type { Profile } from './filters';

/** How a profile fits the viewer: the same object until one of the two changes. */
export type FitOf = (profile: Profile) => Fit;

const isNamed = ({ name }: Profile, query: string) =>
  name.trim().toLowerCase() === query.trim().toLowerCase();

/** Returns the fit to sort by: to the viewer's criteria for startups, to one of their startups for investors. */
export function fitBy(
  { dealFlow, ownStartups }: DirectoryData,
  kind: ProfileKind,
  sort: string,
): FitOf | null {
  if (kind === 'startup') return sort === 'fit' ? fitOfStartups(dealFlow) : null;
  const own = kind === 'investor' && ownStartups.find(({ id }) => id === sort);
  return own ? (investor) => fitsFor(own)(investor as Investor) : null;
}

/** Returns how startups fit a deal flow. */
export const fitOfStartups =
  ({ criteria }: DealFlowView): FitOf =>
  (startup) =>
    fitsOf(criteria)(startup as Startup);

/** Returns the available sorts besides the usual order. */
export function sortsOf({ dealFlow, ownStartups }: DirectoryData, kind: ProfileKind): string[] {
  // A deal flow that recommends already shows the best fit first.
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
