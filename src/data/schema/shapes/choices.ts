import type { ProfileKind } from './ref';

/** The categories of a startup. This and the following option lists are in display order (spec section 9). */
export const startupCategories = [
  'SaaS',
  'AI',
  'Fintech',
  'Healthcare',
  'Edtech',
  'E-commerce',
  'Climate Tech',
  'Hardware',
  'Marketplace',
  'Consumer',
  'Enterprise',
  'Other',
] as const;

export const fundingRounds = [
  'Pre-seed',
  'Seed',
  'Series A',
  'Series B',
  'Series C+',
  'Bootstrapped',
] as const;

/** Number of people in a startup. */
export const teamSizes = ['1-5', '6-10', '11-20', '21-50', '50+'] as const;

export const investorSectors = [
  'SaaS',
  'AI',
  'Fintech',
  'Healthcare',
  'Edtech',
  'Web3',
  'Climate Tech',
  'Consumer',
  'Enterprise',
  'Hardware',
  'Other',
] as const;

export const investorStages = ['Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C+'] as const;

/** The criteria that compare a startup with an investor. An investor can make each one a must-have. */
export const fitCriteria = ['sector', 'stage', 'amount', 'place'] as const;
export type FitCriterion = (typeof fitCriteria)[number];

/** How a startup meets one criterion; `unknown` if the startup or the investor has no value for it. */
export const fitVerdicts = ['met', 'close', 'notMet', 'unknown'] as const;
export type FitVerdict = (typeof fitVerdicts)[number];

/** Investor types at registration (spec section 6). */
export const investorTypes = ['Angel', 'Venture Capitalist', 'Corporate', 'Family Office', 'Other'] as const;

/** The interests of the onboarding form. */
export const interestOptions = [
  'Fintech',
  'SaaS',
  'AI',
  'Healthtech',
  'Edtech',
  'E-commerce',
  'Hardware',
  'Web3',
  'Climate Tech',
  'Marketplace',
] as const;

/** Returns the startup category for an interest. Only the category of `Healthtech` has a different name. */
export const categoryOf = (interest: string): string => (interest === 'Healthtech' ? 'Healthcare' : interest);

export const lookingForOptions = [
  'Networking',
  'Investment',
  'Co-founder',
  'Job',
  'Mentorship',
  'Partnership',
] as const;

/** How many startups an investor has invested in before. */
export const investmentCounts = ['1-5', '6-10', '11-20', '21-50', '50+'] as const;

/** When an investor wants to invest. */
export const investmentTimelines = ['1-3 months', '3-6 months', '6-12 months', '12+ months'] as const;

/** Whether an investor is accredited. */
export const accreditedAnswers = ['Yes', 'No'] as const;

/** The roles of the onboarding form (spec section 6). */
export const onboardingRoles = [
  'Founder',
  'Investor',
  'Product Manager',
  'Developer',
  'Designer',
  'Marketing',
  'Business Development',
  'Student',
  'Other',
] as const;

/** The tabs of a profile (spec section 2). The first is the default. */
export const profileTabs = {
  startup: ['overview', 'metrics', 'team', 'investors', 'updates'],
  investor: ['overview', 'portfolio', 'testimonials', 'posts'],
  user: ['overview', 'following', 'posts'],
} as const;

/** A range of numbers from `from` (included) to `to` (excluded). `id` represents it in a URL. */
export type NumberRange = { id: string; from: number; to: number };

/** Years of investing, as a filter for investors. */
export const experienceRanges: readonly NumberRange[] = [
  { id: '0-4', from: 0, to: 5 },
  { id: '5-9', from: 5, to: 10 },
  { id: '10-19', from: 10, to: 20 },
  { id: '20+', from: 20, to: Number.POSITIVE_INFINITY },
];

/** The amount that an investor puts into one startup, as a filter for investors. Whole dollars. */
export const checkSizes: readonly NumberRange[] = [
  { id: '0-50K', from: 0, to: 50_000 },
  { id: '50K-250K', from: 50_000, to: 250_000 },
  { id: '250K-1M', from: 250_000, to: 1_000_000 },
  { id: '1M+', from: 1_000_000, to: Number.POSITIVE_INFINITY },
];

/** The filters of Discover (spec section 2). The first two are always visible. A button shows the others. */
export const directoryFilters = {
  startup: ['industry', 'stage', 'location', 'teamSize', 'raising', 'verified'],
  investor: [
    'industry',
    'experience',
    'stagePreference',
    'checkSize',
    'investorType',
    'location',
    'mentoring',
    'verified',
  ],
  user: ['industry', 'interest', 'lookingFor', 'location', 'skill', 'verified'],
} as const satisfies Record<ProfileKind, readonly string[]>;
export type FilterName = (typeof directoryFilters)[ProfileKind][number];

/** The chosen value of each active filter. An on/off filter has the value `yes`. */
export type DirectoryFilters = Partial<Record<FilterName, string>>;
