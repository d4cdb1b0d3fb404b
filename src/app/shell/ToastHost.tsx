import { LocaleProvider, useMessages } from '@messages';
import { Suspense, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { type ToastItem, ToastRegion } from '@/components/feedback/Toast';
import { afterFrame } from '../hooks/whenIdle';
import { useAppearance } from '../services/useAppearance';

type Toasts = {
  get: () => ToastItem[];
  subscribe: (listener: () => void) => () => void;
  dismiss: (id: string) => void;
};

function Region({ toasts }: { toasts: Toasts }) {
  // Radix Toast reads styles as it mounts. After the frame that shows the user's act, this costs little.
  const [subscribe] = useState(() => (listener: () => void) => toasts.subscribe(() => afterFrame(listener)));
  const items = useSyncExternalStore(subscribe, toasts.get);
  const t = useMessages('common');
  if (items.length === 0) return null;
  return (
    <ToastRegion toasts={items} onDismiss={toasts.dismiss} label={t.notifications} closeLabel={t.close} />
  );
}

function ToastHost({ toasts }: { toasts: Toasts }) {
  // The deferred value keeps the toasts visible while the messages of another language load.
  const locale = useDeferredValue(useAppearance().locale);
  return (
    <LocaleProvider locale={locale}>
      <Suspense>
        <Region toasts={toasts} />
      </Suspense>
    </LocaleProvider>
  );
}

/** Mounts the toasts in a separate React root, so that they persist across navigations. */
export function mountToasts(toasts: Toasts) {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ToastHost toasts={toasts} />);
}
