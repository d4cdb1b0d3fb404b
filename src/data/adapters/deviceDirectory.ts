import type { Directory, DirectoryData, ProfilePage } from '../ports/Directory';
import type { FeedData } from '../ports/FeedStore';
import { type SampleWorld, sampleWorld } from '../sample/world';
import type { Me } from '../schema/person';
import type { Post } from '../schema/post';
import type { ProfilePost } from '../schema/profilePost';
import { type ProfileKind, refOf } from '../schema/ref';
import type { Startup } from '../schema/startup';
import type { User } from '../schema/user';
import type { DeviceStore } from './deviceStore';
import { logoAddress, startupOf } from './listedStartup';
import { withProfile } from './ownProfile';
import { readProfile } from './profiles';
import { investorOf } from './registeredInvestor';
import { readSampleDate } from './sampleDate';

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  me: Me;
  /** The clock, in ms since the epoch: the sample world is dated from the first look at it. */
  now: () => number;
  /** Fetches the sample world. */
  loadSample: () => Promise<SampleWorld>;
  /** The feed of the same person, where the posts of investors and people come from. */
  loadFeed: () => Promise<Pick<FeedData, 'posts' | 'setAside'>>;
};

const loadListingSchema = async () => (await import('../schema/startupListing')).listedStartupSchema;
const loadAccountSchema = async () => (await import('../schema/investorRegistration')).investorAccountSchema;

/**
 * The sample world with what one person added: their listings (`listing`), their investor account (`investorAccount`) and
 * what they said about themselves (`profile`).
 */
export function createDirectory({ device, owner, me, now, loadSample, loadFeed }: Options): Directory {
  async function load() {
    // First of all: the feed is dated from the same moment.
    const seen = await readSampleDate(device, owner, now);
    const [sample, feed, listings, accounts, profile] = await Promise.all([
      loadSample(),
      loadFeed(),
      device.read(owner, 'listing', loadListingSchema),
      device.read(owner, 'investorAccount', loadAccountSchema),
      readProfile(device, owner),
    ]);
    const world = sampleWorld(sample, seen.date, me.id);
    const inFeed = (authorId: string) =>
      feed.posts.filter(({ author }) => author.id === authorId).map(profilePost);
    const own = listings.records.map(({ id, value }) =>
      startupOf(id, value, logoAddress(`${owner}/${id}`, value)),
    );
    const ownInvestors = accounts.records.map(({ id, value }) => investorOf(id, value));
    const withOwn = (known: User): User => {
      const user = profile ? withProfile(known, profile) : known;
      return {
        ...user,
        name: me.name,
        stats: { ...user.stats, startups: user.stats.startups + own.length },
        startups: [...user.startups, ...own.map(ownStartup)],
      };
    };
    const withPosts = (user: User): User => {
      const posts = inFeed(user.id);
      return {
        ...user,
        stats: { ...user.stats, posts: user.stats.posts + posts.length },
        posts: [...posts, ...user.posts],
      };
    };
    const data: DirectoryData = {
      startups: [...world.startups, ...own],
      investors: [...world.investors, ...ownInvestors].map((investor) => ({
        ...investor,
        posts: [...inFeed(ownInvestors.includes(investor) ? me.id : investor.id), ...investor.posts],
      })),
      users: world.users.map((user) => withPosts(user.id === me.id ? withOwn(user) : user)),
      setAside: [seen, feed, listings, accounts].reduce((sum, part) => sum + part.setAside, 0),
    };
    const mine = data.users.find(({ id }) => id === me.id) ?? withPosts(withOwn(userOf(me)));
    const ownRefs = new Set<string>([
      refOf('user', me.id),
      ...ownInvestors.map(({ id }) => refOf('investor', id)),
    ]);
    return { data, own, mine, ownRefs };
  }

  return {
    load: async () => (await load()).data,

    async find(kind, id): Promise<ProfilePage | null> {
      const { data, own, mine, ownRefs } = await load();
      const isMeant = (profile: { id: string }) => profile.id.toLowerCase() === id.toLowerCase();
      if (kind === 'startup') {
        const found = data.startups.find(isMeant);
        return found ? { kind, profile: found, isOwn: own.includes(found) } : null;
      }
      if (kind === 'investor') {
        const profile = data.investors.find(isMeant);
        return profile ? { kind, profile } : null;
      }
      const profile = [mine, ...data.users].find(isMeant);
      if (!profile) return null;
      const shown = refOf(kind, profile.id);
      const people = peopleOf(data).filter(({ ref }) => ref !== shown && !ownRefs.has(ref));
      return { kind, profile, isOwn: profile === mine, people };
    },

    subscribe: (listener) => device.subscribe(owner, listener),
  };
}

const peopleOf = ({ startups, investors, users }: DirectoryData) => [
  ...startups.map(({ id, name, tagline, logo }) => connection('startup', id, name, tagline, logo)),
  ...investors.map(({ id, name, title, profileImage }) =>
    connection('investor', id, name, title, profileImage),
  ),
  ...users.map(({ id, name, role, profileImage }) => connection('user', id, name, role, profileImage)),
];

const connection = (kind: ProfileKind, id: string, name: string, role: string, image: string) => ({
  ref: refOf(kind, id),
  name,
  role,
  image,
});

const profilePost = ({ id, content, hashtags, postTime, likes, comments, isLiked }: Post): ProfilePost => ({
  id,
  content,
  hashtags,
  date: postTime,
  likes,
  comments: comments.length,
  isLiked,
  isInFeed: true,
});

const ownStartup = ({ id, name, logo, tagline, stage, founded }: Startup): User['startups'][number] => ({
  id,
  name,
  role: 'Founder',
  logo,
  tagline,
  stage,
  founded,
});

/** The page of somebody of whom nothing but this is known. */
const userOf = ({ id, name, role, isVerified, avatar, followers, startups }: Me): User => ({
  id,
  name,
  role,
  verified: isVerified,
  profileImage: avatar,
  coverImage: '',
  location: '',
  interests: [],
  lookingFor: [],
  bio: '',
  email: '',
  website: '',
  linkedin: '',
  twitter: '',
  github: '',
  joinDate: '',
  stats: { connections: 0, followers, posts: 0, startups },
  education: [],
  skills: [],
  workExperience: [],
  startups: [],
  following: [],
  posts: [],
  achievements: [],
  availability: '',
  mentorshipFocus: [],
  certificates: [],
});
