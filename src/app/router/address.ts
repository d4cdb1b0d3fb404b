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
};

/** The address of a page: the browser's, or a story's own. */
export const AddressContext = createContext<Address>({
  usePathname: useBrowserPathname,
  useSearch: useBrowserSearch,
  go: navigation.go,
});

/** The path of the present address. */
export const usePathname = (): string => use(AddressContext).usePathname();

/** What follows the path: `tab=posts&q=solar`. */
export const useSearch = (): string => use(AddressContext).useSearch();

/** Goes to an address of the app; the same function as long as the page is there. */
export const useGo = (): Address['go'] => use(AddressContext).go;
