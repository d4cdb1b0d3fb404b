import type { ToastItem } from '@/components/feedback/Toast';

let items: ToastItem[] = [];
let count = 0;
let mounting: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(next: ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

/** The toasts on screen, newest last; a store for `useSyncExternalStore`. */
export const toasts = {
  get: () => items,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows a toast. Replaces an earlier toast that has the same text or topic. */
  show(toast: Omit<ToastItem, 'id'>) {
    count += 1;
    const isSame = ({ text, topic }: ToastItem) =>
      text === toast.text || (topic !== undefined && topic === toast.topic);
    set([...items.filter((item) => !isSame(item)), { ...toast, id: `toast-${count}` }]);
    // The first toast loads the code. A failure stays silent, because the app reports failures in toasts.
    mounting ??= import('./ToastHost').then(({ mountToasts }) => mountToasts(toasts));
    mounting.catch(() => {
      mounting = undefined;
    });
  },
  dismiss(id: string) {
    set(items.filter((item) => item.id !== id));
  },
};
