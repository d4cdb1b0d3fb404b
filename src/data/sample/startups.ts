import type { StartupMention } from '../schema/shapes/post';

/** The sample startups as a post shows them. Amounts in whole dollars. */
export const startups = {
  heliogrid: {
    id: 'heliogrid',
    name: 'Heliogrid',
    tagline: 'Rooftop solar that trades with its neighbors',
    logo: '/images/logos/heliogrid.svg',
    raised: 1_300_000,
    goal: 2_000_000,
  },
  ledgerline: {
    id: 'ledgerline',
    name: 'Ledgerline',
    tagline: 'Books that close themselves, every night',
    logo: '/images/logos/ledgerline.svg',
    raised: 3_200_000,
    goal: 8_000_000,
  },
  mirahealth: {
    id: 'mirahealth',
    name: 'Mirahealth',
    tagline: 'A second opinion on every scan within the hour',
    logo: '/images/logos/mirahealth.svg',
    raised: 410_000,
    goal: 500_000,
  },
} as const satisfies Record<string, StartupMention>;
