import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { Directory, DirectoryData, Known, PageRequest, ProfilePage } from '../../ports/Directory';
import type { FeedData } from '../../ports/FeedStore';
import type { World, WorldPeople, WorldStartup, WorldUser } from '../../ports/World';
import { type SampleWorld, sampleInvestor, sampleWorld } from '../../sample/world';
import { dealFlowOf } from '../../schema/rules/dealFlow';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import {
  isOpenTo,
  limitedInvestor,
  limitedUser,
  type Viewer,
  viewers,
  withPrivacy,
} from '../../schema/rules/privacy';
import type { Me } from '../../schema/shapes/currentUser';
import type { Investor } from '../../schema/shapes/investor';
import type { OwnInvestor } from '../../schema/shapes/investorProfile';
import type { InvestorAccount } from '../../schema/shapes/investorRegistration';
import type { OwnedStartup } from '../../schema/shapes/ownedStartup';
import type { Post } from '../../schema/shapes/post';
import type { Profile } from '../../schema/shapes/profile';
import type { ProfilePost } from '../../schema/shapes/profilePost';
import {
  type Addressed,
  addressOf,
  type ProfileKind,
  type Ref,
  readRef,
  refOf,
} from '../../schema/shapes/ref';
import type { FounderPrivacy, InvestorPrivacy, Settings } from '../../schema/shapes/settings';
import type { Startup } from '../../schema/shapes/startup';
import type { ListedStartup } from '../../schema/shapes/startupListing';
import type { User } from '../../schema/shapes/user';
import { concerns } from '../device/concerns';
import { fileAddress } from '../records/fileAddress';
import { listedDeck, startupOf } from '../records/listedStartup';
import { readListings } from '../records/listings';
import { myStartup, readOwned, withOwned } from '../records/ownedStartups';
import { isPublisher } from '../records/owners';
import { userOf, withOwnData } from '../records/personPage';
import { photoOf } from '../records/photo';
import { readProfile } from '../records/profiles';
import { investorOf } from '../records/registeredInvestor';
import { readSampleDate } from '../records/sampleDate';

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample`. */
  owner: string;
  /** Returns the user with the current name. */
  me: () => Me;
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** Loads the sample data. */
  loadSample: () => Promise<SampleWorld>;
  /** Loads the user's feed. Posts also appear on the pages of their authors. */
  loadFeed: () => Promise<Pick<FeedData, 'posts'>>;
  /** The data of other accounts in this browser that the user may see. */
  world: World;
  /** Loads the user's settings for privacy and for browsing startups. */
  loadSettings: () => Promise<Settings>;
};

/** The kinds of the user's records that affect the directory. */
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
  (await import('../../schema/shapes/investorRegistration')).investorAccountSchema;

/**
 * The directory of startups, investors and users. It combines the sample data, the data of other accounts in
 * this browser, and the user's own listings, investor account and profile.
 */
export function createDirectory(options: Options): Directory {
  const { device, owner, now, loadSample, loadFeed, world: others, loadSettings } = options;
  let sample: Promise<SampleWorld> | null = null;

  /** Loads the sample data once. After a failure, the next call tries again. */
  function readSample() {
    sample ??= loadSample();
    sample.catch(() => {
      sample = null;
    });
    return sample;
  }

  const readAccounts = () => device.read(owner, 'investorAccount', loadAccountSchema);

  const keyOf = (id: string) => `${owner}/${id}`;
  /** Returns a listed startup. If the owner has edited it (`changed`), the logo is in the edits instead. */
  const asListed = ({ id, value }: DeviceRecord<ListedStartup>, changed: boolean) => {
    const logo = changed ? '' : fileAddress(keyOf(id), value.listing.logo, value.savedAt);
    return startupOf(id, value, logo, listedDeck(keyOf(id), value));
  };
  const listedStartup = rememberedByItem((record: DeviceRecord<ListedStartup>) => asListed(record, false));

  /** Builds the directory from all its data. The result is the same object as long as nothing changed. */
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
      published: WorldPeople,
    ) => {
      const settings: Settings = JSON.parse(settingsAsText);
      const me: Me = JSON.parse(meAsText);
      const isRemoved = (id: string) => owned.get(id)?.isRemoved ?? false;
      const isActive = (id: string) => owned.get(id)?.isActive ?? true;
      /** Returns a startup with the owner's edits. */
      const asOwned = (startup: Startup): Startup => {
        const changed = owned.get(startup.id);
        return changed ? withOwned(startup, changed, keyOf(startup.id)) : startup;
      };
      const world = withStartups(
        withoutStartups(sampleWorld(sample, date, me.id), isRemoved),
        asOwned,
        isActive,
      );
      const own = listings.map((record) =>
        owned.has(record.id) ? asOwned(asListed(record, true)) : listedStartup(record),
      );
      const investor = ownInvestor(kept, sampleInvestor(sample, me.id), me);
      const account = investor?.account;
      const photo = photoOf(owner, profile);
      const withAll = (known: User, data: Pick<Parameters<typeof withOwnData>[1], 'account' | 'startups'>) =>
        withFollowers(withOwnData(known, { name: me.name, profile, photo, ...data }), published);
      const withOwn = (known: User): User => withAll(known, { account, startups: own });
      const startups = [...world.startups, ...own];
      const known = world.users.map((user) =>
        user.id === me.id ? withOwn(user) : withFollowers(user, published),
      );
      const mine = known.find(({ id }) => id === me.id) ?? withOwn(userOf(me));
      const ownInvestors = investor
        ? [{ ...investorOf(investor.id, investor.account), profileImage: mine.profileImage }]
        : [];
      const investors = [...world.investors, ...ownInvestors];
      const lastListedFirst = listings
        .map(({ value: { savedAt } }, at) => ({ savedAt, startup: own[at] as Startup }))
        .sort((a, b) => a.savedAt - b.savedAt)
        .map(({ startup }) => startup)
        .reverse();
      /** Returns the user's page without the parts that the privacy settings hide from a viewer. */
      const mineSeenBy = (viewer: Viewer): User => {
        const seen = withAll(world.users.find(({ id }) => id === me.id) ?? userOf(me), {
          account: isOpenTo(settings.investorPrivacy, viewer) ? account : undefined,
          startups: lastListedFirst.filter(({ id }) => isActive(id)),
        });
        return isOpenTo(settings.privacy, viewer) ? seen : limitedUser(seen);
      };
      const ownRefs = new Set<Ref>([
        refOf('user', me.id),
        ...ownInvestors.map(({ id }) => refOf('investor', id)),
      ]);
      const founded = new Set(
        mine.startups.filter(({ role }) => role.startsWith('Founder')).map(({ id }) => id),
      );
      const managed = startups.filter(({ id }) => founded.has(id));
      const isOwn = ({ id }: { id: string }) => ownRefs.has(refOf('investor', id));
      const active = startups.filter(({ id }) => isActive(id));
      const found = activeOf(published);
      const theirs = withConnections(published, [
        ...peopleOf({
          startups: [...active, ...found.map(({ startup }) => startup)],
          investors: [...investors, ...published.investors.map(({ investor }) => investor)],
          users: [...known, ...published.users.map(({ user }) => user)],
        }),
        personOf(mine),
      ]);
      const users = [...known, ...theirs];
      const shown: DirectoryData = {
        // The user's own startups come last.
        startups: [
          ...active.filter(({ id }) => !founded.has(id)),
          ...found.map(({ startup }) => startup),
          ...active.filter(({ id }) => founded.has(id)),
        ],
        investors: [
          ...withPrivacy(investors, settings.investorPrivacy, isOwn, limitedInvestor),
          ...published.investors.map(({ investor }) => investor),
        ],
        users: withPrivacy(users, settings.privacy, (user) => user === mine, limitedUser),
        dealFlow: dealFlowOf(settings, account),
        own: [...ownRefs, ...managed.map(({ id }) => refOf('startup', id))],
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
        mineSeenBy,
        ownRefs,
        settings,
        published,
      };
    },
  );

  async function load() {
    // The dates of the sample data and of the feed are relative to this date, so it is read first.
    const seen = await readSampleDate(device, owner, now);
    const [sample, listings, changed, accounts, profile, settings, published] = await Promise.all([
      readSample(),
      readListings(device, owner),
      readOwned(device, owner),
      readAccounts(),
      readProfile(device, owner),
      loadSettings(),
      others.loadPeople(),
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
      published,
    );
    const quarantined = [seen, listings, changed, accounts].reduce((sum, part) => sum + part.quarantined, 0);
    return { ...everybody, quarantined };
  }

  /** Returns the posts of a person or an investor. */
  const readPosts = async (authorId: string) =>
    (await loadFeed()).posts
      .filter(({ author }) => author.kind !== 'startup' && author.id === authorId)
      .map(profilePost);

  /** Returns a startup with the posts that its owner wrote as the startup. */
  const withUpdates = async (startup: Startup): Promise<Startup> => {
    const isBy = ({ author }: Post) => author.kind === 'startup' && author.id === startup.id;
    const posts = (await loadFeed()).posts.filter(isBy).map(profilePost);
    return posts.length > 0 ? { ...startup, posts: [...posts, ...startup.posts] } : startup;
  };

  return {
    async load() {
      const { shown, quarantined } = await load();
      return quarantined > 0 ? { ...shown, quarantined } : shown;
    },

    async find(kind, asked): Promise<ProfilePage | null> {
      const everybody = await load();
      const { startups, investors, users, own, managed, isActive, mine, mineSeenBy, ownRefs } = everybody;
      const { settings, published } = everybody;
      const { dealFlow, ownStartups } = everybody.shown;
      const isMeant = (page: Addressed) => isAsked(page, asked);
      if (kind === 'startup') {
        const profile = startups.find(isMeant);
        const listed = published.startups.find(({ startup }) => isMeant(startup));
        const looking = dealFlow.isRegistered ? { criteria: dealFlow.criteria } : {};
        if (!profile) {
          if (!listed) return null;
          const known = peopleOn(listed.startup, everybody.shown.users, listed.userId);
          const looker = isPublisher(owner) ? looking : { needsAccount: true as const };
          const startup = await withUpdates(listed.startup);
          return { ...pageOfListed({ ...listed, startup }, known), ...looker };
        }
        const isOwn = managed.includes(profile);
        const founder = isOwn ? mine : users.find((user) => isFounder(user, profile));
        return {
          kind,
          profile: await withUpdates(profile),
          isOwn,
          isListed: own.has(profile),
          isActive: isActive(profile.id),
          ...peopleOn(profile, everybody.shown.users, founder?.id),
          ...(isOwn ? {} : looking),
        };
      }
      if (kind === 'investor') {
        const other = published.investors.find(({ investor }) => isMeant(investor));
        const found = investors.find(isMeant) ?? other?.investor;
        if (!found) return null;
        const profile = withPages(found, everybody.shown.startups);
        const isOwn = ownRefs.has(refOf(kind, profile.id));
        const isOthers = found === other?.investor;
        const posts = await readPosts(profile.id);
        const limitedTo = (isOthers && other.limitedTo) || 'public';
        const withPosts = { ...profile, posts: [...posts, ...profile.posts] };
        const seenBy = (viewer: Viewer): Investor => {
          if (!isOpenTo(settings.investorPrivacy, viewer)) return limitedInvestor(profile);
          // The privacy of the user page also applies to the user's posts on the investor page.
          return isOpenTo(settings.privacy, viewer, 'contribution') ? withPosts : profile;
        };
        return {
          kind,
          profile: limitedTo === 'public' ? withPosts : profile,
          isOwn,
          privacy: isOwn ? settings.investorPrivacy : (limitedTo as InvestorPrivacy),
          ...(isOwn && { seenBy: byViewer(kind, seenBy) }),
          ...(!isOwn && ownStartups.length > 0 && { ownStartups }),
        };
      }
      const profile = [mine, ...users].find(isMeant);
      if (!profile) return null;
      const shown = refOf(kind, profile.id);
      const people = peopleOf({
        startups: [
          ...startups.filter((startup) => isActive(startup.id)),
          ...activeOf(published).map(({ startup }) => startup),
        ],
        investors: [...investors, ...published.investors.map(({ investor }) => investor)],
        users,
      }).filter(({ ref }) => ref !== shown && !ownRefs.has(ref));
      const isOwn = profile === mine;
      const other = published.users.find(({ user }) => user.id === profile.id);
      const limitedTo = (!isOwn && other?.limitedTo) || 'public';
      const posts = await readPosts(profile.id);
      const withPosts = (user: User): User => ({
        ...user,
        stats: { ...user.stats, posts: user.stats.posts + posts.length },
        posts: [...posts, ...user.posts],
      });
      const seenBy = (viewer: Viewer): User => {
        const seen = mineSeenBy(viewer);
        return isOpenTo(settings.privacy, viewer, 'contribution') ? withPosts(seen) : seen;
      };
      return {
        kind,
        profile: withPosts(profile),
        isOwn,
        privacy: isOwn ? settings.privacy : (limitedTo as FounderPrivacy),
        ...(isOwn && { seenBy: byViewer(kind, seenBy) }),
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

    subscribe(listener) {
      const stops = [
        device.observe(owner, (change) => {
          const isOwn = change.extent === 'some' && change.origin === 'here';
          if (!isOwn && concerns(change, (kind) => directoryKinds.includes(kind))) listener();
        }),
        others.observe(listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Whether a page is the requested one. */
const isAsked = (page: Addressed, asked: PageRequest): boolean =>
  'id' in asked ? page.id === asked.id : addressOf(page).toLowerCase() === asked.slug.toLowerCase();

/** Returns the user's investor profile, stored or from the sample data, with the user's current name. */
function ownInvestor(
  kept: { value: InvestorAccount } | undefined,
  sample: OwnInvestor,
  { id, name }: Me,
): OwnInvestor {
  const known = kept ? { id, slug: kept.value.slug, account: kept.value } : sample;
  return known && { ...known, account: { ...known.account, fullName: name || known.account.fullName } };
}

type Cast = ReturnType<typeof sampleWorld>;

/** Returns the sample data without removed startups. Also removes mentions of these startups. */
function withoutStartups(world: Cast, isRemoved: (id: string) => boolean): Cast {
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
function withStartups(
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

const peopleOf = ({
  startups,
  investors,
  users,
}: Pick<DirectoryData, 'startups' | 'investors' | 'users'>) => [
  ...startups.map((startup) => connection('startup', startup, startup.tagline, startup.logo)),
  ...investors.map((investor) => connection('investor', investor, investor.title, investor.profileImage)),
  ...users.map(personOf),
];

const personOf = (user: User): Known => connection('user', user, user.role, user.profileImage);

/** Returns the user's own page as each other kind of viewer sees it, by viewer. */
const byViewer = <Seen>(kind: 'user' | 'investor', seenBy: (viewer: Viewer) => Seen) =>
  Object.fromEntries(
    viewers[kind].filter((viewer) => viewer !== 'self').map((viewer) => [viewer, seenBy(viewer)]),
  );

/** Returns the page of another account's listing. */
const pageOfListed = (
  { startup, isActive, closed }: WorldStartup,
  known: ReturnType<typeof peopleOn>,
): ProfilePage => ({
  kind: 'startup',
  profile: startup,
  isOwn: false,
  isListed: true,
  closed,
  isActive,
  ...known,
});

/** Links each company of a portfolio to the startup with the same name, if there is exactly one. */
const withPages = (investor: Investor, startups: readonly Startup[]): Investor => ({
  ...investor,
  portfolio: investor.portfolio.map((company) => {
    const isMeant = ({ name }: Startup) => name.toLowerCase() === company.name.toLowerCase();
    const [startup, ...others] = company.id ? [] : startups.filter(isMeant);
    if (!startup || others.length > 0) return company;
    const { id, slug, logo, categories } = startup;
    return { ...company, id, slug, logo, sector: categories[0] ?? '' };
  }),
});

const isFounder = ({ startups }: User, { id }: Startup) =>
  startups.some((startup) => startup.id === id && startup.role.startsWith('Founder'));

/** Returns the people behind a startup who have a page: the user who listed it, and team members by name. */
function peopleOn({ team }: Startup, users: readonly User[], listerId: string | undefined) {
  const lister = users.find(({ id }) => id === listerId);
  const members = team.flatMap(({ name }) => {
    const isMeant = (user: User) => user.name.toLowerCase() === name.toLowerCase();
    const [found, ...others] = lister && isMeant(lister) ? [lister] : users.filter(isMeant);
    return found && others.length === 0 ? { ...personOf(found), name } : [];
  });
  return { ...(lister && { listedBy: personOf(lister) }), members };
}

const activeOf = ({ startups }: WorldPeople) => startups.filter(({ isActive }) => isActive);

/** Adds the other accounts that follow a user to the user's number of followers. */
function withFollowers(user: User, { followers }: WorldPeople): User {
  const count = followers.get(refOf('user', user.id)) ?? 0;
  return count > 0 ? { ...user, stats: { ...user.stats, followers: user.stats.followers + count } } : user;
}

/** Returns the users of other accounts, each with the followed profiles that the viewer may see (`known`). */
function withConnections(world: WorldPeople, known: readonly Known[]): User[] {
  const byRef = new Map(known.map((each) => [each.ref, each]));
  return world.users.map(({ user, follows }: WorldUser) => {
    const following = follows.flatMap((ref) => byRef.get(ref) ?? []);
    const followed = withFollowers(user, world);
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

const profilePost = ({
  id,
  content,
  lang,
  hashtags,
  postTime,
  editedAt,
  likes,
  comments,
  isLiked,
}: Post): ProfilePost => ({
  id,
  content,
  lang,
  hashtags,
  date: postTime,
  ...(editedAt !== undefined && { editedAt }),
  likes,
  comments: comments.length,
  isLiked,
  isInFeed: true,
});
