import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { OwnedStartup } from '../../schema/ownedStartup';
import type { Author } from '../../schema/post';
import { remembered } from '../../schema/remembered';
import type { ListedStartup } from '../../schema/startupListing';
import { fileAddress } from './fileAddress';
import { ownedLogo, readOwned } from './ownedStartups';

/** The startups of one's own as authors, by id, and those of them that one can post as: the active ones. */
export type OwnAuthors = { authors: ReadonlyMap<string, Author>; postsAs: Author[] };

const ownAuthorsOf = remembered(
  (
    owner: string,
    listings: readonly DeviceRecord<ListedStartup>[],
    owned: ReadonlyMap<string, OwnedStartup>,
  ): OwnAuthors => {
    const authors = listings.map(({ id, value: { listing, savedAt } }): Author => {
      const [key, edited] = [`${owner}/${id}`, owned.get(id)];
      return {
        id,
        kind: 'startup',
        name: edited?.name ?? listing.startupName,
        role: edited?.tagline ?? listing.tagline,
        avatar: edited ? ownedLogo(key, edited) : fileAddress(key, listing.logo, savedAt),
        isVerified: false,
      };
    });
    return {
      authors: new Map(authors.map((author) => [author.id, author])),
      postsAs: authors.filter(({ id }) => owned.get(id)?.isActive ?? true),
    };
  },
);

/** What a person has listed, as the authors of posts: the same as long as nothing changed. */
export const readOwnAuthors = async (
  device: DeviceStore,
  owner: string,
  listings: readonly DeviceRecord<ListedStartup>[],
): Promise<OwnAuthors> => ownAuthorsOf(owner, listings, (await readOwned(device, owner)).owned);
