import { loadMessages } from '@messages';
import { leave } from '../router/leave';
import { appearance } from '../services/appearance';
import type { Trouble } from '../services/troubles';
import { toasts } from './toasts';

/** Shows a toast about a problem with the data stored in this browser. */
export async function showTrouble(trouble: Trouble) {
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
