import { startup } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  closedParts,
  type Published,
  type Standing,
  startupParts,
  stranger,
} from '@/data/schema/access';
import { isOpenTo, standings, viewers, withoutParts } from '@/data/schema/privacy';
import { founderPrivacies, investorPrivacies } from '@/data/schema/settings';

const facts = Object.keys(stranger) as (keyof Standing)[];
/** Everybody there can be: each fact holds of them or doesn't. */
const everybody = Array.from({ length: 2 ** facts.length }, (_, bits) =>
  Object.fromEntries(facts.map((fact, at) => [fact, Boolean(bits & (1 << at))])),
) as Standing[];
const privacies = [...new Set([...founderPrivacies, ...investorPrivacies])];
const everything: Published[] = [
  ...(['page', 'words', 'trace'] as const).flatMap((kind) => privacies.map((privacy) => ({ kind, privacy }))),
  ...[true, false].flatMap((hasWritten) =>
    privacies.map((privacy) => ({ kind: 'face' as const, privacy, hasWritten })),
  ),
  ...startupParts.map((part) => ({ kind: 'startup' as const, part })),
];
const extent = (published: Published, standing: Standing) => accessTo(published, standing).extent;
const are = (...known: (keyof Standing)[]): Standing => ({
  ...stranger,
  ...Object.fromEntries(known.map((fact) => [fact, true])),
});

test('the owner sees all of everything', () => {
  for (const published of everything)
    for (const standing of everybody.filter(({ isOwner }) => isOwner))
      expect(extent(published, standing)).toBe('whole');
});

test('whoever is more to the owner never sees less', () => {
  const order = ['nothing', 'limited', 'whole'];
  for (const published of everything)
    for (const standing of everybody)
      for (const fact of facts) {
        const more = extent(published, { ...standing, [fact]: true });
        expect(order.indexOf(more)).toBeGreaterThanOrEqual(order.indexOf(extent(published, standing)));
      }
});

describe('of a page, with what its owner wrote and did', () => {
  const seen = (privacy: (typeof privacies)[number], ...known: (keyof Standing)[]) =>
    (['page', 'words', 'trace'] as const).map((kind) => extent({ kind, privacy }, are(...known)));
  const all = ['whole', 'whole', 'whole'];
  /** Name, role and face; not a word; what names nobody is counted. */
  const limited = ['limited', 'nothing', 'whole'];
  const nothing = ['nothing', 'nothing', 'nothing'];

  test('that is public everybody sees everything', () => {
    expect(seen('public')).toEqual(all);
  });

  test('that is private nobody else sees anything', () => {
    for (const standing of everybody.filter(({ isOwner }) => !isOwner))
      for (const kind of ['page', 'words', 'trace'] as const)
        expect(extent({ kind, privacy: 'private' }, standing)).toBe('nothing');
    expect(seen('private', 'isConnection', 'isFounder', 'isApproved')).toEqual(nothing);
  });

  test('that is kept for some, the others see its face', () => {
    expect(seen('connections')).toEqual(limited);
    expect(seen('connections', 'isFounder', 'isInvestor')).toEqual(limited);
    expect(seen('connections', 'isConnection')).toEqual(all);
    expect(seen('founders', 'isConnection', 'isInvestor')).toEqual(limited);
    expect(seen('founders', 'isFounder')).toEqual(all);
  });

  test('who writes to somebody shows them their face, and no more than that', () => {
    for (const privacy of privacies)
      for (const standing of everybody) {
        expect(extent({ kind: 'face', privacy, hasWritten: true }, standing)).toBe('whole');
        const isKnown = extent({ kind: 'page', privacy }, standing) !== 'nothing';
        expect(extent({ kind: 'face', privacy, hasWritten: false }, standing)).toBe(
          isKnown ? 'whole' : 'nothing',
        );
      }
  });

  // What is written is part of the page: it is never open by another route than that, nor closed where that is open.
  test('the words are open where the page is', () => {
    for (const privacy of privacies)
      for (const standing of everybody)
        expect(extent({ kind: 'words', privacy }, standing) === 'whole').toBe(
          extent({ kind: 'page', privacy }, standing) === 'whole',
        );
  });

  test('looking as others do shows what they see', () => {
    for (const privacy of privacies)
      for (const viewer of Object.values(viewers).flat())
        expect(isOpenTo(privacy, viewer)).toBe(
          extent({ kind: 'page', privacy }, standings[viewer]) === 'whole',
        );
  });
});

describe('of a listed startup', () => {
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
  ] as [(keyof Standing)[], string[]][])('%j keeps closed: %j', (known, closed) => {
    expect(closedParts(are(...known))).toEqual(closed);
  });

  test('it is said whom a part is open to, whether it is or not', () => {
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

  test('each part is what the wizard asks for in its step', () => {
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
