import type { Answer, OutgoingChange, Uplink } from '../../ports/Uplink';
import { defaultSettings } from '../../schema/shapes/defaultSettings';
import type { ProfileKind } from '../../schema/shapes/ref';
import type { OutboxEntries } from '../device/outboxEntry';
import { isPublisher } from '../records/owners';
import type { Agreed, AgreedStore } from './agreed';
import { RefusedError, type RemoteDatabase } from './database';
import { changedLeaves, type Facts, type Leaves, leavesOf, mailOf, serverTime } from './leaves';
import { showMarks } from './marks';
import { changedVersion, isSameVersion, type Version } from './mergedFields';
import { type OwnCopy, timeOfEntry } from './ownCopy';
import { agreedOn, readOwnRecord, storedOwn, unknown } from './ownRecord';
import { isPaced, type Pause, pace } from './pace';
import type { packing } from './packed';
import { paths } from './paths';

/** How often a change is merged with a newer version and sent again. */
const attempts = 8;

type Options = {
  database: RemoteDatabase;
  agreed: AgreedStore;
  packing: ReturnType<typeof packing>;
  copy: OwnCopy;
  openEntries: () => Promise<OutboxEntries>;
  pause: Pause;
};

/** Returns the page that a record is the main record of, if it is one. */
function pageOf(kind: string, owner: string, id: string): { kind: ProfileKind; id: string } | null {
  if (kind === 'listing') return { kind: 'startup', id };
  if (kind === 'profile') return { kind: 'user', id: owner };
  return kind === 'investorAccount' ? { kind: 'investor', id: owner } : null;
}

const slugIn = ({ value }: Version) => (value as { slug?: unknown } | undefined)?.slug;

const increment = { '.sv': { increment: 1 } };

/** Sends an account's changes to the database: its own copy, and what others see. */
export function createUplink({ database, agreed, packing, copy, openEntries, pause }: Options): Uplink {
  /** When the account may create the next record of a kind, by account and kind. In ms since the epoch. */
  const next = new Map<string, number>();

  async function factsOf(owner: string): Promise<Facts> {
    const { value } = (await agreed.get(owner, 'settings', 'me')) ?? unknown;
    const { privacy, investorPrivacy } = { ...defaultSettings, ...(value as Partial<Facts>) };
    return { privacy, investorPrivacy };
  }

  /** Returns the values to write so that others see the change. */
  async function shownBy(change: OutgoingChange, base: Version, own: Version) {
    const { owner, kind, id } = change;
    const facts = await factsOf(owner);
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

  /** Returns the value that claims the address of a page, if the page has one that isn't claimed yet. */
  async function claimOf({ owner, kind, id }: OutgoingChange, { value }: Version): Promise<Leaves> {
    const page = pageOf(kind, owner, id);
    const { slug } = (value ?? {}) as { slug?: unknown };
    if (!page || typeof slug !== 'string') return {};
    const path = paths.name(slug, page.kind);
    // Another account may have the address. The rules then refuse the page, because an address is claimed once.
    const claimed = (await database.get(path)) as { u?: unknown } | null;
    return claimed?.u === owner ? {} : { [path]: { u: owner, i: page.id } };
  }

  async function sendVersion(
    change: OutgoingChange,
    base: Agreed,
    own: Version,
    images: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ) {
    const { owner, kind, id } = change;
    const { isNew, values } = await shownBy(change, base, own);
    const paced = isNew && isPaced(kind) ? `${owner}/${kind}` : undefined;
    if (paced) await pause(Math.max(0, (next.get(paced) ?? 0) - Date.now()), signal);
    signal.throwIfAborted();
    const claim = slugIn(base) === slugIn(own) ? {} : await claimOf(change, own);
    await database.update({
      ...values,
      ...claim,
      ...Object.fromEntries(Object.entries(images).map(([hash, image]) => [paths.image(owner, hash), image])),
      ...(base.entry === undefined && { [paths.size(owner)]: increment }),
      [paths.own(owner, kind, id)]: storedOwn(change, own, base.entry),
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
      const at = Math.min(timeOfEntry(entry), database.now());
      const own = changedVersion(kind, base, plain, at);
      if (base.entry !== undefined && isSameVersion(base, own)) break;
      try {
        await sendVersion(change, base, own, images, signal);
        await agreed.put(owner, kind, id, { ...own, entry });
        break;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const found = readOwnRecord(await database.get(paths.own(owner, kind, id)));
        // The change was stored before, but the answer was lost.
        if (found?.e === entry) {
          await agreed.put(owner, kind, id, agreedOn(found));
          break;
        }
        const isOutdated = found?.e !== base.entry;
        if (!isOutdated || attempt === attempts) return { refused: error.message };
        if (!found) {
          await agreed.put(owner, kind, id, unknown);
          continue;
        }
        // Another device changed the record meanwhile.
        await copy.absorb(owner, found);
        const entries = await openEntries();
        const waiting = await entries.get(owner, kind, id);
        const loaded = waiting?.entry === entry && (await entries.load(waiting));
        // The user has changed the record again: that change is sent next.
        if (!loaded) return 'sent';
        ({ plain, images } = await packing.pack(loaded.record?.value));
      }
    }
    if (kind === 'settings') await showMarks(database, agreed, owner, await factsOf(owner));
    return 'sent';
  }

  return { send };
}
