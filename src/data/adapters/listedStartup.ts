import { numberOf } from '../schema/numberOf';
import type { Startup } from '../schema/startup';
import type { ListedStartup } from '../schema/startupListing';

const yearOf = (typed: string) => {
  const year = numberOf(typed);
  return year && Number.isInteger(year) && year >= 1900 && year <= 2200 ? year : undefined;
};

/** "Ada Lovelace, CTO": the name ends where a comma, a dash or a bracket sets the role off. */
function memberOf(typed: string): Startup['team'][number] {
  const text = typed.trim();
  const end = /,|\s[–—-]\s|\(/.exec(text);
  const name = text.slice(0, end?.index).trim();
  // What begins with one is all name.
  if (!end || !name) return { name: text, title: '', exp: '', linkedin: '' };
  const title = text.slice(end.index + end[0].length).trim();
  return { name, title: end[0] === '(' ? title.replace(/\s*\)$/, '') : title, exp: '', linkedin: '' };
}

const isFilled = (text: string) => text.trim() !== '';

/** The profile of a startup that a person has listed (spec section 3). `logo`: the address of its picture, or empty. */
export function startupOf(id: string, { listing }: ListedStartup, logo: string): Startup {
  const growth = numberOf(listing.growth);
  const investors = listing.investors.filter(isFilled);
  return {
    id,
    name: listing.startupName.trim(),
    tagline: listing.tagline.trim(),
    verified: false,
    logo,
    coverImage: '',
    categories: listing.category ? [listing.category] : [],
    stage: listing.fundingRound,
    teamSize: listing.teamSize,
    location: listing.location.trim(),
    founded: yearOf(listing.registrationYear),
    website: listing.website.trim(),
    email: listing.email.trim(),
    about: listing.about.trim(),
    problem: listing.problem.trim(),
    solution: listing.solution.trim(),
    metrics: {
      monthlyRevenue: numberOf(listing.revenue),
      activeUsers: numberOf(listing.users),
      arr: numberOf(listing.arr),
      monthlyGrowth: growth === undefined ? undefined : growth / 100,
      cac: numberOf(listing.cac),
      ltv: numberOf(listing.ltv),
    },
    history: [],
    fundraising: {
      currentRound: listing.fundingRound,
      raised: numberOf(listing.raised) ?? 0,
      // A goal of nothing is none.
      goal: numberOf(listing.goal) || undefined,
      investors: investors.length,
    },
    team: listing.team.filter(isFilled).map(memberOf),
    investors: investors.map((name) => ({ name, type: '', logo: '' })),
    posts: [],
    pitchDeck: '',
    videoDemo: '',
    similarStartups: [],
    awards: [],
  };
}

const logos = new Map<string, { savedAt: number; address: string }>();

/** The address of a listed startup's picture, the same one as long as it isn't saved again; empty without a picture. */
export function logoAddress(key: string, { listing: { logo }, savedAt }: ListedStartup): string {
  const known = logos.get(key);
  if (known?.savedAt === savedAt) return known.address;
  if (known?.address) URL.revokeObjectURL(known.address);
  const address = logo ? URL.createObjectURL(logo) : '';
  logos.set(key, { savedAt, address });
  return address;
}
