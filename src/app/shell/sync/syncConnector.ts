import type { SnapshotFrom } from 'xstate';
import { itemKey, type SendingItems, type SendingState } from '@/components/feedback/sendingItems';
import type { SyncLineProps } from '@/components/navigation/SyncLine';
import type { WaitingRecord } from '@/data/ports/Outbox';
import type { syncMachine } from '@/machines/sync/machine';
import type { SyncContext } from '@/machines/sync/types';

/** Returns the key of the item that a record stores; null for a record without a mark. */
function keyOf({ kind, id }: WaitingRecord): string | null {
  if (kind === 'post' || kind === 'comment') return itemKey(kind, id);
  return /^(message|sent):/.test(kind) ? itemKey('message', id) : null;
}

/** Returns the posts, comments and messages that aren't on the server. */
export function statesOf({ noted, refused }: Pick<SyncContext, 'noted' | 'refused'>): SendingItems['states'] {
  const states = new Map<string, SendingState>();
  const add = (records: readonly WaitingRecord[], state: SendingState) => {
    for (const record of records) {
      const key = keyOf(record);
      if (key) states.set(key, state);
    }
  };
  add(noted, 'waiting');
  add(refused, 'refused');
  return states;
}

/** Returns what the line of the shell says. */
export function lineOf(snapshot: SnapshotFrom<typeof syncMachine>, isBrowserOffline: boolean): SyncLineProps {
  const { noted, progress } = snapshot.context;
  const isOffline = isBrowserOffline || snapshot.matches({ connection: 'disconnected' });
  if (isOffline && noted.length > 0) return { status: 'offline' };
  return snapshot.matches({ account: 'restoring' }) ? { status: 'restoring', progress } : { status: 'none' };
}
