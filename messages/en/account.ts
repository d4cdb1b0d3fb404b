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
      industry: 'Industry',
      founded: 'Founded',
      website: 'Website',
      revenue: 'Monthly revenue',
      employees: 'Employees',
      description: 'Description',
    },
    logoHint: 'Square, 512x512px, at most 2 MB',
  },
};
