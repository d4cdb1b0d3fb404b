import { loadMessages } from '@messages';
import { leave } from '../router/leave';
import { reloadUpdated } from '../router/newVersion';
import { appearance } from '../services/appearance';
import { toasts } from './toasts';

/** Says that a newer version is ready, until the person takes it or is done with being told. Nothing happens by itself. */
export async function offerUpdate() {
  const { updateReady, reload } = await loadMessages(appearance.get().locale, 'errors');
  toasts.show({
    text: updateReady,
    isLasting: true,
    action: { label: reload, onClick: () => leave(() => void reloadUpdated()) },
  });
}
