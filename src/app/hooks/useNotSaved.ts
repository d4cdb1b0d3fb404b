import { loadMessages, useLocale, useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import { reporting } from '@/data/log/report';
import type { Outbox, WriteFailed, WriteRetry } from '@/machines/shared/outbox';

type WritingActor = {
  getSnapshot: () => { context: { outbox: Outbox<unknown> } };
  on: (type: WriteFailed['type'], listener: () => void) => { unsubscribe: () => void };
  send: (event: WriteRetry) => void;
};

/**
 * Shows a toast when a change could not be written to browser storage, or when the server refuses a change.
 * The toast offers a retry.
 */
export function useNotSaved(actor: WritingActor, show: (toast: Omit<ToastItem, 'id'>) => void) {
  const t = useMessages('app');
  const locale = useLocale();
  useEffect(() => {
    const retry = () => actor.send({ type: 'write.retry' });
    const say = (text: string, label: string) =>
      show({ text, tone: 'danger', action: { label, onClick: retry } });
    const sayNotSaved = () => say(t.notSaved, t.notSavedRetry);
    // A write may have failed before this subscription.
    if (actor.getSnapshot().context.outbox.failed.length > 0) sayNotSaved();
    const listening = [
      actor.on('write.failed', sayNotSaved),
      // Without its texts, the toast is shown by the next page that writes.
      actor.on('write.refused', () => {
        loadMessages(locale, 'errors').then(
          (texts) => say(texts.refused, texts.sendAgain),
          reporting('refused changes'),
        );
      }),
    ];
    return () => {
      for (const { unsubscribe } of listening) unsubscribe();
    };
  }, [actor, show, t, locale]);
}
