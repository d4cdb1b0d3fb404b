import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  discoverTitle: 'Discover',
  /** The page's description for search engines. */
  discoverHeadText: 'Find startups, investors and people, filtered by what matters to you.',
  starredTitle: 'Starred',
  /** The page's description for search engines. */
  starredHeadText: 'The startups and investors you starred, and your saved posts.',

  /** The toggle for the kind of profile. */
  kindLabel: 'Show',
  kinds: { startup: 'Startups', investor: 'Investors', user: 'Users' },

  searchLabel: { startup: 'Search startups', investor: 'Search investors', user: 'Search users' },
  searchClear: 'Clear search',

  filterLabel: 'Filters',
  /** The labels of the filters. An on/off filter is a sentence. */
  filters: {
    industry: 'Industry',
    stage: 'Stage',
    experience: 'Experience',
    interest: 'Interest',
    location: 'Location',
    teamSize: 'Team size',
    raising: 'Raising now',
    verified: 'Verified only',
    stagePreference: 'Stage preference',
    checkSize: 'Check size',
    investorType: 'Investor type',
    mentoring: 'Open to mentoring',
    lookingFor: 'Looking for',
    skill: 'Skill',
  },
  /** The option for no choice. */
  any: 'Any',
  removeFilter: (p: { filter: string }) => `Remove filter: ${p.filter}`,
  moreFilters: 'More Filters',
  filtersChosen: (p: { count: string }) => `Filters (${p.count})`,
  showResults: 'Show results',
  clearAll: 'Clear all',
  teamSize: (p: { size: string }) => `${p.size} people`,
  yearsBelow: (p: { to: number }) => `Under ${p.to} years`,
  years: (p: { from: number; to: number }) => `${p.from}–${p.to} years`,
  yearsFrom: (p: { from: number }) => `${p.from} years or more`,
  amountBelow: (p: { to: string }) => `Under ${p.to}`,
  amountFrom: (p: { from: string }) => `${p.from} or more`,

  loading: { startup: 'Loading startups', investor: 'Loading investors', user: 'Loading users' },
  count: {
    startup: (p: { count: number }) => plural(p.count, { one: '# startup', other: '# startups' }),
    investor: (p: { count: number }) => plural(p.count, { one: '# investor', other: '# investors' }),
    user: (p: { count: number }) => plural(p.count, { one: '# user', other: '# users' }),
  },
  showMore: { startup: 'Show more startups', investor: 'Show more investors', user: 'Show more users' },

  emptyTitle: { startup: 'No startups found', investor: 'No investors found', user: 'No users found' },
  emptyText: 'Nothing is listed here yet.',
  noMatch: (p: { query: string }) =>
    `Nothing matches “${p.query}”. Check the spelling, or search with fewer words.`,
  noMatchFiltered: (p: { filters: string }) => `Nothing matches the filters ${p.filters}.`,
  noMatchInFilters: (p: { query: string; filters: string }) =>
    `Nothing matches “${p.query}” with the filters ${p.filters}.`,
  widen: {
    dealFlow: 'Show all startups',
    filters: 'Clear filters',
    query: 'Clear search',
    all: 'Show everything',
  },

  /** The line above startups that the user's deal flow filters or sorts. */
  dealFlow: {
    filtered: (p: { count: number; all: number }) =>
      plural(p.all, {
        one: `Filtered by your deal flow: ${p.count} of # startup`,
        other: `Filtered by your deal flow: ${p.count} of # startups`,
      }),
    recommended: 'Sorted by best fit with your deal flow',
    paused: 'Your deal flow is paused',
    change: 'Change deal flow',
    pause: { filtered: 'Show all', recommended: 'Use default order' },
    resume: 'Turn deal flow back on',
    empty: 'No startups match your deal flow.',
  },

  sort: {
    label: 'Sort',
    usual: 'Sort: default',
    back: 'Back to default order',
    fit: 'Sort: best fit',
    fitWith: (p: { name: string }) => `Sort: best fit with ${p.name}`,
  },
  /** How a startup fits an investor's criteria, in brief on a card. */
  fit: {
    label: { ownCriteria: 'Fit with your criteria', ownStartup: 'Fit with your startup' },
    verdicts: { met: 'Met', close: 'Near match', notMet: 'Not met', unknown: 'Unknown' },
    marked: (p: { verdict: string; list: string }) => `${p.verdict}: ${p.list}`,
    must: (p: { criterion: string }) => `${p.criterion} (must-have)`,
    rule: 'Sorted by must-haves met, then criteria met, then near matches, then fewest criteria not met. Ties keep the default order.',
    change: 'Edit your criteria',
  },

  failedTitle: {
    startup: 'We couldn’t load startups',
    investor: 'We couldn’t load investors',
    user: 'We couldn’t load users',
  },
  failedText: 'Your stars and follows are safe. Try again in a moment.',

  noStars: { startup: 'No starred startups yet', investor: 'No starred investors yet' },
  noStarsText: {
    startup: 'Star a startup to find it here later.',
    investor: 'Star an investor to find them here later.',
  },
  noStarsAction: { startup: 'Discover Startups', investor: 'Discover Investors' },
  savedPosts: 'Saved posts',

  viewProfile: 'View Profile',
  /** `<b>` sets the amount in bold. */
  raised: (p: { amount: string }) => `<b>${p.amount}</b> raised`,
  nothingRaised: 'Nothing raised yet',
  ofGoal: (p: { share: string; goal: string }) => `${p.share} of ${p.goal}`,
  goal: (p: { goal: string }) => `Goal: ${p.goal}`,
  fundraising: (p: { name: string }) => `Funds raised by ${p.name}`,
  sectors: 'Sectors',
  checkSize: 'Check size',
  portfolio: 'Portfolio',
  investments: (p: { count: number | string }) =>
    plural(p.count, { one: '# investment', other: '# investments' }),
  interests: 'Interests',
  andMore: (p: { list: string; count: number }) => `${p.list}\u00a0+${p.count}`,
  lookingFor: 'Looking for',
  location: 'Location',
  follow: 'Follow',
  following: 'Following',
  followPerson: (p: { name: string }) => `Follow ${p.name}`,
  followingPerson: (p: { name: string }) => `Following ${p.name}`,
  /** Replaces Follow on the user's own card. */
  you: 'You',
};
