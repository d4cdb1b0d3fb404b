import { loadMessages } from '@messages';
import { leave } from '../router/leave';
import { appearance } from '../services/appearance';
import { toasts } from './toasts';

// This import needs no network: `background.ts`, which calls `offerUpdate`, has loaded the module.
const reloadUpdated = async () => (await import('../router/newVersion')).reloadUpdated();

/**
 * Shows a toast that offers a newer version, until the user accepts or dismisses it. Never reloads
 * automatically.
 */
export async function offerUpdate() {
  const { updateReady, reload } = await loadMessages(appearance.get().locale, 'errors');
  toasts.show({
    text: updateReady,
    isLasting: true,
    action: { label: reload, onClick: () => leave(() => void reloadUpdated()) },
  });
}
