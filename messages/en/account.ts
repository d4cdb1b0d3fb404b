import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** Shared by both account management pages. */
  shared: {
    sections: 'Account',
    tabs: { profile: 'Profile', settings: 'Settings', startups: 'My Startups' },
    edit: 'Edit',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving…',
    /** Placeholder of a value that the user hasn't filled in. */
    notAdded: 'Not added yet',
    listHint: 'Separate items with commas',
    /** Hint while the name field is blank. */
    nameKept: (p: { name: string }) => `Leave this blank to keep ${p.name}.`,
    refused: 'Your changes couldn’t be saved on this device. Nothing you typed is lost. Try again.',
    loadFailedTitle: 'We couldn’t load this',
    loadFailedText: 'Your data on this device couldn’t be read.',

    leaveTitle: 'Discard changes?',
    leaveText: 'Your changes aren’t saved yet. If you leave now, you’ll lose them.',
    leaveStay: 'Keep editing',
    leaveDiscard: 'Discard',
  },

  /** The same field was changed both here and elsewhere. */
  clash: {
    title: 'These fields changed elsewhere',
    text: 'These values were also changed somewhere else while you were editing, probably in another tab. Choose which to keep.',
    mine: 'Your version',
    theirs: 'Saved version',
    keep: { mine: 'Keep mine', theirs: 'Use saved version' },
    /** Labels for a blank value, an image and a PDF. */
    blank: 'Empty',
    picture: 'An image',
    pdf: 'A PDF',
    back: 'Back to the form',
  },

  /** Founder account management (spec section 2). */
  founder: {
    title: 'Account Management',
    /** The page's description for search engines. */
    headText: 'Your profile, your settings and the startups you listed.',
    edit: 'Edit Profile',
    saved: 'Profile saved',
    publicPage: 'View public profile',
    signInEmail: 'Sign-in email',
    signInEmailNote: 'Only you see it.',
    emailHint: 'Everyone who sees your page sees it.',
    fields: {
      photo: 'Photo',
      name: 'Name',
      role: 'Role',
      location: 'Location',
      interests: 'Interests',
      bio: 'Bio',
      email: 'Email',
      website: 'Website',
      linkedin: 'LinkedIn',
      education: 'Education',
      skills: 'Skills',
      workExperience: 'Work Experience',
    },
    basics: 'About you',
    contact: 'Contact',
    investor: 'Investor profile',
    investorText: 'You’re also registered as an investor.',
    investorManage: 'Manage investor profile',
    investorNone: 'Do you invest too? Register so founders can find you.',
    investorRegister: 'Register as an investor',
  },

  /** My Startups (spec section 2). */
  startups: {
    title: 'My Startups',
    add: 'Add New Startup',
    emptyTitle: 'No startups yet',
    emptyText: 'List what you’re building so investors can find it.',
    listFirst: 'List Your First Startup',
    active: 'Active',
    inactive: 'Inactive',
    /** Accessible name of the switch. */
    seeks: (p: { name: string }) => `${p.name} is seeking investment`,
    activeText: 'This startup is currently active and seeking investment',
    inactiveText: 'This startup is inactive. It isn’t shown in Discover, and nobody can express interest.',
    viewProfile: 'View Profile',
    editOf: (p: { name: string }) => `Edit ${p.name}`,
    saved: 'Startup saved',
    remove: (p: { name: string }) => `Delete ${p.name}`,
    removed: (p: { name: string }) => `${p.name} deleted`,
    removeUndo: 'Undo',
    undoFailed: (p: { name: string }) => `Couldn’t restore ${p.name}.`,
    fields: {
      name: 'Name',
      tagline: 'Tagline',
      logo: 'Logo',
      stage: 'Stage',
      industry: 'Category',
      founded: 'Founded',
      website: 'Website',
      revenue: 'Monthly revenue',
      employees: 'Team size',
      description: 'Description',
      coverImage: 'Cover image',
      valuation: 'Valuation',
      closingDate: 'Closing date',
      videoDemo: 'Video demo',
      awards: 'Awards',
    },
    logoHint: 'Square, 512x512px, at most 2 MB',
    coverHint: 'Wide, 1600x400px, at most 2 MB',
    videoHint: 'A link that starts with https://, to a video or to the page that shows it',
    award: {
      entry: (p: { number: number }) => `Award ${p.number}`,
      add: 'Add an award',
      title: 'Award name',
      by: 'Given by',
      year: 'Year',
    },
  },

  /** Requests of investors for the key metrics of the user's startups. */
  requests: {
    /** Title of the card with the requests that the user sent. */
    sent: 'Requests you sent',
    askedOn: (p: { date: string }) => `Asked on ${p.date}`,
    title: 'Requests',
    /** Announced after the name of the tab. */
    tabCount: (p: { count: number }) =>
      plural(p.count, { one: '# request needs your answer', other: '# requests need your answer' }),
    waiting: (p: { count: number }) =>
      plural(p.count, { one: '# needs your answer', other: '# need your answer' }),
    none: 'No requests yet. When someone expresses interest, they also ask to see your key metrics. You can approve or decline here.',
    opens: 'People you approve can see everything: contact details, traction and key metrics.',
    loadFailed: 'Your requests on this device couldn’t be read.',
    states: {
      requested: 'Pending',
      approved: 'Approved',
      declined: 'Declined',
      revoked: 'Revoked',
      withdrawn: 'Withdrawn',
    },
    registered: 'Registered investor',
    notRegistered: 'Not registered as an investor',
    /** Labels before the time of a request or an answer. */
    asked: 'Requested',
    answered: 'Answered',
    investorPage: 'Investor page',
    message: 'Message',
    approve: 'Approve',
    approveAfterAll: 'Approve anyway',
    decline: 'Decline',
    revoke: 'Revoke',
    undo: 'Undo',
    undoFailed: 'Couldn’t undo. You can change your answer in Requests.',
    /** Toast after the user leaves the page, with an Undo button. */
    said: {
      approved: (p: { name: string }) => `You approved ${p.name}’s request.`,
      declined: (p: { name: string }) => `You declined ${p.name}’s request.`,
      revoked: (p: { name: string }) => `You revoked ${p.name}’s approval.`,
    },
    yourNote: 'Your note',
    note: (p: { name: string }) => `Note to ${p.name} (optional)`,
    noteHint: 'Sent with your answer. Your draft is saved until then.',
    suggestions: 'Start with a suggestion:',
    send: { declined: 'Decline request', revoked: 'Revoke approval' },
    sentences: {
      declined: [
        'Thank you for your interest. We aren’t sharing our metrics right now.',
        'Thank you for asking. We’re already talking to other investors and will write to you if that changes.',
        'Thank you for your interest. I don’t think we’re what you’re looking for. I wish you all the best.',
      ],
      revoked: [
        'Our round is full, so we’ve stopped sharing our metrics. Thank you for your interest.',
        'We’re pausing our fundraising and have stopped sharing our metrics for now. I’ll write to you when we resume.',
      ],
    },
    unsaved: 'Couldn’t save your answer on this device. Try again.',
  },
};
