import type { sampleWorld } from '../../../sample/world';
import { readRef } from '../../../schema/shapes/ref';
import type { Startup } from '../../../schema/shapes/startup';

// The demo account's changes of the sample startups.

type Cast = ReturnType<typeof sampleWorld>;

/** Returns the sample data without removed startups. Also removes mentions of these startups. */
export function withoutStartups(world: Cast, isRemoved: (id: string) => boolean): Cast {
  const isThere = ({ id }: { id?: string }) => id === undefined || !isRemoved(id);
  return {
    startups: world.startups
      .filter(isThere)
      .map((startup) => ({ ...startup, similarStartups: startup.similarStartups.filter(isThere) })),
    // A removed startup stays in the portfolio, but without a link.
    investors: world.investors.map((investor) => ({
      ...investor,
      portfolio: investor.portfolio.map((company) =>
        isThere(company) ? company : { ...company, id: undefined },
      ),
    })),
    users: world.users.map((user) => {
      const startups = user.startups.filter(isThere);
      const gone = user.startups.length - startups.length;
      const following = user.following.filter(({ ref }) => isThere(startupIn(ref)));
      const stats = {
        ...user.stats,
        connections: following.length,
        startups: user.stats.startups - gone,
      };
      return { ...user, startups, following, stats };
    }),
  };
}

/** Returns the startup id in a profile reference (`startup:…`); undefined for other kinds of profiles. */
function startupIn(ref = ''): { id?: string } {
  const named = readRef(ref);
  return { id: named?.kind === 'startup' ? named.id : undefined };
}

/** Returns the sample data with the owner's edits of startups. Also updates mentions of these startups. */
export function withStartups(
  world: Cast,
  asOwned: (startup: Startup) => Startup,
  isActive: (id: string) => boolean,
): Cast {
  const startups = world.startups.map(asOwned);
  const named = <Named extends { id?: string; name: string; logo: string }>(mention: Named): Named => {
    const startup = startups.find(({ id }) => id === mention.id);
    return startup ? { ...mention, name: startup.name, logo: startup.logo } : mention;
  };
  return {
    startups: startups.map((startup) => ({
      ...startup,
      similarStartups: startup.similarStartups.filter(({ id }) => isActive(id)).map(named),
    })),
    investors: world.investors.map((investor) => ({ ...investor, portfolio: investor.portfolio.map(named) })),
    users: world.users.map((user) => ({ ...user, startups: user.startups.map(named) })),
  };
}
