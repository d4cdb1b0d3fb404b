import { createContext, use } from 'react';
import type { Services } from '../services/createServices';
import { currentServices } from './currentServices';

/** Where pages find the services of whoever is signed in; a story brings its own. */
export const ServicesContext = createContext<() => Services>(currentServices);

/** The services of whoever is signed in now: a page that lives on through a change of person keeps those it began with. */
export const useServices = (): Services => use(ServicesContext)();
