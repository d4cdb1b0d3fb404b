import { reporting } from '../../log/report';
import type { RestoreProgress } from '../../ports/Outbox';
import type { AgreedStore, Place, Restored } from './agreed';
import type { Child, RemoteDatabase } from './database';
import type { OwnCopy } from './ownCopy';
import { readOwnRecord } from './ownRecord';
import { paths } from './paths';

/** How many records one request returns. */
const pageSize = 200;

type Options = {
  database: RemoteDatabase;
  agreed: AgreedStore;
  copy: OwnCopy;
  onProgress: (owner: string, progress: RestoreProgress | null) => void;
};

const placeOf = ({ key, value }: Child): Place | null => {
  const record = readOwnRecord(value);
  return record && [record.at, key];
};

const isAfter = ([at, key]: Place, [otherAt, otherKey]: Place): boolean =>
  at > otherAt || (at === otherAt && key > otherKey);

/** Brings an account's records to this device: first the newest, then the others; and each change from then on. */
export function ownSync({ database, agreed, copy, onProgress }: Options) {
  async function run(owner: string, signal: AbortSignal): Promise<void> {
    const path = paths.account(owner);
    let restored: Restored = (await agreed.restored(owner)) ?? { low: null, high: null, isWhole: false };
    const keep = (change: Partial<Restored>) => {
      restored = { ...restored, ...change };
      return agreed.setRestored(owner, restored);
    };

    /** Takes over a record, unless it can't be read. Returns whether the server sent it. */
    async function take(child: Child) {
      const record = readOwnRecord(child.value);
      return record !== null && (await copy.absorb(owner, record, true)).entry === record.e;
    }

    /** Takes over the page before `low`, newest first. Returns how many records it has. */
    async function takePage(): Promise<number> {
      const { low } = restored;
      const page = await database.list(path, { by: 'at', last: pageSize, ...(low && { before: low }) });
      await copy.absorbAll(
        owner,
        page.flatMap(({ value }) => readOwnRecord(value) ?? []),
      );
      const [first, last] = [page[0] && placeOf(page[0]), page.at(-1) && placeOf(page.at(-1) as Child)];
      await keep({
        ...(first && { low: first }),
        ...(last && restored.high === null && { high: last }),
        isWhole: page.length < pageSize,
      });
      return page.length;
    }

    await database.connected(signal);
    const isRestoring = !restored.isWhole;
    const total = isRestoring ? Number(await database.get(paths.size(owner))) : 0;
    let done = 0;
    const progress = () => onProgress(owner, { done: Math.min(done, total), total });
    // The newest page comes first, so that the live changes begin after it.
    if (restored.high === null) {
      progress();
      done += await takePage();
      progress();
    }
    const { high } = restored;
    /** The changes of other devices are taken over one after the other. */
    let last: Promise<unknown> = Promise.resolve();
    /** The newest version of each record that waits: an earlier one may be older than a change of this device. */
    const newest = new Map<string, Child>();
    const stop = database.listenTo(path, { by: 'at', ...(high && { after: high }) }, (child) => {
      newest.set(child.key, child);
      last = last
        .then(async () => {
          if (newest.get(child.key) !== child) return;
          newest.delete(child.key);
          if (signal.aborted || child.value === null || !(await take(child))) return;
          const place = placeOf(child);
          if (place && (!restored.high || isAfter(place, restored.high))) await keep({ high: place });
        })
        .catch(reporting('changes of another device'));
    });
    signal.addEventListener('abort', stop, { once: true });
    try {
      while (!restored.isWhole && !signal.aborted) {
        done += await takePage();
        progress();
      }
    } catch (error) {
      stop();
      throw error;
    }
    onProgress(owner, null);
  }

  return { run };
}
