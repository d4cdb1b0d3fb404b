import type { DeviceStore } from '@/data/ports/DeviceStore';
import { noRoom, onceRefused } from './answers';

// Storage failures for stories: `parameters: { app: { device: refusesOnce('like') } }`.

type Writing = Pick<DeviceStore, 'write' | 'update'>;

/** Storage that is full. */
export const refuses = (): Writing => ({ write: noRoom, update: noRoom });

/** Storage that rejects the first write and the first update of a kind, and then works. */
export const refusesOnce =
  (refused: string) =>
  ({ write, update }: Writing): Writing => {
    const [writeRefused, updateRefused] = [onceRefused(write), onceRefused(update)];
    return {
      write: (owner, kind, ...asked) => (kind === refused ? writeRefused : write)(owner, kind, ...asked),
      update: ((owner, kind, ...asked) =>
        (kind === refused ? updateRefused : update)(owner, kind, ...asked)) as Writing['update'],
    };
  };
