import type { ConversationTexts, Person } from '../ports/MessageStore';
import type { Investor } from '../schema/shapes/investor';
import type { Post } from '../schema/shapes/post';
import type { Startup } from '../schema/shapes/startup';
import type { User } from '../schema/shapes/user';
import { tagsOf } from '../schema/text/named';
import type { DocOf } from './indexes';
import { wordsOf } from './words';

// The searchable texts of each kind of item.

/** A post ranks first if the query is exactly the name of its author or startup. */
export const postDoc = (post: Post): DocOf<'post'> => ({
  id: post.id,
  texts: {
    author: post.author.name,
    startup: post.startup?.name ?? '',
    hashtags: tagsOf(post).join(' '),
    content: post.content,
    comments: post.comments.map((comment) => `${comment.author.name} ${comment.text}`).join('\n'),
  },
  names: [post.author.name, post.startup?.name ?? ''],
});

/** The searchable texts of a profile. */
type ProfileTexts = {
  tagline: string;
  /** The chosen categories, sectors, interests, stages and the like. */
  tags: string[];
  location: string;
  about: string[];
  /** The names of other people, startups or companies on the page. */
  around: string[];
};

const profileDoc = (
  { id, name }: { id: string; name: string },
  { tags, about, around, ...texts }: ProfileTexts,
): DocOf<'startup' | 'investor' | 'user'> => ({
  id,
  texts: {
    ...texts,
    name,
    joined: wordsOf(name).join(''),
    tags: tags.join(' '),
    about: about.join('\n'),
    around: around.join('\n'),
  },
  names: [name],
});

export const startupDoc = (startup: Startup) =>
  profileDoc(startup, {
    tagline: startup.tagline,
    tags: [...startup.categories, startup.stage],
    location: startup.location,
    about: [startup.about, startup.problem, startup.solution],
    around: [...startup.team, ...startup.investors].map(({ name }) => name),
  });

export const investorDoc = (investor: Investor) =>
  profileDoc(investor, {
    tagline: investor.title,
    tags: [...investor.sectors, ...investor.investmentCriteria.stagePreference, investor.investorType],
    location: investor.location,
    about: [investor.about, investor.investmentPhilosophy, investor.investmentCriteria.geography],
    around: investor.portfolio.map(({ name }) => name),
  });

export const userDoc = (user: User) =>
  profileDoc(user, {
    tagline: user.role,
    tags: [...user.interests, ...user.lookingFor, ...user.skills, ...user.mentorshipFocus],
    location: user.location,
    about: [user.bio, ...user.workExperience.map(({ title, company }) => `${title} ${company}`)],
    around: user.startups.map(({ name }) => name),
  });

export const nameDoc = ({ id, name }: Pick<Person | ConversationTexts, 'id' | 'name'>): DocOf<'person'> => ({
  id,
  texts: { name },
  names: [name],
});

export type MessageText = ConversationTexts['messages'][number] & { conversationId: string };

export const messageDoc = ({ id, message, conversationId }: MessageText): DocOf<'message'> => ({
  id,
  texts: { message },
  names: [],
  partOf: conversationId,
});
