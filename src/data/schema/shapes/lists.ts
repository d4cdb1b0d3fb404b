/** The types of a post. This and the following lists are in display order (spec section 9). */
export const postTypes = ['funding', 'announcement', 'insight', 'thought'] as const;
export type PostType = (typeof postTypes)[number];

/** The feed's filter chips: all posts, or one post type. */
export const feedFilters = ['all', ...postTypes] as const;
/** The feed's current filter: one of the chips, or the saved posts, to which other screens link. */
export type FeedFilter = (typeof feedFilters)[number] | 'saved';

export const postTags = ['Announcement', 'Funding', 'Hiring', 'Product'] as const;
export type PostTag = (typeof postTags)[number];

/** The pop-up sign-in providers. */
export const popupProviders = ['google', 'microsoft', 'apple'] as const;
export type PopupProvider = (typeof popupProviders)[number];
/** How a user signs in to an account: with a password, or in a provider's pop-up window. */
export type SignInMethod = 'password' | PopupProvider;
