import { limitedUser } from '../../schema/rules/privacy';
import type { Me } from '../../schema/shapes/currentUser';
import type { InvestorAccount } from '../../schema/shapes/investorRegistration';
import type { Profile } from '../../schema/shapes/profile';
import type { Startup } from '../../schema/shapes/startup';
import type { User } from '../../schema/shapes/user';
import { withProfile } from './ownProfile';
import { withAccount } from './registeredInvestor';

/** Returns a user's page with only the data in `Me`. */
export const userOf = ({ id, slug, name, role, isVerified, avatar, followers, startups }: Me): User => ({
  ...limitedUser({ id, slug, name, role, verified: isVerified, profileImage: avatar }),
  stats: { connections: 0, followers, posts: 0, startups },
});

type OwnData = {
  /** The person's current name. */
  name: string;
  /** The person's own profile data. */
  profile: Profile | null | undefined;
  /** The URL of the person's photo, from `photoOf`. */
  photo: string | undefined;
  account: InvestorAccount | undefined;
  /** The startups that the person has listed. */
  startups: readonly Startup[];
};

/** Applies a person's own data and listed startups to their page. */
export function withOwnData(known: User, { name, profile, photo, account, startups }: OwnData): User {
  const registered = account ? withAccount(known, account) : known;
  const user = profile ? withProfile(registered, profile) : registered;
  return {
    ...user,
    name,
    profileImage: photo ?? user.profileImage,
    stats: { ...user.stats, startups: user.stats.startups + startups.length },
    startups: [...user.startups, ...startups.map(ownStartup)],
  };
}

const ownStartup = ({
  id,
  slug,
  name,
  logo,
  tagline,
  stage,
  founded,
}: Startup): User['startups'][number] => ({
  id,
  slug,
  name,
  role: 'Founder',
  logo,
  tagline,
  stage,
  founded,
});
