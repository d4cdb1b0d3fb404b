import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  title: 'Messages',
  /** The page's description for search engines. */
  headText: 'Your conversations with founders, investors and the people you work with.',
  listLabel: 'Conversations',
  loading: 'Loading conversations',
  loadingThread: 'Loading the conversation',

  searchLabel: 'Search messages',
  searchPlaceholder: 'Search messages...',
  searchClear: 'Clear search',
  resultCount: (p: { count: number }) =>
    plural(p.count, { one: '# conversation found', other: '# conversations found' }),
  noMatch: 'No conversations found',
  noMatchText: (p: { query: string }) =>
    `No names or messages match “${p.query}”. Check the spelling, or search with fewer words.`,
  noMatchAction: 'Show all conversations',

  emptyTitle: 'No conversations yet',
  emptyText: 'Find a founder or investor and select Message on their profile.',
  emptyAction: 'Discover people',

  failedTitle: 'We couldn’t load your conversations',
  failedText: 'Nothing you wrote is lost. Try again in a moment.',
  threadFailedTitle: 'We couldn’t load this conversation',
  unknownTitle: 'Conversation not found',
  unknownText:
    'This link doesn’t match anyone on Updraft. Choose a conversation from your list, or find someone new.',
  allConversations: 'All conversations',

  noneTitle: 'Select a conversation',
  noneText: 'Choose from your existing conversations or start a new one',

  newConversation: 'New conversation',
  peopleLabel: 'Search people and startups',
  peoplePlaceholder: 'Search by name',
  peopleLoading: 'Loading people',
  peopleFailed: 'We couldn’t load people to message. Try again.',
  nobodyFound: (p: { query: string }) => `No one named “${p.query}” found. Check the spelling.`,

  now: 'Now',
  today: 'Today',
  yesterday: 'Yesterday',
  you: 'You',
  online: 'Online',
  unread: 'Unread',
  muted: 'Muted',
  /** The user's own last message in the list (spec section 4). */
  ownPreview: (p: { text: string }) => `You: ${p.text}`,
  /** Label before an unsent text. */
  draft: 'Draft:',
  noMessages: 'No messages yet',

  back: 'Back to conversations',
  about: (p: { name: string }) => `About ${p.name}`,
  viewProfile: 'View Profile',
  more: 'More actions',
  markUnread: 'Mark as unread',
  mute: 'Mute conversation',
  unmute: 'Unmute conversation',

  threadLabel: (p: { name: string }) => `Conversation with ${p.name}`,
  /** At the start of a thread without messages. */
  threadStart: (p: { name: string }) => `This is the start of your conversation with ${p.name}.`,
  earlier: 'Show earlier messages',
  jumpToLatest: 'Jump to latest',
  newMessages: 'New messages',

  attach: 'Attach a file',
  attachNotAvailable: 'Attachments aren’t available',
  composerLabel: (p: { name: string }) => `Message to ${p.name}`,
  composerPlaceholder: 'Type your message...',
  /** Replaces the composer: the other account is deleted or can't be found. */
  closedGone: 'This person is no longer on Updraft, so you can’t send them messages.',
  /** Replaces the composer in the demo account. */
  closedSample: 'You’re looking around as Asha. Messages you send don’t reach other accounts.',
  send: 'Send',
  notSent:
    'Your message couldn’t be saved on this device, so it wasn’t sent. Your text is still here. Try again.',
};
