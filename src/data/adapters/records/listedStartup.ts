import { deckType } from '../../schema/files';
import type { Startup } from '../../schema/startup';
import type { ListedStartup } from '../../schema/startupListing';
import { fileAddress } from './fileAddress';

/** "Ada Lovelace, CTO": the name ends where a comma, a dash or a bracket sets the role off. */
export function memberOf(typed: string): Startup['team'][number] {
  const end = /,|\s[–—-]\s|\(/.exec(typed);
  const name = typed.slice(0, end?.index).trim();
  // What begins with one is all name.
  if (!end || !name) return { name: typed, title: '', exp: '', linkedin: '' };
  const title = typed.slice(end.index + end[0].length).trim();
  return { name, title: end[0] === '(' ? title.replace(/\s*\)$/, '') : title, exp: '', linkedin: '' };
}

/** The other way round. */
export const typedMember = ({ name, title }: Startup['team'][number]): string =>
  title ? `${name}, ${title}` : name;

/**
 * The profile of a startup that a person has listed (spec section 3). `logo` and `pitchDeck`: the addresses of its picture
 * and its deck, or empty.
 */
export function startupOf(id: string, { listing }: ListedStartup, logo: string, pitchDeck = ''): Startup {
  const { investors, fundingRound } = listing;
  return {
    id,
    name: listing.startupName,
    tagline: listing.tagline,
    verified: false,
    logo,
    coverImage: '',
    categories: listing.category ? [listing.category] : [],
    stage: fundingRound,
    teamSize: listing.teamSize,
    location: listing.location,
    founded: listing.registrationYear,
    website: listing.website,
    email: listing.email,
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
      // A goal of nothing is none.
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

/** A deck as a PDF, whatever type its record has: the browser opens it in its viewer and never as a page of ours. */
export const asPdf = (deck: Blob): Blob => deck.slice(0, deck.size, deckType);

/** The address of the deck that a startup was listed with. */
export const listedDeck = (key: string, { listing: { pitchDeck }, savedAt }: ListedStartup): string =>
  fileAddress(`${key}/listed deck`, pitchDeck ? asPdf(pitchDeck) : null, savedAt);
