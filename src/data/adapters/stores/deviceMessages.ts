import type { DeviceStore } from '../../ports/DeviceStore';
import type { Directory, DirectoryData } from '../../ports/Directory';
import type { ConversationTexts, MessageStore, Person } from '../../ports/MessageStore';
import type { World } from '../../ports/World';
import {
  type SampleConversation,
  type SampleConversations,
  sampleConversations,
} from '../../sample/conversations';
import { messagesPage } from '../../schema/constants';
import type { Conversation, ConversationState, Message } from '../../schema/conversation';
import { ownPreview } from '../../schema/messagePreview';
import type { Me } from '../../schema/person';
import { profileHref } from '../../schema/ref';
import { concerns } from '../device/changes';
import { type Notes, notedRecords } from '../device/notedRecords';
import { readSampleDate } from '../records/sampleDate';

// Every message is a record of its own, so that two tabs never lose one: kind `message/{conversation}`, ids in the order
// of the messages. What else is kept is a record by conversation: its state, and its draft.
const messageKind = 'message/';
const stateKind = 'conversation';
const draftKind = 'messageDraft';

const isMessages = (kind: string) => kind.startsWith(messageKind);
const isKept = (kind: string) => isMessages(kind) || kind === stateKind || kind === draftKind;
/** What whom they are with depends on, beside the sample. */
const peopleKinds = ['listing', 'ownedStartup', 'investorAccount', 'settings'];

const loadSchemas = () => import('../../schema/conversation');
const loadMessage = async () => (await loadSchemas()).messageSchema;
const loadState = async () => (await loadSchemas()).conversationStateSchema;
const loadDraft = async () => (await loadSchemas()).messageDraftSchema;

/** Messages read at once for a search: the page stays responsive between one reading and the next. */
const searchedAtOnce = 1000;

type Options = {
  device: DeviceStore;
  /** Whose records: the account's uid, or `sample`. */
  owner: string;
  /** The person, as they are called now. */
  me: () => Me;
  /** The clock, in ms since the epoch: the sample is dated from the first look at it. */
  now: () => number;
  /** Fetches the sample conversations; none for whoever has begun none of them. */
  loadSample: () => Promise<SampleConversations>;
  /** Where conversations find whom they are with. */
  directory: Pick<Directory, 'load'>;
  /** Says when others may be known no longer, or only now. */
  world: Pick<World, 'observe'>;
  notes?: Notes;
};

/** The sample conversations with what the person wrote on top. One store serves a whole tab. */
export function createMessageStore(options: Options): MessageStore {
  const { device, owner, me, now, loadSample, directory, world, notes } = options;
  const drafts = notedRecords({ device, owner, kind: draftKind, loadSchema: loadDraft, notes });
  const listeners = new Set<() => void>();
  let people: Promise<Map<string, Person>> | null = null;
  /** The sample as somebody of this name sees it. */
  let sample: { name: string; conversations: Promise<Map<string, SampleConversation>> } | null = null;
  let texts: Promise<ConversationTexts[]> | null = null;
  let lastChange: Promise<void> = Promise.resolve();

  device.observe(owner, (change) => {
    const arePeople = concerns(change, (kind) => peopleKinds.includes(kind));
    if (change.extent === 'all') sample = null;
    if (arePeople) people = null;
    if (arePeople || concerns(change, isMessages)) texts = null;
    if (arePeople || concerns(change, isKept)) for (const listener of [...listeners]) listener();
  });

  world.observe(() => {
    people = null;
    texts = null;
    for (const listener of [...listeners]) listener();
  });

  function loadPeople() {
    const loading = directory.load().then((data) => peopleOf(data, me().id));
    people = loading;
    loading.catch(() => {
      if (people === loading) people = null;
    });
    return loading;
  }

  function readSample() {
    const { name } = me();
    if (sample?.name === name) return sample.conversations;
    const conversations = Promise.all([loadSample(), readSampleDate(device, owner, now)]).then(
      ([found, { date }]) => new Map(sampleConversations(found, date, name).map((item) => [item.id, item])),
    );
    sample = { name, conversations };
    conversations.catch(() => {
      if (sample?.conversations === conversations) sample = null;
    });
    return conversations;
  }

  const find = async (id: string) => (await (people ?? loadPeople())).get(id.toLowerCase());

  const readMessages = (id: string, count: number, before?: string) =>
    device.readLast(owner, `${messageKind}${id}`, loadMessage, { count, before });

  /** The last messages of all, or of those before an id. The sample's stand before every other. */
  async function readPage(id: string, before?: string) {
    const [{ records, hasEarlier, quarantined }, known] = await Promise.all([
      readMessages(id, messagesPage, before),
      readSample(),
    ]);
    const own = records.map(({ value }) => value);
    const first = hasEarlier ? [] : (known.get(id)?.messages ?? []);
    return { messages: [...first, ...own], hasEarlier, quarantined };
  }

  async function readStates() {
    const [{ records, quarantined }, known] = await Promise.all([
      device.read(owner, stateKind, loadState),
      readSample(),
    ]);
    const kept = new Map(records.map(({ id, value }) => [id, value]));
    const stateOf = (id: string): ConversationState =>
      kept.get(id) ?? { unread: known.get(id)?.unread ?? false, muted: false };
    return { stateOf, quarantined };
  }

  async function readDrafts() {
    const { records, quarantined } = await drafts.read();
    return { drafts: new Map(records.map(({ id, value }) => [id, value])), quarantined };
  }

  /** Ids of what is in the list: what the sample begins with, and whatever holds a message or a draft. */
  async function readIds(drafts: ReadonlyMap<string, string>) {
    const [known, kinds] = await Promise.all([readSample(), device.kinds(owner, messageKind)]);
    const written = kinds.map((kind) => kind.slice(messageKind.length));
    return [...new Set([...known.keys(), ...written, ...drafts.keys()])];
  }

  async function conversationOf(
    person: Person,
    state: ConversationState,
    last: Message | undefined,
    draft: string,
  ): Promise<Conversation> {
    return {
      ...person,
      ...state,
      lastMessage: last?.isSelf ? ownPreview(last.message) : (last?.message ?? ''),
      isOwnLast: last?.isSelf ?? false,
      date: last?.time ?? null,
      online: (await readSample()).get(person.id)?.online ?? false,
      draft,
    };
  }

  /** Every message of a conversation, newest first. */
  async function readAll(id: string): Promise<Message[]> {
    const pages: Message[] = [];
    let before: string | undefined;
    let hasEarlier = true;
    while (hasEarlier) {
      const page = await readMessages(id, searchedAtOnce, before);
      pages.push(...page.records.map(({ value }) => value).reverse());
      before = page.records[0]?.id;
      hasEarlier = page.hasEarlier && before !== undefined;
    }
    return [...pages, ...[...((await readSample()).get(id)?.messages ?? [])].reverse()];
  }

  async function loadInbox() {
    const [states, { drafts, quarantined }] = await Promise.all([readStates(), readDrafts()]);
    const ids = await readIds(drafts);
    const found = await Promise.all(
      ids.map(async (id) => {
        const [person = stranger(id), { records, ...page }] = await Promise.all([
          find(id),
          readMessages(id, 1),
        ]);
        const last = records[0]?.value ?? (await readSample()).get(id)?.messages.at(-1);
        return {
          conversation: await conversationOf(person, states.stateOf(id), last, drafts.get(id) ?? ''),
          quarantined: page.quarantined,
        };
      }),
    );
    return {
      conversations: found.map(({ conversation }) => conversation).sort(byActivity),
      quarantined: found.reduce((sum, part) => sum + part.quarantined, states.quarantined + quarantined),
    };
  }

  return {
    loadInbox,

    async loadPeople() {
      return [...(await (people ?? loadPeople())).values()];
    },

    async open(asked) {
      // Somebody unknown may have been listed meanwhile.
      const known = (await find(asked)) ?? (await loadPeople()).get(asked.toLowerCase());
      const id = known?.id ?? asked;
      const [page, states, { drafts, quarantined }] = await Promise.all([
        readPage(id),
        readStates(),
        readDrafts(),
      ]);
      const draft = drafts.get(id) ?? '';
      if (!known && page.messages.length === 0 && draft === '') return null;
      return {
        ...page,
        conversation: await conversationOf(
          known ?? stranger(id),
          states.stateOf(id),
          page.messages.at(-1),
          draft,
        ),
        draft,
        quarantined: page.quarantined + states.quarantined + quarantined,
      };
    },

    readEarlier: readPage,

    async send(conversationId, outgoing) {
      const message: Message = { ...outgoing, sender: me().name, isSelf: true, avatar: me().avatar };
      // Until it is there, it is still a draft.
      const text = drafts.note(conversationId, message.message);
      await device.writeAll(owner, [
        { kind: `${messageKind}${conversationId}`, id: message.id, value: message },
        { kind: draftKind, id: conversationId, value: undefined },
      ]);
      drafts.forget(conversationId, text);
      return message;
    },

    async write(change) {
      const { kind, conversationId: id } = change;
      if (kind === 'draft') {
        await (change.text ? drafts.write(id, change.text) : drafts.remove(id));
      } else {
        // One after the other: each is made on what the one before it left.
        const changed = lastChange.then(async () => {
          const { stateOf } = await readStates();
          await device.write(owner, stateKind, id, { ...stateOf(id), ...change.state });
        });
        lastChange = changed.catch(() => {});
        await changed;
      }
    },

    readTexts() {
      texts ??= loadInbox().then(({ conversations }) =>
        Promise.all(conversations.map(async ({ id, name }) => ({ id, name, messages: await readAll(id) }))),
      );
      texts.catch(() => {
        texts = null;
      });
      return texts;
    },

    subscribe(listener) {
      // A listener of its own, whoever else subscribes with the same function.
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
  };
}

/** Drafts of what has no message yet first, then the latest; among equals as they were. */
const byActivity = (a: Conversation, b: Conversation) =>
  (b.date ?? Number.MAX_VALUE) - (a.date ?? Number.MAX_VALUE);

/** Everybody else by id in lower case. An id that several have means the person before the startup. */
function peopleOf({ users, investors, startups }: DirectoryData, ownId: string): Map<string, Person> {
  const all: Person[] = [
    ...startups.map(({ id, name, tagline, logo }) => ({
      id,
      name,
      role: tagline,
      avatar: logo,
      href: profileHref('startup', id),
    })),
    ...investors.map(({ id, name, title, profileImage }) => ({
      id,
      name,
      role: title,
      avatar: profileImage,
      href: profileHref('investor', id),
    })),
    ...users.map(({ id, name, role, profileImage }) => ({
      id,
      name,
      role,
      avatar: profileImage,
      href: profileHref('user', id),
    })),
  ];
  return new Map(all.filter(({ id }) => id !== ownId).map((person) => [person.id.toLowerCase(), person]));
}

/** Somebody who was written to and is no longer in the directory. */
const stranger = (id: string): Person => ({ id, name: id, role: '', avatar: '', href: '' });
