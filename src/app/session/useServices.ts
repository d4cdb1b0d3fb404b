import { createContext, use } from 'react';
import type { Services } from '../services/createServices';
import { currentServices } from './currentServices';

/** The source of the services: the signed-in user's, or a story's. */
export const ServicesContext = createContext<() => Services>(currentServices);

/** Returns the current user's services. */
export const useServices = (): Services => use(ServicesContext)();
