import { useMessages } from '@messages';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from './toasts';

const ToastRegion = lazy(async () => ({
  default: (await import('@/components/feedback/Toast')).ToastRegion,
}));

function Region() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.get);
  const t = useMessages('common');
  return (
    <ToastRegion toasts={items} onDismiss={toasts.dismiss} label={t.notifications} closeLabel={t.close} />
  );
}

const isNeeded = () => toasts.get().length > 0;

/** Where messages appear; its code is fetched with the first of them. */
export function ToastHost() {
  const isOpen = useSyncExternalStore(toasts.subscribe, isNeeded, () => false);
  return <Suspense>{isOpen && <Region />}</Suspense>;
}
