import fc, { type Arbitrary } from 'fast-check';
import { inParts } from '@/data/adapters/records/startupRecords';
import { exportVersion } from '@/data/schema/shapes/exportSchema';
import { investorAccountSchema, registrationSteps } from '@/data/schema/shapes/investorRegistration';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { listingSteps } from '@/data/schema/shapes/listingWizard';
import { postTags, postTypes } from '@/data/schema/shapes/lists';
import { onboardingSteps } from '@/data/schema/shapes/onboardingWizard';
import { boardNames, cardSources, passReasons, stageKinds } from '@/data/schema/shapes/pipeline';
import type { RecordKind, ShapeName, StoredRecordInput } from '@/data/schema/shapes/records';
import { answerVerdicts } from '@/data/schema/shapes/request';
import { emailDigests, investorNotifications, investorPrivacies } from '@/data/schema/shapes/settings';
import { isBlankText } from '@/data/schema/text/blank';
import { anyListing, anyOnboarding, anyRegistration, anyText } from '../schema/rules/wizardValues';

// Arbitrary values of every kind of record.

const name = anyText.filter((text) => !isBlankText(text));
const id = anyText.filter((text) => text !== '');
const texts = fc.array(anyText, { maxLength: 3 });
const moment = fc.integer({ min: -8.64e15, max: 8.64e15 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: 0 });
const short = anyText.map((text) => text.slice(0, 30));
const orMissing = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined });

const anyFile = (...types: string[]) =>
  fc
    .tuple(fc.uint8Array({ maxLength: 60 }), fc.constantFrom(...types))
    .map(([bytes, type]) => new Blob([bytes], { type }));
const anyImage = anyFile('image/png', 'image/webp', 'image/avif');
const anyDeck = anyFile('application/pdf');

type Fields = Record<string, Arbitrary<unknown>>;
/** An arbitrary object with all fields of `all` and any of the fields of `some`. */
const recordOf = (all: Fields, some: Fields) =>
  fc.record({ ...all, ...some }, { requiredKeys: Object.keys(all) });

const comment = recordOf(
  { id, author: recordOf({ name: id, avatar: anyText }, { id }), text: name, time: moment, likes: number },
  { editedAt: moment },
);

const draftOf = (values: Arbitrary<unknown>, steps: readonly string[]) =>
  fc.record({ values, step: fc.constantFrom(...steps), furthest: fc.constantFrom(...steps) });

const listing = fc
  .tuple(anyListing(), fc.option(anyImage), orMissing(fc.option(anyDeck)))
  .map(([typed, logo, pitchDeck]) => ({ ...typed, logo, pitchDeck }));

const traction = recordOf(
  {},
  {
    ...{ revenue: number, users: number, raised: number, goal: number, fundingRound: anyText },
    ...{ valuation: number, closingDate: moment },
  },
);
const metrics = recordOf({}, { arr: number, growth: number, cac: number, ltv: number });
const contact = { website: anyText, email: anyText };

const values: Record<ShapeName, Arbitrary<unknown>> = {
  star: fc.boolean(),
  follow: fc.boolean(),
  interest: fc.boolean(),
  like: fc.boolean(),
  save: fc.boolean(),
  request: recordOf({ at: moment, isWithdrawn: fc.boolean() }, { isAgain: fc.boolean() }),
  answer: fc.record({
    verdict: fc.constantFrom(...answerVerdicts),
    note: anyText,
    at: moment,
    requestedAt: moment,
  }),
  post: recordOf(
    {
      id,
      author: fc.record({ id, name: id, role: anyText, avatar: anyText, isVerified: fc.boolean() }),
      content: name,
      hashtags: texts,
      likes: number,
      comments: fc.array(comment, { maxLength: 2 }),
      shares: number,
      isLiked: fc.boolean(),
      postTime: moment,
      type: fc.constantFrom(...postTypes),
    },
    {
      editedAt: moment,
      as: fc.record({ kind: fc.constant('startup'), id }),
      image: fc.record({ src: anyText, alt: anyText, width: number, height: number }),
      startup: fc.record({
        ...{ id: anyText, name: anyText, tagline: anyText, logo: anyText },
        raised: number,
        goal: number.map((goal) => goal + 1),
      }),
    },
  ),
  comment: fc.record({ postId: anyText, comment }),
  draft: recordOf(
    {
      text: anyText,
      tag: fc.option(fc.constantFrom(...postTags)),
      comments: fc.dictionary(anyText, anyText, { maxKeys: 3 }),
    },
    { edits: fc.dictionary(anyText, anyText, { maxKeys: 3 }), as: anyText },
  ),
  sampleDate: fc.integer({ min: 0, max: 8e15 }),
  sampleDeletion: fc.constant(true),
  conversation: recordOf({ unread: fc.boolean(), muted: fc.boolean() }, { readUpTo: anyText }),
  message: fc.record({
    id,
    sender: anyText,
    isSelf: fc.boolean(),
    message: name,
    avatar: anyText,
    time: moment,
  }),
  sent: fc.record({ to: fc.record({ slug: id, name }), message: name, time: moment }),
  messageDraft: anyText,
  profile: recordOf(
    {},
    {
      slug: id,
      name,
      bio: anyText,
      skills: texts,
      education: anyOnboarding().map(({ education }) => education),
      photo: fc.option(anyImage),
      photoSavedAt: moment,
    },
  ),
  settings: recordOf(
    {},
    {
      notifications: fc.dictionary(fc.constantFrom(...investorNotifications), fc.boolean()),
      emailDigest: fc.constantFrom(...emailDigests),
      investorPrivacy: fc.constantFrom(...investorPrivacies),
      maxInvestment: fc.constantFrom(500_000, 0),
      quietDays: fc.constantFrom(7, 30),
    },
  ),
  notificationsSeen: fc.record({ at: moment, ids: fc.array(id, { maxLength: 3 }) }),
  listing: fc.record({
    slug: id,
    listing: listing.map((typed) => ({ ...inParts(listingOf(typed)).open, hasDeck: true })),
    savedAt: moment,
  }),
  listingTraction: traction,
  listingMetrics: metrics,
  listingContact: recordOf({}, { ...contact, pitchDeck: fc.option(anyDeck) }),
  ownedStartupTraction: traction,
  ownedStartupMetrics: metrics,
  ownedStartupContact: recordOf(
    {},
    { ...contact, deck: fc.record({ file: fc.option(anyDeck), savedAt: moment }) },
  ),
  ownedStartup: recordOf(
    {
      name,
      tagline: anyText,
      logo: fc.oneof(anyImage, anyText),
      logoSavedAt: moment,
      stage: anyText,
      industry: anyText,
      founded: orMissing(fc.integer({ min: 1900, max: 2200 })),
      employees: anyText,
      description: anyText,
      isActive: fc.boolean(),
    },
    {
      details: fc.record({
        location: anyText,
        problem: anyText,
        solution: anyText,
        team: texts,
        investors: texts,
      }),
      extras: fc.record({
        videoDemo: anyText,
        awards: fc.array(recordOf({ title: name, by: anyText }, { year: fc.constant(2024) }), {
          maxLength: 2,
        }),
      }),
      cover: fc.record({ file: fc.option(anyImage), savedAt: moment }),
      hasDeck: fc.boolean(),
    },
  ),
  investorAccount: anyRegistration().map(({ password: _, confirmPassword: __, ...typed }) =>
    investorAccountSchema.parse({
      ...typed,
      experience: 3,
      investmentAmount: undefined,
      avgInvestment: 250_000,
      portfolioValue: undefined,
      yearlyInvestments: 2,
      activeInvestment: undefined,
      dob: '',
      investments: typed.about,
      // Some accounts lack these fields, because earlier versions of the app didn't store them.
      ...(typed.location && { geography: typed.location, mustHaves: ['stage', 'place'] }),
      ...(!isBlankText(typed.fullName) && {
        portfolio: [{ name: typed.fullName, stage: typed.about, year: 2024 }],
      }),
    }),
  ),
  listingDraft: draftOf(listing, listingSteps),
  registrationDraft: draftOf(anyRegistration(), registrationSteps),
  onboardingDraft: draftOf(anyOnboarding(), onboardingSteps),
  card: recordOf(
    {
      ...{ name, face: anyText, board: fc.constantFrom(...boardNames), stage: id, since: moment },
      history: fc.array(fc.record({ stage: id, until: moment }), { maxLength: 2 }),
    },
    {
      ...{ slug: id, account: id, removedAt: moment },
      source: recordOf({ kind: fc.constantFrom(...cardSources) }, { by: id }),
    },
  ),
  cardStep: recordOf({ text: short }, { due: fc.constantFrom('2026-11-30', '2027-01-01'), doneAt: moment }),
  cardTags: fc.array(short, { maxLength: 3 }),
  cardNote: recordOf({ text: short, at: moment }, { editedAt: moment }),
  cardPass: recordOf({ reason: fc.constantFrom(...passReasons), words: short }, { toldAt: moment }),
  boardStages: fc.array(recordOf({ id, kind: fc.constantFrom(...stageKinds) }, { name }), {
    minLength: 1,
    maxLength: 3,
  }),
  contact: recordOf(
    { name },
    { email: anyText, company: anyText, position: anyText, url: anyText, batch: id },
  ),
  importBatch: fc.record({ at: moment, file: anyText, count: fc.nat() }),
  savedSearch: fc.record({
    ...{ name, address: anyText, seenAt: moment, tells: fc.boolean() },
    seenIds: fc.array(id, { maxLength: 3 }),
  }),
  later: recordOf({}, { until: moment }),
  answerDraft: fc.record({ values: fc.dictionary(id, anyText, { maxKeys: 3 }) }),
};

const kindOf = (shape: ShapeName): Arbitrary<RecordKind> =>
  shape === 'message' || shape === 'sent'
    ? id.map((other) => `${shape}:${other}` as const)
    : fc.constant(shape);

const anyRecord = fc
  .constantFrom(...(Object.keys(values) as ShapeName[]))
  .chain((shape) => fc.record({ kind: kindOf(shape), id, value: values[shape] }));

/** Arbitrary stored records of all kinds. No two of them have both the same kind and the same id. */
export const anyRecords: Arbitrary<StoredRecordInput[]> = fc.uniqueArray(anyRecord, {
  selector: ({ kind, id: own }) => JSON.stringify([kind, own]),
  maxLength: 30,
});

/** Returns one record of each kind. The values are the same in every run. */
export const oneOfEach = (): StoredRecordInput[] =>
  (Object.keys(values) as ShapeName[]).map((shape, seed) => ({
    kind: shape === 'message' || shape === 'sent' ? `${shape}:mina-okafor` : shape,
    id: 'one',
    value: fc.sample(values[shape], { numRuns: 1, seed })[0],
  }));

/** The header of an export: the version, the account's name, the date and the appearance. */
export const head = {
  version: exportVersion,
  name: 'Asha Verma',
  exportedAt: Date.UTC(2025, 10, 20, 9, 41),
  appearance: { theme: 'dark' as const, language: 'hi' },
};
export const like = (id: string, value: unknown = true): StoredRecordInput => ({ kind: 'like', id, value });

/** Replaces files with comparable values: their type and bytes. */
export async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return [value.type, ...new Uint8Array(await value.arrayBuffer())];
  if (Array.isArray(value)) return Promise.all(value.map(plain));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(await Promise.all(entries.map(async ([key, item]) => [key, await plain(item)])));
}
