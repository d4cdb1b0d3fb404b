import { listing, registration } from '@kit/fixtures/wizards';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import conversations from '@/data/sample/conversations.json';
import feed from '@/data/sample/feed.json';
import { people } from '@/data/sample/people';
import startupDetails from '@/data/sample/startups.json';
import users from '@/data/sample/users.json';
import { messageId } from '@/data/schema/rules/messageId';
import { accountOf } from '@/data/schema/shapes/investorRegistration';
import { listingOf } from '@/data/schema/shapes/listingOf';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { requestId } from '@/data/schema/shapes/request';

// Records with the sample data's texts, as the app stores them.

type Input = StoredRecordInput<string>;

const start = 1_700_000_000_000;
const minute = 60_000;
const oneOf = <T>(all: readonly T[], at: number) => all[at % all.length] as T;

/** Returns an id as long as those of the app (`newId`). */
export const idOf = (at: number) => `m0a1b2c3d${String(at).padStart(12, 'k')}`;
/** Returns a uid as long as Firebase's. */
export const uidOf = (at: number) => `Uid${String(at).padStart(25, 'x')}`;
export const entryOf = (at: number) => messageId(start + at, 'a1b2c3d4');

/** An image, which the measurement replaces by one of a fixed size. */
const image = new Blob(['image'], { type: 'image/webp' });

const person = (at: number) => people[oneOf(users, at).person as keyof typeof people];
const slugOf = (at: number) => `${person(at).id}-${at}`;

const author = {
  id: uidOf(0),
  name: 'Asha Verma',
  role: 'Founder, Heliogrid',
  avatar: '',
  isVerified: false,
};

export const samples = {
  settings: (): Input => ({
    kind: 'settings',
    id: 'me',
    value: { privacy: 'public', notifications: { mentions: false }, emailDigest: 'weekly' },
  }),

  profile(at: number, photo: Blob | null = image): Input {
    const {
      location,
      interests,
      lookingFor,
      bio,
      email,
      website,
      linkedin,
      education,
      skills,
      workExperience,
    } = oneOf(users, at);
    const { name, role } = person(at);
    const work = workExperience.map(({ title, company, duration, description }) => ({
      ...{ title, company, duration, description },
    }));
    return {
      kind: 'profile',
      id: 'me',
      value: {
        ...{ slug: slugOf(at), name, role, location, interests, bio, email, website, linkedin, skills },
        education: education.map(({ degree, institution, year }) => ({ degree, institution, year })),
        ...{ workExperience: work, lookingFor, photo, photoSavedAt: start + at },
      },
    };
  },

  investor: (at: number): Input => ({
    kind: 'investorAccount',
    id: 'me',
    value: { ...accountOf({ ...registration, dob: '', investments: '' }), slug: slugOf(at) },
  }),

  startup(at: number): Input[] {
    const { about, problem, solution, team } = oneOf(startupDetails, at);
    const typed = {
      ...listing,
      ...{ about, problem, solution, logo: image },
      team: team.map(({ name, title }) => `${name}, ${title}`),
    };
    const id = idOf(at);
    return listingRecords(id, { slug: `windrose-${at}`, listing: listingOf(typed), savedAt: start + at });
  },

  post(at: number): Input {
    const { content, hashtags, type } = oneOf(feed, at);
    const counts = { likes: 0, comments: [], shares: 0, isLiked: false };
    const id = idOf(at);
    return {
      kind: 'post',
      id,
      value: { ...{ id, author, content, hashtags, type }, ...counts, postTime: start + at * minute },
    };
  },

  comment(at: number, postId: string): Input {
    const { text } = oneOf(
      feed.flatMap(({ comments }) => comments),
      at,
    );
    const id = idOf(at);
    return {
      kind: 'comment',
      id,
      value: { postId, comment: { id, author, text, time: start + at * minute, likes: 0 } },
    };
  },

  like: (postId: string): Input => ({ kind: 'like', id: postId, value: true }),
  follow: (ref: string): Input => ({ kind: 'follow', id: ref, value: true }),

  message(at: number, to: string): Input {
    const { text } = oneOf(
      conversations.flatMap(({ messages }) => messages),
      at,
    );
    const time = start + at * minute;
    return {
      kind: `sent:${to}`,
      id: messageId(time, 'a1b2c3d4'),
      value: { to: { slug: 'mina-okafor', name: 'Mina Okafor' }, message: text, time },
    };
  },

  /** That a conversation was read. */
  reading: (at: number, peer: string): Input => ({
    kind: 'conversation',
    id: peer,
    value: { unread: false, muted: false, readAt: start + at * minute },
  }),

  request: (owner: string, startup: string): Input => ({
    kind: 'request',
    id: requestId(owner, startup),
    value: { at: start, isWithdrawn: false },
  }),

  /** A card of the pipeline, and a note on it. */
  card(at: number): Input[] {
    const id = `startup:${idOf(at)}`;
    const stages = { board: 'deals', stage: 'contacted', since: start, source: { kind: 'directory' } };
    const history = [{ stage: 'spotted', until: start }];
    const text = 'Asked for the numbers of October. The board meets on Friday.';
    return [
      { kind: 'card', id, value: { name: 'Windrose', face: '', slug: 'windrose', ...stages, history } },
      { kind: 'cardNote', id: `${id}:${idOf(at)}`, value: { text, at: start } },
    ];
  },
};
