import type { DirectoryData } from '../../../ports/Directory';
import type { WorldPages } from '../../../ports/World';
import { limitedInvestor, limitedUser, withPrivacy } from '../../../schema/rules/privacy';
import { refOf } from '../../../schema/shapes/ref';
import { activeOf, peopleOf, personOf, withConnections } from './connections';
import type { OwnPages } from './ownPages';

/** Combines the user's own pages and the sample data (`pages`) with the pages of other accounts. */
export function visiblePages(pages: OwnPages, published: WorldPages) {
  const { startups, investors, managed, mine, isActive, ownRefs, settings, dealFlow } = pages;
  const isOwn = ({ id }: { id: string }) => ownRefs.has(refOf('investor', id));
  const active = startups.filter(({ id }) => isActive(id));
  const others = {
    startups: activeOf(published).map(({ startup }) => startup),
    investors: published.investors.map(({ investor }) => investor),
  };
  const theirs = withConnections(published, [
    ...peopleOf({
      startups: [...active, ...others.startups],
      investors: [...investors, ...others.investors],
      users: [...pages.users, ...published.users.map(({ user }) => user)],
    }),
    personOf(mine),
  ]);
  const users = [...pages.users, ...theirs];
  const isManaged = new Set(managed);
  const shown: DirectoryData = {
    // The user's own startups come last.
    startups: [
      ...active.filter((startup) => !isManaged.has(startup)),
      ...others.startups,
      ...active.filter((startup) => isManaged.has(startup)),
    ],
    investors: [
      ...withPrivacy(investors, settings.investorPrivacy, isOwn, limitedInvestor),
      ...others.investors,
    ],
    users: withPrivacy(users, settings.privacy, (user) => user === mine, limitedUser),
    dealFlow,
    own: [...ownRefs, ...managed.map(({ id }) => refOf('startup', id))],
    ownStartups: managed.filter(({ id }) => isActive(id)),
    next: null,
    whole: [],
    values: { location: [], skill: [] },
    listedAt: Object.fromEntries(published.startups.map(({ startup, listedAt }) => [startup.id, listedAt])),
    quarantined: 0,
  };
  return { ...pages, users, published, shown };
}

export type VisiblePages = ReturnType<typeof visiblePages>;
