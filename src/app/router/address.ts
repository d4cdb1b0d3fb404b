import { createContext, use } from 'react';
import {
  usePathname as useBrowserPathname,
  useSearch as useBrowserSearch,
} from 'wouter/use-browser-location';
import { navigation } from './navigation';

/** The current address and how to navigate. The query string of `useSearch` has no leading `?`. */
type Address = {
  usePathname: () => string;
  useSearch: () => string;
  go: (to: string, options?: { replace?: boolean }) => Promise<void>;
  /** Returns the time since the navigation to the current page began, in ms. */
  waited: () => number;
};

/** The address: by default that of the browser, in a story that of the story. */
export const AddressContext = createContext<Address>({
  usePathname: useBrowserPathname,
  // The prerendered HTML is the same for every query string.
  useSearch: () => useBrowserSearch({ ssrSearch: '' }),
  go: navigation.go,
  waited: navigation.waited,
});

/** Returns the path of the current address. */
export const usePathname = (): string => use(AddressContext).usePathname();

/** Returns the query string without `?`: `tab=posts&q=solar`. */
export const useSearch = (): string => use(AddressContext).useSearch();

/** Returns a function that navigates within the app. The function never changes while a page is mounted. */
export const useGo = (): Address['go'] => use(AddressContext).go;
