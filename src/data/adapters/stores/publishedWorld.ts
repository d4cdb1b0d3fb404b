import type { DeviceRecord } from '../../ports/DeviceStore';
import type {
  PagesAsked,
  ReceivedMessage,
  WorldContact,
  WorldPages,
  WorldPeople,
  WorldRequest,
  WorldTarget,
} from '../../ports/World';
import { rememberedByItem } from '../../schema/rules/memoized';
import type { SentMessage } from '../../schema/shapes/conversation';
import { type Ref, refOf } from '../../schema/shapes/ref';
import { readRequestId, type StoredAnswer } from '../../schema/shapes/request';
import { readAddressed, readRequestsTo } from '../records/addressed';
import { isPublisher } from '../records/owners';
import { readFollowers } from '../records/published';
import { type MessageRange, readReceived } from '../records/sentMessages';
import { accountsOf, personIn, traces, type WorldOptions } from './world/accounts';
import { askedAccounts } from './world/askedAccounts';
import { lastMade } from './world/caches';
import { contactsOf } from './world/contacts';
import { dating } from './world/dating';
import { feedReader } from './world/feed';
import { type AccountPages, combined, pagesReader, type SeenPages } from './world/pages';

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld(options: WorldOptions) {
  const { device, owner, now } = options;
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

  const readFeed = feedReader(options, accounts, readAll);
  const loadFeed = async (asked?: { newest: number }) => readFeed(await listOthers(), asked);

  const received = (uid: string, range: MessageRange) => readReceived(device, uid, owner, range);

  const contactsMade = lastMade<readonly WorldContact[]>();

  async function loadContacts(): Promise<readonly WorldContact[]> {
    const others = await listOthers();
    const [made, ...written] = await Promise.all([
      readAll(others),
      ...others.map(async (uid) => ((await received(uid, { count: 1 })).records.length > 0 ? uid : null)),
    ]);
    const uids = new Set(written.filter((uid) => uid !== null));
    return contactsMade([made, ...written], () => contactsOf(made, uids));
  }

  const datedMessage = dating<ReceivedMessage>(
    now,
    ({ time }) => time,
    (message, time) => ({ ...message, time }),
  );
  const messageOf = rememberedByItem(
    ({ id, value: { message, time } }: DeviceRecord<SentMessage>): ReceivedMessage => ({ id, message, time }),
  );

  async function loadReceived(uid: string, range: MessageRange) {
    if (!isOther(uid)) return { messages: [], hasEarlier: false };
    const { records, hasEarlier } = await received(uid, range);
    return { messages: records.map((record) => datedMessage(messageOf(record))), hasEarlier };
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
    loadFeed,
    loadPeople,
    loadPages,
    countFollowers,
    loadTargets,
    loadRequests,
    loadAnswer,
    loadContacts,
    loadReceived,
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
