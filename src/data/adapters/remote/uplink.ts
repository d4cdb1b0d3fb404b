import type { AddressRequest } from '../../ports/Addresses';
import type { Answer, OutgoingChange, Uplink } from '../../ports/Uplink';
import { freeSlug } from '../device/addresses';
import { isPublisher } from '../records/owners';
import { reservedSlugs } from '../records/reservedSlugs';
import type { Agreed, AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Facts, factsIn, type Leaves, leavesOf, mailOf, serverTime } from './leaves';
import { noteMarks, showMarks } from './marks';
import { changedVersion, isSameVersion, type Version } from './mergedFields';
import { claimsIn } from './names';
import { type OwnCopy, sendingOf, timeOfEntry } from './ownCopy';
import { agreedOn, readOwnRecord, slugIn, storedOwn, unknown } from './ownRecord';
import { isPaced, type Pause, pace } from './pace';
import { imagesIn, type packing, smallOf } from './packed';
import { paths } from './paths';

/** How often a change is merged with a newer version and sent again. */
const attempts = 8;

type Options = {
  database: RemoteDatabase;
  agreed: AgreedStore;
  packing: ReturnType<typeof packing>;
  copy: OwnCopy;
  pause: Pause;
};

/** A page as an address request names it, without its reserved slugs. */
type Page = Omit<AddressRequest, 'reserved'>;
type Fields = { name?: string; fullName?: string; listing?: { startupName?: string } };

/** Returns the page that a record is the main record of, if it is one. */
function pageOf({ owner, kind, id }: OutgoingChange, value: unknown): Page | null {
  const { name, fullName, listing } = (value ?? {}) as Fields;
  if (kind === 'listing') return { kind: 'startup', id, name: listing?.startupName ?? '' };
  if (kind === 'profile') return { kind: 'user', id: owner, name: name ?? '' };
  return kind === 'investorAccount' ? { kind: 'investor', id: owner, name: fullName ?? '' } : null;
}

type Timed = { t?: unknown; at?: unknown };

/**
 * Returns the time for a request or an answer of a device with a fast clock: the rules refuse a time in the future.
 * Null if its time can stay. An answer names its request by the time, so each request has a different one.
 */
function correctedTime({ kind }: OutgoingChange, base: Version, value: unknown, now: number): number | null {
  if (kind !== 'request' && kind !== 'answer') return null;
  const [last, at] = [base.value, value].map((each) => (each as Timed | undefined)?.at);
  if (typeof at !== 'number' || at <= now || at === last) return null;
  return typeof last === 'number' ? Math.max(now, last + 1) : now;
}

/** Returns values whose pointers have no time in the future, for a device with a fast clock. */
const withoutFuture = (values: Leaves, now: number): Leaves =>
  Object.fromEntries(
    Object.entries(values).map(([path, value]) => {
      const { t } = (value ?? {}) as Timed;
      return [path, typeof t === 'number' && t > now ? { ...(value as object), t: now } : value];
    }),
  );

/** Ends early, with an error, once the signal aborts: a write without a connection may take any time. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborting = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborting]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const increment = { '.sv': { increment: 1 } };

/** Sends an account's changes to the database: its own copy, and what others see. */
export function createUplink({ database, agreed, packing, copy, pause }: Options): Uplink {
  /** When the account may create the next record of a kind, by account and kind. In ms since the epoch. */
  const next = new Map<string, number>();

  const factsOf = async (owner: string): Promise<Facts> =>
    factsIn((await agreed.get(owner, 'settings', 'me'))?.value);

  /** Returns the values to write so that others see the change. */
  async function shownBy(change: OutgoingChange, base: Version, own: Version, facts: Facts) {
    const { owner, kind, id } = change;
    const record = { kind, id };
    const before = leavesOf(owner, { ...record, value: base.value }, facts);
    const after = leavesOf(owner, { ...record, value: own.value }, facts);
    const isNew = Object.keys(before).length === 0 && Object.keys(after).length > 0;
    const mail = own.value === undefined ? null : mailOf(record);
    return {
      isNew,
      values: {
        ...changedLeaves(before, after),
        ...(isNew && isPaced(kind) && { [paths.pace(owner, kind)]: serverTime }),
        ...(mail && { [paths.inbox(mail.to, mail.kind, owner)]: { t: serverTime } }),
      },
    };
  }

  /**
   * Returns the new address of a page, and the value that claims it; null if the change has none. If another
   * account has claimed the address meanwhile, it is the next free one.
   */
  async function addressOf(
    change: OutgoingChange,
    base: Version,
    value: unknown,
  ): Promise<{ slug: string; claim: Leaves } | null> {
    const page = pageOf(change, value);
    const wanted = slugIn(value);
    if (!page || wanted === undefined || wanted === slugIn(base.value)) return null;
    const { owner } = change;
    const claimsOf = (slug: string) => claimsIn(database, slug);
    const isFree =
      (await freeSlug(owner, { ...page, name: wanted, reserved: new Set() }, claimsOf)) === wanted;
    const slug = isFree ? wanted : await freeSlug(owner, { ...page, reserved: reservedSlugs }, claimsOf);
    const isClaimed = (await claimsOf(slug)).some(({ kind }) => kind === page.kind);
    return { slug, claim: isClaimed ? {} : { [paths.name(slug, page.kind)]: { u: owner, i: page.id } } };
  }

  /** Waits if the account has just created a record of this kind, for example on another device. */
  async function isTooEarly({ owner, kind }: OutgoingChange, signal: AbortSignal): Promise<boolean> {
    if (!isPaced(kind)) return false;
    const last = await database.get(paths.pace(owner, kind));
    const wait = Number(last) + pace - database.now();
    // The clock may be inexact.
    if (wait < -pace) return false;
    await pause(Math.max(wait, pace / 10), signal);
    return true;
  }

  /** Takes over the settings of another device. Returns whether they differ from those that were sent. */
  async function hasNewSettings(owner: string, facts: Facts): Promise<boolean> {
    const found = readOwnRecord(await database.get(paths.own(owner, 'settings', 'me')));
    if (found) await copy.absorb(owner, found);
    const { privacy, investorPrivacy } = await factsOf(owner);
    return privacy !== facts.privacy || investorPrivacy !== facts.investorPrivacy;
  }

  async function sendVersion(
    change: OutgoingChange,
    base: Agreed,
    own: Version,
    facts: Facts,
    claim: Leaves,
    images: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) {
    const { owner, kind, id } = change;
    const { isNew, values } = await shownBy(change, base, own, facts);
    const paced = isNew && isPaced(kind) ? `${owner}/${kind}` : undefined;
    const wait = paced ? (next.get(paced) ?? 0) - Date.now() : 0;
    if (wait > 0) await pause(wait, signal);
    signal.throwIfAborted();
    // The agreed version was stored together with its images.
    const stored = new Set(imagesIn(base.value).flatMap((hash) => [hash, smallOf(hash)]));
    const fresh = Object.entries(images).filter(([hash]) => !stored.has(hash));
    if (kind === 'settings') await noteMarks(agreed, owner, factsIn(base.value), factsIn(own.value));
    // The database may report this change before it acknowledges it, and after the user has changed the record again.
    await agreed.setSeen(owner, sendingOf(kind, id), change.entry);
    await database.update({
      ...withoutFuture(values, database.now()),
      ...claim,
      ...Object.fromEntries(fresh.map(([hash, image]) => [paths.image(owner, hash), image])),
      ...(base.entry === undefined && { [paths.size(owner)]: increment }),
      [paths.own(owner, kind, id)]: storedOwn(change, own, base),
    });
    if (paced) next.set(paced, Date.now() + pace);
  }

  async function send(change: OutgoingChange, signal: AbortSignal): Promise<Answer> {
    const { owner, kind, id, entry } = change;
    if (!isPublisher(owner)) return 'sent';
    let { plain, images } = await packing.pack(change.value);
    for (let attempt = 0; ; attempt += 1) {
      await database.connected(signal);
      const base = (await agreed.get(owner, kind, id)) ?? unknown;
      const address = await addressOf(change, base, plain);
      if (address && address.slug !== slugIn(plain)) {
        if (!(await copy.amend(change, { slug: address.slug }))) return 'sent';
        plain = { ...(plain as object), slug: address.slug };
      }
      const time = correctedTime(change, base, plain, database.now());
      if (time !== null) {
        if (!(await copy.amend(change, { at: time }))) return 'sent';
        plain = { ...(plain as object), at: time };
      }
      const at = Math.min(timeOfEntry(entry), database.now());
      const own = changedVersion(kind, base, plain, at);
      if (base.entry !== undefined && isSameVersion(base, own)) break;
      const facts = await factsOf(owner);
      try {
        await sendVersion(change, base, own, facts, address?.claim ?? {}, images, signal);
        await copy.agree(change, { ...own, entry });
        break;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const found = readOwnRecord(await database.get(paths.own(owner, kind, id)));
        // The change was stored before, but the answer was lost.
        if (found?.e === entry) {
          await copy.agree(change, agreedOn(found));
          break;
        }
        const isOutdated = found?.e !== base.entry;
        if (attempt === attempts) return { refused: error.message };
        if (!isOutdated) {
          const isTaken = address && (await addressOf(change, base, plain))?.slug !== address.slug;
          if (isTaken || (await hasNewSettings(owner, facts)) || (await isTooEarly(change, signal))) continue;
          return { refused: error.message };
        }
        if (!found) {
          await copy.agree(change, unknown);
          continue;
        }
        // Another device changed the record meanwhile.
        await copy.absorb(owner, found);
        const loaded = await copy.load(change);
        // The user has changed the record again: that change is sent next.
        if (!loaded) return 'sent';
        ({ plain, images } = await packing.pack(loaded.value));
      }
    }
    if (kind === 'settings') await showMarks(database, agreed, owner, await factsOf(owner));
    return 'sent';
  }

  return { send: (change, signal) => untilAborted(send(change, signal), signal) };
}
