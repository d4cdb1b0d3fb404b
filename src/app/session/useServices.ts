import { createContext, use } from 'react';
import type { Services } from '../services/createServices';
import { currentServices } from './currentServices';
import { useSession } from './useSession';

/** Returns the services of the signed-in user. Stories replace the default. */
export const ServicesContext = createContext<() => Services>(currentServices);

/** Returns the current user's services. Renders again after each change of the session. */
export function useServices(): Services {
  useSession();
  return use(ServicesContext)();
}
