import type {
  NextPages,
  PagesAsked,
  WorldContact,
  WorldPages,
  WorldRequest,
  WorldTarget,
} from '../../ports/World';
import { type ProfileKind, profileHref, profileKinds, type Ref, refOf } from '../../schema/shapes/ref';
import { readRequestId, type StoredAnswer } from '../../schema/shapes/request';
import { readAddressed, readRequestsTo } from '../records/addressed';
import { readNextListings, readNextOwners } from '../records/nextPublished';
import { isPublisher } from '../records/owners';
import { readFollowers } from '../records/published';
import { loadSentSchema } from '../records/sentMessages';
import { accountsOf, type WorldOptions } from './world/accounts';
import { askedAccounts } from './world/askedAccounts';
import { contactsOf } from './world/contacts';
import { feedReader } from './world/feed';
import { combined, pagesReader } from './world/pages';

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld(options: WorldOptions) {
  const { device, owner } = options;
  const accounts = accountsOf(options);
  const readPages = pagesReader(options, accounts);
  const isOther = (uid: string) => uid !== owner && isPublisher(uid);
  const findAccounts = askedAccounts(device, isOther);

  const feed = feedReader(options, { ...accounts, isOther, findAccounts, readPages });

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

  const loadPages = async (asked: PagesAsked): Promise<WorldPages> =>
    combined(await readPages(await findAccounts(asked)), options.me().id).seen;

  async function loadNextPages({
    kind,
    count,
    after,
  }: {
    kind: ProfileKind;
    count: number;
    after?: string | undefined;
  }): Promise<NextPages> {
    const { records, next } =
      kind === 'startup'
        ? await readNextListings(device, count, after)
        : await readNextOwners(device, kind === 'user' ? 'profile' : 'investorAccount', count, after);
    const uids = [...new Set(records.map((record) => record.owner))].filter(isOther).sort();
    const { seen } = combined(await readPages(uids), options.me().id);
    const ids = new Set(records.map(({ id }) => id));
    const pages: WorldPages = {
      startups: {
        startup: seen.startups.filter(({ startup }) => ids.has(startup.id)),
        investor: [],
        user: seen.startups,
      }[kind],
      investors: kind === 'investor' ? seen.investors : [],
      users: kind === 'user' ? seen.users : [],
    };
    return { pages, next, isAlone: false };
  }

  async function countFollowers(ref: Ref): Promise<number> {
    const [followers, owners] = await Promise.all([
      readFollowers(device, [ref]),
      findAccounts({ refs: [ref] }).then(readPages),
    ]);
    if (owners.some(({ hidden }) => hidden.includes(ref))) return 0;
    const uids = followers.flatMap(({ uid }) => (isOther(uid) ? uid : []));
    return (await accounts.countMarks(new Map([[ref, uids]]))).get(ref) ?? 0;
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
    ...feed,
    loadPages,
    loadNextPages,
    countFollowers,
    loadTargets,
    loadRequests,
    loadAnswer,
    loadContacts,
  };
}

/** Whether a contact, or one of its pages that the viewer may see, has the address `slug`. */
const isAt = ({ slug, pages }: WorldContact, asked: string): boolean =>
  slug.toLowerCase() === asked ||
  profileKinds.some((kind) =>
    pages.some((page) => page.toLowerCase() === profileHref(kind, { id: asked }).toLowerCase()),
  );
