import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { Answer, Uplink } from '@/data/ports/Uplink';
import { noRoom, onceRefused } from './answers';

// Storage failures for stories: `parameters: { app: { device: refusesOnce('like') } }`. Refusals of a server:
// `parameters: { app: { server: serverRefusing('post') } }`.

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

/** A server that refuses the first change of a kind, and accepts all others. */
export const serverRefusing = (refused: string) => (): Uplink => {
  const accept = onceRefused(async (): Promise<Answer> => 'sent');
  return {
    send: async ({ kind }) =>
      kind === refused ? accept().catch((): Answer => ({ refused: 'It is too long.' })) : 'sent',
  };
};
