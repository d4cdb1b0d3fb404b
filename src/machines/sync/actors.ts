import { fromCallback } from 'xstate';
import { reporting } from '@/data/log/report';
import type { OpenOutbox } from '@/data/ports/Outbox';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { WriteRetry } from '../shared/outbox';
import type { SyncReport } from './types';

type SyncPorts = { outbox: OpenOutbox };

/** Returns the actor that reports what is sent, refused and restored. Without a server, it reports nothing. */
export const syncActors = ({ outbox }: SyncPorts) => ({
  outbox: fromCallback<WriteRetry>(({ sendBack, receive }) => {
    const send = (report: SyncReport) => sendBack(report);
    const opening = outbox();
    receive(() => void opening.then((opened) => opened?.retry()).catch(reporting('refused changes')));
    return listenOnceOpen(opening, (opened) => {
      const stops = [
        opened?.observeWaiting((waiting) => send({ type: 'waiting.changed', waiting })),
        opened?.observeRefused((refused) => send({ type: 'refused.changed', refused })),
        opened?.observeConnection?.((isConnected) => send({ type: 'connection.changed', isConnected })),
        opened?.observeRestore?.((progress) => send({ type: 'restore.changed', progress })),
      ];
      return () => {
        for (const stop of stops) stop?.();
      };
    });
  }),
});
