import { type DealFlowView, fitOf, fits } from '@/data/schema/dealFlow';
import type { Startup } from '@/data/schema/startup';

const isNamed = ({ name }: Startup, query: string) =>
  name.trim().toLowerCase() === query.trim().toLowerCase();

/** Startups as a deal flow shows them. Whoever is looked for by name is there, and first, whether they fit or not. */
export function byDealFlow(
  startups: readonly Startup[],
  { mode, criteria }: DealFlowView,
  query: string,
): readonly Startup[] {
  switch (mode) {
    case 'all':
      return startups;
    case 'filtered':
      return startups.filter((startup) => fits(startup, criteria) || isNamed(startup, query));
    case 'recommended': {
      // There are three criteria.
      const rank = (startup: Startup) => (isNamed(startup, query) ? 4 : fitOf(startup, criteria));
      return [...startups].sort((a, b) => rank(b) - rank(a));
    }
  }
}
