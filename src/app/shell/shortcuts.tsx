import { isLocale, LocaleProvider } from '@messages';
import { createRoot, type Root } from 'react-dom/client';
import { Shortcuts, type ShortcutsProps } from '@/components/navigation/Shortcuts';
import { LoadBoundary } from '../router/LoadBoundary';
import { isInField } from './isInField';
import { useAddressChange } from './useAddressChange';

// The dialog with all keys, which loads when the user first opens it.

let shown: Root | undefined;

/** The dialog, which closes on Back and Forward. */
function ShortcutsHost({ onClose }: ShortcutsProps) {
  useAddressChange(onClose);
  return <Shortcuts onClose={onClose} />;
}

/** Shows the dialog with all keys, in a separate React root, because every page can open it. */
export function showShortcuts() {
  if (shown) return;
  const { lang } = document.documentElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  shown = root;
  const close = () => {
    root.unmount();
    place.remove();
    shown = undefined;
  };
  // Without its texts, the dialog can't be shown. The next press of the key tries again.
  const failed = () => {
    queueMicrotask(close);
    return null;
  };
  root.render(
    <LocaleProvider locale={isLocale(lang) ? lang : 'en'}>
      <LoadBoundary resetKey="" fallback={failed}>
        <ShortcutsHost onClose={close} />
      </LoadBoundary>
    </LocaleProvider>,
  );
}

/** Shows the dialog on `?`, unless the user types it into a field. */
export function showShortcutsOn(event: KeyboardEvent) {
  const { isComposing, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (isComposing || defaultPrevented || ctrlKey || metaKey || altKey || isInField(event)) return;
  showShortcuts();
}
