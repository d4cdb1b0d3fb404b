import { describe, expect, test } from 'vitest';
import { entriesMaximum, textMaximum } from '@/data/schema/constants';
import { profileRule, typedProfile } from '@/data/schema/founderProfile';
import { investorRule } from '@/data/schema/investorProfile';
import {
  emptyRegistration,
  ownRegistrationRules,
  registrationRules,
} from '@/data/schema/investorRegistration';
import { emptyEducation, emptyOnboarding, emptyWork, onboardingRules } from '@/data/schema/onboarding';
import { ownedStartupRule } from '@/data/schema/ownedStartup';
import { postSchema } from '@/data/schema/post';
import { emptyListing, listingRules } from '@/data/schema/startupListing';
import { errorsOf } from '@/data/schema/wizard';
import { postOf } from '../../support/records';

const { line, paragraphs } = textMaximum;

type Fields = Partial<Record<keyof typeof textMaximum, string>>;
type Form = [name: string, rules: Parameters<typeof errorsOf>[0][], values: object, fields: Fields];

const [listing, registration, ownRegistration, onboarding] = [
  listingRules,
  registrationRules,
  ownRegistrationRules,
  onboardingRules,
].map((rules) => Object.values(rules)) as [Form[1], Form[1], Form[1], Form[1]];
const blankProfile = typedProfile({ ...emptyOnboarding, name: '', email: '' });

/** The fields of each form that are typed as a text, by what they take at most. */
const forms: Form[] = [
  [
    'a listing',
    listing,
    emptyListing,
    {
      line: 'startupName tagline location category',
      paragraphs: 'about problem solution',
      url: 'website',
      email: 'email',
    },
  ],
  [
    'an investor’s registration',
    registration,
    emptyRegistration,
    {
      line: 'fullName phone location',
      email: 'email',
      password: 'password',
      paragraphs: 'about valueAdd requirements',
      url: 'website linkedinProfile',
    },
  ],
  [
    'a registration with an account',
    ownRegistration,
    emptyRegistration,
    { line: 'fullName phone', email: 'email', paragraphs: 'requirements' },
  ],
  [
    'a profile’s completion',
    onboarding,
    emptyOnboarding,
    { line: 'location', paragraphs: 'bio', url: 'website linkedin' },
  ],
  [
    'a profile’s edit',
    [profileRule],
    blankProfile,
    {
      line: 'name role location',
      paragraphs: 'bio',
      words: 'interests skills',
      email: 'email',
      url: 'website linkedin',
    },
  ],
  [
    'an investor’s edit',
    [investorRule],
    {},
    {
      line: 'fullName phone location',
      email: 'email',
      words: 'preference geography',
      paragraphs: 'about valueAdd requirements investments',
      url: 'website linkedinProfile',
    },
  ],
  [
    'a startup’s edit',
    [ownedStartupRule],
    {},
    {
      line: 'name tagline location',
      paragraphs: 'description problem solution',
      url: 'website',
      email: 'email',
    },
  ],
];

/** A text of this many characters, an address where one is asked for. */
const textOf = (field: string, length: number) =>
  field === 'email' ? `${'a'.repeat(length - 10)}@b.example`.slice(-length) : 'a'.repeat(length);

describe.each(forms)('%s', (_, rules, values, fields) => {
  const maximums = Object.entries(fields).flatMap(([kind, names]) =>
    names.split(' ').map((field) => [field, textMaximum[kind as keyof Fields]] as const),
  );
  const errorOf = (field: string, value: unknown) =>
    Object.assign({}, ...rules.map((rule) => errorsOf(rule, { ...values, [field]: value })))[field];

  test.each(maximums)('has room in %s for %i characters, and not for more', (field, most) => {
    expect(errorOf(field, textOf(field, most))).toBeUndefined();
    expect(errorOf(field, textOf(field, most + 1))).toBe('tooLong');
  });
});

describe('lists', () => {
  const tooMany = Array.from({ length: entriesMaximum + 1 }, () => 'a');
  const tooLong = ['a', 'a'.repeat(line + 1)];

  test.each([
    ['team', listingRules.teamInvestors],
    ['investors', listingRules.teamInvestors],
    ['skills', onboardingRules.skillsConnections],
    ['team', ownedStartupRule],
  ])('of %s have so many items, each so long', (field, rule) => {
    const errorOf = (items: string[]) => errorsOf(rule, { [field]: items })[field];
    expect(errorOf(tooMany.slice(1))).toBeUndefined();
    expect(errorOf(tooMany)).toBe('tooMany');
    expect(errorOf(tooLong)).toBe('tooLong');
  });

  test.each([
    ['education', 'degree', emptyEducation, line],
    ['education', 'institution', emptyEducation, line],
    ['education', 'year', emptyEducation, line],
    ['workExperience', 'title', emptyWork, line],
    ['workExperience', 'company', emptyWork, line],
    ['workExperience', 'duration', emptyWork, line],
    ['workExperience', 'description', emptyWork, paragraphs],
  ])('of %s: their %s is so long', (field, part, empty, most) => {
    const errorOf = (length: number) =>
      errorsOf(onboardingRules.experience, { [field]: [empty, { ...empty, [part]: 'a'.repeat(length) }] })[
        field
      ];
    expect(errorOf(most)).toBeUndefined();
    expect(errorOf(most + 1)).toBe('tooLong');
  });
});

test('what was kept before there were limits is still read', () => {
  const post = postOf('p', { content: 'a'.repeat(textMaximum.post * 20) });
  expect(postSchema.safeParse(post).success).toBe(true);
});
