import type { Investor } from '../schema/shapes/investor';
import type { OwnInvestor } from '../schema/shapes/investorProfile';
import type { InvestorAccount } from '../schema/shapes/investorRegistration';
import type { ProfilePost } from '../schema/shapes/profilePost';
import { type Ref, readRef } from '../schema/shapes/ref';
import type { Startup } from '../schema/shapes/startup';
import type { Connection, User } from '../schema/shapes/user';
import { asha, people } from './people';
import { startups } from './startups';

const day = 24 * 60 * 60_000;

type Person = keyof typeof people;
type StartupId = keyof typeof startups;

/** A post that isn't in the feed. `isLiked`: whether Asha, the demo account's user, likes it. */
type OlderPost = Omit<ProfilePost, 'date' | 'isInFeed'> & { daysAgo: number };

type SampleStartup = { id: StartupId } & Omit<
  Startup,
  'id' | 'name' | 'tagline' | 'logo' | 'history' | 'fundraising' | 'posts' | 'similarStartups'
> & {
    /** The values of the last months, ending with the current month. */
    history: Pick<Startup['history'][number], 'revenue' | 'users'>[];
    fundraising: Omit<Startup['fundraising'], 'raised' | 'goal' | 'closingDate'> & { closesInDays: number };
    posts: OlderPost[];
    similarStartups: StartupId[];
  };

type SampleInvestor = { person: Person } & Omit<
  Investor,
  'id' | 'name' | 'title' | 'verified' | 'profileImage' | 'posts' | 'portfolio'
> & {
    portfolio: (
      | { id: StartupId; stage: string; sector: string; year: number }
      | Investor['portfolio'][number]
    )[];
    posts: OlderPost[];
  };

type SampleUser = { person: Person } & Omit<
  User,
  'id' | 'name' | 'role' | 'verified' | 'profileImage' | 'posts' | 'startups' | 'following' | 'stats'
> & {
    followers: number;
    startups: ({ id: StartupId; role: string } | User['startups'][number])[];
    /** References to sample profiles, or complete entries for people outside the sample data. */
    following: (Ref | Connection)[];
    posts: OlderPost[];
    /** The person's investor account. The page of this account is private at first. */
    investorAccount?: Omit<InvestorAccount, 'fullName'>;
  };

/**
 * The content of the sample data's JSON files, which a page loads only if needed. Names, roles and images are
 * in `people.ts` and `startups.ts`.
 */
export type SampleWorld = { startups: SampleStartup[]; investors: SampleInvestor[]; users: SampleUser[] };

const lang = 'en';

type World = { startups: Startup[]; investors: Investor[]; users: User[] };

/**
 * Returns the sample data without the posts of the feed, with dates counted back from `now` (ms since the
 * epoch). `isLiked` is for Asha, the demo account's user. For other viewers, no post is liked.
 */
export function sampleWorld(sample: SampleWorld, now: number, viewerId: string = asha.id): World {
  const postOf = ({ daysAgo, ...post }: OlderPost): ProfilePost => {
    const isLiked = post.isLiked && viewerId === asha.id;
    return {
      ...post,
      lang,
      likes: post.likes - Number(post.isLiked && !isLiked),
      isLiked,
      date: now - daysAgo * day,
      isInFeed: false,
    };
  };

  const all = sample.startups.map((startup): Startup => {
    const { name, tagline, logo, raised, goal } = startups[startup.id];
    const { closesInDays, ...round } = startup.fundraising;
    return {
      ...startup,
      lang,
      name,
      tagline,
      logo,
      history: startup.history.map((values, at) => ({
        month: monthBefore(now, startup.history.length - 1 - at),
        ...values,
      })),
      fundraising: { ...round, raised, goal, closingDate: now + closesInDays * day },
      posts: startup.posts.map(postOf),
      similarStartups: startup.similarStartups.map((id) => brief(id)),
    };
  });

  return {
    startups: all,
    investors: sample.investors.map(({ person, portfolio, posts, ...investor }): Investor => {
      const { id, name, role, avatar, isVerified } = people[person];
      return {
        ...investor,
        lang,
        id,
        name,
        title: role,
        verified: isVerified,
        profileImage: avatar,
        portfolio: portfolio.map((company) =>
          'name' in company
            ? company
            : { ...company, name: startups[company.id].name, logo: startups[company.id].logo },
        ),
        posts: posts.map(postOf),
      };
    }),
    users: sample.users.map(({ person, followers, posts, investorAccount: _, ...user }): User => {
      const { id, name, role, avatar, isVerified } = people[person];
      const following = user.following.flatMap((followed) =>
        typeof followed === 'string' ? connectionOf(followed) : followed,
      );
      return {
        ...user,
        lang,
        id,
        name,
        role,
        verified: isVerified,
        profileImage: avatar,
        stats: {
          connections: following.length,
          followers,
          posts: posts.length,
          startups: user.startups.length,
        },
        startups: user.startups.map((startup) => {
          if ('name' in startup) return startup;
          const { stage, founded } = all.find((candidate) => candidate.id === startup.id) ?? {};
          return { ...brief(startup.id), role: startup.role, stage: stage ?? '', founded };
        }),
        following,
        posts: posts.map(postOf),
      };
    }),
  };
}

function brief(startupId: StartupId) {
  const { id, name, tagline, logo } = startups[startupId];
  return { id, name, tagline, logo };
}

function connectionOf(ref: Ref): Connection[] {
  const { kind, id } = readRef(ref) ?? {};
  const startup = kind === 'startup' && Object.values(startups).find((candidate) => candidate.id === id);
  if (startup) return [{ ref, name: startup.name, role: startup.tagline, image: startup.logo }];
  const person = Object.values(people).find((candidate) => candidate.id === id);
  return person ? [{ ref, name: person.name, role: person.role, image: person.avatar }] : [];
}

/** Returns the month that is `months` months before `now`, as `YYYY-MM`. */
function monthBefore(now: number, months: number): string {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months)).toISOString().slice(0, 7);
}

/** Returns a sample person's investor account; `null` if they have none or aren't a sample person. */
export function sampleInvestor(sample: SampleWorld, id: string): OwnInvestor {
  const user = sample.users.find(({ person }) => people[person].id === id);
  return user?.investorAccount
    ? { id, account: { ...user.investorAccount, fullName: people[user.person].name } }
    : null;
}
