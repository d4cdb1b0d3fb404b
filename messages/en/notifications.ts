import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** Announced after Profile in the bar. */
  waiting: (p: { count: number }) =>
    plural(p.count, { one: '# request needs your answer', other: '# requests need your answer' }),
  title: 'Notifications',
  /** Accessible name of the bell while there are new notifications. */
  count: (p: { count: number }) =>
    plural(p.count, { one: 'Notifications, # new', other: 'Notifications, # new' }),
  /** Announced when a notification arrives. */
  arrived: (p: { count: number }) =>
    plural(p.count, { one: '# new notification', other: '# new notifications' }),
  loading: 'Loading notifications',
  new: 'New',
  earlier: 'Earlier',
  readAll: 'Mark all as read',
  settings: 'Notification settings',

  emptyTitle: 'No notifications yet',
  emptyText:
    'Messages, requests, comments on your posts, new followers and news from the startups you follow will appear here.',
  failedTitle: 'We couldn’t load your notifications',
  failedText: 'Nothing is lost. Try again in a moment.',

  /** The events. `name` is the actor, `subject` the startup that the event is about. */
  events: {
    message: '<name></name> sent you a message',
    request: '<name></name> asked to see the metrics of <subject></subject>',
    approved: '<name></name> approved your request. You can see its key metrics.',
    declined: '<name></name> declined your request to see its key metrics',
    revoked: '<name></name> withdrew your access to its key metrics',
    comment: '<name></name> commented on your post',
    mention: '<name></name> mentioned you',
    follow: '<name></name> followed you',
    followBack: '<name></name> followed you back',
    startupFollow: '<name></name> followed <subject></subject>',
    startupPost: '<name></name> posted an update',
    postAboutStartup: '<name></name> posted about <subject></subject>',
    founderPost: '<name></name>, founder of <subject></subject>, posted an update',
    listing: '<name></name> is now listed',
    opportunity: '<name></name> is raising a round that fits your criteria',
    newListing: '<name></name> is new and fits your criteria',
    portfolioPost: '<name></name>, from your portfolio, posted an update',
    postAboutPortfolio: '<name></name> posted about <subject></subject>, from your portfolio',
    round: '<name></name> shared news about <subject></subject>’s round',
  },
  /** Why the startup fits. `list` contains the values that match: "Climate Tech, Seed". */
  reasons: {
    met: (p: { list: string }) => `Fits: ${p.list}`,
    close: (p: { list: string }) => `Near match: ${p.list}`,
    amount: (p: { amount: string }) => `${p.amount} left to raise`,
  },
};
