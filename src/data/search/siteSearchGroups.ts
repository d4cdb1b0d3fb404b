import { href } from '../schema/shapes/href';
import type { Investor } from '../schema/shapes/investor';
import type { Post } from '../schema/shapes/post';
import { type Addressed, type ProfileKind, profileHref } from '../schema/shapes/ref';
import type { SearchGroup, SearchHit } from '../schema/shapes/siteSearch';
import type { Startup } from '../schema/shapes/startup';
import type { User } from '../schema/shapes/user';
import { exactly, markMatches, nameKey } from './words';

/** The length of a post's excerpt, and of the text before the match, in characters. */
const excerptLength = 160;
const before = 24;

/** The matches of each kind, the best first. */
type Found = { startups: Startup[]; investors: Investor[]; users: User[]; posts: Post[] };

/**
 * Returns the results by kind, in display order. A kind with a profile whose name is exactly the query comes
 * first. Omits kinds without results.
 */
export function groupsOf({ startups, investors, users, posts }: Found, query: string): SearchGroup[] {
  const profileHit = (
    kind: ProfileKind,
    profile: Addressed & { name: string; verified: boolean },
    detail: string,
    image: string,
  ): SearchHit => ({
    id: profile.id,
    name: profile.name,
    isVerified: profile.verified,
    image,
    title: markMatches(profile.name, query),
    detail: markMatches(detail, query),
    href: profileHref(kind, profile),
  });
  const groups: SearchGroup[] = [
    {
      kind: 'startup',
      hits: startups.map((startup) => profileHit('startup', startup, startup.tagline, startup.logo)),
    },
    {
      kind: 'investor',
      hits: investors.map((investor) =>
        profileHit('investor', investor, investor.title, investor.profileImage),
      ),
    },
    { kind: 'user', hits: users.map((user) => profileHit('user', user, user.role, user.profileImage)) },
    {
      kind: 'post',
      hits: posts.map((post) => ({
        id: post.id,
        name: post.author.name,
        isVerified: post.author.isVerified,
        image: post.author.avatar,
        title: markMatches(post.author.name, query),
        detail: markMatches(excerptOf(post, query), query),
        href: href('explore', { hash: post.id }),
      })),
    },
  ];
  const asked = exactly(query);
  const isCalledSo = ({ kind, hits }: SearchGroup) =>
    asked !== null && kind !== 'post' && hits.some(({ name }) => nameKey(name) === asked);
  return groups
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)));
}

/** Returns the part of a post with the first match, on one line. */
function excerptOf({ content, hashtags }: Post, query: string): string {
  const text = [content, ...hashtags.map((tag) => `#${tag}`)].join(' ').replace(/\s+/gu, ' ').trim();
  const [first] = markMatches(text, query);
  const place = first && !first.isMatch && first.text.length < text.length ? first.text.length : 0;
  if (place + before < excerptLength / 2) return text.slice(0, excerptLength);
  const start = text.indexOf(' ', place - before) + 1;
  return `…${text.slice(start, start + excerptLength)}`;
}
