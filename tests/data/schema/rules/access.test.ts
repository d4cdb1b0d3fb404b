import { startup } from '@kit/fixtures/blankProfiles';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  closedParts,
  type Published,
  stranger,
  type ViewerRelation,
} from '@/data/schema/rules/access';
import { isOpenTo, viewerRelations, viewers, withoutParts } from '@/data/schema/rules/privacy';
import { founderPrivacies, investorPrivacies } from '@/data/schema/shapes/settings';
import { startupParts } from '@/data/schema/shapes/startupParts';

const facts = Object.keys(stranger);
/** All possible viewers, one for each combination of the boolean facts about a viewer. */
const everybody = Array.from({ length: 2 ** facts.length }, (_, bits) =>
  Object.fromEntries(facts.map((fact, at) => [fact, Boolean(bits & (1 << at))])),
) as ViewerRelation[];
const privacies = [...new Set([...founderPrivacies, ...investorPrivacies])];
const extent = (published: Published, viewer: ViewerRelation) => accessTo(published, viewer).extent;

describe.each(privacies)("the privacy '%s' of a page", (privacy) => {
  test('accessTo shows the whole page and its owner’s posts only to the owner and to permitted viewers', () => {
    for (const viewer of everybody) {
      const { isOwner, isConnection: connections, isFounder: founders } = viewer;
      const isMeant = isOwner || { public: true, private: false, connections, founders }[privacy];
      // Other viewers see name, role, photo and anonymous likes of a page, but nothing of a private page.
      const others = privacy === 'private' ? ['none', 'none', 'none'] : ['limited', 'none', 'full'];
      const kinds = ['page', 'contribution', 'mark'] as const;
      expect(kinds.map((kind) => extent({ kind, privacy }, viewer))).toEqual(
        isMeant ? ['full', 'full', 'full'] : others,
      );
    }
  });

  test('accessTo shows name and photo to viewers who can see the page or have a message from the page’s owner', () => {
    for (const viewer of everybody) {
      expect(extent({ kind: 'identity', privacy, hasWritten: true }, viewer)).toBe('full');
      const isKnown = extent({ kind: 'page', privacy }, viewer) !== 'none';
      expect(extent({ kind: 'identity', privacy, hasWritten: false }, viewer)).toBe(
        isKnown ? 'full' : 'none',
      );
    }
  });

  test("isOpenTo returns true exactly if accessTo shows the whole page, for each viewer in the 'View as' menu", () => {
    for (const viewer of Object.values(viewers).flat())
      expect(isOpenTo(privacy, viewer)).toBe(
        extent({ kind: 'page', privacy }, viewerRelations[viewer]) === 'full',
      );
  });
});

describe('parts of a listed startup', () => {
  test('closedParts returns the parts that the viewer may not see, and no part for the owner or an approved viewer', () => {
    for (const viewer of everybody) {
      const { isInvestor: traction, hasExpressedInterest: contact } = viewer;
      const open = { traction, contact, metrics: false };
      expect(closedParts(viewer)).toEqual(
        startupParts.filter((part) => !(viewer.isOwner || viewer.isApproved || open[part])),
      );
    }
  });

  test('accessTo returns the audience of each part, such as “investors”, both for a stranger and for the owner', () => {
    for (const viewer of [stranger, { ...stranger, isOwner: true }])
      expect(startupParts.map((part) => accessTo({ kind: 'startup', part }, viewer).audience)).toEqual([
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
