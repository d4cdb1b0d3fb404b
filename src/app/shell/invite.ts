import { loadMessages } from '@messages';
import type { ToastItem } from '@/components/feedback/Toast';
import { reporting } from '@/data/log/report';
import type { Services } from '../services/createServices';

/** Copies the address of the app, to invite another person. Shows whether it was copied, or else the address. */
export async function invite(
  { clipboard, appearance }: Pick<Services, 'clipboard' | 'appearance'>,
  show: (toast: Omit<ToastItem, 'id'>) => void,
): Promise<void> {
  const link = window.location.origin;
  // First, because browsers copy only while they handle the press.
  const copying = clipboard.writeText(link).then(
    () => true,
    () => false,
  );
  try {
    const t = await loadMessages(appearance.get().locale, 'sync');
    show(
      (await copying)
        ? { text: t.invited, tone: 'success' }
        : { text: t.notInvited({ link }), tone: 'danger' },
    );
  } catch (problem) {
    reporting('invitation')(problem);
  }
}
