import { createContext, use } from 'react';
import { toasts } from './toasts';

/** Where messages to the person go: the app's region, or a story's own. */
export const ToastsContext = createContext<Pick<typeof toasts, 'show'>>(toasts);

/** Shows a message; one with the same text, or about the same, takes the place of its predecessor. */
export const useShowToast = () => use(ToastsContext).show;
