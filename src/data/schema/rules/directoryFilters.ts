import {
  categoryOf,
  checkSizes,
  type DirectoryFilters,
  directoryFilters,
  experienceRanges,
  type FilterName,
  fundingRounds,
  interestOptions,
  investorSectors,
  investorStages,
  investorTypes,
  lookingForOptions,
  type NumberRange,
  startupCategories,
  teamSizes,
} from '../shapes/choices';
import type { Investor } from '../shapes/investor';
import type { ProfileKind } from '../shapes/ref';
import type { Startup } from '../shapes/startup';
import type { User } from '../shapes/user';
import { rememberedByItem } from './memoized';

// The filters of Discover (spec section 2).

export type Profile = Startup | Investor | User;

/** The profiles to filter. The startups of a listed user, if any, are among `startups`. */
export type FilteredProfiles = {
  startups: readonly Startup[];
  investors: readonly Investor[];
  users: readonly User[];
  /** The values of profiles that the lists omit, which are options too. */
  values: ProfileValues;
  /** The kinds of which the lists have all profiles. */
  whole: readonly ProfileKind[];
};

/** The values that the filters offer as options, apart from fixed options. */
export type ProfileValues = { location: readonly string[]; skill: readonly string[] };

type Filter<Of extends Profile> = {
  /** The values to choose from, or a function that reads them from the data. */
  options: readonly string[] | ((data: FilteredProfiles) => readonly string[]);
  /** Whether a profile has the value. */
  has(profile: Of, value: string, data: FilteredProfiles): boolean;
};

const onOff = ['yes'];
const ids = (ranges: readonly NumberRange[]) => ranges.map(({ id }) => id);
const sorted = (values: string[]) =>
  [...new Set(values)].filter((value) => value !== '').sort((a, b) => a.localeCompare(b, 'en'));

/** Whether the interval from `from` to `to` overlaps the range with this id. */
function isWithin(ranges: readonly NumberRange[], id: string, from: number, to = from) {
  const range = ranges.find((known) => known.id === id);
  return range !== undefined && from < range.to && to >= range.from;
}

const verified = { options: onOff, has: (profile: Profile) => profile.verified };

/** The distinct locations and skills in the data, sorted. */
const locationsOf = rememberedByItem((profiles: readonly Profile[]) =>
  sorted(profiles.map(({ location }) => location)),
);
const skillsOf = rememberedByItem((users: readonly User[]) => sorted(users.flatMap(({ skills }) => skills)));

const startup: Record<(typeof directoryFilters.startup)[number], Filter<Startup>> = {
  industry: { options: startupCategories, has: ({ categories }, value) => categories.includes(value) },
  stage: { options: fundingRounds, has: ({ stage }, value) => stage === value },
  location: {
    options: ({ startups }) => locationsOf(startups),
    has: ({ location }, value) => location === value,
  },
  teamSize: { options: teamSizes, has: ({ teamSize }, value) => teamSize === value },
  raising: {
    options: onOff,
    has: ({ fundraising: { raised = 0, goal } }) => goal !== undefined && raised < goal,
  },
  verified,
};

const investor: Record<(typeof directoryFilters.investor)[number], Filter<Investor>> = {
  industry: { options: investorSectors, has: ({ sectors }, value) => sectors.includes(value) },
  experience: {
    options: ids(experienceRanges),
    has: ({ metrics: { experience } }, value) =>
      experience !== undefined && isWithin(experienceRanges, value, experience),
  },
  stagePreference: {
    options: investorStages,
    has: ({ investmentCriteria }, value) => investmentCriteria.stagePreference.includes(value),
  },
  checkSize: {
    options: ids(checkSizes),
    has: ({ investmentCriteria: { checkSize } }, value) =>
      checkSize !== undefined && isWithin(checkSizes, value, checkSize.from, checkSize.to),
  },
  investorType: { options: investorTypes, has: ({ investorType }, value) => investorType === value },
  location: {
    options: ({ investors }) => locationsOf(investors),
    has: ({ location }, value) => location === value,
  },
  mentoring: { options: onOff, has: ({ availableForMentoring }) => availableForMentoring },
  verified,
};

/** Returns a user's industries: the categories of their startups or, without any, of their interests. */
function industriesOf({ startups, interests }: User, data: FilteredProfiles): string[] {
  const own = new Set(startups.map(({ id }) => id));
  const categories = data.startups.filter(({ id }) => own.has(id)).flatMap(({ categories }) => categories);
  return categories.length > 0 ? categories : interests.map(categoryOf);
}

const user: Record<(typeof directoryFilters.user)[number], Filter<User>> = {
  industry: {
    options: startupCategories,
    has: (person, value, data) => industriesOf(person, data).includes(value),
  },
  interest: { options: interestOptions, has: ({ interests }, value) => interests.includes(value) },
  lookingFor: { options: lookingForOptions, has: ({ lookingFor }, value) => lookingFor.includes(value) },
  location: {
    options: ({ users }) => locationsOf(users),
    has: ({ location }, value) => location === value,
  },
  skill: {
    options: ({ users }) => skillsOf(users),
    has: ({ skills }, value) => skills.includes(value),
  },
  verified,
};

const filters = { startup, investor, user };

/** Returns the filters of a kind by name. */
const filtersOf = (kind: ProfileKind): Partial<Record<FilterName, Filter<Profile>>> => filters[kind];

/**
 * Returns a filter's options. Data-dependent options always include the chosen value, until all profiles of the
 * kind are loaded.
 */
export function optionsOf(
  data: FilteredProfiles | null,
  kind: ProfileKind,
  name: FilterName,
  chosen: string,
): readonly string[] {
  const options = filtersOf(kind)[name]?.options ?? [];
  if (typeof options !== 'function') return options;
  const known = data ? options(data) : [];
  if (data?.whole.includes(kind)) return known;
  const others = name === 'location' || name === 'skill' ? (data?.values[name] ?? []) : [];
  return sorted([...known, ...others, chosen]);
}

/** Returns the values of profiles that the filters offer as options. */
export const valuesOf = (profiles: readonly Profile[]): ProfileValues => ({
  location: locationsOf(profiles),
  skill: sorted(profiles.flatMap((profile) => ('skills' in profile ? profile.skills : []))),
});

/** Returns the requested filters that the kind has and whose value is among the filter's options. */
export function appliedFilters(
  data: FilteredProfiles | null,
  kind: ProfileKind,
  asked: DirectoryFilters,
): DirectoryFilters {
  const applied: DirectoryFilters = {};
  for (const name of directoryFilters[kind]) {
    const value = asked[name];
    if (value && optionsOf(data, kind, name, value).includes(value)) applied[name] = value;
  }
  return applied;
}

/** Whether a profile of the kind has every value of the applied filters. */
export const passesAll = (
  data: FilteredProfiles,
  kind: ProfileKind,
  applied: DirectoryFilters,
  profile: Profile,
): boolean =>
  directoryFilters[kind].every((name) => {
    const value = applied[name];
    return value === undefined || filtersOf(kind)[name]?.has(profile, value, data) === true;
  });
