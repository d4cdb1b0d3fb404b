import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** The frame around each wizard's form. */
  frame: {
    steps: 'Steps',
    stepOf: (p: { step: number; total: number }) => `Step ${p.step} of ${p.total}`,
    /** Announced after the name of a completed step. */
    stepDone: '(done)',
    needAttention: (p: { count: number }) =>
      plural(p.count, { one: '# field needs your attention', other: '# fields need your attention' }),
    restored: 'We restored your draft.',
    unsaved:
      'Your draft can’t be saved because this device is out of storage. Free up space, or submit before you leave this page.',
    /** Submitting failed. */
    notStored: 'Couldn’t save this on your device. Your answers are still here. Try again.',
    discard: 'Discard draft',
    discardQuestion: 'Discard this draft?',
    discardYes: 'Discard',
    discardNo: 'Keep draft',
  },

  /** Labels and hints inside the wizards' fields. */
  fields: {
    image: {
      choose: 'Choose an image',
      replace: 'Choose another image',
      drop: 'or drop it here',
      remove: 'Remove image',
      chosen: 'Selected image',
      notImage: 'This is not an image. Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.',
      tooLarge: 'This image is larger than 2 MB. Choose a smaller one.',
      unreadable: 'This image is damaged and can’t be shown. Choose another one.',
      notLoaded: 'Part of the page didn’t load. Check your connection, then choose the image again.',
    },
    pdf: {
      choose: 'Choose a PDF',
      replace: 'Choose another PDF',
      drop: 'or drop the file here',
      remove: 'Remove the PDF',
      chosen: 'PDF selected.',
      notPdf: 'This file isn’t a PDF. Save it as a PDF, then choose that file.',
      tooLarge: 'This PDF is larger than 10 MB. Choose a smaller one.',
      unreadable: 'This file can’t be read. Choose it again, or choose another one.',
    },
    list: {
      add: 'Add',
      remove: (p: { name: string }) => `Remove ${p.name}`,
      added: (p: { name: string }) => `${p.name} added`,
      removed: (p: { name: string }) => `${p.name} removed`,
      duplicate: (p: { name: string }) => `${p.name} is already in the list`,
    },
    number: {
      notWhole: (p: { example: string }) => `Enter a whole number, such as ${p.example}.`,
      notNumber: (p: { example: string }) => `Enter a number, such as ${p.example}.`,
      notYear: (p: { example: string }) => `Enter a year with four digits, such as ${p.example}.`,
    },
    /** Hint for input that isn't a URL. */
    notLink: 'This isn’t a web address, so it will appear as plain text.',
    entries: {
      remove: (p: { name: string }) => `Remove ${p.name}`,
      removed: (p: { name: string }) => `${p.name} removed`,
      keepOne: 'At least one entry must remain',
    },
  },

  /** Shared by the three wizards. */
  common: {
    /** The empty option of a choice. */
    choose: 'Choose one',
    website: 'https://',
    next: 'Next',
    continue: 'Continue',
    previous: 'Previous',
    back: 'Back',
    submit: 'Submit',
  },

  /** Listing a startup (spec section 2). */
  listing: {
    title: 'Startup Listing',
    /** The page's description for search engines. */
    headText: 'List what you’re building so investors can find it.',
    done: 'Your startup has been successfully listed!',
    steps: {
      basicInformation: 'Basic Information',
      aboutStartup: 'About Your Startup',
      tractionFunding: 'Traction & Funding',
      keyMetrics: 'Key Metrics',
      teamInvestors: 'Team & Investors',
    },
    fields: {
      startupName: 'Startup name',
      tagline: 'Tagline',
      registrationYear: 'Founded',
      location: 'Location',
      category: 'Category',
      logo: 'Logo',
      about: 'About',
      problem: 'Problem',
      solution: 'Solution',
      website: 'Website',
      email: 'Business email',
      revenue: 'Monthly revenue',
      users: 'Active users',
      raised: 'Raised so far',
      goal: 'Funding goal',
      fundingRound: 'Funding round',
      arr: 'ARR',
      growth: 'Monthly growth',
      cac: 'CAC',
      ltv: 'LTV',
      teamSize: 'Team size',
      team: 'Team members',
      investors: 'Existing investors',
      pitchDeck: 'Pitch deck',
    },
    hints: {
      /** Hint for the name field. `address`: `/startups/heliogrid-2`. */
      taken: (p: { address: string }) =>
        `This name is taken here. Your startup’s address will be ${p.address}.`,
      tagline: 'What you do, in one line',
      logo: 'Square, 512x512px, at most 2 MB',
      about: 'What you build, and for whom',
      arr: 'Annual recurring revenue',
      cac: 'Customer acquisition cost',
      ltv: 'Customer lifetime value',
      team: 'Name and role, such as Priya Nair, CTO',
      investors: 'Name of a person or firm',
      pitchDeck: 'PDF, at most 10 MB. Only people who express interest can open it.',
    },
    yearPlaceholder: '2022',
    tractionNote: 'Traction and funding info is shown only to verified investors.',
    metricsNote:
      'These metrics are shown only to investors who express interest and after the owner approves their request.',
  },

  /** Registering as an investor (spec section 2). */
  registration: {
    title: 'Investor Registration',
    /** The page's description for search engines. */
    headText: 'Register once so founders can find you by what you invest in.',
    steps: {
      accountInformation: 'Account Information',
      investmentExperience: 'Investment Experience',
      investmentDetails: 'Investment Details',
      portfolioInformation: 'Portfolio Information',
      aboutYou: 'About You',
      contactInformation: 'Contact Information',
      investmentCriteria: 'Investment Criteria',
    },
    fields: {
      fullName: 'Full Name',
      phone: 'Phone number',
      email: 'Email',
      password: 'Password',
      confirmPassword: 'Confirm password',
      assets: 'Number of previous investments',
      preference: 'Investment preference',
      investorType: 'Investor type',
      experience: 'Years of experience',
      investmentType: 'Investment type',
      investmentAmount: 'Investment amount',
      timeline: 'Investment timeline',
      accredited: 'Are you an accredited investor?',
      avgInvestment: 'Average investment',
      portfolioValue: 'Portfolio value',
      yearlyInvestments: 'Investments per year',
      activeInvestment: 'Active investments',
      about: 'About',
      valueAdd: 'What you offer besides money',
      location: 'Location',
      website: 'Website',
      linkedinProfile: 'LinkedIn profile',
      requirements: 'What you look for in a startup',
    },
    hints: {
      password: 'At least 8 characters',
      /** Hint in a restored draft. */
      passwordAgain: 'Drafts don’t save passwords, so type it again. At least 8 characters',
      preference: 'The sectors you invest in',
      investmentType: 'The stages you invest in',
      about: 'Your story as an investor',
      valueAdd: 'Contacts, knowledge, time',
      requirements: 'What you ask for before you invest',
    },
    /** Replaces the password fields for a signed-in user. */
    ownPassword: 'You’re signed in, so your account password stays the same.',
    showPassword: 'Show password',
    done: 'Thank you for signing up!',
    doneText: 'Your account and investor profile are ready. See startups that match what you invest in.',
    explore: 'Explore Opportunities',
    /** Replaces the wizard for an account that has an investor profile. */
    existing: 'You’re registered',
    existingText: 'Your account has an investor profile. You can change it at any time.',
    manage: 'Manage investor profile',
  },

  /** Completing the user's profile (spec section 2). */
  onboarding: {
    title: 'Complete Your Profile',
    /** The page's description for search engines. */
    headText: 'Tell people what you do and who you want to meet.',
    complete: 'Complete Profile',
    steps: {
      basicInfo: 'Basic Info',
      experience: 'Experience',
      skillsConnections: 'Skills & Connections',
    },
    fields: {
      photo: 'Photo',
      role: 'Role',
      location: 'Location',
      interests: 'Interests',
      bio: 'Bio',
      workExperience: 'Work Experience',
      education: 'Education',
      skills: 'Skills',
      lookingFor: 'Looking for',
      website: 'Website',
      linkedin: 'LinkedIn',
    },
    hints: {
      photo: 'Square, 512x512px, at most 2 MB. Without one, your initials are shown.',
      interests: (p: { most: string }) => `Up to ${p.most}`,
      /** Why no other interest can be chosen. */
      interestsFull: (p: { most: string }) =>
        `You’ve chosen ${p.most}, the maximum. Remove one to choose another.`,
      bio: 'What others should know about you',
      lookingFor: 'Choose all that apply',
    },
    work: {
      entry: (p: { number: number }) => `Position ${p.number}`,
      add: 'Add a position',
      title: 'Title',
      company: 'Company',
      duration: 'Duration',
      durationHint: 'For example, 2022–2024',
      description: 'Description',
    },
    education: {
      entry: (p: { number: number }) => `Education ${p.number}`,
      add: 'Add education',
      degree: 'Degree',
      institution: 'Institution',
      year: 'Year',
    },
  },

  /** Validation errors (spec section 5), by the keys that the schemas report. */
  errors: {
    tooLong: 'This is too long. Shorten it to continue.',
    tooMany: 'You can add up to 100. Remove some to continue.',
    startupNameRequired: 'Startup name is required',
    taglineRequired: 'Tagline is required',
    categoryRequired: 'Category is required',
    aboutRequired: 'About section is required',
    problemRequired: 'Problem statement is required',
    solutionRequired: 'Solution description is required',
    businessEmailRequired: 'Business email is required',
    emailInvalid: 'Please enter a valid email address',
    httpsRequired: 'Please enter a link that starts with https://',
    awardTitleRequired: 'Each award needs a name',
    companyRequired: 'Company name is required',
    fullNameRequired: 'Full name is required',
    phoneRequired: 'Phone number is required',
    emailRequired: 'Email is required',
    passwordRequired: 'Password is required',
    passwordTooShort: 'Password must be at least 8 characters',
    passwordsDiffer: 'Passwords do not match',
    assetsRequired: 'Please select the number of investments',
    preferenceRequired: 'Please select at least one investment preference',
    investorTypeRequired: 'Please select your investor type',
    experienceRequired: 'Years of experience is required',
    investmentTypeRequired: 'Please select at least one investment type',
    investmentAmountRequired: 'Investment amount is required',
    timelineRequired: 'Please select an investment timeline',
    accreditedRequired: 'Please indicate if you are an accredited investor',
  },
};
