import { loadMessages } from '@messages';
import { leave } from '../router/leave';
import { appearance } from '../services/appearance';
import type { Trouble } from '../services/troubles';
import { toasts } from './toasts';

/** Says what was found wrong with what is kept on this device, and what became of it. */
export async function sayTrouble(trouble: Trouble) {
  const { troubles, reload } = await loadMessages(appearance.get().locale, 'errors');
  const isOfVersion = trouble === 'memoryNewer' || trouble === 'memoryHeld';
  toasts.show({
    text: troubles[trouble],
    tone: trouble === 'session' || trouble === 'account' ? 'info' : 'danger',
    isLasting: true,
    ...(isOfVersion && {
      action: { label: reload, onClick: () => leave(() => window.location.reload()) },
    }),
  });
}
