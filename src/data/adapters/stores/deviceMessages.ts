import { handledElsewhere } from '../../log/report';
import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type {
  ConversationTexts,
  Inbox,
  InboxRange,
  MessagePage,
  MessageStore,
} from '../../ports/MessageStore';
import type { Presence } from '../../ports/Presence';
import type { PagesAsked, World } from '../../ports/World';
import { type SampleConversations, sampleConversations } from '../../sample/conversations';
import { inboxPage, messagesPage } from '../../schema/shapes/constants';
import type { ConversationState, Message, SentMessage } from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import { addressOf, refOf } from '../../schema/shapes/ref';
import { concerns } from '../device/concerns';
import { journaledRecords, type Notes } from '../device/journaledRecords';
import { isMessageKind } from '../device/messageKinds';
import { isPublisher } from '../records/owners';
import { reservedSlugs } from '../records/reservedSlugs';
import { readSampleDate } from '../records/sampleDate';
import { sentTo } from '../records/sentKinds';
import { cachedReading } from './conversations/cachedReading';
import { conversationIn, messageKind, type Peer, peopleOf, unknownPeer } from './conversations/contacts';
import { conversationCache } from './conversations/conversationCache';
import { conversationsOf, draftKind, stateKind } from './conversations/conversationKinds';
import { conversationEnds, conversationsAtOnce, deletedPeer } from './conversations/ends';
import { peerFinder } from './conversations/peers';
import { conversationRows, loadState, type Row } from './conversations/rows';
import { type MessageRange, threadsOf } from './conversations/threads';

// Every message is a separate record, so that concurrent tabs never lose one. Message ids sort by time. A
// message to a sample contact has the kind `message:{id}`. A message to another account has the kind
// `sent:{uid}`, and that account reads it. Each conversation also has a state record and a draft record.
/** The kinds of the user's records that affect the list of contacts. */
const peopleKinds = ['listing', 'ownedStartup', 'investorAccount', 'settings'];

const loadDraft = async () => (await import('../../schema/shapes/conversation')).messageDraftSchema;

/** How many messages a search reads per batch, so that the page stays responsive. */
const searchedAtOnce = 1000;
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
  loadPart: Directory['loadPart'];
  /** The other accounts that the user can write to, and their messages. */
  world: Pick<World, 'loadContacts' | 'observe'>;
  /** Loads the presence port, for the first conversation with an account. */
  loadPresence: () => Promise<Pick<Presence, 'load' | 'observe'>>;
  notes?: Notes;
};

/** How many recent contacts, new startups and other accounts are suggested for a message. */
const suggested = 50;

/** Creates the store of a user's conversations with sample contacts and other accounts, one per tab. */
export function createMessageStore(options: Options): MessageStore {
  const { device, owner, me, now, loadSample, loadPart, world, loadPresence, notes } = options;
  const drafts = journaledRecords({ device, owner, kind: draftKind, loadSchema: loadDraft, notes });
  const threads = threadsOf({ device, owner, me, now });
  const peers = peerFinder({
    loadSamplePeople: () => samplePeople.read(),
    ownId: () => me().id,
    world,
    canReach: isPublisher(owner),
  });
  const listeners = new Set<(ids?: readonly string[]) => void>();
  /** The participant of the conversation that was opened last, so that sending doesn't wait for a read. */
  let opened: Peer | null = null;
  const latest = conversationCache<MessagePage>(5);
  /** Set while there are subscribers. Without them, changes go unnoticed, so nothing is cached. */
  let watching: { stops: (() => void)[]; isFollowing: boolean } | null = null;
  let lastChange: Promise<void> = Promise.resolve();

  const isWatching = () => watching !== null;
  const ends = conversationEnds({ device, owner, isWatching });
  const loadPeople = async (asked: PagesAsked) => peopleOf(await loadPart(asked), me().id);
  const samplePeople = cachedReading(
    async () => (await loadPeople({})).filter(({ id }) => reservedSlugs.has(id)),
    isWatching,
  );
  const texts = cachedReading(readTexts, isWatching);
  /** The sample conversations by id. They contain the user's name, so another name needs another read. */
  const sample = cachedReading(async () => {
    sampleName = me().name;
    const [found, { date }] = await Promise.all([loadSample(), readSampleDate(device, owner, now)]);
    return new Map(sampleConversations(found, date, sampleName).map((item) => [item.id, item]));
  }, isWatching);
  let sampleName = '';

  const publish = (ids?: readonly string[]) => {
    for (const listener of [...listeners]) listener(ids);
  };

  const onOwn = (change: DeviceChange) => {
    if (change.extent === 'all') sample.forget();
    const arePeople = concerns(change, (kind) => peopleKinds.includes(kind));
    if (arePeople) samplePeople.forget();
    if (arePeople || concerns(change, isMessageKind)) texts.forget();
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
    samplePeople.forget();
    texts.forget();
    forgetMessages();
    publish();
  };

  const onReceived = (_: DeviceChange, uid: string | null) => {
    texts.forget();
    const ids = uid === null ? undefined : [uid];
    forgetMessages(ids);
    publish(ids);
  };

  function watch() {
    watching ??= {
      stops: [
        device.observe(owner, onOwn),
        world.observe('pages', onOthers),
        world.observe('messages', onReceived),
      ],
      isFollowing: false,
    };
  }

  function watchNoMore() {
    for (const stop of watching?.stops ?? []) stop();
    watching = null;
    for (const each of [samplePeople, sample, texts]) each.forget();
    forgetMessages();
  }

  function readSample() {
    if (sampleName !== me().name) sample.forget();
    return sample.read();
  }

  async function peerOf(id: string): Promise<Peer> {
    const found = await peers.find(id);
    if (found) return found;
    const [end] = await ends.of([id]);
    return (end && deletedPeer(end, owner)) ?? unknownPeer({ id });
  }

  async function findAt(slug: string): Promise<Peer | undefined> {
    const found = await peers.findAt(slug);
    if (found) return found;
    const isMeant = (peer: Peer | undefined) =>
      peer && addressOf(peer.person).toLowerCase() === slug.toLowerCase();
    // The messages to a deleted account have its address.
    for await (const batch of ends.all()) {
      const deleted = batch.map((end) => deletedPeer(end, owner)).find(isMeant);
      if (deleted) return (await peers.find(deleted.person.id)) ?? deleted;
    }
    return undefined;
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

  const { readStates, readDrafts, conversationOf, rowsOf } = conversationRows({
    ...{ device, owner, now, peers, readSample, readOnline },
    readDraftRecords: drafts.read,
  });

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
    const [end] = state.unread === false && peer.uid !== null ? await ends.of([id]) : [];
    await device.update(owner, stateKind, id, loadState, (kept = keptOf(peer)) => ({
      ...kept,
      ...state,
      // `unread: false` marks all received messages as read.
      ...(end?.receivedAt !== undefined && { readAt: end.receivedAt }),
    }));
  }

  /** Returns the ids of the sample conversations and drafts without a stored message. */
  async function readOthers() {
    const [begun, { drafts }] = await Promise.all([readSample(), readDrafts()]);
    const ids = [...new Set([...begun.keys(), ...drafts.keys()])];
    if (ids.length === 0) return [];
    const have = new Set((await ends.of(ids)).map(({ peer }) => conversationIn(peer)));
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
    const [{ ends: found, hasEarlier }, others] = await Promise.all([
      ends.latest({ count, before }),
      readOthers(),
    ]);
    const { rows, quarantined } = await rowsOf(found, others);
    const next = hasEarlier ? (found.at(-1)?.at ?? null) : null;
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

    async readEnds() {
      const found = new Map(
        [...(await readSample()).values()].flatMap(({ id, messages }) => {
          const last = messages.at(-1);
          return last ? [[id, { at: last.time, isOwnLast: last.isSelf }] as const] : [];
        }),
      );
      for await (const batch of ends.all())
        for (const { peer, at, last } of batch)
          if (last) {
            const isOwnLast = 'isSelf' in last.value ? last.value.isSelf : last.owner === owner;
            found.set(conversationIn(peer), { at, isOwnLast });
          }
      return found;
    },

    async loadConversations(ids) {
      const { rows } = await rowsOf(await ends.of(ids), ids);
      return rows.map(({ conversation }) => conversation);
    },

    async loadPeople(query) {
      if (query) return loadPeople({ search: { query } });
      const { conversations } = await loadInbox({ count: suggested });
      return loadPeople({
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
      const [{ messages, hasEarlier, quarantined: damaged }, [end]] = await Promise.all([
        sampled && peer.uid === null ? sampled : readPage(peer, page),
        peer.uid === null ? [] : ends.of([id]),
      ]);
      const draft = drafts.get(id) ?? '';
      const last = messages.at(-1);
      if (!found && !last && draft === '') return null;
      opened = peer;
      return {
        messages,
        hasEarlier,
        conversation: await conversationOf(peer, states.keptOf(peer), last, end?.receivedAt, draft),
        draft,
        quarantined: damaged + states.quarantined + quarantined,
      };
    },

    async readLatest(conversationId, count) {
      const isSample = reservedSlugs.has(conversationId);
      // No account is looked up for the id of a startup, which is no uid.
      if (!isSample && (await ends.of([conversationId])).length === 0) return [];
      const peer = isSample ? unknownPeer({ id: conversationId }) : await peerOf(conversationId);
      return (await readPage(peer, { count })).messages.slice(-count);
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

    readTexts: texts.read,

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
