import type { DeviceRecord } from '../../ports/DeviceStore';
import type { ReceivedMessage, WorldContact, WorldRequest, WorldTarget } from '../../ports/World';
import { rememberedByItem } from '../../schema/rules/memoized';
import type { SentMessage } from '../../schema/shapes/conversation';
import type { StoredAnswer } from '../../schema/shapes/request';
import { readAddressed } from '../records/addressed';
import { type MessageRange, readReceived } from '../records/sentMessages';
import { accountsOf, type WorldOptions } from './world/accounts';
import { lastMade } from './world/caches';
import { contactsOf } from './world/contacts';
import { dating } from './world/dating';
import { everybodyReader } from './world/everybody';
import { feedReader } from './world/feed';

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld(options: WorldOptions) {
  const { device, owner, now } = options;
  const accounts = accountsOf(options);
  const readEverybody = everybodyReader(options, accounts);
  const loadFeed = feedReader(options, accounts, readEverybody);

  const received = (uid: string, range: MessageRange) => readReceived(device, uid, owner, range);

  const contactsMade = lastMade<readonly WorldContact[]>();

  async function loadContacts(others: readonly string[]): Promise<readonly WorldContact[]> {
    const [made, ...written] = await Promise.all([
      readEverybody(others),
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
    const { records, hasEarlier } = await received(uid, range);
    return { messages: records.map((record) => datedMessage(messageOf(record))), hasEarlier };
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

  return { loadFeed, loadPeople, loadTargets, loadRequests, loadAnswer, loadContacts, loadReceived };
}
