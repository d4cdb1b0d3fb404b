import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  title: 'Explore',
  /** The page's description for search engines. */
  headText: 'What startups and investors are working on, and the latest from the people you follow.',

  searchLabel: 'Search updates',
  searchPlaceholder: 'Search updates',
  searchClear: 'Clear search',

  filterLabel: 'Filter updates',
  /** The filter chips. */
  filters: {
    all: 'All Updates',
    funding: 'Funding News',
    announcement: 'Announcements',
    insight: 'Insights',
    thought: 'Thoughts',
    saved: 'Saved posts',
  },
  /** The labels of post types on a card. */
  types: { funding: 'Funding', announcement: 'Announcement', insight: 'Insight', thought: 'Thought' },
  /** The type as a word inside {@link emptyType}. */
  typeWords: { funding: 'funding', announcement: 'announcement', insight: 'insight', thought: 'thought' },

  composerLabel: 'Your update',
  composerPlaceholder: 'Share an update with your network',
  composerTag: 'Add a tag',
  composerNoTag: 'No tag',
  composerTags: {
    Announcement: 'Announcement',
    Funding: 'Funding',
    Hiring: 'Hiring',
    Product: 'Product',
  },
  composerAs: 'Post as',
  composerPost: 'Post',

  loading: 'Loading updates',
  resultCount: (p: { count: number }) => plural(p.count, { one: '# update found', other: '# updates found' }),
  loadMore: 'Show more updates',

  emptyTitle: 'No posts to show',
  emptyAll: 'Your feed is empty. Follow more people or startups to see their updates.',
  emptyType: (p: { type: string }) => `No ${p.type} posts available at the moment.`,
  emptySaved: 'No saved posts yet. Save a post to find it here.',
  emptyAction: 'Discover People & Startups',
  noMatch: (p: { query: string }) =>
    `Nothing matches “${p.query}”. Check the spelling, or search with fewer words.`,
  noMatchInFilter: (p: { query: string; filter: string }) =>
    `Nothing in ${p.filter} matches “${p.query}”. Use fewer words, or search all updates.`,
  noMatchAction: 'Show all updates',

  failedTitle: 'We couldn’t load your feed',
  failedText: 'Nothing you wrote is lost. Try again in a moment.',

  viewStartup: 'View startup',
  /** `<b>` sets the amount in bold. */
  raised: (p: { amount: string }) => `<b>${p.amount}</b> raised`,
  ofGoal: (p: { share: string; goal: string }) => `${p.share} of ${p.goal}`,
  fundraising: (p: { name: string }) => `Funds raised by ${p.name}`,

  /** Accessible names of the actions whose visible label is only a count. */
  commentCount: (p: { count: string }) => `Comment, ${p.count}`,
  shareCount: (p: { count: string }) => `Share, ${p.count}`,
  save: 'Save',
  saved: 'Saved',
  postSaved: 'Post saved',
  showSaved: 'Show saved posts',
  /** The list of suggested people after a typed `@`. */
  peopleLabel: 'People',
  peopleSuggested: (p: { count: number }) =>
    plural(p.count, { one: '# person suggested', other: '# people suggested' }),

  /** Actions on the user's own post or comment. */
  more: 'More actions',
  edit: 'Edit',
  delete: 'Delete',
  editPostLabel: 'Edit your post',
  editCommentLabel: 'Edit your comment',
  editSave: 'Save Changes',
  /** Announced after saving. */
  editSaved: 'Changes saved',
  /** `text` is the beginning of the post or comment. */
  postDeleted: (p: { text: string }) => `Post deleted: “${p.text}”`,
  commentDeleted: (p: { text: string }) => `Comment deleted: “${p.text}”`,
  undo: 'Undo',
  undoFailed: 'Couldn’t undo on this device.',

  comments: 'Comments',
  showAllComments: (p: { count: number }) =>
    plural(p.count, { one: 'Show # comment', other: 'Show all # comments' }),
  commentLikes: (p: { count: number }) => plural(p.count, { one: '# like', other: '# likes' }),
  commentLabel: 'Your comment',
  commentPlaceholder: 'Add a comment',
  commentSend: 'Comment',

  meLabel: 'You',
  followers: 'Followers',
  startups: 'Startups',

  sidebarLabel: 'More from Updraft',
  trendingTitle: 'Trending Topics',
  trendingPosts: (p: { count: number }) => plural(p.count, { one: '# post', other: '# posts' }),
  eventsTitle: 'Upcoming Events',
  sponsoredTitle: 'Sponsored',
  followTitle: 'Who to Follow',
  follow: 'Follow',
  following: 'Following',
  followPerson: (p: { name: string }) => `Follow ${p.name}`,
  followingPerson: (p: { name: string }) => `Following ${p.name}`,

  footerLabel: 'About Updraft',
  footerTerms: 'Terms',
  footerCopyright: '© 2025 Updraft',

  linkCopied: 'Post link copied',
  linkNotCopied: (p: { link: string }) => `Couldn’t copy the link. Copy it manually: ${p.link}`,
};
