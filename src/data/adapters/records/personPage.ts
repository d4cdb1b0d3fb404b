import type { InvestorAccount } from '../../schema/investorRegistration';
import type { Me } from '../../schema/person';
import { limitedUser } from '../../schema/privacy';
import type { Profile } from '../../schema/profile';
import type { Startup } from '../../schema/startup';
import type { User } from '../../schema/user';
import { withProfile } from './ownProfile';
import { withAccount } from './registeredInvestor';

/** The page of somebody of whom nothing but this is known. */
export const userOf = ({ id, name, role, isVerified, avatar, followers, startups }: Me): User => ({
  ...limitedUser({ id, name, role, verified: isVerified, profileImage: avatar }),
  stats: { connections: 0, followers, posts: 0, startups },
});

type Said = {
  /** How the person is called now. */
  name: string;
  /** What they said about themselves, and as an investor. */
  profile: Profile | null | undefined;
  /** The address of their photo, from `photoOf`. */
  photo: string | undefined;
  account: InvestorAccount | undefined;
  /** What they have listed. */
  startups: readonly Startup[];
};

/** A person's page with what they said, and the startups that they have listed. */
export function withSaid(known: User, { name, profile, photo, account, startups }: Said): User {
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

const ownStartup = ({ id, name, logo, tagline, stage, founded }: Startup): User['startups'][number] => ({
  id,
  name,
  role: 'Founder',
  logo,
  tagline,
  stage,
  founded,
});
