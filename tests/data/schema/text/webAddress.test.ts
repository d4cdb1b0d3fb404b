import { heliogrid } from '@kit/fixtures/account';
import { describe, expect, it, test } from 'vitest';
import { saidIn } from '@/data/adapters/records/ownProfile';
import { profileOf } from '@/data/schema/shapes/founderProfile';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import { emptyOnboarding } from '@/data/schema/shapes/onboardingWizard';
import { readStartup, typedStartup } from '@/data/schema/shapes/ownedStartup';
import { storedAddress, webAddressOf } from '@/data/schema/text/webAddress';
import { accountWith } from '../../../support/accountRecords';

describe('webAddressOf', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.Heliogrid.example/Press?a=b#c ', 'https://www.Heliogrid.example/Press?a=b#c'],
    ['heliogrid.example:8080', 'https://heliogrid.example:8080'],
    ['linkedin.com/in/@mina', 'https://linkedin.com/in/@mina'],
    ['उदाहरण.भारत', 'https://उदाहरण.भारत'],
    ['xn--p1b6ci4b4b3a.xn--h2brj9c', 'https://xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['https://heliogrid.example', 'https://heliogrid.example'],
    ['HTTP://heliogrid.example/', 'HTTP://heliogrid.example/'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('given %j, returns the web address %j', (typed, address) => {
    expect(webAddressOf(typed)).toBe(address);
    expect(storedAddress(typed)).toBe(address);
  });

  it.each([
    ['a word or a number', 'heliogrid|v1.2|10.0.0.1|e.g.|a..example|.example.com'],
    ['an email address', 'mina@northlight.example|mailto:mina@northlight.example'],
    [
      'a scheme other than http and https',
      'javascript:alert(1)|data:text/html,x.yz|ftp://heliogrid.example|//heliogrid.example',
    ],
    [
      'a broken address or a sentence',
      'java\nscript.alert|https://|https:// heliogrid.example|see heliogrid.example',
    ],
  ])('returns null for %s, and storedAddress only trims such a text', (_what, texts) => {
    for (const typed of texts.split('|'))
      expect([typed, webAddressOf(typed), storedAddress(` ${typed} `)]).toEqual([typed, null, typed]);
  });
});

test('every form adds https:// to a web address without a scheme before the address is stored', () => {
  const website = ' example.com ';
  const kept = { website: 'https://example.com' };
  expect(listingOf({ ...emptyListing, website })).toMatchObject(kept);
  const account = accountWith({ website, linkedinProfile: 'linkedin.com/in/x' });
  expect(account).toMatchObject({ ...kept, linkedinProfile: 'https://linkedin.com/in/x' });
  const profile = { website, linkedin: 'linkedin.com/in/x' };
  const storedProfile = { ...kept, linkedin: 'https://linkedin.com/in/x' };
  expect(saidIn({ ...emptyOnboarding, ...profile })).toEqual(storedProfile);
  const typed = { name: 'Ida', role: '', location: '', interests: '', bio: '', email: '', skills: '' };
  expect(profileOf({ ...typed, ...profile, photo: '', education: [], workExperience: [] })).toMatchObject(
    storedProfile,
  );
  expect(readStartup({ ...typedStartup(heliogrid), website })).toMatchObject(kept);
});
