import fc, { type Arbitrary } from 'fast-check';
import { interestsMaximum } from '@/data/schema/shapes/constants';
import { emptyRegistration, type Registration } from '@/data/schema/shapes/investorRegistration';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import type { Onboarding } from '@/data/schema/shapes/onboarding';
import type { Listing } from '@/data/schema/shapes/startupListing';

/** Any text that a field can contain: scripts, controls, lone surrogates, markup, digits, nothing. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-₹$% '), maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'Ab ,–—-()\t\n'), maxLength: 12 }),
  fc.constantFrom('', ' ', '\t\u3000', '\ud800', '__proto__', '<script>', '1e999', '9'.repeat(400), '२०२५'),
);

const texts = fc.array(anyText, { maxLength: 4 });
const image = fc
  .tuple(fc.uint8Array({ maxLength: 40 }), fc.constantFrom('image/png', 'image/svg+xml', ''))
  .map(([bytes, type]) => new Blob([bytes], { type }));

/** Arbitrary values for a form: each field has an arbitrary text or list of texts. */
const like = <Values extends object>(empty: Values) =>
  Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, Array.isArray(value) ? texts : anyText]),
  ) as { [Name in keyof Values]: Arbitrary<Values[Name]> };

export const anyListing = (): Arbitrary<Listing> =>
  fc.record({ ...like(emptyListing), logo: fc.option(image), pitchDeck: fc.constant(null) });

export const anyRegistration = (): Arbitrary<Registration> => fc.record(like(emptyRegistration));

export const anyOnboarding = (): Arbitrary<Onboarding> =>
  fc.record({
    role: anyText,
    location: anyText,
    interests: fc.array(anyText, { maxLength: interestsMaximum }),
    bio: anyText,
    website: anyText,
    linkedin: anyText,
    education: fc.array(fc.record({ degree: anyText, institution: anyText, year: anyText }), {
      minLength: 1,
      maxLength: 3,
    }),
    skills: texts,
    workExperience: fc.array(
      fc.record({ title: anyText, company: anyText, duration: anyText, description: anyText }),
      { minLength: 1, maxLength: 3 },
    ),
    lookingFor: texts,
  });
