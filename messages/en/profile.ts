import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** Parts that the profiles of startups, investors and people have in common. */
  shared: {
    sections: (p: { name: string }) => `About ${p.name}`,
    share: 'Share',
    copied: 'Copied!',
    copyRefused: 'The link could not be copied. Copy it by hand:',
    copyRefusedLabel: 'Link',
    follow: 'Follow',
    following: 'Following',
    /** The chip that shows the rest of a list. */
    more: (p: { count: string }) => `+${p.count} more`,
    website: 'Website',
    email: 'Email',
    linkedin: 'LinkedIn',
    twitter: 'Twitter',
    github: 'GitHub',
    comments: (p: { count: number }) => plural(p.count, { one: '# comment', other: '# comments' }),
    /** Who sees a page, and through whose eyes its owner looks at it. */
    privacy: {
      viewAs: 'View as',
      viewers: {
        self: 'Yourself',
        everyone: 'Everyone',
        connection: 'A connection',
        founder: 'A founder',
        investor: 'A registered investor',
        interested: 'Someone who expressed interest',
        approved: 'An investor you approved',
      },
      seenBy: {
        everyone: 'This is what everyone sees.',
        connection: 'This is what your connections see.',
        founder: 'This is what founders see.',
        investor: 'This is what every registered investor sees.',
        interested: 'This is what someone sees who expressed interest, before you answer.',
        approved: 'This is what an investor sees whose request you approved.',
      },
      kept: {
        private: 'This page is private',
        connections: 'This page is for connections only',
        founders: 'This page is for founders only',
      },
      keptPrivateText: 'Nobody else finds it: not in Discover, not in search, not at this address.',
      keptText: (p: { name: string }) => `${p.name} shows no more here than name, role and photo.`,
      change: 'Change who sees it',
    },
  },
  startup: {
    loading: 'Loading startup profile...',
    /** What a search engine shows of the page. */
    headText: 'What this startup builds, its key metrics, its team and its investors.',
    notFoundTitle: 'Startup Not Found',
    notFoundText: 'The startup you are looking for could not be found or is no longer available.',
    notFoundAction: 'Discover Startups',
    failed: 'Failed to load startup data',

    tabs: {
      overview: 'Overview',
      metrics: 'Metrics',
      team: 'Team',
      investors: 'Investors',
      updates: 'Updates',
    },
    listedBy: (p: { name: string }) => `Listed by ${p.name}`,
    founded: (p: { year: string }) => `Founded ${p.year}`,
    /** Name of the list of categories and stage. */
    categories: 'Categories and stage',
    people: (p: { size: string }) => `${p.size} people`,

    /** On one's own listing. */
    edit: 'Edit',
    /** Above a startup's page: what of it one sees, and what opens the rest. */
    access: {
      /** `parts`: those of `parts` that are seen, as a list. */
      sees: (p: { parts: string }) => `You see: ${p.parts}.`,
      parts: {
        overview: 'overview',
        team: 'team',
        traction: 'traction',
        metrics: 'key metrics',
        contact: 'contact',
      },
      /** The way to see it is marked, to be a link. */
      traction: 'Traction opens to verified investors: <a>complete the investor registration</a>.',
      ask: (p: { name: string }) => `Key metrics open when you express interest and ${p.name} approves you.`,
      metrics: (p: { name: string }) => `Key metrics open when ${p.name} approves you.`,
      own: 'You see everything. Verified investors see traction, and investors you approve see key metrics, too.',
      /** Of a startup that keeps nothing back. */
      published: (p: { name: string }) => `${p.name} has published its figures to everyone.`,
    },

    expressInterest: 'Express Interest',
    interestExpressed: 'Interest Expressed',
    interestNote: "You'll be notified when the startup responds",
    /** Beside Express Interest, to a viewer without an account. */
    interestNeedsAccount: (p: { name: string }) =>
      `You need an account of your own to express interest: ${p.name} sees who asks.`,
    /** In the place of Express Interest, while the startup isn't active. */
    inactive: (p: { name: string }) =>
      `${p.name} isn’t seeking investment at present, so interest can’t be expressed.`,
    ownInactive: (p: { name: string }) =>
      `${p.name} is inactive: it is not shown on Discover, and nobody can express interest.`,
    manage: 'Manage it in My Startups',

    about: 'About',
    problem: 'Problem',
    solution: 'Solution',
    noAbout: (p: { name: string }) => `${p.name} hasn’t said anything about itself yet.`,
    keyMetrics: 'Key metrics',
    allMetrics: 'See all metrics',
    video: 'Video demo',
    watchVideo: 'Watch the video',
    videoLabel: (p: { name: string }) => `Video demo of ${p.name}`,
    awards: 'Awards',
    similar: 'Similar startups',

    fundraising: 'Fundraising',
    fundraisingLabel: (p: { name: string }) => `Funds raised by ${p.name}`,
    /** The amount is marked, to be set in bold. */
    raised: (p: { amount: string }) => `<b>${p.amount}</b> raised`,
    ofGoal: (p: { share: string; goal: string }) => `${p.share} of ${p.goal}`,
    noGoal: 'raised so far',
    goal: 'Goal',
    raisedNotStated: 'Amount raised not stated',
    round: 'Round',
    valuation: 'Valuation',
    investorCount: 'Investors',
    closes: 'Closes',
    closed: 'Closed',
    closedOn: 'Closed on',

    contact: 'Contact',
    message: 'Message',
    contactGate: 'Express interest to view contact information',
    closedGate: 'Not open while the startup isn’t seeking investment',
    noContact: 'No contact information yet.',
    deck: 'Pitch deck',
    deckGate: 'Express interest to access pitch deck',
    deckDownload: 'Download pitch deck',
    noDeck: 'No pitch deck yet.',

    metrics: {
      monthlyRevenue: 'Monthly revenue',
      activeUsers: 'Active users',
      arr: 'ARR',
      monthlyGrowth: 'Monthly growth',
      cac: 'CAC',
      ltv: 'LTV',
      ltvToCac: 'LTV/CAC ratio',
      burnRate: 'Burn rate',
      runway: 'Runway',
    },
    /** What a shortened name stands for. */
    metricNotes: {
      arr: 'Annual recurring revenue',
      cac: 'Cost of winning a customer',
      ltv: 'Lifetime value of a customer',
      ltvToCac: 'Earned for each dollar spent on winning a customer',
      burnRate: 'Spent each month',
      runway: 'Until the money runs out',
    },
    months: (p: { count: number }) => plural(p.count, { one: '# mo', other: '# mo' }),
    perMonth: (p: { amount: string }) => `${p.amount}/mo`,
    growthMonthly: (p: { share: string }) => `${p.share} monthly`,
    trendLabel: (p: { what: string; from: string; first: string; to: string; last: string }) =>
      `${p.what}: ${p.first} in ${p.from}, ${p.last} in ${p.to}`,
    asTable: 'Show as a table',
    month: 'Month',
    growth: 'Growth',
    customers: 'Customers',
    cash: 'Cash',
    /** Where one may see none of them. */
    noOpenMetrics: (p: { name: string }) => `None of ${p.name}’s metrics are open to you yet.`,
    noMetrics: (p: { name: string }) => `${p.name} hasn’t published any figures yet.`,
    noTeam: (p: { name: string }) => `${p.name} hasn’t introduced its team.`,
    noInvestors: (p: { name: string }) => `${p.name} hasn’t named any investors.`,
    noUpdates: (p: { name: string }) => `${p.name} hasn’t posted any updates yet.`,
  },
  /** How a startup fits what an investor looks for (the one who looks, or the one whose page it is). */
  fit: {
    withYou: 'Fit with what you look for',
    withStartup: (p: { startup: string }) => `Fit with ${p.startup}`,
    verdicts: { met: 'Met', close: 'Close', notMet: 'Not met', unknown: 'Unknown' },
    judged: (p: { criterion: string; verdict: string }) => `${p.criterion}: ${p.verdict}`,
    must: 'Must-have',
    change: 'Change what you look for',
    /** What there is, then what is looked for. */
    given: {
      sector: (p: { startup: string; given: string }) => `${p.startup} works in ${p.given}.`,
      stage: (p: { startup: string; given: string }) => `${p.startup}’s stage is ${p.given}.`,
      amount: (p: { startup: string; given: string }) => `${p.startup}’s round has ${p.given} open.`,
      place: (p: { startup: string; given: string }) => `${p.startup} is in ${p.given}.`,
    },
    full: (p: { startup: string }) => `${p.startup}’s round is full.`,
    missing: {
      sector: (p: { startup: string }) => `${p.startup} hasn’t said what it works in.`,
      stage: (p: { startup: string }) => `${p.startup} hasn’t said its stage.`,
      amount: (p: { startup: string }) => `What ${p.startup}’s round has open isn’t known.`,
      place: (p: { startup: string }) => `${p.startup} hasn’t said where it is.`,
    },
    youWant: {
      sector: (p: { wanted: string }) => `You look for ${p.wanted}.`,
      stage: (p: { wanted: string }) => `You look for startups at ${p.wanted}.`,
      amount: (p: { wanted: string }) => `You look for rounds with ${p.wanted} open.`,
      place: (p: { wanted: string }) => `You look in: ${p.wanted}.`,
    },
    theyWant: {
      sector: (p: { investor: string; wanted: string }) => `${p.investor} looks for ${p.wanted}.`,
      stage: (p: { investor: string; wanted: string }) => `${p.investor} looks for startups at ${p.wanted}.`,
      amount: (p: { investor: string; wanted: string }) => `${p.investor} puts in at least ${p.wanted}.`,
      place: (p: { investor: string; wanted: string }) => `${p.investor} looks in: ${p.wanted}.`,
    },
    amounts: {
      from: (p: { from: string }) => `${p.from} or more`,
      upTo: (p: { to: string }) => `up to ${p.to}`,
    },
    youDidNotSay: 'You haven’t said what you look for here.',
    theyDidNotSay: (p: { investor: string }) => `${p.investor} hasn’t said what to look for here.`,
    /** Why it is close. */
    close: {
      sector: 'That is a related field.',
      stage: 'That is one stage away.',
      amount: 'That is within a factor of two.',
      place: 'That is in the same part of the world.',
    },
    /** Two texts about places, of which one can't be read. */
    unread: 'How near that is can’t be told.',
  },
  investor: {
    loading: 'Loading investor profile...',
    /** What a search engine shows of the page. */
    headText: 'What this investor looks for, and whom they have backed so far.',
    notFoundTitle: 'Investor Not Found',
    notFoundText: 'The investor profile you are looking for could not be found or is no longer available.',
    notFoundAction: 'Discover Investors',
    failed: 'Failed to load investor data',

    tabs: {
      overview: 'Overview',
      portfolio: 'Portfolio',
      testimonials: 'Founder Testimonials',
      posts: 'Posts',
    },
    message: 'Message',
    scheduleMeeting: 'Schedule Meeting',
    mentoring: 'Available for mentoring',
    investmentCount: (p: { count: number | string }) =>
      plural(p.count, { one: '# investment', other: '# investments' }),

    about: 'About',
    philosophy: 'Investment philosophy',
    metrics: 'Key metrics',
    aum: 'Under management',
    experience: 'Experience',
    averageInvestment: 'Average investment',
    successfulExits: 'Successful exits',
    currentPortfolioSize: 'Portfolio companies',
    returnRate: 'Return rate',
    years: (p: { count: number }) => plural(p.count, { one: '# year', other: '# years' }),
    achievements: 'Achievements',

    portfolio: 'Portfolio',
    testimonials: 'Founder Testimonials',
    posts: 'Posts',

    criteria: 'Investment criteria',
    stages: 'Stages',
    checkSize: 'Check size',
    geography: 'Geography',
    leadOrFollow: 'Lead or follow',
    commitment: 'Commitment',
    decision: 'Decision time',
    sectors: 'Sectors',
    contact: 'Contact',
    investments: 'Investments so far',

    /** Where a part is still empty. */
    noAbout: 'What drives this investor will appear here.',
    noPortfolio: 'No portfolio companies yet.',
    noTestimonials: 'No testimonials yet.',
    noPosts: 'Posts by this investor will appear here.',
    noCriteria: 'What this investor looks for will be listed here.',
    noContact: 'Ways to get in touch will be listed here.',
  },
  user: {
    loading: 'Loading user profile...',
    /** What a search engine shows of the page. */
    headText: 'What this person does, what they have built, and how to reach them.',
    notFoundTitle: 'User Not Found',
    notFoundText: 'The user profile you are looking for could not be found or is no longer available.',
    notFoundAction: 'Discover Users',
    failed: 'Failed to load user data',

    tabs: {
      overview: 'Overview',
      following: (p: { count: string }) => `Following (${p.count})`,
      posts: (p: { count: string }) => `Posts (${p.count})`,
    },
    message: 'Message',
    editProfile: 'Edit Profile',
    stats: {
      connections: 'Following',
      followers: 'Followers',
      posts: 'Posts',
      startups: 'Startups',
    },

    interests: 'Interests',

    about: 'About Me',
    work: 'Work Experience',
    achievements: 'Achievements',
    availability: 'Availability',
    mentorshipFocus: 'Mentorship focus',
    startups: 'Startups',
    education: 'Education and Certifications',
    certificates: 'Certifications',
    skills: 'Skills',

    connections: 'Connections',
    messageTo: (p: { name: string }) => `Message ${p.name}`,
    suggestions: 'Suggested Connections',
    connect: 'Connect',
    connectTo: (p: { name: string }) => `Connect with ${p.name}`,
    connected: 'Connected',
    connectedTo: (p: { name: string }) => `Connected with ${p.name}`,

    composer: {
      label: 'New post',
      field: 'Your update',
      placeholder: 'Share an update with your network',
      image: 'Image',
      link: 'Link',
      tags: 'Tags',
      post: 'Post',
      unavailable: 'Not available here',
      /** The place where posts are written is marked, to be a link. */
      hint: 'Posting is not available on a profile. Write your update on <a>Explore</a>.',
    },
    posts: 'Posts',

    info: 'User Info',
    location: 'Location',
    joined: 'Joined',
    lookingFor: 'Looking for',
    contact: 'Contact',
    copyLink: 'Copy Profile Link',
    currentStartups: 'Current Startups',
    topSkills: 'Top Skills',

    /** Where a part is still empty: what will stand there, and for its owner the way to fill it. */
    empty: {
      about: 'A few words about who they are will appear here.',
      work: 'The places they have worked will be listed here.',
      startups: 'The startups they are building will be listed here.',
      education: 'Degrees and certificates will be listed here.',
      skills: 'What they are good at will be listed here.',
      info: 'Where they are and what they look for will appear here.',
      contact: 'Ways to get in touch will be listed here.',
      connections: 'The people and startups they follow will be listed here.',
      suggestions: 'There is nobody left to suggest.',
      posts: 'Their posts will appear here.',
    },
    ownEmpty: {
      about: 'Tell founders and investors who you are.',
      work: 'Show where you have worked and what you achieved.',
      startups: 'List what you are building, so that investors can find it.',
      education: 'Add your degrees and courses.',
      skills: 'Say what you are good at.',
      info: 'Say where you are and what you look for.',
      contact: 'Add ways to reach you.',
      connections: 'Follow people and startups to find them again here.',
      posts: 'What you post on Explore will appear here.',
    },
    fill: {
      about: 'Write about yourself',
      work: 'Add work experience',
      startups: 'List your startup',
      education: 'Add education',
      skills: 'Add skills',
      info: 'Complete your profile',
      contact: 'Add your links',
      connections: 'Discover people',
      posts: 'Write your first post',
    },
  },
};
