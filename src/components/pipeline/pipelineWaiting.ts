import { createContext } from 'react';

/** How many rows wait in Today: 0 until they are counted. */
export const PipelineWaiting = createContext(0);
