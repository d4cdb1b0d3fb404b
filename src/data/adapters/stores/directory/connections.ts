import type { DirectoryData, Known } from '../../../ports/Directory';
import type { WorldPages, WorldPeople, WorldUser } from '../../../ports/World';
import { type Addressed, type ProfileKind, refOf } from '../../../schema/shapes/ref';
import type { User } from '../../../schema/shapes/user';

// Connections between profiles, and profiles in the form in which other pages list them.

/** Returns all profiles, in the form in which other pages list them. */
export const peopleOf = ({
  startups,
  investors,
  users,
}: Pick<DirectoryData, 'startups' | 'investors' | 'users'>) => [
  ...startups.map((startup) => connection('startup', startup, startup.tagline, startup.logo)),
  ...investors.map((investor) => connection('investor', investor, investor.title, investor.profileImage)),
  ...users.map(personOf),
];

export const personOf = (user: User): Known => connection('user', user, user.role, user.profileImage);

export const activeOf = ({ startups }: WorldPages) => startups.filter(({ isActive }) => isActive);

/** Adds the other accounts that follow a user to the user's number of followers. */
export function withFollowers(user: User, followers: WorldPeople['followers']): User {
  const count = followers.get(refOf('user', user.id)) ?? 0;
  return count > 0 ? { ...user, stats: { ...user.stats, followers: user.stats.followers + count } } : user;
}

/** Returns the users of other accounts, each with the followed profiles that the viewer may see (`known`). */
export function withConnections(
  world: WorldPages,
  known: readonly Known[],
  followers: WorldPeople['followers'],
): User[] {
  const byRef = new Map(known.map((each) => [each.ref, each]));
  return world.users.map(({ user, follows }: WorldUser) => {
    const following = follows.flatMap((ref) => byRef.get(ref) ?? []);
    const followed = withFollowers(user, followers);
    if (following.length === 0) return followed;
    return { ...followed, following, stats: { ...followed.stats, connections: following.length } };
  });
}

const connection = (
  kind: ProfileKind,
  { id, slug, name }: Addressed & { name: string },
  role: string,
  image: string,
): Known => ({
  ref: refOf(kind, id),
  slug,
  name,
  role,
  image,
});
