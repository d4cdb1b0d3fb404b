import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import { rememberedByItem } from '../../schema/rules/memoized';
import type { MyStartup, OwnedStartup } from '../../schema/shapes/ownedStartup';
import type { Startup } from '../../schema/shapes/startup';
import { fileAddress } from './fileAddress';
import { asPdf, memberOf, typedMember } from './listedStartup';

const loadOwnedSchema = async () => (await import('../../schema/shapes/ownedStartup')).ownedStartupSchema;

const byId = rememberedByItem(
  (records: DeviceRecord<OwnedStartup>[]) => new Map(records.map(({ id, value }) => [id, value])),
);

/**
 * Returns the public part of the owner's edits, by startup id. Returns the same map as long as nothing changed.
 */
export async function readOwned(device: DeviceStore, owner: string) {
  const { records } = await device.read(owner, 'ownedStartup', loadOwnedSchema);
  return byId(records);
}

/** Returns the URL of an edited startup's logo. `key` identifies the startup in the cache of file URLs. */
export const ownedLogo = (key: string, { logo, logoSavedAt }: OwnedStartup): string =>
  typeof logo === 'string' ? logo : fileAddress(key, logo, logoSavedAt);

/**
 * Applies the owner's edits to a startup. The edited industry replaces the first category. `key` identifies
 * the startup in the cache of file URLs.
 */
export function withOwned(startup: Startup, owned: OwnedStartup, key: string): Startup {
  const [, ...others] = startup.categories;
  const { industry, cover, deck } = owned;
  const changed = (name: string, kept: typeof cover, before: string) =>
    kept ? fileAddress(`${key}/${name}`, kept.file, kept.savedAt) : before;
  const { fundraising } = startup;
  const isInRound = fundraising.currentRound === startup.stage;
  const shown = {
    ...startup,
    name: owned.name,
    tagline: owned.tagline,
    logo: ownedLogo(key, owned),
    coverImage: changed('cover', cover, startup.coverImage),
    pitchDeck: changed('deck', deck?.file ? { ...deck, file: asPdf(deck.file) } : deck, startup.pitchDeck),
    categories: industry ? [industry, ...others.filter((other) => other !== industry)] : others,
    stage: owned.stage,
    teamSize: owned.employees,
    founded: owned.founded,
    website: owned.website ?? '',
    about: owned.description,
    metrics: { ...startup.metrics, monthlyRevenue: owned.revenue },
    fundraising: { ...fundraising, currentRound: isInRound ? owned.stage : fundraising.currentRound },
  };
  const edited = withExtras(withDetails(shown, owned), owned);
  // The language of the owner's texts isn't known.
  const isRewritten = (['tagline', 'about', 'problem', 'solution'] as const).some(
    (name) => edited[name] !== startup[name],
  );
  return isRewritten ? { ...edited, lang: undefined } : edited;
}

/** Applies the fields that only the edit form has, if the owner changed them. */
const withExtras = (startup: Startup, { extras, valuation, closingDate }: OwnedStartup): Startup =>
  extras
    ? { ...startup, ...extras, fundraising: { ...startup.fundraising, valuation, closingDate } }
    : startup;

/**
 * Applies the edited details, if the owner changed them. Team members and investors with an unchanged name
 * keep their other data.
 */
function withDetails(startup: Startup, { details, ...owned }: OwnedStartup): Startup {
  if (!details) return startup;
  const { email = '', users, raised, goal, fundingRound = '', arr, growth, cac, ltv } = owned;
  const { location, problem, solution } = details;
  return {
    ...startup,
    location,
    email,
    problem,
    solution,
    metrics: { ...startup.metrics, activeUsers: users, arr, monthlyGrowth: growth, cac, ltv },
    fundraising: {
      ...startup.fundraising,
      currentRound: fundingRound,
      raised: raised ?? 0,
      // A goal of 0 means no goal.
      goal: goal || undefined,
      investors: startup.fundraising.investors + details.investors.length - startup.investors.length,
    },
    team: details.team.map((typed) => {
      const member = memberOf(typed);
      const known = startup.team.find(({ name }) => name === member.name);
      return known ? { ...known, title: member.title } : member;
    }),
    investors: details.investors.map(
      (name) => startup.investors.find((known) => known.name === name) ?? { name, type: '', logo: '' },
    ),
  };
}

/** Returns a startup in the shape that its owner edits. */
export const myStartup = (startup: Startup, isActive: boolean): MyStartup => ({
  id: startup.id,
  slug: startup.slug,
  name: startup.name,
  tagline: startup.tagline,
  logo: startup.logo,
  coverImage: startup.coverImage,
  pitchDeck: startup.pitchDeck,
  stage: startup.stage,
  industry: startup.categories[0] ?? '',
  founded: startup.founded,
  website: startup.website,
  revenue: startup.metrics.monthlyRevenue,
  employees: startup.teamSize,
  description: startup.about,
  isActive,
  location: startup.location,
  email: startup.email,
  problem: startup.problem,
  solution: startup.solution,
  users: startup.metrics.activeUsers,
  // 0 means that no amount was given.
  raised: startup.fundraising.raised || undefined,
  goal: startup.fundraising.goal,
  fundingRound: startup.fundraising.currentRound,
  valuation: startup.fundraising.valuation,
  closingDate: startup.fundraising.closingDate,
  arr: startup.metrics.arr,
  growth: startup.metrics.monthlyGrowth,
  cac: startup.metrics.cac,
  ltv: startup.metrics.ltv,
  team: startup.team.map(typedMember),
  investors: startup.investors.map(({ name }) => name),
  videoDemo: startup.videoDemo,
  awards: startup.awards,
});
