import { deckType } from '../../schema/shapes/files';
import type { ListedStartup } from '../../schema/shapes/listedStartup';
import type { Startup } from '../../schema/shapes/startup';
import { fileAddress } from './fileAddress';

/** Splits a text such as "Ada Lovelace, CTO" into name and role at the first comma, dash or bracket. */
export function memberOf(typed: string): Startup['team'][number] {
  const end = /,|\s[–—-]\s|\(/.exec(typed);
  const name = typed.slice(0, end?.index).trim();
  // If the text has no separator, or begins with a separator, the whole text is the name.
  if (!end || !name) return { name: typed, title: '', exp: '', linkedin: '' };
  const title = typed.slice(end.index + end[0].length).trim();
  return { name, title: end[0] === '(' ? title.replace(/\s*\)$/, '') : title, exp: '', linkedin: '' };
}

/** Reverses {@link memberOf}. */
export const typedMember = ({ name, title }: Startup['team'][number]): string =>
  title ? `${name}, ${title}` : name;

/**
 * Returns the profile of a listed startup (spec section 3). `logo` and `pitchDeck` are the URLs of the files,
 * or empty.
 */
export function startupOf(
  id: string,
  { slug, listing }: ListedStartup,
  logo: string,
  pitchDeck = '',
): Startup {
  const { investors, fundingRound = '' } = listing;
  return {
    id,
    slug,
    name: listing.startupName,
    tagline: listing.tagline,
    verified: false,
    logo,
    coverImage: '',
    categories: listing.category ? [listing.category] : [],
    stage: listing.stage,
    teamSize: listing.teamSize,
    location: listing.location,
    founded: listing.registrationYear,
    website: listing.website ?? '',
    email: listing.email ?? '',
    about: listing.about,
    problem: listing.problem,
    solution: listing.solution,
    metrics: {
      monthlyRevenue: listing.revenue,
      activeUsers: listing.users,
      arr: listing.arr,
      monthlyGrowth: listing.growth,
      cac: listing.cac,
      ltv: listing.ltv,
    },
    history: [],
    fundraising: {
      currentRound: fundingRound,
      raised: listing.raised,
      // A goal of 0 means no goal.
      goal: listing.goal || undefined,
      investors: investors.length,
    },
    team: listing.team.map(memberOf),
    investors: investors.map((name) => ({ name, type: '', logo: '' })),
    posts: [],
    pitchDeck,
    videoDemo: '',
    similarStartups: [],
    awards: [],
  };
}

/** Returns a deck with the PDF type, so that browsers never open it as a page of the app's origin. */
export const asPdf = (deck: Blob): Blob => deck.slice(0, deck.size, deckType);

/** Returns the URL of the deck in a listing. `key` identifies the startup in the cache of file URLs. */
export const listedDeck = (key: string, { listing: { pitchDeck }, savedAt }: ListedStartup): string =>
  fileAddress(`${key}/listed deck`, pitchDeck ? asPdf(pitchDeck) : null, savedAt);
