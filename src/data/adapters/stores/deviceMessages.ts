import { handledElsewhere } from '../../log/report';
import type { ConversationHead, DeviceChange, DeviceStore, Threads } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type {
  ConversationTexts,
  Inbox,
  InboxRange,
  MessagePage,
  MessageStore,
  Person,
} from '../../ports/MessageStore';
import type { Presence } from '../../ports/Presence';
import type { PagesAsked, World } from '../../ports/World';
import {
  type SampleConversation,
  type SampleConversations,
  sampleConversations,
} from '../../sample/conversations';
import { isAhead } from '../../schema/rules/isAhead';
import { inboxPage, messagesPage } from '../../schema/shapes/constants';
import type {
  Conversation,
  ConversationState,
  Message,
  SentMessage,
  StoredConversationState,
} from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import { addressOf, refOf } from '../../schema/shapes/ref';
import { ownPreview } from '../../schema/text/messagePreview';
import { concerns } from '../device/concerns';
import { journaledRecords, type Notes } from '../device/journaledRecords';
import { isMessageKind } from '../device/messageKinds';
import { isPublisher } from '../records/owners';
import { reservedSlugs } from '../records/reservedSlugs';
import { readSampleDate } from '../records/sampleDate';
import { sentTo } from '../records/sentKinds';
import { conversationIn, messageKind, type Peer, peopleOf, unknownPeer } from './conversations/contacts';
import { conversationCache } from './conversations/conversationCache';
import { conversationsOf, draftKind, stateKind } from './conversations/conversationKinds';
import { peerFinder } from './conversations/peers';
import { type MessageRange, threadsOf } from './conversations/threads';

// Every message is a separate record, so that concurrent tabs never lose one. Message ids sort by time. A
// message to a sample contact has the kind `message:{id}`. A message to another account has the kind
// `sent:{uid}`, and that account reads it. Each conversation also has a state record and a draft record.
/** The kinds of the user's records that affect the list of contacts. */
const peopleKinds = ['listing', 'ownedStartup', 'investorAccount', 'settings'];

const loadSchemas = () => import('../../schema/shapes/conversation');
const loadMessage = async () => (await loadSchemas()).anyMessageSchema;
const loadState = async () => (await loadSchemas()).conversationStateSchema;
const loadDraft = async () => (await loadSchemas()).messageDraftSchema;

/** How many messages a search reads per batch, so that the page stays responsive. */
const searchedAtOnce = 1000;
/** How many conversations a search reads per batch. */
const conversationsAtOnce = 200;

type Options = {
  device: DeviceStore;
  /** The owner of the records: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the user, whose name can change. */
  me: () => Me;
  /** Returns the time in ms since the epoch. Dates of sample data are relative to their first load. */
  now: () => number;
  /** Loads the sample conversations. Only the demo account has any. */
  loadSample: () => Promise<SampleConversations>;
  /** Loads the startups, investors and people that the user can write to. */
  directory: Pick<Directory, 'loadPart'>;
  /** The other accounts that the user can write to, and their messages. */
  world: Pick<World, 'loadContacts' | 'observe' | 'observeReceived'>;
  /** Loads the presence port, for the first conversation with an account. */
  loadPresence: () => Promise<Pick<Presence, 'load' | 'observe'>>;
  notes?: Notes;
};

type Head = ConversationHead<Message | SentMessage>;

/** A conversation in the list. `at`: the arrival of its last message; infinite if it has only a draft. */
type Row = { conversation: Conversation; at: number };

/** How many recent contacts, new startups and other accounts are suggested for a message. */
const suggested = 50;

/** Creates the store of a user's conversations with sample contacts and other accounts, one per tab. */
export function createMessageStore(options: Options): MessageStore {
  const { device, owner, me, now, loadSample, directory, world, loadPresence, notes } = options;
  const drafts = journaledRecords({ device, owner, kind: draftKind, loadSchema: loadDraft, notes });
  const threads = threadsOf({ device, owner, me, now });
  const peers = peerFinder({
    loadSamplePeople: readSamplePeople,
    world,
    canReach: isPublisher(owner),
  });
  const listeners = new Set<(ids?: readonly string[]) => void>();
  let people: Promise<readonly Person[]> | null = null;
  /** The participant of the conversation that was opened last, so that sending doesn't wait for a read. */
  let opened: Peer | null = null;
  /** The sample conversations, which contain the user's `name`. Reloaded when the name changes. */
  let sample: { name: string; conversations: Promise<Map<string, SampleConversation>> } | null = null;
  let texts: Promise<ConversationTexts[]> | null = null;
  const ends = conversationCache<Head[]>(200);
  const latest = conversationCache<MessagePage>(5);
  /** Set while there are subscribers. Without them, changes go unnoticed, so nothing is cached. */
  let watching: { stops: (() => void)[]; isFollowing: boolean } | null = null;
  let lastChange: Promise<void> = Promise.resolve();

  const publish = (ids?: readonly string[]) => {
    for (const listener of [...listeners]) listener(ids);
  };

  const onOwn = (change: DeviceChange) => {
    if (change.extent === 'all') sample = null;
    const arePeople = concerns(change, (kind) => peopleKinds.includes(kind));
    if (arePeople) people = null;
    if (arePeople || concerns(change, isMessageKind)) texts = null;
    const changed = change.extent === 'some' ? change.records : null;
    forgetMessages(changed?.filter(({ kind }) => isMessageKind(kind)).flatMap(conversationsOf));
    const ids = arePeople ? undefined : changed?.flatMap(conversationsOf);
    if (ids?.length !== 0) publish(ids && [...new Set(ids)]);
  };

  /** Clears cached messages of these conversations, or of all. */
  function forgetMessages(ids?: readonly string[]) {
    ends.forget(ids);
    latest.forget(ids);
  }

  /** Clears cached people and texts, and notifies subscribers, after another account's change. */
  const onOthers = () => {
    people = null;
    texts = null;
    forgetMessages();
    publish();
  };

  const onReceived = (uid: string | null) => {
    texts = null;
    const ids = uid === null ? undefined : [uid];
    forgetMessages(ids);
    publish(ids);
  };

  function watch() {
    watching ??= {
      stops: [device.observe(owner, onOwn), world.observe(onOthers), world.observeReceived(onReceived)],
      isFollowing: false,
    };
  }

  function watchNoMore() {
    for (const stop of watching?.stops ?? []) stop();
    watching = null;
    people = null;
    sample = null;
    texts = null;
    forgetMessages();
  }

  const readPeople = async (asked: PagesAsked) => peopleOf(await directory.loadPart(asked), me().id);

  /** Returns the people and startups of the sample data. */
  function readSamplePeople() {
    const reading = people ?? readPeople({}).then((found) => found.filter(({ id }) => reservedSlugs.has(id)));
    if (watching) people = reading;
    reading.catch(() => {
      if (people === reading) people = null;
    });
    return reading;
  }

  function readSample() {
    const { name } = me();
    if (sample?.name === name) return sample.conversations;
    const conversations = Promise.all([loadSample(), readSampleDate(device, owner, now)]).then(
      ([found, { date }]) => new Map(sampleConversations(found, date, name).map((item) => [item.id, item])),
    );
    if (watching) sample = { name, conversations };
    conversations.catch(() => {
      if (sample?.conversations === conversations) sample = null;
    });
    return conversations;
  }

  const readHeads = async (asked: Parameters<Threads['readHeads']>[2]) =>
    (await device.openThreads()).readHeads<Message | SentMessage>(owner, loadMessage, asked);

  /** Returns a function that finds the ends of these conversations. */
  async function readEnds(ids: readonly string[]) {
    const { heads } = await readHeads({ peers: ids.flatMap((id) => [id, messageKind(id)]) });
    return (id: string) => heads.filter(({ peer }) => conversationIn(peer) === id);
  }

  async function headsOf(ids: readonly string[]): Promise<Head[]> {
    if (watching) return (await ends.readAll(ids, readEnds)).flat();
    return ids.flatMap(await readEnds(ids));
  }

  /** Returns the participant of a conversation with an account that the user can no longer find. */
  const deletedPeer = ({ peer, last }: Head): Peer | undefined =>
    last && 'to' in last.value && last.owner === owner
      ? { ...unknownPeer({ id: peer, slug: last.value.to.slug }, last.value.to.name), uid: peer }
      : undefined;

  async function peerOf(id: string): Promise<Peer> {
    const found = await peers.find(id);
    if (found) return found;
    const [head] = await headsOf([id]);
    return (head && deletedPeer(head)) ?? unknownPeer({ id });
  }

  async function findAt(slug: string): Promise<Peer | undefined> {
    const found = await peers.findAt(slug);
    if (found) return found;
    const isMeant = (peer: Peer | undefined) =>
      peer && addressOf(peer.person).toLowerCase() === slug.toLowerCase();
    // The messages to a deleted account have its address.
    for await (const heads of allHeads()) {
      const deleted = heads.map(deletedPeer).find(isMeant);
      if (deleted) return (await peers.find(deleted.person.id)) ?? deleted;
    }
    return undefined;
  }

  /** Returns the ends of all conversations with messages, in batches. */
  async function* allHeads() {
    let before: number | undefined;
    while (true) {
      const { heads, hasEarlier } = await readHeads({ count: conversationsAtOnce, before });
      yield heads;
      before = heads.at(-1)?.at;
      if (!hasEarlier || before === undefined) return;
    }
  }

  /** Returns the last messages of a conversation, or with `range.before`, the ones before that message. */
  async function readPage(peer: Peer, range: MessageRange): Promise<MessagePage> {
    const isLatest = watching && range.before === undefined && range.count === messagesPage;
    const [page, begun] = await Promise.all([
      isLatest
        ? latest.read(peer.person.id, (before) => threads.readLatest(peer, before))
        : threads.readPage(peer, range),
      readSample(),
    ]);
    // The sample messages precede all others.
    const first = page.hasEarlier || peer.uid !== null ? [] : (begun.get(peer.person.id)?.messages ?? []);
    return { ...page, messages: [...first, ...page.messages] };
  }

  /** Returns the uids of online accounts. If presence is unavailable, returns none instead of failing. */
  async function readOnline(): Promise<ReadonlySet<string>> {
    try {
      const presence = await loadPresence();
      if (watching && !watching.isFollowing) {
        watching.isFollowing = true;
        watching.stops.push(presence.observe(() => publish()));
      }
      return await presence.load();
    } catch {
      return new Set();
    }
  }

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
    const { records, quarantined } = await drafts.read();
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
  const lastOf = ({ last }: Head) =>
    last && {
      isSelf: 'isSelf' in last.value ? last.value.isSelf : last.owner === owner,
      message: last.value.message,
      time: isAhead(last.value.time, now()) ? now() : last.value.time,
    };

  /**
   * Returns the conversations with these ends, and those with these ids that have a sample message or a draft.
   * Latest first.
   */
  async function rowsOf(heads: readonly Head[], ids: readonly string[]) {
    const byId = new Map(heads.map((head) => [conversationIn(head.peer), head]));
    const all = [...new Set([...byId.keys(), ...ids])];
    const [found, begun, states, { drafts, quarantined }] = await Promise.all([
      peers.findAll(all),
      readSample(),
      readStates(),
      readDrafts(),
    ]);
    const rows = all.map(async (id): Promise<Row[]> => {
      const known = byId.get(id);
      const peer = found.get(id) ?? (known && deletedPeer(known)) ?? localUnknown(id, known);
      // An account's messages don't have the kind of messages of a sample contact, whatever a file contains.
      const head = known && (known.peer === id) === (peer?.uid != null) ? known : undefined;
      const last = (head && lastOf(head)) ?? begun.get(id)?.messages.at(-1);
      const draft = drafts.get(id) ?? '';
      if (!peer || (!last && !draft)) return [];
      const at = (last && (head?.at ?? last.time)) || Number.POSITIVE_INFINITY;
      return [
        { conversation: await conversationOf(peer, states.keptOf(peer), last, head?.receivedAt, draft), at },
      ];
    });
    return {
      rows: (await Promise.all(rows)).flat().sort((a, b) => b.at - a.at || 0),
      quarantined: states.quarantined + quarantined,
    };
  }

  /** Returns every message of a conversation, newest first. */
  async function readAll(peer: Peer): Promise<Message[]> {
    const messages: Message[] = [];
    let before: string | undefined;
    let hasEarlier = true;
    while (hasEarlier) {
      const page = await readPage(peer, { count: searchedAtOnce, before });
      messages.push(...[...page.messages].reverse());
      before = page.messages[0]?.id;
      hasEarlier = page.hasEarlier && before !== undefined;
    }
    return messages;
  }

  async function writeState(id: string, state: Partial<ConversationState>) {
    const [{ keptOf }, peer] = await Promise.all([readStates(), peerOf(id)]);
    const [head] = state.unread === false && peer.uid !== null ? await headsOf([id]) : [];
    await device.update(owner, stateKind, id, loadState, (kept = keptOf(peer)) => ({
      ...kept,
      ...state,
      // `unread: false` marks all received messages as read.
      ...(head?.receivedAt !== undefined && { readAt: head.receivedAt }),
    }));
  }

  /** Returns the ids of the sample conversations and drafts without a stored message. */
  async function readOthers() {
    const [begun, { drafts }] = await Promise.all([readSample(), readDrafts()]);
    const ids = [...new Set([...begun.keys(), ...drafts.keys()])];
    if (ids.length === 0) return [];
    const have = new Set((await headsOf(ids)).map(({ peer }) => conversationIn(peer)));
    return ids.filter((id) => !have.has(id));
  }

  async function readTexts(): Promise<ConversationTexts[]> {
    const found: ConversationTexts[] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const { conversations, next } = await loadInbox({ count: conversationsAtOnce, before });
      for (const { id, name } of conversations)
        found.push({ id, name, messages: await readAll(await peerOf(id)) });
      before = next;
    }
    return found;
  }

  async function loadInbox({
    count = inboxPage,
    before = Number.POSITIVE_INFINITY,
  }: InboxRange = {}): Promise<Inbox> {
    const cache = watching ? ends.reading() : () => {};
    const [{ heads, hasEarlier }, others] = await Promise.all([readHeads({ count, before }), readOthers()]);
    for (const head of heads) cache(conversationIn(head.peer), [head]);
    const { rows, quarantined } = await rowsOf(heads, others);
    const next = hasEarlier ? (heads.at(-1)?.at ?? null) : null;
    // Conversations with only a draft are on the first page. The page has all others down to its end.
    const isOnPage = ({ at }: Row) =>
      at === Number.POSITIVE_INFINITY ? before === at : at < before && at >= (next ?? 0);
    return {
      conversations: rows.filter(isOnPage).map(({ conversation }) => conversation),
      next,
      quarantined,
    };
  }

  return {
    loadInbox,

    async loadConversations(ids) {
      const { rows } = await rowsOf(await headsOf(ids), ids);
      return rows.map(({ conversation }) => conversation);
    },

    async loadPeople(query) {
      if (query) return readPeople({ search: { query } });
      const { conversations } = await loadInbox({ count: suggested });
      return readPeople({
        refs: conversations.map(({ id }) => refOf('user', id)),
        newestListings: suggested,
        others: suggested,
      });
    },

    async open(asked) {
      const slug = asked.toLowerCase();
      const page = { count: messagesPage };
      const [found, states, { drafts, quarantined }, sampled] = await Promise.all([
        findAt(asked),
        readStates(),
        readDrafts(),
        // The id of a sample contact is its slug, so its messages are read without waiting for the contact.
        reservedSlugs.has(slug) ? readPage(unknownPeer({ id: slug }), page) : null,
      ]);
      const peer = found ?? unknownPeer({ id: asked });
      const { id } = peer.person;
      const [{ messages, hasEarlier, quarantined: damaged }, [head]] = await Promise.all([
        sampled && peer.uid === null ? sampled : readPage(peer, page),
        peer.uid === null ? [] : headsOf([id]),
      ]);
      const draft = drafts.get(id) ?? '';
      const last = messages.at(-1);
      if (!found && !last && draft === '') return null;
      opened = peer;
      return {
        messages,
        hasEarlier,
        conversation: await conversationOf(peer, states.keptOf(peer), last, head?.receivedAt, draft),
        draft,
        quarantined: damaged + states.quarantined + quarantined,
      };
    },

    async readEarlier(conversationId, before) {
      return readPage(await peerOf(conversationId), { count: messagesPage, before });
    },

    async send(conversationId, { id, message, time }) {
      // The draft log in localStorage keeps the text until the message is stored.
      const text = drafts.note(conversationId, message);
      // Doesn't wait for a read if the contact is known, because the user may be about to leave the page.
      const { uid, person, closed } =
        opened?.person.id === conversationId ? opened : await peerOf(conversationId);
      if (closed) throw new Error('What is written here reaches nobody.');
      const { name: sender, avatar } = me();
      const own: Message = { id, message, time, sender, isSelf: true, avatar };
      const sent: SentMessage = { to: { slug: addressOf(person), name: person.name }, message, time };
      await device.writeAll(owner, [
        uid === null
          ? { kind: messageKind(conversationId), id, value: own }
          : { kind: sentTo(uid), id, value: sent },
        { kind: draftKind, id: conversationId, value: undefined },
      ]);
      drafts.forget(conversationId, text);
      return own;
    },

    async write(change) {
      const { conversationId } = change;
      if (change.kind === 'draft') {
        await (change.text ? drafts.write(conversationId, change.text) : drafts.remove(conversationId));
      } else {
        // Changes run in sequence, because each change builds on the result of the previous one.
        const changed = lastChange.then(() => writeState(conversationId, change.state));
        lastChange = changed.catch(handledElsewhere);
        await changed;
      }
    },

    readTexts() {
      const reading = texts ?? readTexts();
      if (watching) texts = reading;
      reading.catch(() => {
        if (texts === reading) texts = null;
      });
      return reading;
    },

    subscribe(listener) {
      // Wraps the listener, so that the same function can subscribe twice.
      const own = (ids?: readonly string[]) => listener(ids);
      listeners.add(own);
      watch();
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) watchNoMore();
      };
    },
  };
}

/** Returns the participant of a conversation with a sample contact that no longer exists. */
const localUnknown = (id: string, head: Head | undefined): Peer | undefined =>
  head && head.peer !== id ? unknownPeer({ id }) : undefined;

/** Returns the arrival of the last message that the user has read, in ms since the epoch. */
const readAt = ({ readAt, readUpTo = '' }: StoredConversationState): number =>
  readAt ?? (Number.parseInt(readUpTo, 10) || 0);
