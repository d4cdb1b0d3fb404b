import type { DeviceStore } from '@/data/ports/DeviceStore';
import { noRoom, onceRefused } from './answers';

// What a device does when a story needs it to: `parameters: { app: { device: refusesOnce('like') } }`.

type Writing = Pick<DeviceStore, 'write' | 'update'>;

/** It has no room for a single record more. */
export const refuses = (): Writing => ({ write: noRoom, update: noRoom });

/** It has no room for the first record of a kind, and then it has. */
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
