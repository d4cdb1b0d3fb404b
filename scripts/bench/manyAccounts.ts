import { registration } from '@kit/fixtures/wizards';
import { deviceDatabase } from '@/data/adapters/device/indexedRecords';
import { type MessageEntry, messageEntriesOf } from '@/data/adapters/device/messageEntries';
import { withWords } from '@/data/adapters/device/recordWords';
import { withVersion } from '@/data/adapters/device/shapesVersion';
import { listingRecords } from '@/data/adapters/records/startupRecords';
import type { Claim } from '@/data/ports/Addresses';
import { startupCategories } from '@/data/schema/shapes/choices';
import { accountOf } from '@/data/schema/shapes/investorRegistration';
import { listingOf } from '@/data/schema/shapes/listingOf';
import { emptyListing } from '@/data/schema/shapes/listingWizard';
import type { StoredRecordInput } from '@/data/schema/shapes/records';

// Runs in the page that is measured, and writes to its database; `account` and `personAt` also in Node.

const minute = 60_000;
const uidOf = (at: number) => `uid-${String(at).padStart(6, '0')}`;
/** How many of all accounts have written to the viewer. */
const writers = 1000;

type Person = { uid: string; slug: string; name: string };
type Made = { records: StoredRecordInput[]; claims: Claim[]; entries: MessageEntry[] };

/**
 * Returns everything of one account: its profile, a post, a comment, a like and two follows. Every third account
 * has listed a startup, every tenth is an investor, and a thousand have written to the viewer.
 */
export function account({ uid, slug, name }: Person, at: number, total: number, viewer: Person): Made {
  const time = Date.now() - (total - at) * minute;
  const other = (distance: number) => (at * 7 + distance) % total;
  const isWriter = at % Math.max(1, Math.floor(total / writers)) === 0;
  const isInvestor = at % 10 === 0;
  const author = { id: uid, name, role: '', avatar: '', isVerified: false };
  const records: StoredRecordInput[] = [
    {
      kind: 'profile',
      id: 'me',
      value: { slug, name, role: 'Founder', location: 'Pune', bio: `I am number ${at}.` },
    },
    {
      kind: 'post',
      id: `post-${at}`,
      value: {
        ...{ id: `post-${at}`, author, content: `Post ${at} #grid`, hashtags: ['grid'] },
        ...{ likes: 0, comments: [], shares: 0, isLiked: false, postTime: time, type: 'thought' },
      },
    },
    {
      kind: 'comment',
      id: `comment-${at}`,
      value: {
        postId: `post-${other(1)}`,
        comment: { id: `comment-${at}`, author, text: `Comment ${at}`, time, likes: 0 },
      },
    },
    { kind: 'like', id: `post-${other(2)}`, value: true },
    { kind: 'follow', id: `user:${uidOf(other(3))}`, value: true },
    { kind: 'follow', id: isWriter ? `user:${viewer.uid}` : `user:${uidOf(other(4))}`, value: true },
  ];
  const claims: Claim[] = [{ slug, kind: 'user', owner: uid, id: uid }];
  if (at % 3 === 0) {
    const id = `startup-${at}`;
    const category = startupCategories[at % startupCategories.length] as string;
    const listing = listingOf({
      ...emptyListing,
      startupName: `Startup ${at}`,
      category,
      raised: String(at),
    });
    records.push(...listingRecords(id, { slug: id, listing, savedAt: time }));
    claims.push({ slug: id, kind: 'startup', owner: uid, id });
  }
  if (isInvestor) {
    records.push({
      kind: 'investorAccount',
      id: 'me',
      value: { ...accountOf({ ...registration, dob: '', investments: '', fullName: name }), slug },
    });
    claims.push({ slug, kind: 'investor', owner: uid, id: uid });
  }
  const entries: MessageEntry[] = [];
  if (isWriter) {
    const id = `${String(time).padStart(15, '0')}-${at}`;
    const kind = `sent:${viewer.uid}` as const;
    const to = { slug: viewer.slug, name: viewer.name };
    records.push({ kind, id, value: { to, message: `Message ${at}`, time } });
    entries.push(...messageEntriesOf(uid, kind, id, time));
  }
  return { records, claims, entries };
}

type Database = Awaited<ReturnType<ReturnType<typeof deviceDatabase>['get']>>;

const writingIn = (db: Database) => db.transaction(['records', 'addresses', 'entries', 'heads'], 'readwrite');

function write(writing: ReturnType<typeof writingIn>, owner: string, { records, claims, entries }: Made) {
  for (const record of records)
    void writing.objectStore('records').put(withVersion(withWords({ owner, ...record })));
  for (const claim of claims) void writing.objectStore('addresses').put(claim);
  for (const entry of entries) {
    void writing.objectStore('entries').put(entry);
    void writing.objectStore('heads').put(entry);
  }
}

/** Returns the person with a number. */
export const personAt = (at: number): Person => ({
  uid: uidOf(at),
  slug: `number-${at}`,
  name: `Number ${at}`,
});

/** Writes the accounts from number `from` to number `to`, of `total`, in one transaction. */
export async function fillAccounts(viewer: Person, from: number, to: number, total: number): Promise<void> {
  const writing = writingIn(await deviceDatabase('updraft').get());
  for (let at = from; at < to; at += 1) {
    const person = personAt(at);
    write(writing, person.uid, account(person, at, total, viewer));
  }
  await writing.done;
}

/** Writes what a used account has: a profile, a post, a comment, a like, two follows and a startup. */
export async function fillViewer(viewer: Person, others: number): Promise<void> {
  const writing = writingIn(await deviceDatabase('updraft').get());
  const { records, claims } = account(viewer, 3, others, viewer);
  write(writing, viewer.uid, {
    records,
    claims: claims.filter(({ kind }) => kind === 'startup'),
    entries: [],
  });
  await writing.done;
}
