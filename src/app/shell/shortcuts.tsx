import { isLocale, LocaleProvider } from '@messages';
import { createRoot, type Root } from 'react-dom/client';
import { Shortcuts } from '@/components/navigation/Shortcuts';
import { LoadBoundary } from '../router/LoadBoundary';
import { isInField } from './isInField';

// The dialog with all keys, which loads when the user first opens it.

let open: Root | undefined;

/** Shows the dialog with all keys, in a separate React root, because every page can open it. */
export function showShortcuts() {
  if (open) return;
  const { lang } = document.documentElement;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  open = root;
  const close = () => {
    root.unmount();
    place.remove();
    open = undefined;
  };
  root.render(
    <LocaleProvider locale={isLocale(lang) ? lang : 'en'}>
      <LoadBoundary
        resetKey=""
        fallback={() => {
          // Without its texts, the dialog can't be shown. The next press of the key tries again.
          queueMicrotask(close);
          return null;
        }}
      >
        <Shortcuts onClose={close} />
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
