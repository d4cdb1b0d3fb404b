import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** On Profile in the bar, read aloud. */
  waiting: (p: { count: number }) =>
    plural(p.count, { one: '# request waits for your answer', other: '# requests wait for your answer' }),
  title: 'Notifications',
  /** The name of the bell while there is something new. */
  count: (p: { count: number }) =>
    plural(p.count, { one: 'Notifications, # new', other: 'Notifications, # new' }),
  /** Said when something happens. */
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

  /** What happened: `name` did it, `subject` is the startup it is about. */
  events: {
    message: '<name></name> sent you a message',
    request: '<name></name> asks for the figures of <subject></subject>',
    approved: '<name></name> said yes: its key metrics are open to you',
    declined: '<name></name> doesn’t open its key metrics to you for now',
    revoked: '<name></name> has closed its key metrics to you again',
    comment: '<name></name> commented on your post',
    mention: '<name></name> mentioned you',
    follow: '<name></name> follows you',
    followBack: '<name></name> follows you back',
    startupFollow: '<name></name> follows <subject></subject>',
    startupPost: '<name></name> posted an update',
    postAboutStartup: '<name></name> posted about <subject></subject>',
    founderPost: '<name></name>, who founded <subject></subject>, posted an update',
    listing: '<name></name> is now listed',
    opportunity: '<name></name> is raising a round that fits what you look for',
    newListing: '<name></name> is new here and fits what you look for',
    portfolioPost: '<name></name>, from your portfolio, posted an update',
    postAboutPortfolio: '<name></name> posted about <subject></subject>, from your portfolio',
    round: '<name></name> shared news of the round of <subject></subject>',
  },
  /** Why a startup is told of; `list` of what it has: "Climate Tech, Seed". */
  reasons: {
    met: (p: { list: string }) => `Fits: ${p.list}`,
    close: (p: { list: string }) => `Close: ${p.list}`,
    amount: (p: { amount: string }) => `${p.amount} still open`,
  },
};
