import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import type { ListedStartup } from '../../schema/shapes/listedStartup';
import type { OwnedStartup } from '../../schema/shapes/ownedStartup';
import type { Author, Post } from '../../schema/shapes/post';
import { fileAddress } from '../records/fileAddress';
import { ownedLogo, readOwned } from '../records/ownedStartups';

export type OwnAuthors = {
  /** How many startups the user has listed. */
  count: number;
  /** If a post was written as a startup, sets that startup as its author. Results are cached. */
  attributed: (post: Post) => Post;
  /** The active startups, which the user can post as; missing if there are none. */
  postsAs?: Author[];
};

const withAuthor = rememberedByItem((post: Post) =>
  remembered((author: Author): Post => ({ ...post, author })),
);

const ownAuthorsOf = remembered(
  (
    owner: string,
    listings: readonly DeviceRecord<ListedStartup>[],
    owned: ReadonlyMap<string, OwnedStartup>,
  ): OwnAuthors => {
    const authors = listings.map(({ id, value: { slug, listing, savedAt } }): Author => {
      const [key, edited] = [`${owner}/${id}`, owned.get(id)];
      return {
        id,
        slug,
        kind: 'startup',
        name: edited?.name ?? listing.startupName,
        role: edited?.tagline ?? listing.tagline,
        avatar: edited ? ownedLogo(key, edited) : fileAddress(key, listing.logo, savedAt),
        isVerified: false,
      };
    });
    const active = authors.filter(({ id }) => owned.get(id)?.isActive ?? true);
    const byId = new Map(authors.map((author) => [author.id, author]));
    return {
      attributed: (post) => {
        // If the startup is no longer listed, the user remains the author.
        const author = post.as && byId.get(post.as.id);
        return author ? withAuthor(post)(author) : post;
      },
      count: listings.length,
      ...(active.length > 0 && { postsAs: active }),
    };
  },
);

/** Returns a user's listed startups as authors of posts. Returns the same object until a startup changes. */
export const readOwnAuthors = async (
  device: DeviceStore,
  owner: string,
  listings: readonly DeviceRecord<ListedStartup>[],
): Promise<OwnAuthors> => ownAuthorsOf(owner, listings, await readOwned(device, owner));
