import { createContext, use } from 'react';
import {
  usePathname as useBrowserPathname,
  useSearch as useBrowserSearch,
} from 'wouter/use-browser-location';
import { navigation } from './navigation';

/** Where one is, and how one goes on. `search` comes without its sign. */
type Address = {
  usePathname: () => string;
  useSearch: () => string;
  go: (to: string, options?: { replace?: boolean }) => Promise<void>;
  /** How long ago one set out for the present page, in ms. */
  waited: () => number;
};

/** The address of a page: the browser's, or a story's own. */
export const AddressContext = createContext<Address>({
  usePathname: useBrowserPathname,
  // A page's HTML is the same for every view of it.
  useSearch: () => useBrowserSearch({ ssrSearch: '' }),
  go: navigation.go,
  waited: navigation.waited,
});

/** The path of the present address. */
export const usePathname = (): string => use(AddressContext).usePathname();

/** What follows the path: `tab=posts&q=solar`. */
export const useSearch = (): string => use(AddressContext).useSearch();

/** Goes to an address of the app; the same function as long as the page is there. */
export const useGo = (): Address['go'] => use(AddressContext).go;
