import type { DirectoryData } from '../ports/Directory';
import type { Investor } from '../schema/investor';
import type { ProfileKind } from '../schema/ref';
import type { Startup } from '../schema/startup';
import type { User } from '../schema/user';
import { textSearch } from './textSearch';
import { wordsOf } from './words';

/** What is looked through of a profile. */
type ProfileTexts = {
  tagline: string;
  /** What it chose from lists: categories, sectors, interests, stages. */
  tags: string[];
  location: string;
  about: string[];
  /** Who else stands on its page. */
  around: string[];
};

const searchOf = <Profile extends { id: string; name: string }>(
  textsOf: (profile: Profile) => ProfileTexts,
) =>
  textSearch({
    fields: { name: 6, joined: 6, tagline: 3, tags: 3, location: 2, about: 1, around: 1 },
    textsOf: (profile: Profile) => {
      const { tags, about, around, ...texts } = textsOf(profile);
      return {
        ...texts,
        name: profile.name,
        joined: wordsOf(profile.name).join(''),
        tags: tags.join(' '),
        about: about.join('\n'),
        around: around.join('\n'),
      };
    },
    namesOf: ({ name }) => [name],
    tags: 'tags',
    joined: 'joined',
  });

const searchStartups = searchOf<Startup>((startup) => ({
  tagline: startup.tagline,
  tags: [...startup.categories, startup.stage],
  location: startup.location,
  about: [startup.about, startup.problem, startup.solution],
  around: [...startup.team, ...startup.investors].map(({ name }) => name),
}));

const searchInvestors = searchOf<Investor>((investor) => ({
  tagline: investor.title,
  tags: [...investor.sectors, ...investor.investmentCriteria.stagePreference, investor.investorType],
  location: investor.location,
  about: [investor.about, investor.investmentPhilosophy, investor.investmentCriteria.geography],
  around: investor.portfolio.map(({ name }) => name),
}));

const searchUsers = searchOf<User>((user) => ({
  tagline: user.role,
  tags: [...user.interests, ...user.lookingFor, ...user.skills, ...user.mentorshipFocus],
  location: user.location,
  about: [user.bio, ...user.workExperience.map(({ title, company }) => `${title} ${company}`)],
  around: user.startups.map(({ name }) => name),
}));

/**
 * Ids of the profiles of one kind that hold every word of `query`, the best match first, an exact name before all. Words
 * may be begun or mistyped; `#word` looks among categories, sectors, interests and skills only. A blank query finds all.
 */
export async function searchDirectory(
  data: Pick<DirectoryData, 'startups' | 'investors' | 'users'>,
  kind: ProfileKind,
  query: string,
): Promise<string[]> {
  switch (kind) {
    case 'startup':
      return searchStartups(data.startups, query);
    case 'investor':
      return searchInvestors(data.investors, query);
    case 'user':
      return searchUsers(data.users, query);
  }
}
