import type { WorldContact, WorldRequest, WorldTarget } from '../../ports/World';
import { profileHref, profileKinds } from '../../schema/shapes/ref';
import type { StoredAnswer } from '../../schema/shapes/request';
import { readAddressed } from '../records/addressed';
import { isPublisher } from '../records/owners';
import { loadSentSchema } from '../records/sentMessages';
import { accountsOf, type WorldOptions } from './world/accounts';
import { contactsOf } from './world/contacts';
import { everybodyReader } from './world/everybody';
import { feedReader } from './world/feed';

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld(options: WorldOptions) {
  const { device, owner } = options;
  const accounts = accountsOf(options);
  const readEverybody = everybodyReader(options, accounts);
  const loadFeed = feedReader(options, accounts, readEverybody);

  /** Returns the uids of these accounts that have written to the viewer. */
  async function readWritten(uids: readonly string[]): Promise<ReadonlySet<string>> {
    const { heads } = await device.readHeads(owner, loadSentSchema, { peers: uids });
    return new Set(heads.flatMap(({ peer, receivedAt }) => (receivedAt === undefined ? [] : peer)));
  }

  async function loadContacts(
    asked: { uids: readonly string[] } | { slug: string },
  ): Promise<readonly WorldContact[]> {
    const named = 'slug' in asked ? await ownersAt(asked.slug) : asked.uids;
    const uids = [...new Set(named)].filter((uid) => uid !== owner && isPublisher(uid)).sort();
    if (uids.length === 0) return [];
    const [found, written] = await Promise.all([readEverybody(uids), readWritten(uids)]);
    return contactsOf(found, written).filter(
      (contact) => !('slug' in asked) || isAt(contact, asked.slug.toLowerCase()),
    );
  }

  /** Returns the owners of the pages at an address. The page of an account without a slug has its uid. */
  async function ownersAt(asked: string): Promise<readonly string[]> {
    const claims = await device.claims(asked.toLowerCase());
    return [...claims.map((claim) => claim.owner), asked, asked.toLowerCase()];
  }

  const loadPeople = async (others: readonly string[]) => (await readEverybody(others)).seen;

  async function loadTargets(others: readonly string[], ids: readonly string[]): Promise<WorldTarget[]> {
    const { listed } = await readEverybody(others);
    return listed.flatMap(({ uid, startup: { id, slug, name, logo } }) =>
      ids.includes(id) ? [{ uid, id, slug, name, logo }] : [],
    );
  }

  async function loadRequests(others: readonly string[]): Promise<WorldRequest[]> {
    const [{ askers }, ...addressed] = await Promise.all([
      readEverybody(others),
      ...others.map((uid) => readAddressed(device, uid, 'request', owner)),
    ]);
    return others.flatMap((uid, at) => {
      const from = askers.get(uid);
      const requests = [...(addressed[at] ?? [])];
      return from ? requests.map(([startupId, request]) => ({ startupId, request, from })) : [];
    });
  }

  const loadAnswer = async (uid: string, startupId: string): Promise<StoredAnswer | undefined> =>
    (await readAddressed(device, uid, 'answer', owner)).get(startupId);

  return { loadFeed, loadPeople, loadTargets, loadRequests, loadAnswer, loadContacts };
}

/** Whether a contact, or one of its pages that the viewer may see, has the address `slug`. */
const isAt = ({ slug, pages }: WorldContact, asked: string): boolean =>
  slug.toLowerCase() === asked ||
  profileKinds.some((kind) =>
    pages.some((page) => page.toLowerCase() === profileHref(kind, { id: asked }).toLowerCase()),
  );
