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

const { line, paragraphs, url, email, words, password } = textMaximum;

/** What each form's fields take at most, and what isn't typed as a text. */
const forms: [
  name: string,
  rules: Parameters<typeof errorsOf>[0][],
  values: object,
  maximums: Record<string, number>,
][] = [
  [
    'a listing',
    Object.values(listingRules),
    emptyListing,
    {
      startupName: line,
      tagline: line,
      location: line,
      category: line,
      about: paragraphs,
      problem: paragraphs,
      solution: paragraphs,
      website: url,
      email,
    },
  ],
  [
    'an investor’s registration',
    Object.values(registrationRules),
    emptyRegistration,
    {
      fullName: line,
      phone: line,
      email,
      password,
      about: paragraphs,
      valueAdd: paragraphs,
      location: line,
      website: url,
      linkedinProfile: url,
      requirements: paragraphs,
    },
  ],
  [
    'a registration with an account',
    Object.values(ownRegistrationRules),
    emptyRegistration,
    { fullName: line, phone: line, email, requirements: paragraphs },
  ],
  [
    'a profile’s completion',
    Object.values(onboardingRules),
    emptyOnboarding,
    { location: line, bio: paragraphs, website: url, linkedin: url },
  ],
  [
    'a profile’s edit',
    [profileRule],
    typedProfile({ ...emptyOnboarding, name: '', email: '' }),
    {
      name: line,
      role: line,
      location: line,
      bio: paragraphs,
      interests: words,
      skills: words,
      email,
      website: url,
      linkedin: url,
    },
  ],
  [
    'an investor’s edit',
    [investorRule],
    {},
    {
      fullName: line,
      phone: line,
      email,
      preference: words,
      geography: words,
      about: paragraphs,
      valueAdd: paragraphs,
      requirements: paragraphs,
      investments: paragraphs,
      location: line,
      website: url,
      linkedinProfile: url,
    },
  ],
  [
    'a startup’s edit',
    [ownedStartupRule],
    {},
    {
      name: line,
      tagline: line,
      location: line,
      description: paragraphs,
      problem: paragraphs,
      solution: paragraphs,
      website: url,
      email,
    },
  ],
];

/** A text of this many characters, an address where one is asked for. */
const textOf = (field: string, length: number) =>
  field === 'email' ? `${'a'.repeat(length - 10)}@b.example`.slice(-length) : 'a'.repeat(length);

describe.each(forms)('%s', (_, rules, values, maximums) => {
  const errorOf = (field: string, value: unknown) =>
    Object.assign({}, ...rules.map((rule) => errorsOf(rule, { ...values, [field]: value })))[field];

  test.each(Object.entries(maximums))('has room in %s for %i characters, and not for more', (field, most) => {
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
  const post = {
    id: 'p',
    author: { id: 'a', name: 'A', role: '', avatar: '', isVerified: false },
    content: 'a'.repeat(textMaximum.post * 20),
    hashtags: [],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: 0,
    type: 'thought',
  };
  expect(postSchema.safeParse(post).success).toBe(true);
});
