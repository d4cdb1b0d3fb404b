import type { Me } from '../schema/shapes/currentUser';
import type { Author } from '../schema/shapes/post';
import { sampleAccount } from './account';

const face = (id: string) => `/images/faces/${id}.webp`;

/** The sample people, in the form in which they are authors of posts. */
export const people = {
  asha: {
    id: 'asha-verma',
    name: sampleAccount.name,
    role: 'Founder, Heliogrid',
    avatar: face('asha-verma'),
    isVerified: true,
  },
  mina: {
    id: 'mina-okafor',
    kind: 'investor',
    name: 'Mina Okafor',
    role: 'Managing Partner, Northlight Ventures',
    avatar: face('mina-okafor'),
    isVerified: true,
  },
  jonas: {
    id: 'jonas-felde',
    name: 'Jonas Felde',
    role: 'Product Designer, Ledgerline',
    avatar: face('jonas-felde'),
    isVerified: false,
  },
  lena: {
    id: 'lena-brandt',
    name: 'Lena Brandt',
    role: 'Founder, Mirahealth',
    avatar: face('lena-brandt'),
    isVerified: false,
  },
  ravi: {
    id: 'ravi-kulkarni',
    kind: 'investor',
    name: 'Ravi Kulkarni',
    role: 'Angel investor',
    avatar: face('ravi-kulkarni'),
    isVerified: false,
  },
  claire: {
    id: 'claire-dubois',
    kind: 'investor',
    name: 'Claire Dubois',
    role: 'Corporate venture, Ferrous',
    avatar: face('claire-dubois'),
    isVerified: false,
  },
} as const satisfies Record<string, Author>;

/** The ids of the sample people's pages, which no account's page may use. */
export const castIds: ReadonlySet<string> = new Set(Object.values(people).map((person) => person.id));

/** The user of the demo account, and of a session without a uid. */
export const asha: Me = { ...people.asha, followers: 1204, startups: 2 };

/** The user of a new account. */
export const freshMe = (id: string, name: string, slug?: string): Me => ({
  id,
  slug,
  name,
  role: '',
  avatar: '',
  isVerified: false,
  followers: 0,
  startups: 0,
});
