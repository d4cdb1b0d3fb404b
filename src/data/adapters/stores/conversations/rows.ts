import type { DeviceStore } from '../../../ports/DeviceStore';
import type { SampleConversation } from '../../../sample/conversations';
import { isAhead } from '../../../schema/rules/isAhead';
import type { Conversation, Message, StoredConversationState } from '../../../schema/shapes/conversation';
import { ownPreview } from '../../../schema/text/messagePreview';
import { conversationIn, type Peer, unknownPeer } from './contacts';
import { stateKind } from './conversationKinds';
import { deletedPeer, type End } from './ends';
import type { peerFinder } from './peers';

/** A conversation in the list. `at`: the arrival of its last message; infinite if it has only a draft. */
export type Row = { conversation: Conversation; at: number };

export const loadState = async () =>
  (await import('../../../schema/shapes/conversation')).conversationStateSchema;

type Options = {
  device: DeviceStore;
  owner: string;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  peers: Pick<ReturnType<typeof peerFinder>, 'findAll'>;
  /** Returns the sample conversations by id. */
  readSample: () => Promise<ReadonlyMap<string, SampleConversation>>;
  /** Returns the stored drafts. */
  readDraftRecords: () => Promise<{ records: { id: string; value: string }[]; quarantined: number }>;
  /** Returns the uids of online accounts. */
  readOnline: () => Promise<ReadonlySet<string>>;
};

/** Combines each conversation of the user: the participant, the end, the state and the draft. */
export function conversationRows(options: Options) {
  const { device, owner, now, peers, readSample, readDraftRecords, readOnline } = options;

  async function readStates() {
    const [{ records, quarantined }, begun] = await Promise.all([
      device.read(owner, stateKind, loadState),
      readSample(),
    ]);
    const kept = new Map(records.map(({ id, value }) => [id, value]));
    const keptOf = ({ person: { id }, uid }: Peer): StoredConversationState =>
      kept.get(id) ?? { unread: (uid === null && begun.get(id)?.unread) || false, muted: false };
    return { keptOf, quarantined };
  }

  async function readDrafts() {
    const { records, quarantined } = await readDraftRecords();
    return { drafts: new Map(records.map(({ id, value }) => [id, value])), quarantined };
  }

  /** @param receivedAt the arrival of the last message from the other account, if any */
  async function conversationOf(
    peer: Peer,
    kept: StoredConversationState,
    last: Pick<Message, 'isSelf' | 'message' | 'time'> | undefined,
    receivedAt: number | undefined,
    draft: string,
  ): Promise<Conversation> {
    const { person, uid, closed } = peer;
    const [begun, online] = await Promise.all([readSample(), uid === null ? null : readOnline()]);
    return {
      ...person,
      unread: kept.unread || (uid !== null && receivedAt !== undefined && receivedAt > readAt(kept)),
      muted: kept.muted,
      lastMessage: last?.isSelf ? ownPreview(last.message) : (last?.message ?? ''),
      isOwnLast: last?.isSelf ?? false,
      date: last?.time ?? null,
      online: uid === null ? (begun.get(person.id)?.online ?? false) : (online?.has(uid) ?? false),
      draft,
      ...(closed && { closed }),
    };
  }

  /** Returns the last message of a conversation as the user sees it. */
  const lastOf = ({ last }: End) =>
    last && {
      isSelf: 'isSelf' in last.value ? last.value.isSelf : last.owner === owner,
      message: last.value.message,
      time: isAhead(last.value.time, now()) ? now() : last.value.time,
    };

  /**
   * Returns the conversations with these ends, and those with these ids that have a sample message or a draft.
   * Latest first.
   */
  async function rowsOf(ends: readonly End[], ids: readonly string[]) {
    const byId = new Map(ends.map((end) => [conversationIn(end.peer), end]));
    const all = [...new Set([...byId.keys(), ...ids])];
    const [found, begun, states, { drafts, quarantined }] = await Promise.all([
      peers.findAll(all),
      readSample(),
      readStates(),
      readDrafts(),
    ]);
    const rows = all.map(async (id): Promise<Row[]> => {
      const known = byId.get(id);
      const peer = found.get(id) ?? (known && deletedPeer(known, owner)) ?? localUnknown(id, known);
      // An account's messages don't have the kind of messages of a sample contact, whatever a file contains.
      const end = known && (known.peer === id) === (peer?.uid != null) ? known : undefined;
      const last = (end && lastOf(end)) ?? begun.get(id)?.messages.at(-1);
      const draft = drafts.get(id) ?? '';
      if (!peer || (!last && !draft)) return [];
      const at = (last && (end?.at ?? last.time)) || Number.POSITIVE_INFINITY;
      return [
        { conversation: await conversationOf(peer, states.keptOf(peer), last, end?.receivedAt, draft), at },
      ];
    });
    return {
      rows: (await Promise.all(rows)).flat().sort((a, b) => b.at - a.at || 0),
      quarantined: states.quarantined + quarantined,
    };
  }

  return { readStates, readDrafts, conversationOf, rowsOf };
}

/** Returns the participant of a conversation with a sample contact that no longer exists. */
const localUnknown = (id: string, end: End | undefined): Peer | undefined =>
  end && end.peer !== id ? unknownPeer({ id }) : undefined;

/** Returns the arrival of the last message that the user has read, in ms since the epoch. */
const readAt = ({ readAt, readUpTo = '' }: StoredConversationState): number =>
  readAt ?? (Number.parseInt(readUpTo, 10) || 0);
