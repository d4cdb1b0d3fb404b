import { describe, expect, test } from 'vitest';
import { errorsOf } from '@/data/schema/rules/fields';
import { investorRule } from '@/data/schema/rules/investorRule';
import { listingRules } from '@/data/schema/rules/listingRules';
import { onboardingRules } from '@/data/schema/rules/onboardingRules';
import { ownedStartupRule } from '@/data/schema/rules/ownedStartupRule';
import { profileRule } from '@/data/schema/rules/profileRule';
import { ownRegistrationRules, registrationRules } from '@/data/schema/rules/registrationRules';
import { typedProfile } from '@/data/schema/shapes/founderProfile';
import { emptyRegistration } from '@/data/schema/shapes/investorRegistration';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { emptyEducation, emptyOnboarding, emptyWork } from '@/data/schema/shapes/onboardingWizard';
import { postSchema } from '@/data/schema/shapes/post';
import { entriesMaximum, textMaximum } from '@/data/schema/text/limits';
import { postOf } from '../../../support/accountRecords';

const { line, paragraphs } = textMaximum;

type Rules = readonly Parameters<typeof errorsOf>[0][];
type Form = readonly [name: string, rules: Rules, values: object];
type Kind = keyof typeof textMaximum;

const listing: Form = ['listing wizard', Object.values(listingRules), emptyListing];
const registration: Form = ['investor registration', Object.values(registrationRules), emptyRegistration];
const own: Form = ['registration while signed in', Object.values(ownRegistrationRules), emptyRegistration];
const onboarding: Form = ['onboarding wizard', Object.values(onboardingRules), emptyOnboarding];
const blankProfile = typedProfile({ ...emptyOnboarding, photo: '', name: '', email: '' });
const profile: Form = ['profile', [profileRule], blankProfile];
const investor: Form = ['investor page', [investorRule], {}];
const startup: Form = ['startup page', [ownedStartupRule], {}];

/** The text fields of each form, by their maximum length. */
const fields = (
  [
    [listing, 'line', 'startupName tagline location category'],
    [listing, 'paragraphs', 'about problem solution'],
    [listing, 'url', 'website'],
    [listing, 'email', 'email'],
    [registration, 'line', 'fullName phone location'],
    [registration, 'email', 'email'],
    [registration, 'password', 'password'],
    [registration, 'paragraphs', 'about valueAdd requirements'],
    [registration, 'url', 'website linkedinProfile'],
    [own, 'line', 'fullName phone'],
    [own, 'email', 'email'],
    [own, 'paragraphs', 'requirements'],
    [onboarding, 'line', 'location'],
    [onboarding, 'paragraphs', 'bio'],
    [onboarding, 'url', 'website linkedin'],
    [profile, 'line', 'name role location'],
    [profile, 'paragraphs', 'bio'],
    [profile, 'words', 'interests skills'],
    [profile, 'email', 'email'],
    [profile, 'url', 'website linkedin'],
    [investor, 'line', 'fullName phone location'],
    [investor, 'email', 'email'],
    [investor, 'words', 'preference geography'],
    [investor, 'paragraphs', 'about valueAdd requirements investments'],
    [investor, 'url', 'website linkedinProfile'],
    [startup, 'line', 'name tagline location'],
    [startup, 'paragraphs', 'description problem solution'],
    [startup, 'url', 'website'],
    [startup, 'email', 'email'],
  ] satisfies [Form, Kind, string][]
).flatMap(([[form, rules, values], kind, names]) =>
  names.split(' ').map((field) => ({ form, field, most: textMaximum[kind], rules, values })),
);

/** Returns a text of this length, an email address where the field requires one. */
const textOf = (field: string, length: number) =>
  field === 'email' ? `${'a'.repeat(length - 10)}@b.example`.slice(-length) : 'a'.repeat(length);

test.each(fields)('$form: $field accepts at most $most characters', ({ field, most, rules, values }) => {
  const errorOf = (value: string) =>
    Object.assign({}, ...rules.map((rule) => errorsOf(rule, { ...values, [field]: value })))[field];
  expect(errorOf(textOf(field, most))).toBeUndefined();
  expect(errorOf(textOf(field, most + 1))).toBe('tooLong');
});

describe('lists in forms', () => {
  const tooMany = Array.from({ length: entriesMaximum + 1 }, () => 'a');
  const tooLong = ['a', 'a'.repeat(line + 1)];

  test.each([
    ['team', 'listing wizard', listingRules.teamInvestors],
    ['investors', 'listing wizard', listingRules.teamInvestors],
    ['skills', 'onboarding wizard', onboardingRules.skillsConnections],
    ['team', 'startup page', ownedStartupRule],
  ])("the list '%s' of the form '%s' limits the number and the length of items", (field, _form, rule) => {
    const errorOf = (items: string[]) => errorsOf(rule, { [field]: items })[field];
    expect(errorOf(tooMany.slice(1))).toBeUndefined();
    expect(errorOf(tooMany)).toBe('tooMany');
    expect(errorOf(tooLong)).toBe('tooLong');
  });

  test.each([
    ['degree', 'education', emptyEducation, line],
    ['institution', 'education', emptyEducation, line],
    ['year', 'education', emptyEducation, line],
    ['title', 'workExperience', emptyWork, line],
    ['company', 'workExperience', emptyWork, line],
    ['duration', 'workExperience', emptyWork, line],
    ['description', 'workExperience', emptyWork, paragraphs],
  ])("the onboarding wizard limits the length of '%s' in each entry of '%s'", (part, field, empty, most) => {
    const errorOf = (length: number) =>
      errorsOf(onboardingRules.experience, { [field]: [empty, { ...empty, [part]: 'a'.repeat(length) }] })[
        field
      ];
    expect(errorOf(most)).toBeUndefined();
    expect(errorOf(most + 1)).toBe('tooLong');
  });
});

test('postSchema accepts a stored post that is longer than the current limit', () => {
  const post = postOf('p', { content: 'a'.repeat(textMaximum.post * 20) });
  expect(postSchema.safeParse(post).success).toBe(true);
});
