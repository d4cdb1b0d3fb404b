import type { DirectoryData } from '../ports/Directory';
import { href } from '../schema/href';
import type { Post } from '../schema/post';
import { type ProfileKind, profileHref } from '../schema/ref';
import type { SearchGroup, SearchHit } from '../schema/siteSearch';
import { searchDirectory } from './directorySearch';
import { searchPosts } from './postSearch';
import { exactly, markMatches } from './words';

type Profiles = Pick<DirectoryData, 'startups' | 'investors' | 'users'>;

/** How many of a kind are shown. */
const most = 3;
/** Letters of a post that are shown, and how many of them before what was found. */
const excerptLength = 160;
const before = 24;

/**
 * The best of each kind for a query, kinds in their order, but first one in which somebody is called exactly so; those with
 * nothing left out. A blank query finds nothing.
 */
export async function searchAll(
  profiles: Profiles,
  posts: readonly Post[],
  query: string,
): Promise<SearchGroup[]> {
  if (!query.trim()) return [];
  const best = async <Item extends { id: string }>(
    items: readonly Item[],
    ids: Promise<string[]>,
    hitOf: (item: Item) => SearchHit,
  ) => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (await ids).slice(0, most).flatMap((id) => {
      const item = byId.get(id);
      return item ? [hitOf(item)] : [];
    });
  };
  const profileHit = (
    kind: ProfileKind,
    profile: { id: string; name: string; verified: boolean },
    detail: string,
    image: string,
  ): SearchHit => ({
    id: profile.id,
    name: profile.name,
    isVerified: profile.verified,
    image,
    title: markMatches(profile.name, query),
    detail: markMatches(detail, query),
    href: profileHref(kind, profile.id),
  });
  const found = (kind: ProfileKind) => searchDirectory(profiles, kind, query);

  const groups: Promise<SearchGroup>[] = [
    best(profiles.startups, found('startup'), (startup) =>
      profileHit('startup', startup, startup.tagline, startup.logo),
    ).then((hits) => ({ kind: 'startup', hits })),
    best(profiles.investors, found('investor'), (investor) =>
      profileHit('investor', investor, investor.title, investor.profileImage),
    ).then((hits) => ({ kind: 'investor', hits })),
    best(profiles.users, found('user'), (user) =>
      profileHit('user', user, user.role, user.profileImage),
    ).then((hits) => ({ kind: 'user', hits })),
    best(posts, searchPosts(posts, query), (post) => ({
      id: post.id,
      name: post.author.name,
      isVerified: post.author.isVerified,
      image: post.author.avatar,
      title: markMatches(post.author.name, query),
      detail: markMatches(excerptOf(post, query), query),
      href: href('explore', { hash: post.id }),
    })).then((hits) => ({ kind: 'post', hits })),
  ];
  const isAsked = exactly(query);
  const isCalledSo = ({ kind, hits }: SearchGroup) =>
    kind !== 'post' && hits.some(({ name }) => isAsked(name));
  return (await Promise.all(groups))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)));
}

/** The part of a post in which the query is found, on one line. */
function excerptOf({ content, hashtags }: Post, query: string): string {
  const text = [content, ...hashtags.map((tag) => `#${tag}`)].join(' ').replace(/\s+/gu, ' ').trim();
  const [first] = markMatches(text, query);
  const place = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0;
  if (place + before < excerptLength / 2) return text.slice(0, excerptLength);
  const start = text.indexOf(' ', place - before) + 1;
  return `…${text.slice(start, start + excerptLength)}`;
}
