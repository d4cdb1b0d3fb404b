import type {
  PagesAsked,
  WorldContact,
  WorldPages,
  WorldPeople,
  WorldRequest,
  WorldTarget,
} from '../../ports/World';
import { rememberedByItem } from '../../schema/rules/memoized';
import { profileHref, profileKinds, type Ref, refOf } from '../../schema/shapes/ref';
import { readRequestId, type StoredAnswer } from '../../schema/shapes/request';
import { readAddressed, readRequestsTo } from '../records/addressed';
import { isPublisher } from '../records/owners';
import { readFollowers } from '../records/published';
import { loadSentSchema } from '../records/sentMessages';
import { accountsOf, personIn, traces, type WorldOptions } from './world/accounts';
import { askedAccounts } from './world/askedAccounts';
import { lastMade } from './world/caches';
import { contactsOf } from './world/contacts';
import { feedReader } from './world/feed';
import { type AccountPages, combined, pagesReader, type SeenPages } from './world/pages';

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld(options: WorldOptions) {
  const { device, owner } = options;
  const accounts = accountsOf(options);
  const readPages = pagesReader(options, accounts);
  const isOther = (uid: string) => uid !== owner && isPublisher(uid);
  const findAccounts = askedAccounts(device, isOther);

  const allMade = lastMade<SeenPages & { followers: WorldPeople['followers'] }>();

  const listOthers = async () => (await device.owners()).filter(isOther).sort();

  /** Returns the same object as long as nothing changed. */
  async function readAll(others: readonly string[]) {
    const pages = await readPages(others);
    const { id } = options.me();
    return allMade([id, ...pages], () => ({ ...combined(pages, id), followers: followersOf(pages) }));
  }

  const { loadPosts, loadReactions } = feedReader(options, { ...accounts, isOther, findAccounts, readPages });

  /** Returns the uids of these accounts that have written to the viewer. */
  async function readWritten(uids: readonly string[]): Promise<ReadonlySet<string>> {
    const threads = await device.openThreads();
    const { heads } = await threads.readHeads(owner, loadSentSchema, { peers: uids });
    return new Set(heads.flatMap(({ peer, receivedAt }) => (receivedAt === undefined ? [] : peer)));
  }

  async function loadContacts(
    asked: { uids: readonly string[] } | { slug: string },
  ): Promise<readonly WorldContact[]> {
    const named = 'slug' in asked ? await ownersAt(asked.slug) : asked.uids;
    const uids = [...new Set(named)].filter(isOther).sort();
    if (uids.length === 0) return [];
    const [pages, written] = await Promise.all([readPages(uids), readWritten(uids)]);
    return contactsOf(combined(pages, options.me().id), written).filter(
      (contact) => !('slug' in asked) || isAt(contact, asked.slug.toLowerCase()),
    );
  }

  /** Returns the owners of the pages at an address. The page of an account without a slug has its uid. */
  async function ownersAt(asked: string): Promise<readonly string[]> {
    const claims = await device.claims(asked.toLowerCase());
    return [...claims.map((claim) => claim.owner), asked, asked.toLowerCase()];
  }

  const peopleOf = rememberedByItem(
    ({ seen, followers }: Awaited<ReturnType<typeof readAll>>): WorldPeople => ({ ...seen, followers }),
  );
  const loadPeople = async () => peopleOf(await readAll(await listOthers()));

  const loadPages = async (asked: PagesAsked): Promise<WorldPages> =>
    combined(await readPages(await findAccounts(asked)), options.me().id).seen;

  async function countFollowers(ref: Ref): Promise<number> {
    const [facts, followers, owners] = await Promise.all([
      accounts.readViewer(),
      readFollowers(device, [ref]),
      findAccounts({ refs: [ref] }).then(readPages),
    ]);
    if (owners.some(({ hidden }) => hidden.includes(ref))) return 0;
    const viewer = accounts.viewerOf(facts);
    const found = await Promise.all(
      followers.flatMap(({ uid }) => (isOther(uid) ? accounts.readAccount(uid) : [])),
    );
    return found.filter((account) => {
      const person = personIn(account, viewer);
      return person && traces(person);
    }).length;
  }

  async function loadTargets(ids: readonly string[]): Promise<WorldTarget[]> {
    const refs = ids.map((id) => refOf('startup', id));
    const pages = await readPages(await findAccounts({ refs }));
    return pages
      .flatMap(({ listed }) => listed)
      .flatMap(({ uid, startup: { id, slug, name, logo } }) =>
        ids.includes(id) ? [{ uid, id, slug, name, logo }] : [],
      );
  }

  async function loadRequests(): Promise<WorldRequest[]> {
    const requests = (await readRequestsTo(device, owner)).filter((each) => isOther(each.owner));
    const pages = await readPages([...new Set(requests.map((each) => each.owner))]);
    const askers = new Map(pages.map(({ asker }) => [asker.id, asker]));
    return requests.flatMap(({ owner: uid, id, value: request }) => {
      const [from, named] = [askers.get(uid), readRequestId(id)];
      return from && named ? [{ startupId: named.startupId, request, from }] : [];
    });
  }

  const loadAnswer = async (uid: string, startupId: string): Promise<StoredAnswer | undefined> =>
    isOther(uid) ? (await readAddressed(device, uid, 'answer', owner)).get(startupId) : undefined;

  return {
    loadPosts,
    loadReactions,
    loadPeople,
    loadPages,
    countFollowers,
    loadTargets,
    loadRequests,
    loadAnswer,
    loadContacts,
  };
}

/** Returns how many of these accounts follow each profile, as far as the viewer may see it. */
function followersOf(pages: readonly AccountPages[]): ReadonlyMap<Ref, number> {
  const hidden = new Set(pages.flatMap((each) => each.hidden));
  const followers = new Map<Ref, number>();
  for (const { person, follows } of pages)
    if (traces(person))
      for (const ref of follows) if (!hidden.has(ref)) followers.set(ref, (followers.get(ref) ?? 0) + 1);
  return followers;
}

/** Whether a contact, or one of its pages that the viewer may see, has the address `slug`. */
const isAt = ({ slug, pages }: WorldContact, asked: string): boolean =>
  slug.toLowerCase() === asked ||
  profileKinds.some((kind) =>
    pages.some((page) => page.toLowerCase() === profileHref(kind, { id: asked }).toLowerCase()),
  );
