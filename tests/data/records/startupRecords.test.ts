import { startup as blankStartup } from '@kit/fixtures/blankProfiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startupOf } from '@/data/adapters/records/listedStartup';
import { myStartup, withOwned } from '@/data/adapters/records/ownedStartups';
import { listingRecords, ownedRecords } from '@/data/adapters/records/startupRecords';
import { joined, partKind } from '@/data/adapters/records/wholeStartups';
import { withoutParts } from '@/data/schema/rules/privacy';
import type { ListedStartup } from '@/data/schema/shapes/listedStartup';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { type OwnedStartup, ownedOf, readStartup, typedStartup } from '@/data/schema/shapes/ownedStartup';
import { partSchemas } from '@/data/schema/shapes/partSchemas';
import { type StoredRecordInput, shapeNameOf, shapeOf } from '@/data/schema/shapes/records';
import { type PartedKind, type StartupPart, startupParts } from '@/data/schema/shapes/startupParts';
import { anyListing } from '../schema/rules/wizardValues';

const deck = new Blob(['%PDF'], { type: 'application/pdf' });

/** Listings with and without a pitch deck. */
const anyListed = fc.tuple(anyListing(), fc.boolean()).map(([typed, hasDeck]): ListedStartup => {
  const listing = listingOf({ ...typed, ...(hasDeck && { pitchDeck: deck }) });
  return { slug: 'windrow', listing: { ...listing, ...(hasDeck && { hasDeck }) }, savedAt: 1 };
});

/** Edits, whose values differ from the listing's. `deck`: the pitch deck is replaced, removed or unchanged. */
const anyOwned = fc
  .tuple(anyListed, fc.constantFrom(deck, null, undefined), fc.nat(), fc.nat())
  .map(([listed, file, valuation, closingDate]): OwnedStartup => {
    const shown = startupOf('windrow', listed, '');
    const fundraising = { ...shown.fundraising, valuation, closingDate };
    const read = readStartup(typedStartup(myStartup({ ...shown, name: 'Windrow', fundraising }, true)));
    return {
      ...ownedOf(read),
      ...{ logoSavedAt: 1, isActive: true },
      ...(file !== undefined && { deck: { file, savedAt: 2 }, hasDeck: file !== null }),
    };
  });

const recordsOf = { listing: listingRecords, ownedStartup: ownedRecords };

/** Joins records, except those of the closed parts. */
function joinedFrom<Kind extends PartedKind>(
  kind: Kind,
  [open, ...records]: StoredRecordInput[],
  closed: readonly StartupPart[] = [],
) {
  const parts = startupParts.map((part) =>
    closed.includes(part) ? undefined : records.find((record) => record.kind === partKind(kind, part)),
  );
  return joined[kind](open as never)(...(parts as never[])).value;
}

test.each(['listing', 'ownedStartup'] as const)(
  'the records of a value of kind %s are valid, have the startup’s id, and make the same value again',
  (kind) => {
    fc.assert(
      fc.property(kind === 'listing' ? anyListed : anyOwned, (value) => {
        const records = recordsOf[kind]('windrow', value as never);
        expect(records.map((record) => [record.kind, record.id])).toEqual(
          [kind, ...startupParts.map((part) => partKind(kind, part))].map((each) => [each, 'windrow']),
        );
        const parsed = records.map((record) => {
          const shape = shapeNameOf(record.kind);
          return { ...record, value: shape && shapeOf(shape).parse(record.value) };
        });
        expect(parsed).toEqual(records);
        expect(joinedFrom(kind, records)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  },
);

const anyClosed = fc.subarray([...startupParts]);

test('a startup without the records of closed parts is the same as withoutParts makes it', () => {
  fc.assert(
    fc.property(anyListed, fc.option(anyOwned), anyClosed, (listed, edits, closed) => {
      const [listing, owned] = [listingRecords('windrow', listed), edits && ownedRecords('windrow', edits)];
      const shown = (without: readonly StartupPart[]) => {
        const value = joinedFrom('listing', listing, without);
        const startup = startupOf('windrow', value, '', value.listing.pitchDeck ? 'blob:deck' : '');
        return owned ? withOwned(startup, joinedFrom('ownedStartup', owned, without), 'x') : startup;
      };
      const seen = withoutParts(shown([]), closed);
      expect(myStartup(shown(closed), true)).toEqual(myStartup(seen, true));
      const { hasClosedDeck: _, ...page } = seen;
      expect(withoutParts(shown(closed), closed)).toEqual(page);
    }),
    { numRuns: 300 },
  );
});

describe('partSchemas', () => {
  const startup = blankStartup('windrow', 'Windrow', {
    website: 'https://windrow.example',
    email: 'hello@windrow.example',
    pitchDeck: '/deck.pdf',
    metrics: { monthlyRevenue: 1, activeUsers: 2, arr: 3, monthlyGrowth: 4, cac: 5, ltv: 6 },
    fundraising: { currentRound: 'A', raised: 7, goal: 8, valuation: 9, closingDate: 10, investors: 1 },
    ...{ coverImage: '/cover', logo: '/logo', stage: 'Seed', founded: 2020, teamSize: '1-5', about: 'About' },
    ...{ location: 'Pune', problem: 'Still air', solution: 'Masts', videoDemo: 'video', tagline: 'Wind' },
    team: [{ name: 'Ada', title: 'CTO', exp: '', linkedin: '' }],
  });

  test.each(startupParts)('has exactly the fields of the part “%s” that withoutParts removes', (part) => {
    const [whole, seen] = [startup, withoutParts(startup, [part])].map((each) =>
      Object.entries(myStartup(each, true)).map(([name, value]) => [name, JSON.stringify(value)]),
    );
    const removed = whole?.filter(([name, text]) => text !== seen?.find(([other]) => other === name)?.[1]);
    // Edits have their pitch deck in a separate field, because it may be unchanged.
    const fields = Object.keys(partSchemas[part].shape).filter((name) => name !== 'deck');
    expect(removed?.map(([name]) => name).sort()).toEqual(fields.sort());
  });
});
