import { expect, test } from 'vitest';
import { concerns } from '@/data/adapters/device/concerns';
import { partKind } from '@/data/adapters/records/wholeStartups';
import { startupParts } from '@/data/schema/shapes/startupParts';

test.each(['listing', 'ownedStartup'] as const)(
  'a change of any part of a startup concerns the observers of the kind %s, and a change of its draft does not',
  (whole) => {
    const concerned = (kind: string) => {
      const records = [{ kind, id: 'windrow' }];
      return concerns({ extent: 'some', origin: 'here', records }, (each) => each === whole);
    };
    const parts = startupParts.map((part) => partKind(whole, part));
    expect([whole, ...parts].map(concerned)).toEqual([true, true, true, true]);
    const others = ['listingDraft', 'message:listingContact', `sent:${whole}Contact`, `${whole}Contacts`];
    expect(others.map(concerned)).toEqual([false, false, false, false]);
  },
);
