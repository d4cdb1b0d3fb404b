import type { PageRequest } from '../../../ports/Addresses';
import type { ProfilePage } from '../../../ports/Directory';
import type { PagesAsked, WorldStartup } from '../../../ports/World';
import { isOpenTo, limitedInvestor, type Viewer, viewers } from '../../../schema/rules/privacy';
import type { Investor } from '../../../schema/shapes/investor';
import type { Post } from '../../../schema/shapes/post';
import type { ProfilePost } from '../../../schema/shapes/profilePost';
import { type Addressed, addressOf, type ProfileKind, type Ref, refOf } from '../../../schema/shapes/ref';
import type { FounderPrivacy, InvestorPrivacy } from '../../../schema/shapes/settings';
import type { Startup } from '../../../schema/shapes/startup';
import type { User } from '../../../schema/shapes/user';
import { activeOf, peopleOf, personOf, withFollowers } from '../directory/connections';
import type { VisiblePages } from '../directory/visiblePages';

// Builds the data of one profile's page. Each function returns `null` if the user can't see such a profile.

/** Loads the posts of an author, newest first. A person and their investor page are the same author. */
export type LoadPosts = (author: { kind: ProfileKind; id: string }) => Promise<readonly Post[]>;

/** @param isAccount whether the user has an account other than the demo account */
export async function startupPage(
  pages: VisiblePages,
  asked: PageRequest,
  loadPosts: LoadPosts,
  isAccount: boolean,
): Promise<ProfilePage | null> {
  const { startups, users, own, managed, isActive, mine, published, shown } = pages;
  const isMeant = (page: Addressed) => isAsked(page, asked);
  /** Returns a startup with the posts that its owner wrote as the startup. */
  const withUpdates = async (startup: Startup): Promise<Startup> => {
    const posts = (await loadPosts({ kind: 'startup', id: startup.id })).map(profilePost);
    return posts.length > 0 ? { ...startup, posts: [...posts, ...startup.posts] } : startup;
  };
  const looking = shown.dealFlow.isRegistered ? { criteria: shown.dealFlow.criteria } : {};
  const profile = startups.find(isMeant);
  if (!profile) {
    const listed = published.startups.find(({ startup }) => isMeant(startup));
    if (!listed) return null;
    const known = peopleOn(listed.startup, shown.users, listed.userId);
    const looker = isAccount ? looking : { needsAccount: true as const };
    const startup = await withUpdates(listed.startup);
    return { ...pageOfListed({ ...listed, startup }, known), ...looker };
  }
  const isOwn = managed.includes(profile);
  const founder = isOwn ? mine : users.find((user) => isFounder(user, profile));
  return {
    kind: 'startup',
    profile: await withUpdates(profile),
    isOwn,
    isListed: own.has(profile),
    isActive: isActive(profile.id),
    ...peopleOn(profile, shown.users, founder?.id),
    ...(isOwn ? {} : looking),
  };
}

export async function investorPage(
  { investors, ownRefs, settings, published, shown }: VisiblePages,
  asked: PageRequest,
  loadPosts: LoadPosts,
): Promise<ProfilePage | null> {
  const isMeant = (page: Addressed) => isAsked(page, asked);
  const other = published.investors.find(({ investor }) => isMeant(investor));
  const found = investors.find(isMeant) ?? other?.investor;
  if (!found) return null;
  const profile = withPages(found, shown.startups);
  const isOwn = ownRefs.has(refOf('investor', profile.id));
  const posts = (await loadPosts({ kind: 'investor', id: profile.id })).map(profilePost);
  const limitedTo = (found === other?.investor && other.limitedTo) || 'public';
  const withPosts = { ...profile, posts: [...posts, ...profile.posts] };
  const seenBy = (viewer: Viewer): Investor => {
    if (!isOpenTo(settings.investorPrivacy, viewer)) return limitedInvestor(profile);
    // The privacy of the user page also applies to the user's posts on the investor page.
    return isOpenTo(settings.privacy, viewer, 'contribution') ? withPosts : profile;
  };
  return {
    kind: 'investor',
    profile: limitedTo === 'public' ? withPosts : profile,
    isOwn,
    privacy: isOwn ? settings.investorPrivacy : (limitedTo as InvestorPrivacy),
    ...(isOwn && { seenBy: byViewer('investor', seenBy) }),
    ...(!isOwn && shown.ownStartups.length > 0 && { ownStartups: shown.ownStartups }),
  };
}

export async function userPage(
  { startups, investors, users, isActive, mine, mineSeenBy, ownRefs, settings, published }: VisiblePages,
  asked: PageRequest,
  loadPosts: LoadPosts,
  countFollowers: (ref: Ref) => Promise<number>,
): Promise<ProfilePage | null> {
  const profile = [mine, ...users].find((page) => isAsked(page, asked));
  if (!profile) return null;
  const shown = refOf('user', profile.id);
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
  const [found, followers] = await Promise.all([
    loadPosts({ kind: 'user', id: profile.id }),
    countFollowers(shown),
  ]);
  const posts = found.map(profilePost);
  const withAllFollowers = (user: User) =>
    withFollowers(user, refOf('user', user.id) === shown ? followers : 0);
  const withPosts = (user: User): User => ({
    ...user,
    stats: { ...user.stats, posts: user.stats.posts + posts.length },
    posts: [...posts, ...user.posts],
  });
  const seenBy = (viewer: Viewer): User => {
    const seen = withAllFollowers(mineSeenBy(viewer));
    return isOpenTo(settings.privacy, viewer, 'contribution') ? withPosts(seen) : seen;
  };
  return {
    kind: 'user',
    profile: withPosts(withAllFollowers(profile)),
    isOwn,
    privacy: isOwn ? settings.privacy : (limitedTo as FounderPrivacy),
    ...(isOwn && { seenBy: byViewer('user', seenBy) }),
    people,
  };
}

/** Whether a page is the requested one. */
export const isAsked = (page: Addressed, asked: PageRequest): boolean =>
  'id' in asked ? page.id === asked.id : addressOf(page).toLowerCase() === asked.slug.toLowerCase();

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

/** Returns the names on a page that are links if a startup or a user has the same name. */
export function namesOn(
  { startups, investors, published }: VisiblePages,
  kind: 'startup' | 'investor',
  asked: PageRequest,
): PagesAsked['named'] {
  const isMeant = (page: Addressed) => isAsked(page, asked);
  if (kind === 'startup') {
    const found = startups.find(isMeant) ?? published.startups.map(({ startup }) => startup).find(isMeant);
    return found && { kind: 'user', names: found.team.map(({ name }) => name) };
  }
  const found = investors.find(isMeant) ?? published.investors.map(({ investor }) => investor).find(isMeant);
  const companies = found?.portfolio.filter(({ id }) => id === undefined);
  return companies && { kind: 'startup', names: companies.map(({ name }) => name) };
}

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
