import type { PageRequest } from '../../../ports/Addresses';
import type { ProfilePage } from '../../../ports/Directory';
import type { PagesAsked, World } from '../../../ports/World';
import type { ProfileKind, Ref } from '../../../schema/shapes/ref';
import type { User } from '../../../schema/shapes/user';
import type { VisiblePages } from '../directory/visiblePages';
import { investorPage, isAsked, type LoadPosts, namesOn, startupPage, userPage } from './profilePages';

/** The number of other accounts that a user page suggests to follow, apart from those of the sample data. */
const suggestedAccounts = 20;

type Source = {
  readMine: () => Promise<User>;
  /** Reads the user's own pages, the sample data, and the requested pages of other accounts. */
  readPart: (asked: PagesAsked) => Promise<VisiblePages>;
  readFollowed: () => Promise<Ref[]>;
  loadPostsBy: LoadPosts;
  countFollowers: World['countFollowers'];
  /** Whether the user has an account other than the demo account. */
  isAccount: boolean;
};

/** Returns a profile with its page; `null` if none exists or it is hidden from the user. */
export async function findPage(
  { readMine, readPart, readFollowed, loadPostsBy, countFollowers, isAccount }: Source,
  kind: ProfileKind,
  asked: PageRequest,
): Promise<ProfilePage | null> {
  const page = { kind, ...asked };
  if (kind === 'user') {
    const refs = isAsked(await readMine(), asked) ? await readFollowed() : [];
    const pages = await readPart({ page, refs, followed: true, others: suggestedAccounts });
    return userPage(pages, asked, loadPostsBy, countFollowers);
  }
  const first = await readPart({ page });
  const named = namesOn(first, kind, asked);
  const pages = named ? await readPart({ page, named }) : first;
  return kind === 'startup'
    ? startupPage(pages, asked, loadPostsBy, isAccount)
    : investorPage(pages, asked, loadPostsBy);
}
