import { startup } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  closedParts,
  type Published,
  startupParts,
  stranger,
  type ViewerRelation,
} from '@/data/schema/rules/access';
import { isOpenTo, viewerRelations, viewers, withoutParts } from '@/data/schema/rules/privacy';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';

const facts = Object.keys(stranger) as (keyof ViewerRelation)[];
/** Every possible viewer: each fact is true or false. */
const everybody = Array.from({ length: 2 ** facts.length }, (_, bits) =>
  Object.fromEntries(facts.map((fact, at) => [fact, Boolean(bits & (1 << at))])),
) as ViewerRelation[];
const privacies = [...new Set([...founderPrivacies, ...investorPrivacies])];
const everything: Published[] = [
  ...(['page', 'contribution', 'mark'] as const).flatMap((kind) =>
    privacies.map((privacy) => ({ kind, privacy })),
  ),
  ...[true, false].flatMap((hasWritten) =>
    privacies.map((privacy) => ({ kind: 'identity' as const, privacy, hasWritten })),
  ),
  ...startupParts.map((part) => ({ kind: 'startup' as const, part })),
];
const extent = (published: Published, standing: ViewerRelation) => accessTo(published, standing).extent;
const are = (...known: (keyof ViewerRelation)[]): ViewerRelation => ({
  ...stranger,
  ...Object.fromEntries(known.map((fact) => [fact, true])),
});

test('the owner has full access to everything', () => {
  for (const published of everything)
    for (const standing of everybody.filter(({ isOwner }) => isOwner))
      expect(extent(published, standing)).toBe('full');
});

test('an additional relation to the owner never reduces access', () => {
  const order = ['none', 'limited', 'full'];
  for (const published of everything)
    for (const standing of everybody)
      for (const fact of facts) {
        const more = extent(published, { ...standing, [fact]: true });
        expect(order.indexOf(more)).toBeGreaterThanOrEqual(order.indexOf(extent(published, standing)));
      }
});

describe('access to a page, its owner’s texts and likes', () => {
  const seen = (privacy: (typeof privacies)[number], ...known: (keyof ViewerRelation)[]) =>
    (['page', 'contribution', 'mark'] as const).map((kind) => extent({ kind, privacy }, are(...known)));
  const all = ['full', 'full', 'full'];
  /** The page shows name, role and photo. Texts are hidden; anonymous counts are complete. */
  const limited = ['limited', 'none', 'full'];
  const nothing = ['none', 'none', 'none'];

  test('is complete for every viewer of a public page', () => {
    expect(seen('public')).toEqual(all);
  });

  test('is denied to all other viewers of a private page', () => {
    for (const standing of everybody.filter(({ isOwner }) => !isOwner))
      for (const kind of ['page', 'contribution', 'mark'] as const)
        expect(extent({ kind, privacy: 'private' }, standing)).toBe('none');
    expect(seen('private', 'isConnection', 'isFounder', 'isApproved')).toEqual(nothing);
  });

  test('is limited for viewers outside the audience of a page', () => {
    expect(seen('connections')).toEqual(limited);
    expect(seen('connections', 'isFounder', 'isInvestor')).toEqual(limited);
    expect(seen('connections', 'isConnection')).toEqual(all);
    expect(seen('founders', 'isConnection', 'isInvestor')).toEqual(limited);
    expect(seen('founders', 'isFounder')).toEqual(all);
  });

  test('includes the name and photo of an account that has written to the viewer, and nothing else', () => {
    for (const privacy of privacies)
      for (const standing of everybody) {
        expect(extent({ kind: 'identity', privacy, hasWritten: true }, standing)).toBe('full');
        const isKnown = extent({ kind: 'page', privacy }, standing) !== 'none';
        expect(extent({ kind: 'identity', privacy, hasWritten: false }, standing)).toBe(
          isKnown ? 'full' : 'none',
        );
      }
  });

  // Texts are part of the page: on every route they are open exactly when the page is.
  test('is complete for texts exactly when it is for the page', () => {
    for (const privacy of privacies)
      for (const standing of everybody)
        expect(extent({ kind: 'contribution', privacy }, standing) === 'full').toBe(
          extent({ kind: 'page', privacy }, standing) === 'full',
        );
  });

  test('matches isOpenTo for every viewer of the preview', () => {
    for (const privacy of privacies)
      for (const viewer of Object.values(viewers).flat())
        expect(isOpenTo(privacy, viewer)).toBe(
          extent({ kind: 'page', privacy }, viewerRelations[viewer]) === 'full',
        );
  });
});

describe('closedParts of a listed startup', () => {
  test.each([
    [[], ['traction', 'metrics', 'contact']],
    [
      ['isConnection', 'isFounder'],
      ['traction', 'metrics', 'contact'],
    ],
    [['isInvestor'], ['metrics', 'contact']],
    [['hasExpressedInterest'], ['traction', 'metrics']],
    [['isInvestor', 'hasExpressedInterest'], ['metrics']],
    [['isApproved'], []],
    [['isOwner'], []],
  ] as [(keyof ViewerRelation)[], string[]][])(
    'returns for a viewer with %j the parts %j',
    (known, closed) => {
      expect(closedParts(are(...known))).toEqual(closed);
    },
  );

  test('accessTo names the audience of each part, whether the part is open or not', () => {
    for (const standing of [stranger, are('isOwner')])
      expect(startupParts.map((part) => accessTo({ kind: 'startup', part }, standing).audience)).toEqual([
        'investors',
        'approved',
        'interested',
      ]);
  });

  const whole = startup('windrow', 'Windrow', {
    about: 'Turbines',
    stage: 'Seed',
    website: 'https://windrow.example',
    email: 'hello@windrow.example',
    pitchDeck: '/files/windrow.pdf',
    metrics: { monthlyRevenue: 1, activeUsers: 2, arr: 3, cac: 5, runway: 8 },
    history: [{ month: '2025-10', revenue: 9, users: 10 }],
    fundraising: {
      currentRound: 'Seed',
      raised: 11,
      goal: 12,
      investors: 13,
      valuation: 14,
      closingDate: 15,
    },
  });

  test('withoutParts removes the fields of each closed part', () => {
    const { monthlyRevenue, activeUsers, ...metrics } = whole.metrics;
    const fundraising = { currentRound: '', raised: 0, investors: 0 };
    const noContact = { website: '', email: '', pitchDeck: '', hasClosedDeck: true };
    expect(withoutParts(whole, ['contact'])).toEqual({ ...whole, ...noContact });
    expect(withoutParts(whole, ['metrics'])).toEqual({ ...whole, metrics: { monthlyRevenue, activeUsers } });
    expect(withoutParts(whole, ['traction'])).toEqual({ ...whole, metrics, history: [], fundraising });
    const nothing = { ...noContact, metrics: {}, history: [], fundraising };
    expect(withoutParts(whole, startupParts)).toEqual({ ...whole, ...nothing });
    const noDeck = startup('windrow', 'Windrow');
    expect(withoutParts(noDeck, ['contact'])).toEqual(noDeck);
  });
});
