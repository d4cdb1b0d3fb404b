import type { DeviceStore } from '@/data/ports/DeviceStore';
import { noRoom, onceRefused } from './answers';

// Storage failures for stories: `parameters: { app: { device: refusesOnce('like') } }`.

type Writing = Pick<DeviceStore, 'write' | 'update'>;

/** Storage that is full. */
export const refuses = (): Writing => ({ write: noRoom, update: noRoom });

/** Storage that is full for the first record of a kind, but not later. */
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
