import { handledElsewhere } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import type { Answer, ReceivedRequest, RequestStore, SentRequest } from '../../ports/RequestStore';
import type { World } from '../../ports/World';
import { sampleAccount } from '../../sample/account';
import { sampleAnswer } from '../../sample/answers';
import { startups as sampleStartups } from '../../sample/startups';
import { askedAt, isFinal, requestMoves } from '../../schema/rules/requestMoves';
import type { StoredRecordInput } from '../../schema/shapes/records';
import {
  readRequestId,
  requestId,
  requestStatusOf,
  type StoredAnswer,
  type StoredRequest,
} from '../../schema/shapes/request';
import { concerns } from '../device/concerns';
import { readListings } from '../records/listings';
import { readOwned } from '../records/ownedStartups';
import { isPublisher } from '../records/owners';

type Options = {
  device: DeviceStore;
  /** The owner of the requests: the account's uid, or `sample` for the demo account. */
  owner: string;
  /** Returns the time in ms since the epoch. */
  now: () => number;
  /** The other accounts, to which the user sends requests and which send requests to the user. */
  world: Pick<World, 'loadTargets' | 'loadRequests' | 'loadAnswer' | 'observe'>;
};

/** The startup that a request is about, and the request's id. */
type Target = Pick<SentRequest, 'startupId' | 'slug' | 'name' | 'logo' | 'isSample'> & { id: string };
/** A sent request with its records. */
type Sent = Target & { request: StoredRequest; answer: StoredAnswer | undefined };
type Received = Omit<ReceivedRequest, keyof ReturnType<typeof requestStatusOf>> & {
  request: StoredRequest;
  answer: StoredAnswer | undefined;
};

const loadRequestSchema = async () => (await import('../../schema/shapes/requestRecords')).requestSchema;
const loadAnswerSchema = async () => (await import('../../schema/shapes/requestRecords')).answerSchema;

/** The longest delay that `setTimeout` supports, in ms. */
const longest = 2 ** 31 - 1;

const samples = Object.values(sampleStartups).map(
  ({ id, name, logo }): Target => ({
    id: requestId(sampleAccount.uid, id),
    startupId: id,
    name,
    logo,
    isSample: true,
  }),
);

/**
 * The requests that a user sends or receives for a startup's metrics. The sender stores the request, and the
 * startup's owner stores the answer. A script answers for sample startups. Requests of the demo account reach
 * no other account.
 */
export function createRequestStore({ device, owner, now, world }: Options): RequestStore {
  const isHeard = isPublisher(owner);
  const listeners = new Set<() => void>();
  /** When the script sends its next answer, in ms since the epoch; `null` if no answer is due. */
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The previous answers that the user has replaced, by request id. */
  const replaced = new Map<string, StoredAnswer>();

  function awaitScript() {
    clearTimeout(timer);
    if (due === null || listeners.size === 0) return;
    timer = setTimeout(tell, Math.min(Math.max(due - now(), 0), longest));
  }
  function tell() {
    for (const listener of [...listeners]) listener();
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Runs changes in sequence, so that a request that is sent and immediately withdrawn ends up withdrawn. */
  function inTurn<Asked extends unknown[]>(work: (...asked: Asked) => Promise<void>) {
    return (...asked: Asked): Promise<void> => {
      const turn = last.then(() => work(...asked));
      last = turn.catch(handledElsewhere);
      return turn;
    };
  }

  const readOwn = async () => (await device.read(owner, 'request', loadRequestSchema)).records;

  /** Returns the startups with these ids that the user can send a request to. */
  async function loadTargets(startupIds: readonly string[]): Promise<Target[]> {
    const known = samples.filter(({ startupId }) => startupIds.includes(startupId));
    // Heliogrid is the demo account's own startup.
    if (!isHeard) return known.filter(({ startupId }) => startupId !== sampleStartups.heliogrid.id);
    return [
      ...known,
      ...(await world.loadTargets(startupIds)).map(({ uid, id, slug, name, logo }) => ({
        id: requestId(uid, id),
        startupId: id,
        slug,
        name,
        logo,
        isSample: false,
      })),
    ];
  }

  /** Returns the startup owner's last answer at a time. The answer for a sample startup appears after a delay. */
  async function answerTo(
    { id, startupId, isSample }: Target,
    request: StoredRequest | undefined,
    at: number,
  ): Promise<StoredAnswer | undefined> {
    if (!isSample) {
      const named = readRequestId(id);
      return named ? world.loadAnswer(named.uid, named.startupId) : undefined;
    }
    const answer = request && sampleAnswer(startupId, request.at);
    return answer && answer.at <= at ? answer : undefined;
  }

  async function loadSent(at: number): Promise<Sent[]> {
    const requests = await readOwn();
    const targets = await loadTargets(requests.flatMap(({ id }) => readRequestId(id)?.startupId ?? []));
    const sent = await Promise.all(
      requests.map(async ({ id, value: request }) => {
        const target = targets.find((each) => each.id === id);
        return target ? [{ ...target, request, answer: await answerTo(target, request, at) }] : [];
      }),
    );
    return sent.flat();
  }

  async function loadReceived(): Promise<Received[]> {
    if (!isHeard) return [];
    const [requests, listings, owned, answers] = await Promise.all([
      world.loadRequests(),
      readListings(device, owner),
      readOwned(device, owner),
      device.read(owner, 'answer', loadAnswerSchema),
    ]);
    return requests.flatMap(({ startupId, request, from }): Received[] => {
      const listing = listings.records.find((each) => each.id === startupId);
      if (!listing || request.isWithdrawn) return [];
      const id = requestId(from.id, startupId);
      const startupName = owned.get(startupId)?.name ?? listing.value.listing.startupName;
      const answer = answers.records.find((each) => each.id === id)?.value;
      return [{ id, startupId, startupName, from, request, answer }];
    });
  }

  async function find(id: string): Promise<Received> {
    const found = (await loadReceived()).find((received) => received.id === id);
    if (!found) throw new Error(`There is no request ${id}`);
    return found;
  }

  async function write(records: readonly (StoredRecordInput | false | undefined)[]) {
    const there = records.filter((record) => !!record);
    if (there.length > 0) await device.writeAll(owner, there);
  }

  const writeAnswer = (id: string, value: StoredAnswer | undefined) =>
    device.writeAll(owner, [{ kind: 'answer', id, value }]);

  return {
    async load() {
      // An answer can become due during the reads. With one time for all of them, it is either read or has a timer.
      const at = now();
      const [sent, received] = await Promise.all([loadSent(at), loadReceived()]);
      const waits = sent.flatMap(({ isSample, startupId, request }) => {
        const coming = isSample && !request.isWithdrawn && sampleAnswer(startupId, request.at);
        return coming && coming.at > at ? [coming.at] : [];
      });
      due = waits.length > 0 ? Math.min(...waits) : null;
      awaitScript();
      return {
        sent: sent
          .map(({ startupId, slug, name, logo, isSample, request, answer }) => ({
            startupId,
            slug,
            name,
            logo,
            isSample,
            ...requestStatusOf(request, answer),
            ...(isFinal(request, answer) && { isFinal: true as const }),
          }))
          .sort(newestFirst),
        received: received
          .map(({ request, answer, ...shown }) => ({ ...shown, ...requestStatusOf(request, answer) }))
          .sort(newestFirst),
      };
    },

    ask: inTurn(async (startupId: string, mark?: StoredRecordInput) => {
      const [target] = await loadTargets([startupId]);
      const before = target && (await readOwn()).find(({ id }) => id === target.id)?.value;
      const at = now();
      const request = target && askedAt(at, before, await answerTo(target, before, at));
      await write([mark, target && request && request !== before && requestRecord(target.id, request)]);
    }),

    withdraw: inTurn(async (startupId: string, mark?: StoredRecordInput) => {
      const sent = (await loadSent(now())).find((each) => each.startupId === startupId);
      const isMeant = sent && requestMoves[requestStatusOf(sent.request, sent.answer).state].withdraw;
      await write([mark, isMeant && requestRecord(sent.id, { ...sent.request, isWithdrawn: true })]);
    }),

    answer: inTurn(async (id: string, { verdict, note }: Answer) => {
      const { request, answer } = await find(id);
      const { state } = requestStatusOf(request, answer);
      if (!requestMoves[state][verdict]) throw new Error(`What is ${state} can't be ${verdict}`);
      if (answer && state !== 'requested') replaced.set(id, answer);
      await writeAnswer(id, { verdict, note: note.trim(), at: now(), requestedAt: request.at });
    }),

    restore: inTurn(async (id: string, before: Answer | null) => {
      const { request } = await find(id);
      const known = replaced.get(id);
      const isKnown = before && known?.verdict === before.verdict && known.note === before.note;
      if (isKnown && known.requestedAt === request.at) await writeAnswer(id, known);
      else await writeAnswer(id, before ? answered(before, now(), request) : undefined);
    }),

    observe(listener) {
      const own = () => listener();
      listeners.add(own);
      awaitScript();
      const isOwn = (kind: string) => ['request', 'answer', 'listing', 'ownedStartup'].includes(kind);
      const isShown = (kind: string) => isOwn(kind) || ['profile', 'investorAccount'].includes(kind);
      const stops = [
        device.observe(owner, (change) => {
          if (concerns(change, isOwn)) own();
        }),
        ...(isHeard
          ? [
              world.observe('pages', (change) => {
                if (concerns(change, isShown)) own();
              }),
              world.observe('requests', own),
            ]
          : []),
      ];
      return () => {
        for (const stop of stops) stop();
        listeners.delete(own);
        awaitScript();
      };
    },
  };
}

const requestRecord = (id: string, value: StoredRequest): StoredRecordInput => ({
  kind: 'request',
  id,
  value,
});

const answered = (
  { verdict, note }: Answer,
  at: number,
  { at: requestedAt }: StoredRequest,
): StoredAnswer => ({
  verdict,
  note,
  at,
  requestedAt,
});

const newestFirst = (a: { requestedAt: number }, b: { requestedAt: number }) => b.requestedAt - a.requestedAt;
