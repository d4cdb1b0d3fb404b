import type { DeviceStore } from '@/data/ports/DeviceStore';
import { noRoom, onceRefused } from './answers';

// What a device does when a story needs it to: `parameters: { app: { device: refusesOnce('like') } }`.

type Writing = Pick<DeviceStore, 'write'>;

/** It has no room for a single record more. */
export const refuses = (): Writing => ({ write: noRoom });

/** It has no room for the first record of a kind, and then it has. */
export const refusesOnce =
  (refused: string) =>
  ({ write }: Writing): Writing => {
    const writeRefused = onceRefused(write);
    return {
      write: (owner, kind, id, value) => (kind === refused ? writeRefused : write)(owner, kind, id, value),
    };
  };
