import { loadMessages } from '@messages';
import { leave } from '../router/leave';
import { appearance } from '../services/appearance';
import { toasts } from './toasts';

// What runs in the background has its code: it asks for this, too.
const reloadUpdated = async () => (await import('../router/newVersion')).reloadUpdated();

/** Says that a newer version is ready, until the person takes it or is done with being told. Nothing happens by itself. */
export async function offerUpdate() {
  const { updateReady, reload } = await loadMessages(appearance.get().locale, 'errors');
  toasts.show({
    text: updateReady,
    isLasting: true,
    action: { label: reload, onClick: () => leave(() => void reloadUpdated()) },
  });
}
