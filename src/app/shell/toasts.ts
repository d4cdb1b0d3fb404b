import type { ToastItem } from '@/components/feedback/Toast';
import { reporting } from '@/data/log/report';
import { createStore } from '../hooks/createStore';

const { get, subscribe, set } = createStore<ToastItem[]>([]);
let count = 0;
let mounting: Promise<void> | undefined;

/** The toasts on screen, newest last; a store for `useSyncExternalStore`. */
export const toasts = {
  get,
  subscribe,
  /** Shows a toast. Replaces an earlier toast that has the same text or topic. */
  show(toast: Omit<ToastItem, 'id'>) {
    count += 1;
    const isSame = ({ text, topic }: ToastItem) =>
      text === toast.text || (topic !== undefined && topic === toast.topic);
    set([...get().filter((item) => !isSame(item)), { ...toast, id: `toast-${count}` }]);
    // The first toast loads the code. The user sees no failure, because the app shows failures in toasts.
    mounting ??= import('./ToastHost').then((module) => module.mountToasts(toasts));
    mounting.catch((problem) => {
      mounting = undefined;
      reporting('toast')(problem);
    });
  },
  dismiss(id: string) {
    set(get().filter((item) => item.id !== id));
  },
};
