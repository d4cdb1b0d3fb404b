import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** Shared by the profiles of startups, investors and people. */
  shared: {
    sections: (p: { name: string }) => `About ${p.name}`,
    share: 'Share',
    copied: 'Copied!',
    copyRefused: 'Couldn’t copy the link. Copy it manually:',
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
    /** The privacy of a page, and the preview for its owner. */
    privacy: {
      viewAs: 'View as',
      viewers: {
        self: 'You',
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
        interested: 'This is what people who expressed interest see before you answer.',
        approved: 'This is what investors you approved see.',
      },
      kept: {
        private: 'This profile is private',
        connections: 'This profile is for connections only',
        founders: 'This profile is for founders only',
      },
      keptPrivateText:
        'Only you can see it. It doesn’t appear in Discover or search, and its link doesn’t work for others.',
      keptText: (p: { name: string }) => `Only ${p.name}’s name, role and photo are visible here.`,
      change: 'Change who can see it',
    },
  },
  startup: {
    loading: 'Loading startup profile...',
    /** The page's description for search engines. */
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
    /** Accessible name of the list of categories and stage. */
    categories: 'Categories and stage',
    people: (p: { size: string }) => `${p.size} people`,

    /** On the user's own listing. */
    edit: 'Edit',
    /** Above a startup's page: the parts that the viewer sees, and how to see the rest. */
    access: {
      /** `parts`: the visible ones of `parts`, as a list. */
      sees: (p: { parts: string }) => `You see: ${p.parts}.`,
      parts: {
        overview: 'overview',
        team: 'team',
        traction: 'traction',
        metrics: 'key metrics',
        contact: 'contact',
      },
      /** `<a>` links to the registration. */
      traction: 'Traction opens to verified investors: <a>complete the investor registration</a>.',
      ask: (p: { name: string }) => `Key metrics open when you express interest and ${p.name} approves you.`,
      metrics: (p: { name: string }) => `Key metrics open when ${p.name} approves you.`,
      own: 'You see everything. Verified investors see traction, and investors you approve see key metrics, too.',
      /** For a startup without restricted parts. */
      published: (p: { name: string }) => `${p.name} made its metrics public.`,
    },

    expressInterest: 'Express Interest',
    interestExpressed: 'Interest Expressed',
    interestNote: "You'll be notified when the startup responds",
    /** Beside Express Interest, for a viewer without an account. */
    interestNeedsAccount: (p: { name: string }) =>
      `You need an account of your own to express interest: ${p.name} sees who asks.`,
    /** Replaces Express Interest while the startup is inactive. */
    inactive: (p: { name: string }) =>
      `${p.name} isn’t seeking investment right now, so you can’t express interest.`,
    ownInactive: (p: { name: string }) =>
      `${p.name} is inactive. It isn’t shown in Discover, and nobody can express interest.`,
    manage: 'Manage it in My Startups',

    about: 'About',
    problem: 'Problem',
    solution: 'Solution',
    noAbout: (p: { name: string }) => `${p.name} hasn’t added a description yet.`,
    keyMetrics: 'Key metrics',
    allMetrics: 'See all metrics',
    video: 'Video demo',
    watchVideo: 'Watch the video',
    videoLabel: (p: { name: string }) => `Video demo of ${p.name}`,
    awards: 'Awards',
    similar: 'Similar startups',

    fundraising: 'Fundraising',
    fundraisingLabel: (p: { name: string }) => `Funds raised by ${p.name}`,
    /** `<b>` sets the amount in bold. */
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
    closedGate: 'Hidden while the startup isn’t seeking investment',
    noContact: 'No contact information yet.',
    deck: 'Pitch deck',
    deckGate: 'Express interest to access pitch deck',
    /** File name of the download. */
    deckFile: (p: { name: string }) => `${p.name} pitch deck.pdf`,
    deckOpen: 'Open pitch deck',
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
    /** The full form of shortened names. */
    metricNotes: {
      arr: 'Annual recurring revenue',
      cac: 'Customer acquisition cost',
      ltv: 'Customer lifetime value',
      ltvToCac: 'Earned per dollar spent on acquiring a customer',
      burnRate: 'Spent each month',
      runway: 'Until cash runs out',
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
    /** If the viewer may see no metrics. */
    noOpenMetrics: (p: { name: string }) => `None of ${p.name}’s metrics are open to you yet.`,
    noMetrics: (p: { name: string }) => `${p.name} hasn’t published any metrics yet.`,
    noTeam: (p: { name: string }) => `${p.name} hasn’t added its team yet.`,
    noInvestors: (p: { name: string }) => `${p.name} hasn’t added any investors yet.`,
    writeUpdate: 'Write an update',
    noUpdates: (p: { name: string }) => `${p.name} hasn’t posted any updates yet.`,
  },
  /** How a startup fits an investor's criteria: those of the viewer, or of the page's investor. */
  fit: {
    withYou: 'Fit with your criteria',
    withStartup: (p: { startup: string }) => `Fit with ${p.startup}`,
    verdicts: { met: 'Met', close: 'Near match', notMet: 'Not met', unknown: 'Unknown' },
    judged: (p: { criterion: string; verdict: string }) => `${p.criterion}: ${p.verdict}`,
    must: 'Must-have',
    change: 'Edit your criteria',
    /** The startup's value, followed by the wanted one. */
    given: {
      sector: (p: { startup: string; given: string }) => `${p.startup} works in ${p.given}.`,
      stage: (p: { startup: string; given: string }) => `${p.startup}’s stage is ${p.given}.`,
      amount: (p: { startup: string; given: string }) => `${p.startup}’s round still needs ${p.given}.`,
      place: (p: { startup: string; given: string }) => `${p.startup} is in ${p.given}.`,
    },
    full: (p: { startup: string }) => `${p.startup}’s round is full.`,
    missing: {
      sector: (p: { startup: string }) => `${p.startup} hasn’t set its sectors.`,
      stage: (p: { startup: string }) => `${p.startup} hasn’t set its stage.`,
      amount: (p: { startup: string }) => `We don’t know how much ${p.startup}’s round still needs.`,
      place: (p: { startup: string }) => `${p.startup} hasn’t set its location.`,
    },
    youWant: {
      sector: (p: { wanted: string }) => `You invest in ${p.wanted}.`,
      stage: (p: { wanted: string }) => `Your stages: ${p.wanted}.`,
      amount: (p: { wanted: string }) => `You invest in rounds that still need ${p.wanted}.`,
      place: (p: { wanted: string }) => `Your locations: ${p.wanted}.`,
    },
    theyWant: {
      sector: (p: { investor: string; wanted: string }) => `${p.investor} invests in ${p.wanted}.`,
      stage: (p: { investor: string; wanted: string }) => `${p.investor}’s stages: ${p.wanted}.`,
      amount: (p: { investor: string; wanted: string }) => `${p.investor} invests at least ${p.wanted}.`,
      place: (p: { investor: string; wanted: string }) => `${p.investor}’s locations: ${p.wanted}.`,
    },
    amounts: {
      from: (p: { from: string }) => `${p.from} or more`,
      upTo: (p: { to: string }) => `up to ${p.to}`,
    },
    youDidNotSay: 'You haven’t set this criterion.',
    theyDidNotSay: (p: { investor: string }) => `${p.investor} hasn’t set this criterion.`,
    /** Why the verdict is `close`. */
    close: {
      sector: 'It’s a related sector.',
      stage: 'It’s one stage away.',
      amount: 'It’s between half and twice the amount.',
      place: 'It’s in the same region.',
    },
    /** If one of the two locations isn't a known place. */
    unread: 'We couldn’t compare these locations.',
  },
  investor: {
    loading: 'Loading investor profile...',
    /** The page's description for search engines. */
    headText: 'What this investor looks for, and who they’ve backed so far.',
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
    aum: 'Assets under management',
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

    /** Placeholders of empty parts. */
    noAbout: 'No description yet.',
    noPortfolio: 'No portfolio companies yet.',
    noTestimonials: 'No testimonials yet.',
    noPosts: 'No posts yet.',
    noCriteria: 'No investment criteria yet.',
    noContact: 'No contact information yet.',
  },
  user: {
    loading: 'Loading user profile...',
    /** The page's description for search engines. */
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
      /** `<a>` links to the page for writing posts. */
      hint: 'You can’t post from a profile. Write your update on <a>Explore</a>.',
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

    /** Placeholders of empty parts: for viewers, and for the owner with a way to fill them. */
    empty: {
      about: 'No description yet.',
      work: 'No work experience yet.',
      startups: 'No startups yet.',
      education: 'No education or certifications yet.',
      skills: 'No skills yet.',
      info: 'No details yet.',
      contact: 'No contact information yet.',
      connections: 'Not following anyone yet.',
      suggestions: 'No more suggestions.',
      posts: 'No posts yet.',
    },
    ownEmpty: {
      about: 'Tell founders and investors who you are.',
      work: 'Show where you have worked and what you achieved.',
      startups: 'List what you’re building so investors can find it.',
      education: 'Add your degrees and courses.',
      skills: 'Add what you’re good at.',
      info: 'Add where you’re based and what you’re looking for.',
      contact: 'Add ways to contact you.',
      connections: 'Follow people and startups to see them here.',
      portfolio: 'Add the companies you’ve invested in.',
      posts: 'Your posts on Explore will appear here.',
    },
    fill: {
      about: 'Write about yourself',
      work: 'Add work experience',
      startups: 'List your startup',
      education: 'Add education',
      skills: 'Add skills',
      info: 'Complete Your Profile',
      contact: 'Add your links',
      connections: 'Discover people',
      portfolio: 'Add your portfolio',
      posts: 'Write your first post',
    },
  },
};
