import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { Directory, DirectoryData, ProfilePage } from '../../ports/Directory';
import type { FeedData } from '../../ports/FeedStore';
import { type SampleWorld, sampleInvestor, sampleWorld } from '../../sample/world';
import { dealFlowOf } from '../../schema/dealFlow';
import type { OwnInvestor } from '../../schema/investorProfile';
import type { InvestorAccount } from '../../schema/investorRegistration';
import type { OwnedStartup } from '../../schema/ownedStartup';
import type { Me } from '../../schema/person';
import type { Post } from '../../schema/post';
import { limitedInvestor, limitedUser, withPrivacy } from '../../schema/privacy';
import type { Profile } from '../../schema/profile';
import type { ProfilePost } from '../../schema/profilePost';
import { type ProfileKind, readRef, refOf } from '../../schema/ref';
import { remembered, rememberedByItem } from '../../schema/remembered';
import type { Settings } from '../../schema/settings';
import type { Startup } from '../../schema/startup';
import type { ListedStartup } from '../../schema/startupListing';
import type { User } from '../../schema/user';
import { concerns } from '../device/changes';
import { logoAddress, startupOf } from '../records/listedStartup';
import { readListings } from '../records/listings';
import { myStartup, ownedLogo, readOwned, withOwned } from '../records/ownedStartups';
import { withProfile } from '../records/ownProfile';
import { readProfile } from '../records/profiles';
import { investorOf, withAccount } from '../records/registeredInvestor';
import { readSampleDate } from '../records/sampleDate';

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** The person, as they are called now. */
  me: () => Me;
  /** The clock, in ms since the epoch: the sample world is dated from the first look at it. */
  now: () => number;
  /** Fetches the sample world. */
  loadSample: () => Promise<SampleWorld>;
  /** The feed of the same person: what investors and people wrote into it is on their pages. */
  loadFeed: () => Promise<Pick<FeedData, 'posts'>>;
  /** The person's own: who sees their pages, and how they look through startups. */
  loadSettings: () => Promise<Settings>;
};

/** What the directory is made of, beside the sample. */
const directoryKinds = [
  'post',
  'comment',
  'sampleDeletion',
  'profile',
  'listing',
  'ownedStartup',
  'investorAccount',
  'settings',
  'sampleDate',
];

const loadAccountSchema = async () =>
  (await import('../../schema/investorRegistration')).investorAccountSchema;

/**
 * The sample world with what one person added: their listings (`listing`), their investor account (`investorAccount`) and
 * what they said about themselves (`profile`).
 */
export function createDirectory(options: Options): Directory {
  const { device, owner, now, loadSample, loadFeed, loadSettings } = options;
  let sample: Promise<SampleWorld> | null = null;

  /** Fetched once. */
  function readSample() {
    sample ??= loadSample();
    sample.catch(() => {
      sample = null;
    });
    return sample;
  }

  const readAccounts = () => device.read(owner, 'investorAccount', loadAccountSchema);

  const listedStartup = rememberedByItem(({ id, value }: DeviceRecord<ListedStartup>) =>
    startupOf(id, value, logoAddress(`${owner}/${id}`, value.listing.logo, value.savedAt)),
  );

  /** Made anew only once something of it changed. */
  const everybodyOf = remembered(
    (
      sample: SampleWorld,
      date: number,
      listings: readonly DeviceRecord<ListedStartup>[],
      owned: ReadonlyMap<string, OwnedStartup>,
      kept: DeviceRecord<InvestorAccount> | undefined,
      profile: Profile | null,
      settingsAsText: string,
      meAsText: string,
    ) => {
      const settings: Settings = JSON.parse(settingsAsText);
      const me: Me = JSON.parse(meAsText);
      const isRemoved = (id: string) => owned.get(id)?.isRemoved ?? false;
      const isActive = (id: string) => owned.get(id)?.isActive ?? true;
      /** A startup with what its owner changed. */
      const asOwned = (startup: Startup): Startup => {
        const changed = owned.get(startup.id);
        return changed ? withOwned(startup, changed, ownedLogo(`${owner}/${startup.id}`, changed)) : startup;
      };
      const world = withStartups(
        withoutStartups(sampleWorld(sample, date, me.id), isRemoved),
        asOwned,
        isActive,
      );
      const own = listings.map((record) =>
        owned.has(record.id) ? asOwned(startupOf(record.id, record.value, '')) : listedStartup(record),
      );
      const investor = ownInvestor(kept, sampleInvestor(sample, me.id), me.name);
      const account = investor?.account;
      const ownInvestors = investor ? [investorOf(investor.id, investor.account)] : [];
      const withOwn = (known: User): User => {
        const registered = account ? withAccount(known, account) : known;
        const user = profile ? withProfile(registered, profile) : registered;
        return {
          ...user,
          name: me.name,
          stats: { ...user.stats, startups: user.stats.startups + own.length },
          startups: [...user.startups, ...own.map(ownStartup)],
        };
      };
      const startups = [...world.startups, ...own];
      const investors = [...world.investors, ...ownInvestors];
      const users = world.users.map((user) => (user.id === me.id ? withOwn(user) : user));
      const mine = users.find(({ id }) => id === me.id) ?? withOwn(userOf(me));
      const ownRefs = new Set<string>([
        refOf('user', me.id),
        ...ownInvestors.map(({ id }) => refOf('investor', id)),
      ]);
      const founded = new Set(
        mine.startups.filter(({ role }) => role.startsWith('Founder')).map(({ id }) => id),
      );
      const managed = startups.filter(({ id }) => founded.has(id));
      const isOwn = ({ id }: { id: string }) => ownRefs.has(refOf('investor', id));
      const shown: DirectoryData = {
        // One's own startups come last.
        startups: [...startups.filter(({ id }) => !founded.has(id)), ...managed].filter(({ id }) =>
          isActive(id),
        ),
        investors: withPrivacy(investors, settings.investorPrivacy, isOwn, limitedInvestor),
        users: withPrivacy(users, settings.privacy, (user) => user === mine, limitedUser),
        dealFlow: dealFlowOf(settings, account),
        ownStartups: managed.filter(({ id }) => isActive(id)),
        quarantined: 0,
      };
      return {
        shown,
        startups,
        investors,
        users,
        own: new Set(own),
        managed,
        isActive,
        investor,
        mine,
        ownRefs,
        settings,
      };
    },
  );

  async function load() {
    // First of all: the feed is dated from the same moment.
    const seen = await readSampleDate(device, owner, now);
    const [sample, listings, changed, accounts, profile, settings] = await Promise.all([
      readSample(),
      readListings(device, owner),
      readOwned(device, owner),
      readAccounts(),
      readProfile(device, owner),
      loadSettings(),
    ]);
    const everybody = everybodyOf(
      sample,
      seen.date,
      listings.records,
      changed.owned,
      accounts.records[0],
      profile,
      JSON.stringify(settings),
      JSON.stringify(options.me()),
    );
    const quarantined = [seen, listings, changed, accounts].reduce((sum, part) => sum + part.quarantined, 0);
    return { ...everybody, quarantined };
  }

  /** What somebody wrote into the feed. */
  const readPosts = async (authorId: string) =>
    (await loadFeed()).posts.filter(({ author }) => author.id === authorId).map(profilePost);

  return {
    async load() {
      const { shown, quarantined } = await load();
      return quarantined > 0 ? { ...shown, quarantined } : shown;
    },

    async find(kind, id): Promise<ProfilePage | null> {
      const everybody = await load();
      const { startups, investors, users, own, managed, isActive, mine, ownRefs, settings } = everybody;
      const { dealFlow, ownStartups } = everybody.shown;
      const isMeant = (profile: { id: string }) => profile.id.toLowerCase() === id.toLowerCase();
      if (kind === 'startup') {
        const profile = startups.find(isMeant);
        if (!profile) return null;
        const isOwn = managed.includes(profile);
        return {
          kind,
          profile,
          isOwn,
          isListed: own.has(profile),
          isActive: isActive(profile.id),
          ...(dealFlow.isRegistered && !isOwn && { criteria: dealFlow.criteria }),
        };
      }
      if (kind === 'investor') {
        const profile = investors.find(isMeant);
        if (!profile) return null;
        const isOwn = ownRefs.has(refOf(kind, profile.id));
        const posts = await readPosts(isOwn ? options.me().id : profile.id);
        return {
          kind,
          profile: { ...profile, posts: [...posts, ...profile.posts] },
          isOwn,
          privacy: isOwn ? settings.investorPrivacy : 'public',
          ...(!isOwn && ownStartups.length > 0 && { ownStartups }),
        };
      }
      const profile = [mine, ...users].find(isMeant);
      if (!profile) return null;
      const shown = refOf(kind, profile.id);
      const isActiveStartup = (startup: Startup) => isActive(startup.id);
      const people = peopleOf({ startups: startups.filter(isActiveStartup), investors, users }).filter(
        ({ ref }) => ref !== shown && !ownRefs.has(ref),
      );
      const isOwn = profile === mine;
      const posts = await readPosts(profile.id);
      return {
        kind,
        profile: {
          ...profile,
          stats: { ...profile.stats, posts: profile.stats.posts + posts.length },
          posts: [...posts, ...profile.posts],
        },
        isOwn,
        privacy: isOwn ? settings.privacy : 'public',
        people,
      };
    },

    async loadAccount() {
      const { managed, isActive, investor, mine } = await load();
      return {
        user: mine,
        startups: managed.map((startup) => myStartup(startup, isActive(startup.id))),
        investor,
      };
    },

    async loadIds() {
      const { id: ownId, name } = options.me();
      const [sample, listings, accounts] = await Promise.all([
        readSample(),
        readListings(device, owner),
        readAccounts(),
      ]);
      const { startups, investors, users } = sampleWorld(sample, now(), ownId);
      const investor = ownInvestor(accounts.records[0], sampleInvestor(sample, ownId), name);
      const everybody = [
        ...startups,
        ...listings.records,
        ...investors,
        ...(investor ? [investor] : []),
        ...users,
      ];
      return new Set([ownId, ...everybody.map(({ id }) => id)]);
    },

    subscribe: (listener) =>
      device.observe(owner, (change) => {
        const isOwn = change.extent === 'some' && change.origin === 'here';
        if (!isOwn && concerns(change, (kind) => directoryKinds.includes(kind))) listener();
      }),
  };
}

/** What is kept of the person as an investor, or comes with the sample. The name is one with their account's. */
function ownInvestor(
  kept: { id: string; value: InvestorAccount } | undefined,
  sample: OwnInvestor,
  name: string,
): OwnInvestor {
  const known = kept ? { id: kept.id, account: kept.value } : sample;
  return known && { ...known, account: { ...known.account, fullName: name || known.account.fullName } };
}

type World = ReturnType<typeof sampleWorld>;

/** The sample world without the startups that their owner took away, wherever one is named. */
function withoutStartups(world: World, isRemoved: (id: string) => boolean): World {
  const isThere = ({ id }: { id?: string }) => id === undefined || !isRemoved(id);
  return {
    startups: world.startups
      .filter(isThere)
      .map((startup) => ({ ...startup, similarStartups: startup.similarStartups.filter(isThere) })),
    // What an investor put money into stays true; it has no page any more.
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
      return { ...user, startups, following, stats: { ...user.stats, startups: user.stats.startups - gone } };
    }),
  };
}

/** The startup that a connection is with; without an id for anybody else. */
function startupIn(ref = ''): { id?: string } {
  const named = readRef(ref);
  return { id: named?.kind === 'startup' ? named.id : undefined };
}

/** The sample world with its startups as their owners changed them, wherever one is named. */
function withStartups(
  world: World,
  asOwned: (startup: Startup) => Startup,
  isActive: (id: string) => boolean,
): World {
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

const peopleOf = ({
  startups,
  investors,
  users,
}: Pick<DirectoryData, 'startups' | 'investors' | 'users'>) => [
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

const profilePost = ({
  id,
  content,
  hashtags,
  postTime,
  editedAt,
  likes,
  comments,
  isLiked,
}: Post): ProfilePost => ({
  id,
  content,
  hashtags,
  date: postTime,
  ...(editedAt !== undefined && { editedAt }),
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
  ...limitedUser({ id, name, role, verified: isVerified, profileImage: avatar }),
  stats: { connections: 0, followers, posts: 0, startups },
});
