import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** What both account managements have in common. */
  shared: {
    sections: 'Account',
    tabs: { profile: 'Profile', settings: 'Settings', startups: 'My Startups' },
    edit: 'Edit',
    cancel: 'Cancel',
    save: 'Save Changes',
    saving: 'Saving…',
    /** In place of what nobody has filled in. */
    notAdded: 'Not added yet',
    listHint: 'Separate them with commas',
    /** While the name's field is blank. */
    nameKept: (p: { name: string }) => `Left blank, it stays ${p.name}.`,
    refused: 'This device could not save your changes. Nothing you typed is lost: try again.',
    loadFailedTitle: 'We couldn’t load this',
    loadFailedText: 'Your data on this device could not be read.',

    leaveTitle: 'Discard changes?',
    leaveText: 'Your changes are not saved yet. If you leave, they are lost.',
    leaveStay: 'Keep editing',
    leaveDiscard: 'Discard',
  },

  /** A field was changed here and meanwhile elsewhere. */
  clash: {
    title: 'Changed elsewhere too',
    text: 'While you were editing, these were saved with other values, maybe in another tab. Choose which to keep.',
    mine: 'What you typed',
    theirs: 'Saved meanwhile',
    keep: { mine: 'Keep mine', theirs: 'Take the other' },
    /** In place of a value that is blank, and of an image. */
    blank: 'Nothing',
    picture: 'An image',
    back: 'Back to the form',
  },

  /** Founder account management (spec section 2). */
  founder: {
    title: 'Account Management',
    /** What a search engine shows of the page. */
    headText: 'Your profile, your settings and the startups you listed.',
    edit: 'Edit profile',
    saved: 'Your profile is saved.',
    publicPage: 'View public page',
    signInEmail: 'Sign-in email',
    signInEmailNote: 'Only you see it.',
    emailHint: 'Everyone who sees your page sees it.',
    fields: {
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
      workExperience: 'Work experience',
    },
    basics: 'About you',
    contact: 'Contact',
    investor: 'Investor profile',
    investorText: 'You are registered as an investor too.',
    investorManage: 'Manage investor profile',
    investorNone: 'Do you invest as well? Register to be found by founders.',
    investorRegister: 'Register as an investor',
  },

  /** My Startups (spec section 2). */
  startups: {
    title: 'My Startups',
    add: 'Add New Startup',
    emptyTitle: 'No startups yet',
    emptyText: 'List what you are building, so that investors can find it.',
    listFirst: 'List Your First Startup',
    active: 'Active',
    inactive: 'Inactive',
    /** Names the switch. */
    seeks: (p: { name: string }) => `${p.name} seeks investment`,
    activeText: 'This startup is currently active and seeking investment',
    inactiveText: 'This startup is inactive: it is not shown on Discover, and nobody can express interest',
    viewProfile: 'View Profile',
    editOf: (p: { name: string }) => `Edit ${p.name}`,
    saved: 'Your startup is saved.',
    remove: (p: { name: string }) => `Delete ${p.name}`,
    removed: (p: { name: string }) => `${p.name} is deleted.`,
    removeUndo: 'Undo',
    undoFailed: (p: { name: string }) => `This device could not bring ${p.name} back.`,
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
    },
    logoHint: 'Square, 512x512px, at most 2 MB',
  },

  /** Of investors, for the key metrics of one's own startups. */
  requests: {
    /** The card of those that the person sent. */
    sent: 'Requests you sent',
    askedOn: (p: { date: string }) => `Asked on ${p.date}`,
    title: 'Requests',
    /** Beside the name of the tab, read aloud. */
    tabCount: (p: { count: number }) =>
      plural(p.count, { one: '# request waits for your answer', other: '# requests wait for your answer' }),
    waiting: (p: { count: number }) =>
      plural(p.count, { one: '# waits for your answer', other: '# wait for your answer' }),
    none: 'No requests yet. Whoever expresses interest asks you for your key metrics: you approve or decline it here.',
    opens: 'Whom you approve sees everything: contact, traction and key metrics.',
    loadFailed: 'The requests on this device could not be read.',
    states: {
      requested: 'Waiting',
      approved: 'Approved',
      declined: 'Declined',
      revoked: 'Revoked',
      withdrawn: 'Withdrawn',
    },
    registered: 'Registered investor',
    notRegistered: 'Not registered as an investor',
    /** Before how long ago it was. */
    asked: 'Asked',
    answered: 'Answered',
    investorPage: 'Investor page',
    message: 'Message',
    approve: 'Approve',
    approveAfterAll: 'Approve after all',
    decline: 'Decline',
    revoke: 'Revoke',
    undo: 'Undo',
    undoFailed: 'This device could not undo your answer.',
    /** Said once the page is left, with Undo beside it. */
    said: {
      approved: (p: { name: string }) => `You approved ${p.name}’s request.`,
      declined: (p: { name: string }) => `You declined ${p.name}’s request.`,
      revoked: (p: { name: string }) => `You revoked ${p.name}’s approval.`,
    },
    yourNote: 'Your note',
    note: (p: { name: string }) => `Note to ${p.name} (optional)`,
    noteHint: 'It is sent with your answer. What you type is kept until then.',
    suggestions: 'Begin with one of these:',
    send: { declined: 'Decline request', revoked: 'Revoke approval' },
    sentences: {
      declined: [
        'Thank you for your interest. We aren’t sharing our figures for now.',
        'Thank you for asking. We are in talks with other investors already, and will write to you if that changes.',
        'Thank you for your interest. I don’t think we are what you are looking for, and wish you all the best.',
      ],
      revoked: [
        'Our round is full, so our figures are closed again. Thank you for your interest.',
        'We are pausing our fundraising, and have closed our figures for now. I’ll write to you when we go on.',
      ],
    },
    unsaved: 'This device could not save it.',
  },
};
