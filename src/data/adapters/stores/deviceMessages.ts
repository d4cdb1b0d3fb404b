import { handledElsewhere } from '../../log/report';
import type { DeviceChange, DeviceStore } from '../../ports/DeviceStore';
import type { Directory } from '../../ports/Directory';
import type { ConversationTexts, MessagePage, MessageStore, Person } from '../../ports/MessageStore';
import type { Presence } from '../../ports/Presence';
import type { World } from '../../ports/World';
import {
  type SampleConversation,
  type SampleConversations,
  sampleConversations,
} from '../../sample/conversations';
import { messagesPage } from '../../schema/shapes/constants';
import type {
  Conversation,
  ConversationState,
  Message,
  SentMessage,
  StoredConversationState,
} from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import { addressOf } from '../../schema/shapes/ref';
import { ownPreview } from '../../schema/text/messagePreview';
import { concerns } from '../device/concerns';
import { journaledRecords, type Notes } from '../device/journaledRecords';
import { isPublisher } from '../records/owners';
import { readSampleDate } from '../records/sampleDate';
import { isSent, readAddressees, sentTo } from '../records/sentKinds';
import type { MessageRange } from '../records/sentMessages';
import type { AccountMessages } from './accountMessages';
import { type Known, knownOf, nobody, type Peer, peopleOf } from './conversations/contacts';

// Every message is a separate record, so that concurrent tabs never lose one. Message ids sort by time. A
// message to a sample contact has the kind `message:{id}`. A message to another account has the kind
// `sent:{uid}`, and that account reads it. Each conversation also has a state record and a draft record.
const messageKind = 'message:';
const stateKind = 'conversation';
const draftKind = 'messageDraft';

const isMessages = (kind: string) => kind.startsWith(messageKind) || isSent(kind);
const isKept = (kind: string) => isMessages(kind) || kind === stateKind || kind === draftKind;
/** The kinds of the user's records that affect the list of contacts. */
const peopleKinds = ['listing', 'ownedStartup', 'investorAccount', 'settings'];

const loadSchemas = () => import('../../schema/shapes/conversation');
const loadMessage = async () => (await loadSchemas()).messageSchema;
const loadState = async () => (await loadSchemas()).conversationStateSchema;
const loadDraft = async () => (await loadSchemas()).messageDraftSchema;

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
  directory: Pick<Directory, 'load'>;
  /** The other accounts that the user can write to, and their messages. */
  world: Pick<World, 'loadContacts' | 'loadReceived' | 'observe' | 'observeReceived'>;
  /** Loads the presence port, for the first conversation with an account. */
  loadPresence: () => Promise<Pick<Presence, 'load' | 'observe'>>;
  notes?: Notes;
};

/** Creates the store of a user's conversations with sample contacts and other accounts, one per tab. */
export function createMessageStore(options: Options): MessageStore {
  const { device, owner, me, now, loadSample, directory, world, loadPresence, notes } = options;
  const drafts = journaledRecords({ device, owner, kind: draftKind, loadSchema: loadDraft, notes });
  const listeners = new Set<() => void>();
  let loading: Promise<Known> | null = null;
  /** The contacts as last read, so that a draft is written to the log without waiting for a read. */
  let known: Known | null = null;
  /** The sample conversations, which contain the user's `name`. Reloaded when the name changes. */
  let sample: { name: string; conversations: Promise<Map<string, SampleConversation>> } | null = null;
  let texts: Promise<ConversationTexts[]> | null = null;
  let accounts: AccountMessages | null = null;
  /** Set while there are subscribers. Without them, changes go unnoticed, so nothing is cached. */
  let watching: { stops: (() => void)[]; isFollowing: boolean } | null = null;
  let lastChange: Promise<void> = Promise.resolve();

  const publish = () => {
    for (const listener of [...listeners]) listener();
  };

  const onOwn = (change: DeviceChange) => {
    const arePeople = concerns(change, (kind) => peopleKinds.includes(kind));
    if (change.extent === 'all') sample = null;
    if (arePeople) loading = null;
    if (arePeople || concerns(change, isMessages)) texts = null;
    if (arePeople || concerns(change, isKept)) publish();
  };

  /** Clears cached contacts and texts, and notifies subscribers, after another account's change. */
  const onOthers = () => {
    loading = null;
    texts = null;
    publish();
  };

  function watch() {
    watching ??= {
      stops: [device.observe(owner, onOwn), world.observe(onOthers), world.observeReceived(onOthers)],
      isFollowing: false,
    };
  }

  function watchNoMore() {
    for (const stop of watching?.stops ?? []) stop();
    watching = null;
    loading = null;
    sample = null;
    texts = null;
  }

  async function read(): Promise<Known> {
    const [data, contacts] = await Promise.all([directory.load(), world.loadContacts()]);
    return knownOf(peopleOf(data, me().id), contacts, isPublisher(owner));
  }

  function load() {
    const reading = read();
    if (watching) loading = reading;
    reading.then(
      (found) => {
        if (loading === reading || !watching) known = found;
      },
      () => {
        if (loading === reading) loading = null;
      },
    );
    return reading;
  }
  const readKnown = () => loading ?? load();

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

  async function search(
    findIn: (known: Known) => Peer | undefined,
    isMeant: (person: Person) => boolean,
  ): Promise<Peer | undefined> {
    const all = await readKnown();
    const found = findIn(all);
    if (found) return found;
    const deleted = await readDeleted(all, await readAddressees(device, owner));
    // Reads the contacts again, because the contact may have been added since the last read.
    return deleted.find(({ person }) => isMeant(person)) ?? findIn(await load());
  }

  const findAt = (slug: string) =>
    search(
      (all) => all.findAt(slug),
      (person) => addressOf(person).toLowerCase() === slug.toLowerCase(),
    );

  const peerOf = async (id: string): Promise<Peer> =>
    (await search(
      (all) => all.find(id),
      (person) => person.id === id,
    )) ?? nobody({ id });

  const loadAccounts = async () => {
    const { accountMessages } = await import('./accountMessages');
    accounts ??= accountMessages({ device, owner, me, world });
    return accounts;
  };

  /** Returns the accounts that the user wrote to but can no longer find. */
  async function readDeleted({ peers }: Known, addressees: readonly string[]): Promise<Peer[]> {
    const there = new Set(peers.map(({ uid }) => uid));
    const deleted = addressees.filter((uid) => !there.has(uid));
    if (deleted.length === 0) return [];
    const found = await (await loadAccounts()).readAddressed(deleted);
    return found.map(({ uid, slug, name }) => ({ ...nobody({ id: uid, slug }, name), uid }));
  }

  /** Returns the last messages of a conversation, or with `range.before`, the last ones before that id. */
  async function readPage({ uid, person }: Peer, range: MessageRange): Promise<MessagePage> {
    if (uid !== null) return (await loadAccounts()).readPage(uid, person, range);
    const { id } = person;
    const [{ records, hasEarlier, quarantined }, begun] = await Promise.all([
      device.readLast(owner, `${messageKind}${id}`, loadMessage, range),
      readSample(),
    ]);
    // The sample messages precede all others.
    const first = hasEarlier ? [] : (begun.get(id)?.messages ?? []);
    return { messages: [...first, ...records.map(({ value }) => value)], hasEarlier, quarantined };
  }

  /** Returns the id of the contact's last message to the user; empty if there is none. */
  const readLastReceived = async ({ uid, hasWritten }: Peer): Promise<string> =>
    uid !== null && hasWritten
      ? ((await world.loadReceived(uid, { count: 1 })).messages.at(-1)?.id ?? '')
      : '';

  /** Returns the uids of online accounts. If presence is unavailable, returns none instead of failing. */
  async function readOnline(): Promise<ReadonlySet<string>> {
    try {
      const presence = await loadPresence();
      if (watching && !watching.isFollowing) {
        watching.isFollowing = true;
        watching.stops.push(presence.observe(publish));
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

  /** Returns the other participant of every conversation that has a message or a draft. */
  async function readPeers(drafts: ReadonlyMap<string, string>): Promise<Peer[]> {
    const all = await readKnown();
    const [begun, kinds, addressees] = await Promise.all([
      readSample(),
      device.kinds(owner, messageKind),
      readAddressees(device, owner),
    ]);
    const local = kinds.map((kind) => kind.slice(messageKind.length));
    const written = new Set(addressees);
    const isBegun = ({ uid, hasWritten }: Peer) => hasWritten || (uid !== null && written.has(uid));
    const peers = [
      ...[...begun.keys(), ...local].map((id) => all.find(id) ?? nobody({ id })),
      // A draft alone doesn't list an account that has hidden all its pages.
      ...[...drafts.keys()].flatMap((id) => all.find(id) ?? []),
      ...all.peers.filter(isBegun),
      ...(await readDeleted(all, addressees)),
    ];
    return [...new Map(peers.map((peer) => [peer.person.id, peer])).values()];
  }

  async function conversationOf(
    peer: Peer,
    kept: StoredConversationState,
    last: Message | undefined,
    draft: string,
  ): Promise<Conversation> {
    const { person, uid, closed } = peer;
    const { unread, muted, readUpTo = '' } = kept;
    const [received, begun, online] = await Promise.all([
      readLastReceived(peer),
      readSample(),
      uid === null ? null : readOnline(),
    ]);
    return {
      ...person,
      unread: unread || received > readUpTo,
      muted,
      lastMessage: last?.isSelf ? ownPreview(last.message) : (last?.message ?? ''),
      isOwnLast: last?.isSelf ?? false,
      date: last?.time ?? null,
      online: uid === null ? (begun.get(person.id)?.online ?? false) : (online?.has(uid) ?? false),
      draft,
      ...(closed && { closed }),
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

  async function readConversations() {
    const [states, { drafts, quarantined }] = await Promise.all([readStates(), readDrafts()]);
    const found = await Promise.all(
      (await readPeers(drafts)).map(async (peer) => {
        const page = await readPage(peer, { count: 1 });
        const draft = drafts.get(peer.person.id) ?? '';
        return {
          peer,
          conversation: await conversationOf(peer, states.keptOf(peer), page.messages.at(-1), draft),
          quarantined: page.quarantined,
        };
      }),
    );
    return {
      found: found.sort((a, b) => byActivity(a.conversation, b.conversation)),
      quarantined: found.reduce((sum, part) => sum + part.quarantined, states.quarantined + quarantined),
    };
  }

  async function writeState(id: string, state: Partial<ConversationState>) {
    const [{ keptOf }, peer] = await Promise.all([readStates(), peerOf(id)]);
    // `unread: false` marks all received messages as read.
    const readUpTo = state.unread === false ? await readLastReceived(peer) : '';
    await device.update(owner, stateKind, peer.person.id, loadState, (kept = keptOf(peer)) => ({
      ...kept,
      ...state,
      ...(readUpTo && { readUpTo }),
    }));
  }

  async function readTexts(): Promise<ConversationTexts[]> {
    const { found } = await readConversations();
    return Promise.all(
      found.map(async ({ peer, conversation: { id, name } }) => ({
        id,
        name,
        messages: await readAll(peer),
      })),
    );
  }

  return {
    async loadInbox() {
      const { found, quarantined } = await readConversations();
      return { conversations: found.map(({ conversation }) => conversation), quarantined };
    },

    async loadPeople() {
      return [...(await readKnown()).people];
    },

    async open(asked) {
      const found = await findAt(asked);
      const peer = found ?? nobody({ id: asked });
      const [page, states, { drafts, quarantined }] = await Promise.all([
        readPage(peer, { count: messagesPage }),
        readStates(),
        readDrafts(),
      ]);
      const draft = drafts.get(peer.person.id) ?? '';
      if (!found && page.messages.length === 0 && draft === '') return null;
      return {
        ...page,
        conversation: await conversationOf(peer, states.keptOf(peer), page.messages.at(-1), draft),
        draft,
        quarantined: page.quarantined + states.quarantined + quarantined,
      };
    },

    async readEarlier(conversationId, before) {
      return readPage(await peerOf(conversationId), { count: messagesPage, before });
    },

    async send(conversationId, { id, message, time }) {
      // The draft log in localStorage keeps the text until the message is stored.
      const text = drafts.note(conversationId, message);
      // Doesn't wait for a read if the contact is known, because the user may be about to leave the page.
      const { uid, person, closed } = known?.find(conversationId) ?? (await peerOf(conversationId));
      if (closed) throw new Error('What is written here reaches nobody.');
      const { name: sender, avatar } = me();
      const own: Message = { id, message, time, sender, isSelf: true, avatar };
      const sent: SentMessage = { to: { slug: addressOf(person), name: person.name }, message, time };
      await device.writeAll(owner, [
        uid === null
          ? { kind: `${messageKind}${conversationId}`, id, value: own }
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
      const own = () => listener();
      listeners.add(own);
      watch();
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) watchNoMore();
      };
    },
  };
}

/** Sorts conversations that only have a draft first, then the others by their latest message. */
const byActivity = (a: Conversation, b: Conversation) =>
  (b.date ?? Number.MAX_VALUE) - (a.date ?? Number.MAX_VALUE);
