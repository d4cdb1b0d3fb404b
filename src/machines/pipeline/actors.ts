import { fromCallback, fromPromise } from 'xstate';
import type { Directory, DirectoryPart } from '@/data/ports/Directory';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MarkStore } from '@/data/ports/MarkStore';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { PipelineStore } from '@/data/ports/PipelineStore';
import type { Fit } from '@/data/schema/rules/fit';
import { nextMessageId } from '@/data/schema/rules/messageId';
import { conversationsWith, type Events, type PastMessage } from '@/data/schema/rules/whoseMove';
import { historyMessages } from '@/data/schema/shapes/constants';
import type { BoardName, CardId, CardNote, Subject } from '@/data/schema/shapes/pipeline';
import { addressOf, type Ref, readRef, refOf } from '@/data/schema/shapes/ref';
import type { UnsavedChanges } from '../shared/draftStates';
import type { WriteCommand } from '../shared/outbox';
import { type OnPageHide, pageHideActor } from '../shared/pageHide';
import { writeChanges } from '../shared/writeChanges';
import type { BoardSubjects, MessagesAsked, PipelineData, PipelineWrite, Star, Telling } from './types';

type PipelinePorts = {
  pipeline: LazyPort<PipelineStore>;
  directory: LazyPort<Pick<Directory, 'loadPart' | 'find'>>;
  marks: LazyPort<Pick<MarkStore, 'observe'>>;
  messages: LazyPort<Pick<MessageStore, 'open' | 'readLatest' | 'send' | 'write'>>;
  outbox?: OpenOutbox;
};

/** At most this many profiles are looked up for a board. */
const mostSubjects = 300;

/** Returns the subjects of these profiles that the user can find. */
async function findSubjects(
  directory: Pick<Directory, 'loadPart'>,
  refs: readonly Ref[],
): Promise<{ found: Map<CardId, Subject>; part: DirectoryPart }> {
  const part = await directory.loadPart({ refs });
  const { startups, investors, users, listed } = part;
  const listers = new Map(listed.map(({ startup, userId }) => [startup.id, userId]));
  const all: [CardId, Subject][] = [
    ...startups.map(({ id, name, logo, slug }): [CardId, Subject] => [
      refOf('startup', id),
      { name, face: logo, slug, account: listers.get(id) },
    ]),
    ...investors.map(({ id, name, profileImage, slug }): [CardId, Subject] => [
      refOf('investor', id),
      { name, face: profileImage, slug },
    ]),
    ...users.map(({ id, name, profileImage, slug }): [CardId, Subject] => [
      refOf('user', id),
      { name, face: profileImage, slug },
    ]),
  ];
  const asked = new Set<CardId>(refs);
  return { found: new Map(all.filter(([id]) => asked.has(id))), part };
}

/** Returns how these startups fit the criteria of the user; none unless the user is a registered investor. */
async function findFits({ startups, dealFlow }: DirectoryPart): Promise<Map<CardId, Fit>> {
  if (!dealFlow.isRegistered) return new Map();
  const { fitsOf } = await import('@/data/schema/rules/fit');
  const fitOf = fitsOf(dealFlow.criteria);
  return new Map(startups.map((startup) => [refOf('startup', startup.id), fitOf(startup)]));
}

/** Returns the subject of a profile that lists omit, such as an inactive startup; `null` if there is none. */
async function findOther(directory: Pick<Directory, 'find'>, ref: Ref): Promise<Subject | null> {
  const named = readRef(ref);
  const page = named && (await directory.find(named.kind, { id: named.id }));
  if (!page) return null;
  const { name, slug } = page.profile;
  return { name, slug, face: page.kind === 'startup' ? page.profile.logo : page.profile.profileImage };
}

/** Sends a message, unless it was sent before a failure. The user's unsent text in the conversation stays. */
async function tell(
  messages: Pick<MessageStore, 'open' | 'send' | 'write'>,
  { to, text, at, unique }: Telling,
): Promise<void> {
  const thread = await messages.open(addressOf(to));
  if (!thread) throw new Error(`No conversation has the address ${addressOf(to)}.`);
  const { conversation, messages: earlier, draft } = thread;
  if (earlier.some(({ id }) => id.endsWith(`-${unique}`))) return;
  const id = nextMessageId(earlier, at, unique);
  await messages.send(conversation.id, { id, message: text, time: at });
  if (draft) await messages.write({ kind: 'draft', conversationId: conversation.id, text: draft });
}

/** Returns the actors of the pipeline machine. */
export const pipelineActors = (ports: PipelinePorts & { onPageHide: OnPageHide }) => ({
  loadPipeline: fromPromise<PipelineData, void>(async () => {
    const store = await ports.pipeline();
    const [pipeline, later] = await Promise.all([store.load(), store.loadLater()]);
    return { ...pipeline, later };
  }),

  loadEvents: fromPromise<Events, void>(async () => (await ports.pipeline()).loadEvents()),

  loadNotes: fromPromise<readonly CardNote[], { card: CardId }>(async ({ input }) =>
    (await ports.pipeline()).loadNotes(input.card),
  ),

  loadMessages: fromPromise<readonly PastMessage[], MessagesAsked>(async ({ input }) => {
    const conversations = conversationsWith(input.card, input);
    if (conversations.length === 0) return [];
    const store = await ports.messages();
    const found = await Promise.all(conversations.map((id) => store.readLatest(id, historyMessages)));
    return found
      .flat()
      .map(
        ({ isSelf, time, message }): PastMessage => ({
          ...{ by: isSelf ? 'you' : 'them', at: time, text: message },
        }),
      )
      .sort((a, b) => a.at - b.at)
      .slice(-historyMessages);
  }),

  loadSubjects: fromPromise<BoardSubjects, { board: BoardName; ids: readonly CardId[] }>(
    async ({ input: { board, ids } }) => {
      const refs = ids.filter((id): id is Ref => readRef(id) !== null).slice(0, mostSubjects);
      if (refs.length === 0) return { board, subjects: new Map(), fits: new Map() };
      const directory = await ports.directory();
      const { found, part } = await findSubjects(directory, refs);
      const missing = refs.filter((ref) => !found.has(ref));
      const others = await Promise.all(missing.map((ref) => findOther(directory, ref)));
      return {
        board,
        subjects: new Map([...found, ...missing.map((ref, at) => [ref, others[at] ?? null] as const)]),
        fits: await findFits(part),
      };
    },
  ),

  loadStars: fromPromise<readonly Star[], void>(async () => {
    const store = await ports.marks();
    const starred = await new Promise<Ref[]>((resolve) => {
      const stop = store.observe(({ star }) => {
        resolve((Object.keys(star) as Ref[]).filter((ref) => star[ref]));
        // The store can call back before it returns.
        queueMicrotask(() => stop());
      });
    });
    if (starred.length === 0) return [];
    const { found } = await findSubjects(await ports.directory(), starred.slice(0, mostSubjects));
    return [...found].map(([id, subject]) => ({ id: id as Ref, subject }));
  }),

  pipelineStore: fromCallback<WriteCommand<PipelineWrite>, UnsavedChanges<PipelineWrite>>(
    ({ input, receive, sendBack }) =>
      writeChanges(
        ports.pipeline(),
        async (opened, write: PipelineWrite) => {
          if (write.kind === 'records') return opened.write(write.changes);
          const { card, pass, at } = write;
          await tell(await ports.messages(), write);
          await opened.write([{ kind: 'cardPass', id: card, value: { ...pass, toldAt: at } }]);
        },
        (opened) => {
          const stops = [
            opened.observe(() => sendBack({ type: 'store.changed' })),
            opened.observeEvents(() => sendBack({ type: 'events.changed' })),
          ];
          return () => {
            for (const stop of stops) stop();
          };
        },
        { receive, sendBack },
        ports.outbox,
        input.unsaved,
      ),
  ),

  pageHide: pageHideActor(ports.onPageHide),
});
