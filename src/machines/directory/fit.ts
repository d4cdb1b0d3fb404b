import type { DirectoryData } from '@/data/ports/Directory';
import type { DealFlowView } from '@/data/schema/dealFlow';
import { byFit, type Fit, fitsFor, fitsOf, isFitting } from '@/data/schema/fit';
import type { Investor } from '@/data/schema/investor';
import type { ProfileKind } from '@/data/schema/ref';
import type { Startup } from '@/data/schema/startup';
import type { Profile } from './filters';

/** How a profile of the list fits whoever looks: the same object as long as nothing of the two changed. */
export type FitOf = (profile: Profile) => Fit;

const isNamed = ({ name }: Profile, query: string) =>
  name.trim().toLowerCase() === query.trim().toLowerCase();

/** What a sort goes by: what the person looks for in startups; for investors, a startup of their own. */
export function fitBy(
  { dealFlow, ownStartups }: DirectoryData,
  kind: ProfileKind,
  sort: string,
): FitOf | null {
  if (kind === 'startup') return sort === 'fit' ? fitOfStartups(dealFlow) : null;
  const own = kind === 'investor' && ownStartups.find(({ id }) => id === sort);
  return own ? (investor) => fitsFor(own)(investor as Investor) : null;
}

/** How startups fit a deal flow. */
export const fitOfStartups =
  ({ criteria }: DealFlowView): FitOf =>
  (startup) =>
    fitsOf(criteria)(startup as Startup);

/** The sorts on offer; the usual order is always one. */
export function sortsOf({ dealFlow, ownStartups }: DirectoryData, kind: ProfileKind): string[] {
  // Whose deal flow recommends has the best fit first anyway.
  if (kind === 'startup') return dealFlow.isRegistered && dealFlow.mode !== 'recommended' ? ['fit'] : [];
  return kind === 'investor' ? ownStartups.map(({ id }) => id) : [];
}

/** The best fit first. Whoever is looked for by name is before all others. */
export const sortedByFit = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] => {
  const [named, others] = [true, false].map((is) => profiles.filter((one) => isNamed(one, query) === is));
  return [...(named ?? []), ...byFit(others ?? [], fitOf)];
};

/** Those that fit. Whoever is looked for by name is there, fitting or not. */
export const onlyFitting = (profiles: readonly Profile[], fitOf: FitOf, query: string): Profile[] =>
  profiles.filter((profile) => isNamed(profile, query) || isFitting(fitOf(profile)));
