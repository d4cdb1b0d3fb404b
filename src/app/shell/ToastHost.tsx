import { LocaleProvider, useMessages } from '@messages';
import { Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastRegion } from '@/components/feedback/Toast';
import { useAppearance } from '../services/useAppearance';
import { toasts } from './toasts';

function Region() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.get);
  const t = useMessages('common');
  if (items.length === 0) return null;
  return (
    <ToastRegion toasts={items} onDismiss={toasts.dismiss} label={t.notifications} closeLabel={t.close} />
  );
}

/** Where messages appear. */
function ToastHost() {
  // As long as the words of another language aren't there, what is shown stays.
  const locale = useDeferredValue(useAppearance().locale);
  return (
    <LocaleProvider locale={locale}>
      <Suspense>
        <Region />
      </Suspense>
    </LocaleProvider>
  );
}

// Beside the page, from the first message on: it stays through whatever page is gone to.
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<ToastHost />);
