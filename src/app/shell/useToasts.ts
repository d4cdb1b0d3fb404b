import { createContext, use } from 'react';
import { toasts } from './toasts';

/** Receives the toasts. Stories replace the default with a separate region. */
export const ToastsContext = createContext<Pick<typeof toasts, 'show'>>(toasts);

/** Returns a function that shows a toast. It replaces an earlier toast that has the same text or topic. */
export const useShowToast = () => use(ToastsContext).show;
