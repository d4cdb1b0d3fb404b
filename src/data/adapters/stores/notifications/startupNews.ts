import { postTags } from '../../../schema/shapes/lists';
import { profileHref, refOf } from '../../../schema/shapes/ref';
import {
  aboutStartup,
  byAuthor,
  type Entry,
  excerptOf,
  holdsName,
  isMine,
  type KnownWorld,
  most,
  type Own,
} from './entries';

/** Returns entries for the user's listings, and for news of startups that the user follows. */
export function startupUpdates(known: KnownWorld, mine: Own): Entry[] {
  const { directory, follows, listings } = known;
  const byId = new Map(directory.startups.map((startup) => [startup.id, startup]));
  const found = listings.flatMap(({ id, listedAt }) => {
    const startup = byId.get(id);
    return startup ? { startup, listedAt } : [];
  });
  const listed = found
    .sort((a, b) => b.listedAt - a.listedAt)
    .slice(0, most)
    .map(
      ({ startup, listedAt }): Entry => ({
        ...aboutStartup('listing', startup),
        id: `listing:${startup.id}`,
        at: listedAt,
      }),
    );
  const isFollowed = ({ id }: { id: string }) => follows[refOf('startup', id)] === true;
  return [
    ...listed,
    ...newsOf(isFollowed, 'startupPost', 'postAboutStartup', known, mine),
    ...founderNews(isFollowed, known, mine),
  ];
}

/** Returns entries for news of startups that the user has invested in. */
export function portfolioChanges(known: KnownWorld, mine: Own): Entry[] {
  const { me, directory, investor } = known;
  const ownNames = [me.name, investor?.account.fullName];
  const { investments = '', portfolio = [] } = investor?.account ?? {};
  const backed = [...investments.split(/[,;\n]/), ...portfolio.map(({ name }) => name)].map(fold);
  const backedIds = new Set(
    directory.startups
      .filter(
        ({ name, investors }) =>
          backed.includes(fold(name)) || investors.some((one) => ownNames.includes(one.name)),
      )
      .map(({ id }) => id),
  );
  const isBacked = ({ id }: { id: string }) => backedIds.has(id);
  return newsOf(isBacked, 'portfolioPost', 'postAboutPortfolio', known, mine);
}

/** Returns posts in which the founder of a startup (see `isMeant`) names the startup or uses a news tag. */
function founderNews(isMeant: (startup: { id: string }) => boolean, known: KnownWorld, mine: Own): Entry[] {
  const founded = new Map(
    known.directory.users.map(({ id: userId, startups }) => [
      userId,
      startups.filter(({ id, role }) => id && role.startsWith('Founder') && isMeant({ id })),
    ]),
  );
  return known.posts.flatMap((post): Entry[] => {
    if (isMine(post.author, known, mine) || (post.author.kind ?? 'user') !== 'user') return [];
    const startups = founded.get(post.author.id) ?? [];
    const isNews = post.hashtags.some((hashtag) => postTags.some((tag) => tag === hashtag));
    const startup =
      startups.find(({ name }) => holdsName(name)(post.content)) ?? (isNews ? startups[0] : undefined);
    return startup ? [{ ...byAuthor('founderPost', post), subject: startup.name }] : [];
  });
}

/** Returns posts by and about startups that match `isMeant`, except the user's own startups. */
function newsOf(
  isMeant: (startup: { id: string }) => boolean,
  byStartup: 'startupPost' | 'portfolioPost',
  byOthers: 'postAboutStartup' | 'postAboutPortfolio',
  known: KnownWorld,
  mine: Own,
): Entry[] {
  const isOthers = (startup: { id: string }) => !mine.startupIds.has(startup.id) && isMeant(startup);
  const own = known.directory.startups.filter(isOthers).flatMap((startup) =>
    startup.posts.map((post) => ({
      ...aboutStartup(byStartup, startup),
      id: `post:${post.id}`,
      at: post.date,
      excerpt: excerptOf(post.content),
      href: profileHref('startup', startup, { search: { tab: 'updates' } }),
    })),
  );
  const inFeed = known.posts.flatMap((post): Entry[] => {
    const { startup, author } = post;
    if (isMine(author, known, mine)) return [];
    if (author.kind === 'startup' && isOthers(author)) return [byAuthor(byStartup, post)];
    return startup && isOthers(startup) ? [byAuthor(byOthers, post)] : [];
  });
  return [...own, ...inFeed];
}

const fold = (name: string) => name.trim().toLowerCase();
