import { createContext, use } from 'react';
import { toasts } from './toasts';

/** Receives the toasts: the app's region, or a separate one in a story. */
export const ToastsContext = createContext<Pick<typeof toasts, 'show'>>(toasts);

/** Returns a function that shows a toast. It replaces one with the same text or the same topic. */
export const useShowToast = () => use(ToastsContext).show;
