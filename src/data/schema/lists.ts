/** The enumerated lists of spec section 9. The order is the order of choice on screen. */
export const postTypes = ['funding', 'announcement', 'insight', 'thought'] as const;
export type PostType = (typeof postTypes)[number];

/** The feed's chips: everything, or one post type. */
export const feedFilters = ['all', ...postTypes] as const;
/** What the feed is narrowed to: one of the chips, or the saved posts, which other screens lead to. */
export type FeedFilter = (typeof feedFilters)[number] | 'saved';

export const postTags = ['Announcement', 'Funding', 'Hiring', 'Product'] as const;
export type PostTag = (typeof postTags)[number];

/** The pop-up sign-in providers. */
export const popupProviders = ['google', 'microsoft', 'apple'] as const;
export type PopupProvider = (typeof popupProviders)[number];
/** What an account is entered with: a password, or the window of a provider. */
export type SignInMethod = 'password' | PopupProvider;
