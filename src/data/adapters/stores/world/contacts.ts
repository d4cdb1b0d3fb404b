import type { WorldContact } from '../../../ports/World';
import { accessTo } from '../../../schema/rules/access';
import type { Investor } from '../../../schema/shapes/investor';
import { type Addressed, addressOf, profileHref } from '../../../schema/shapes/ref';
import type { Startup } from '../../../schema/shapes/startup';
import type { User } from '../../../schema/shapes/user';
import { faceOf, isFull, type Person, profileIn } from './accounts';
import { ofEach } from './ofEach';
import type { SeenPages } from './pages';

/** The pages of one account that the viewer may see. */
type Pages = { user: User | undefined; investor: Investor | undefined; startups: readonly Startup[] };

/**
 * Returns the contacts of all accounts that the viewer can write to or that have written to the viewer.
 * @param written the uids of the accounts that have written to the viewer
 */
export function contactsOf(
  { seen, people, listed }: SeenPages,
  written: ReadonlySet<string>,
): readonly WorldContact[] {
  const users = new Map(seen.users.map(({ user }) => [user.id, user]));
  const investors = new Map(seen.investors.map(({ investor }) => [investor.id, investor]));
  const startupsOf = ofEach(listed);
  return people.flatMap((person) => {
    const { uid } = person;
    const hasWritten = written.has(uid);
    const contact = contactOf(person, hasWritten, {
      user: users.get(uid),
      investor: investors.get(uid),
      startups: startupsOf(uid).map(({ startup }) => startup),
    });
    return contact ? [{ ...contact, uid, hasWritten }] : [];
  });
}

/** Returns the data of an account that the viewer may see in a contact; `null` if all of it is hidden. */
function contactOf(
  { uid, slug, name, account, relation }: Person,
  hasWritten: boolean,
  { user, investor, startups }: Pages,
): Pick<WorldContact, 'slug' | 'name' | 'role' | 'avatar' | 'href' | 'pages'> | null {
  const [startup] = startups;
  const addresses = {
    user: user && profileHref('user', user),
    investor: investor && profileHref('investor', investor),
    startups: startups.map((each) => profileHref('startup', each)),
  };
  const pages = [addresses.user ?? [], addresses.investor ?? [], addresses.startups].flat();
  if (user && addresses.user)
    return { ...at(user), name, role: user.role, avatar: user.profileImage, href: addresses.user, pages };
  if (investor && addresses.investor) {
    const { title, profileImage } = investor;
    return { ...at(investor), name, role: title, avatar: profileImage, href: addresses.investor, pages };
  }
  if (isFull(accessTo({ kind: 'identity', privacy: account.privacy, hasWritten }, relation)))
    return {
      ...at({ id: uid, slug }),
      name,
      role: profileIn(account)?.role ?? '',
      avatar: faceOf(account),
      href: '',
      pages,
    };
  if (!startup) return null;
  const { name: called, tagline, logo } = startup;
  return {
    ...at(startup),
    name: called,
    role: tagline,
    avatar: logo,
    href: addresses.startups[0] ?? '',
    pages,
  };
}

const at = (page: Addressed) => ({ slug: addressOf(page) });
