import { createContext, use } from 'react';
import type { Services } from '../services/createServices';
import { currentServices } from './currentServices';

/** Returns the services of the signed-in user. Stories replace the default. */
export const ServicesContext = createContext<() => Services>(currentServices);

/** Returns the current user's services. */
export const useServices = (): Services => use(ServicesContext)();
