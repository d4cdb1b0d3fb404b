import { type Locale, loadMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import { reporting } from '@/data/log/report';
import type { MyDataNotice } from '@/machines/myData/machine';

/**
 * Shows a toast once per successful export, import or reset.
 * @param locale the current language, which an import may have changed
 */
export function useMyDataNotice(
  actor: { send: (event: { type: 'notice.seen' }) => void },
  notice: MyDataNotice | null,
  locale: Locale,
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  useEffect(() => {
    if (!notice) return;
    actor.send({ type: 'notice.seen' });
    loadMessages(locale, 'myData').then(({ toasts: t }) => {
      const text = notice.kind === 'exported' ? t.exported(notice) : t[notice.kind];
      show({ text, tone: 'success' });
      if (notice.kind === 'exported' && notice.leftOut > 0) {
        show({ text: t.leftOut({ count: notice.leftOut }), tone: 'info' });
      }
    }, reporting('toast'));
  }, [actor, notice, locale, show]);
}
