import type { DeviceStore } from '../../ports/DeviceStore';
import type { MyStartup, OwnedStartup } from '../../schema/ownedStartup';
import type { Startup } from '../../schema/startup';
import { logoAddress } from './listedStartup';

export const ownedKind = 'ownedStartup';
const loadSchema = async () => (await import('../../schema/ownedStartup')).ownedStartupSchema;

/** What a person changed of their own startups, by id. */
export async function readOwned(device: DeviceStore, owner: string) {
  const { records, quarantined } = await device.read(owner, ownedKind, loadSchema);
  return { owned: new Map(records.map(({ id, value }) => [id, value])), quarantined };
}

/** The address of a changed logo. */
export const ownedLogo = (key: string, { logo, logoSavedAt }: OwnedStartup): string =>
  typeof logo === 'string' ? logo : logoAddress(key, logo, logoSavedAt);

/** A startup's page with what its owner changed. Of several categories the first is its industry. */
export function withOwned(startup: Startup, owned: OwnedStartup, logo: string): Startup {
  const [, ...others] = startup.categories;
  const { industry } = owned;
  const { fundraising } = startup;
  const isInRound = fundraising.currentRound === startup.stage;
  return {
    ...startup,
    name: owned.name,
    tagline: owned.tagline,
    logo,
    categories: industry ? [industry, ...others.filter((other) => other !== industry)] : others,
    stage: owned.stage,
    teamSize: owned.employees,
    founded: owned.founded,
    website: owned.website,
    about: owned.description,
    metrics: { ...startup.metrics, monthlyRevenue: owned.revenue },
    fundraising: { ...fundraising, currentRound: isInRound ? owned.stage : fundraising.currentRound },
  };
}

/** A startup as its owner edits it. */
export const myStartup = (startup: Startup, isActive: boolean): MyStartup => ({
  id: startup.id,
  name: startup.name,
  tagline: startup.tagline,
  logo: startup.logo,
  stage: startup.stage,
  industry: startup.categories[0] ?? '',
  founded: startup.founded,
  website: startup.website,
  revenue: startup.metrics.monthlyRevenue,
  employees: startup.teamSize,
  description: startup.about,
  isActive,
});
