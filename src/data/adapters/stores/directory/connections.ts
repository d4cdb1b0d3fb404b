import type { DirectoryData, Known } from '../../../ports/Directory';
import type { WorldPages, WorldUser } from '../../../ports/World';
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

/** Adds other accounts that follow a user to the user's number of followers. */
export const withFollowers = (user: User, count: number): User =>
  count > 0 ? { ...user, stats: { ...user.stats, followers: user.stats.followers + count } } : user;

/** Returns the users of other accounts, each with the followed profiles that the viewer may see (`known`). */
export function withConnections(world: WorldPages, known: readonly Known[]): User[] {
  const byRef = new Map(known.map((each) => [each.ref, each]));
  return world.users.map(({ user, follows }: WorldUser) => {
    const following = follows.flatMap((ref) => byRef.get(ref) ?? []);
    return following.length === 0
      ? user
      : { ...user, following, stats: { ...user.stats, connections: following.length } };
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
