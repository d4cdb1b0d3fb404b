import { createContext } from 'react';
import { whenIdle } from './whenIdle';

/** Calls back when the page is idle. Stories replace it, because a picture must not depend on when that is. */
export const IdleContext = createContext(whenIdle);
